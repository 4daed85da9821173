@rem npm start on Windows. "exec" is a word of the Unix shell, which becomes the server by it, so that signals
@rem to npm reach the server; here it only runs what stands behind it.
@%*
