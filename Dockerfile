# Two stages: Node builds, and the image has only the engine, the worker and the page. docs/hosting.md says how to run it.
FROM node:20-bookworm-slim AS build
WORKDIR /masa
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --ignore-scripts --no-fund --no-audit
COPY . .
RUN node scripts/containerImage.mjs /image

FROM debian:bookworm-slim
RUN useradd --system --uid 10001 masa && mkdir /state && chown masa /state
COPY --from=build /image /masa
USER masa
WORKDIR /masa
VOLUME /state
EXPOSE 1999
# Everything that was answered is on disk; asked nicely, the engine would wait for every open socket.
STOPSIGNAL SIGKILL
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/1999 && printf 'GET /health HTTP/1.0\\r\\nHost: localhost\\r\\n\\r\\n' >&3 && head -1 <&3 | grep -q ' 200 '"]
CMD ["./workerd", "serve", "config.capnp", "-dstate=/state", "-ddist=/masa/dist", "-shttp=*:1999"]
