import type { Translation } from '../message.ts'
import type en from '../en/lost.ts'

export default {
  'lost.noRoom': 'Diesen Tisch gibt es nicht mehr',
  'lost.noRoom.help':
    'Tische werden einen Tag, nachdem der Letzte gegangen ist, abgeräumt. Vielleicht ist auch ein Tippfehler im Code.',
  'lost.notHere': 'Dieser Tisch ist nicht auf diesem Gerät',
  'lost.notHere.help':
    'Er wird ohne Server auf dem Gerät gespielt, auf dem er eröffnet wurde, und sein Link führt nirgendwo sonst hin. War das hier, ist er inzwischen abgeräumt.',
  'lost.full': 'Der Tisch ist voll',
  'lost.full.help': 'Es schauen schon zu viele zu. Versuch es in einer Weile noch einmal.',
  'lost.replaced': 'Du spielst in einem anderen Fenster',
  'lost.replaced.help': 'Dein Platz ist dort offen. Tippe auf „Noch einmal versuchen“, um hier zu spielen.',
  'lost.reload': 'Es gibt eine neue Version von Masa',
  'lost.reload.help': 'Lade die Seite neu; dein Platz bleibt dir.',
  'lost.removed': 'Der Gastgeber hat dich vom Tisch gebeten',
  'lost.removed.help':
    'Der Gastgeber kann dich wieder zulassen: Versuch es dann noch einmal. Einen eigenen Tisch kannst du jederzeit öffnen.',
  'lost.tooFast': 'Das war zu schnell',
  'lost.tooFast.help':
    'Von dieser Seite kamen zu viele Nachrichten. Warte kurz und komm wieder; dein Platz bleibt dir.',
  'lost.ended': 'Dieser Tisch wurde geschlossen',
  'lost.ended.help': 'Wer diesen Server betreibt, hat ihn beendet.',
  'lost.private': 'Hier darf noch niemand zuschauen',
  'lost.private.help':
    'Andere Tische des Abends spielen dieselben Steine. Sind alle fertig, steht die Wiederholung im Spielbuch.',
  'lost.closed': 'Dieser Tisch wurde geschlossen',
  'lost.closed.help':
    'Auf diesen Tisch wird nicht länger gewartet. Die Partie zählt nicht; weiter geht es am Stammtisch.',
  'lost.broken': 'Dieser Tisch lässt sich nicht öffnen',
  'lost.broken.help':
    'Seine gespeicherten Daten sind beschädigt. Sie bleiben, wie sie sind: Sag es dem Betreiber dieses Servers.',
  'lost.noBoard': 'Dieses Spiel ist noch nicht fertig',
  'lost.noBoard.help': 'Es wird noch geschnitzt. Nimm so lange ein anderes.',
} satisfies Translation<typeof en>
