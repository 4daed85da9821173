import type en from '../en/cotulenh-rules.ts'
import type { Translation } from '../message.ts'

export default {
  'option.colours': 'Farben',
  'option.colours.help': 'Wer Rot spielt und anfängt.',
  'option.colours.random': 'Das Los entscheidet',
  'option.colours.hostRed': 'Der erste Platz spielt Rot',
  'option.colours.hostBlue': 'Der erste Platz spielt Blau',
  'option.takeback': 'Zurücknehmen',
  'option.takeback.help': 'Ob ein Zug zurückgenommen werden darf.',
  'option.takeback.ask': 'Wenn die andere Seite zustimmt',
  'option.takeback.free': 'Immer',
  'option.takeback.off': 'Nie',
  'option.bareCommandersDraw': 'Remis, wenn nur noch Kommandeure da sind',
  'option.bareCommandersDraw.help': 'Sind nur noch die beiden Kommandeure übrig, endet die Partie remis.',
  'option.commanderMoveResets': 'Kommandeurszüge setzen die 50-Züge-Zählung zurück',
  'option.commanderMoveResets.help': 'Sonst tun das nur Schlagzüge.',
  'option.navyDoubleLoad': 'Doppelte Ladung für Kriegsschiffe',
  'option.navyDoubleLoad.help': 'Ein Kriegsschiff darf auch zwei Flugzeuge oder zwei Panzer tragen.',
  'option.airForceSingleLoad': 'Einfache Ladung für Flugzeuge',
  'option.airForceSingleLoad.help': 'Ein Flugzeug trägt nur eine Figur, nicht Panzer und Person zugleich.',
  'option.hqTwoSteps': 'Heldenhaftes Hauptquartier zieht zwei Felder',
  'option.hqTwoSteps.help': 'Sonst zieht es nur ein Feld.',
  'option.hqShield': 'Hauptquartier schützt den Kommandeur',
  'option.hqShield.help': 'Im Hauptquartier ist der Kommandeur vor Infanterie, Miliz, Flak und Rakete sicher.',
  'option.afReturnOnlyIfUnsafe': 'Flugzeug kehrt nur bei Gefahr zurück',
  'option.afReturnOnlyIfUnsafe.help':
    'Nach einem Schlagzug an Land fliegt es nur zurück, wenn das Feld angegriffen ist.',
  'option.missileNoShips': 'Raketen treffen keine Schiffe',
  'option.missileNoShips.help': 'Sonst darf die Rakete ein Kriegsschiff in Reichweite schlagen.',
  'option.winByArm': 'Sieg durch Vernichtung einer Waffengattung',
  'option.winByArm.help':
    'Wer alle Schiffe, alle Flugzeuge oder alle Panzer, Infanterien und Artillerien schlägt, gewinnt ebenfalls.',
  'option.freeSetup': 'Freie Aufstellung',
  'option.freeSetup.help':
    'Das Spiel für Fortgeschrittene: Vor dem ersten Zug stellt jede Seite ihre Figuren auf der eigenen Hälfte auf, verdeckt für die andere.',
  'option.position': 'Anfangsstellung',
  'option.position.help': 'Eine Stellung als FEN; leer für die übliche.',
  'preset.classic': 'Klassisch',
  'preset.classic.help': 'Wie es im Netz gespielt wird.',
  'preset.arms': 'Waffengattungen',
  'preset.arms.help': 'Auch die Vernichtung einer ganzen Waffengattung gewinnt.',
  'preset.advanced': 'Fortgeschritten',
  'preset.advanced.help': 'Zuerst stellt jede Seite ihre Hälfte verdeckt auf.',
  'preset.inventor': 'Erfinder',
  'preset.inventor.help': 'Ladung und Rückflug wie im Regelbuch des Erfinders.',

  'learn.title': 'Die Figuren kennenlernen',
  'learn.C':
    'Der Kommandeur zieht beliebig weit auf Linien und Reihen, schlägt aber nur auf dem Nachbarfeld. Zwei freie Kommandeure dürfen sich nie auf offener Linie sehen. Er kann in Panzer, Flugzeug, Kriegsschiff oder Hauptquartier mitfahren und ist dann verborgen. Wer ihn verliert, verliert die Partie.',
  'learn.I':
    'Die Infanterie zieht und schlägt ein Feld gerade. Panzer, Flugzeug und Kriegsschiff nehmen sie mit. Als Held geht sie zwei Felder in alle Richtungen.',
  'learn.T':
    'Der Panzer zieht und schlägt bis zu zwei Felder gerade, nie über eine Figur hinweg. Er trägt eine Person: Kommandeur, Infanterie oder Miliz. Als Held geht er drei Felder in alle Richtungen.',
  'learn.M':
    'Die Miliz zieht und schlägt ein Feld in alle acht Richtungen. Panzer, Flugzeug und Kriegsschiff nehmen sie mit. Als Held geht sie zwei Felder.',
  'learn.E':
    'Der Pionier zieht und schlägt ein Feld gerade. Er trägt eine schwere Figur, Artillerie, Flak oder Rakete, und bringt sie überall über den Fluss. Als Held geht er zwei Felder in alle Richtungen.',
  'learn.A':
    'Die Artillerie reicht drei Felder in alle acht Richtungen und schießt über andere Figuren, zieht aber nicht über sie. Sie ist schwer: Über den Fluss kommt sie nur an den Furten auf den Linien f und h. Als Held reicht sie vier Felder.',
  'learn.G':
    'Die Flak zieht und schlägt ein Feld gerade und ist schwer. Feindliche Flugzeuge dürfen nicht durch ihre Nachbarfelder fliegen, sich dort aber auf ein Ziel stürzen und mit ihm untergehen. Als Held reicht ihre Zone zwei Felder.',
  'learn.S':
    'Die Rakete reicht zwei Felder gerade und eines schräg und schießt über Figuren. Sie ist schwer, ihre Luftabwehr reicht zwei Felder. Als Held reicht alles ein Feld weiter.',
  'learn.F':
    'Das Flugzeug fliegt vier Felder in alle Richtungen über alles hinweg und landet an Land. Nach einem Schlagzug darf es landen oder zurückfliegen. Feindliche Luftabwehr hält es auf: In einer einzelnen Zone kann es sich nur opfern, beide Figuren sind verloren. Es trägt einen Panzer und eine Person. Als Held fliegt es fünf Felder und fürchtet keine Zone.',
  'learn.N':
    'Das Kriegsschiff fährt vier Felder in alle Richtungen auf See, Küste und Flussmündung; nur andere Schiffe versperren ihm den Weg. Es trifft Schiffe auf vier, alles andere auf drei Felder und schießt vom Wasser aus an Land. Es trägt ein Flugzeug und eine weitere Figur und bewacht den Himmel neben sich.',
  'learn.H':
    'Das Hauptquartier steht still; der Kommandeur kann darin Platz nehmen, wird dort aber auch geschlagen. Ein heldenhaftes Hauptquartier zieht ein Feld in alle Richtungen.',

  'rules.1': 'Das Ziel',
  'rules.1.text':
    'Schlage den feindlichen Kommandeur oder greife ihn so an, dass kein Zug ihn rettet: matt. Rot beginnt, dann wird abwechselnd gezogen. Aussetzen gibt es nicht.',
  'rules.2': 'Das Brett',
  'rules.2.text':
    'Elf Linien und zwölf Reihen; die Figuren stehen auf den Kreuzungen, und eine Kreuzung heißt hier Feld. Die Linien a und b sind See, Linie c ist Küste für Schiffe und Landfiguren, der Rest ist Land. Der Fluss liegt zwischen Reihe 6 und 7; Schiffe kommen darin bis zur Linie e. Artillerie, Flak und Rakete sind schwer: Sie ziehen nur an den Furten auf den Linien f und h über den Fluss. Geschlagen wird überall hinüber.',
  'rules.3': 'Ziehen und schlagen',
  'rules.3.text':
    'Jeder Schritt geht auf einer geraden Linie. Wer auf dem Feld des Ziels nicht stehen darf, schlägt von seinem Platz aus: Landfiguren beschießen Schiffe auf See, Schiffe das Land. Ein Flugzeug darf landen oder zurückfliegen.',
  'rules.4': 'Verbände',
  'rules.4.text':
    'Eigene Figuren dürfen sich unter einem Träger ein Feld teilen. Das Kriegsschiff trägt ein Flugzeug und dazu Kommandeur, Infanterie, Miliz oder Panzer; das Flugzeug einen Panzer und eine Person; der Panzer eine Person; der Pionier eine schwere Figur; das Hauptquartier den Kommandeur. Das Zusammenschließen kostet einen Zug. Ein Verband zieht wie sein Träger und wird als Ganzes geschlagen.',
  'rules.5': 'Ausschwärmen',
  'rules.5.text':
    'Statt eines Zuges darfst du einen Verband ausschwärmen lassen: Seine Figuren gehen nacheinander oder gemeinsam, jede einmal, auf verschiedene Felder, manche bleiben stehen. Das Ganze ist ein Zug; ob der Kommandeur sicher ist, zählt erst am Ende.',
  'rules.6': 'Luftabwehr',
  'rules.6.text':
    'Kriegsschiff und Flak bewachen die Felder neben sich, die Rakete zwei Felder ringsum. Ein feindliches Flugzeug darf in einer Zone weder anhalten noch hindurchfliegen. In der Zone eines einzelnen Verteidigers kann es sich auf ein Ziel stürzen: Beide sind verloren. Wo zwei Zonen zusammentreffen, kommt es nicht hin.',
  'rules.7': 'Helden',
  'rules.7.text':
    'Eine Figur, die den feindlichen Kommandeur angreift, wird zum Helden: ein Feld weiter, in alle Richtungen, für den Rest der Partie. Auch die letzte Figur neben dem Kommandeur wird zum Helden. Kommandeure werden es nie.',
  'rules.8': 'Die Sicht der Kommandeure',
  'rules.8.text':
    'Zwei Kommandeure auf einer Linie oder Reihe ohne Figur dazwischen sehen sich. So darf kein Zug enden, und ein Kommandeur darf kein Feld überqueren, das der andere sieht. Ein getragener Kommandeur ist verborgen.',
  'rules.9': 'Remis',
  'rules.9.text':
    'Patt, fünfzig Züge beider Seiten ohne Schlagzug, dreimal dieselbe Stellung, nur noch zwei Kommandeure oder Vereinbarung.',
  'rules.10': 'Freie Aufstellung',
  'rules.10.text':
    'Spielt der Tisch mit freier Aufstellung, so stellen beide gleichzeitig und verdeckt auf, jede Seite auf ihrer Hälfte: Rot auf den Reihen 1 bis 6, Blau auf 7 bis 12, eine Figur je Feld, Schiffe im Wasser, alles andere an Land. Der Kommandeur beginnt auf einer der beiden hintersten Reihen mit einer eigenen Figur vor sich auf seiner Linie; so beginnt niemand im Schach. Sind beide bereit, wird aufgedeckt, und Rot zieht. Das Aufstellen kostet eigene Bedenkzeit; ist sie um, gilt die übliche Aufstellung.',
} satisfies Translation<typeof en>
