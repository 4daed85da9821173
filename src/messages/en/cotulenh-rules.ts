import type { Dictionary } from '../message.ts'

const words = {
  'option.colours': 'Colours',
  'option.colours.help': 'Who plays Red and moves first.',
  'option.colours.random': 'Drawn by lot',
  'option.colours.hostRed': 'The first seat is Red',
  'option.colours.hostBlue': 'The first seat is Blue',
  'option.takeback': 'Taking back',
  'option.takeback.help': 'Whether a turn may be taken back.',
  'option.takeback.ask': 'If the other player agrees',
  'option.takeback.free': 'Always',
  'option.takeback.off': 'Never',
  'option.bareCommandersDraw': 'Draw when only Commanders are left',
  'option.bareCommandersDraw.help': 'With nothing but the two Commanders on the board, the game is drawn.',
  'option.commanderMoveResets': 'Commander moves restart the fifty-move count',
  'option.commanderMoveResets.help': 'Otherwise only captures do.',
  'option.navyDoubleLoad': 'Double load for the Navy',
  'option.navyDoubleLoad.help': 'A Navy may also carry two Air forces or two Tanks.',
  'option.airForceSingleLoad': 'Single load for the Air force',
  'option.airForceSingleLoad.help': 'An Air force carries only one piece, not a Tank and a person.',
  'option.hqTwoSteps': 'A heroic Headquarters moves two',
  'option.hqTwoSteps.help': 'Otherwise a heroic Headquarters moves one step.',
  'option.hqShield': 'The Headquarters shields the Commander',
  'option.hqShield.help':
    'Inside its Headquarters the Commander is safe from Infantry, Militia, Anti-air guns and Missiles.',
  'option.afReturnOnlyIfUnsafe': 'Air force returns only from danger',
  'option.afReturnOnlyIfUnsafe.help': 'After a capture on land it may fly back only if that point is attacked.',
  'option.missileNoShips': 'Missiles can’t hit ships',
  'option.missileNoShips.help': 'Otherwise a Missile may capture a Navy in range.',
  'option.winByArm': 'Win by destroying a branch',
  'option.winByArm.help': 'Capturing all ships, all aircraft, or all Tanks, Infantry and Artillery also wins.',
  'option.freeSetup': 'Free set-up',
  'option.freeSetup.help':
    'The advanced game: before the first turn each side arranges its pieces on its own half, unseen by the other.',
  'option.position': 'Starting position',
  'option.position.help': 'A position in FEN; leave it empty for the usual start.',
  'preset.classic': 'Classic',
  'preset.classic.help': 'As it is played online.',
  'preset.arms': 'Branches',
  'preset.arms.help': 'Destroying a whole branch of the forces wins as well.',
  'preset.advanced': 'Advanced',
  'preset.advanced.help': 'First each side arranges its own half in secret.',
  'preset.inventor': 'Inventor',
  'preset.inventor.help': 'Loads and returns as in the inventor’s rule book.',

  'learn.title': 'Learn the pieces',
  'learn.C':
    'The Commander slides any distance along files and ranks, but captures only right beside it. Two uncarried Commanders may never see each other along an open line. It may ride in a Tank, Air force, Navy or Headquarters, and then it’s hidden. Lose it and you lose the game.',
  'learn.I':
    'Infantry moves and captures one point straight. It rides in Tanks, Air forces and Navies. As a hero it goes two points in all directions.',
  'learn.T':
    'The Tank moves and captures up to two points straight, never over a piece. It carries one person: Commander, Infantry or Militia. As a hero it goes three points in all directions.',
  'learn.M':
    'Militia moves and captures one point in all eight directions. It rides in Tanks, Air forces and Navies. As a hero it goes two points.',
  'learn.E':
    'The Engineer moves and captures one point straight. It carries one heavy piece, Artillery, Anti-air gun or Missile, and takes it over the river anywhere. As a hero it goes two points in all directions.',
  'learn.A':
    'Artillery reaches three points in all eight directions and fires over other pieces, but doesn’t move over them. It’s heavy: it crosses the river only at the fords on files f and h. As a hero it reaches four.',
  'learn.G':
    'The Anti-air gun moves and captures one point straight, and it’s heavy. Enemy Air forces may not fly through the points beside it, but may dive on something there and be lost with it. As a hero its zone reaches two points.',
  'learn.S':
    'The Missile reaches two points straight and one diagonally, and fires over pieces. It’s heavy, and its air-defence zone reaches two points. As a hero everything reaches one further.',
  'learn.F':
    'The Air force flies four points in all directions over everything and lands on land. After a capture it may land or fly back. Enemy air defence stops it: inside a single zone it may only dive, and both pieces are lost. It carries a Tank and a person. A heroic Air force flies five and fears no zone.',
  'learn.N':
    'The Navy sails four points in all directions on sea, coast and the river mouth; only other ships block it. It hits ships at four points and everything else at three, firing from the water at targets on land. It carries an Air force and one more piece, and guards the sky beside it.',
  'learn.H':
    'The Headquarters stands still, and the Commander may shelter inside, though it can be captured there. A heroic Headquarters moves one point in all directions.',

  'rules.1': 'The aim',
  'rules.1.text':
    'Capture the enemy Commander, or attack it so that no turn can save it: checkmate. Red moves first, then turn by turn. There’s no passing.',
  'rules.2': 'The board',
  'rules.2.text':
    'Eleven files and twelve ranks; pieces stand on the points where the lines cross. Files a and b are sea, file c is coast for ships and land pieces alike, the rest is land. The river runs between ranks 6 and 7; ships may enter it as far as file e. Artillery, Anti-air guns and Missiles are heavy: they move across the river only at the fords, on files f and h. Captures may cross it anywhere.',
  'rules.3': 'Moving and capturing',
  'rules.3.text':
    'Every step goes along one straight line. A piece that may not stand where its target is captures from where it stands: land pieces shoot ships at sea, ships shoot at land. An Air force may choose to land or to fly back.',
  'rules.4': 'Stacks',
  'rules.4.text':
    'Friendly pieces may share a point under a carrier. A Navy carries an Air force and one of Commander, Infantry, Militia or Tank; an Air force a Tank and a person; a Tank one person; an Engineer one heavy piece; the Headquarters the Commander. Joining costs a turn. A stack moves as its carrier does and is captured as a whole.',
  'rules.5': 'Deploying',
  'rules.5.text':
    'Instead of one move you may unload a stack: its pieces leave one after another, or some together, each once, to different points, and some may stay. All of it is one turn, and the Commander’s safety is judged at its end.',
  'rules.6': 'Air defence',
  'rules.6.text':
    'Navy and Anti-air gun guard the points beside them, the Missile two points around. An enemy Air force may not stop in a zone or fly through it. Inside the zone of one defender it may dive on a target: both are lost. Where two zones meet it can’t go at all.',
  'rules.7': 'Heroes',
  'rules.7.text':
    'A piece that attacks the enemy Commander becomes a hero: one point further, in all directions, for the rest of the game. A side’s last piece besides the Commander becomes a hero too. Commanders never do.',
  'rules.8': 'The Commanders’ sight',
  'rules.8.text':
    'Two Commanders on one file or rank with nothing between see each other. No turn may end like that, and a Commander may not cross a point the other sees. A carried Commander is hidden.',
  'rules.9': 'Draws',
  'rules.9.text':
    'Stalemate, fifty moves by each side without a capture, the same position three times, only the two Commanders left, or by agreement.',
  'rules.10': 'Free set-up',
  'rules.10.text':
    'If the table plays with free set-up, both players arrange their pieces at the same time, each on their own half and unseen by the other: Red on ranks 1 to 6, Blue on 7 to 12, one piece per point, ships on water and all others on land. The Commander begins on one of the two back ranks with one of your own pieces in front of it on its file, so that nobody begins in check. When both are ready, both halves are shown and Red moves. The set-up takes time from your own clock; when that runs out, the usual set-up is taken.',
} as const satisfies Dictionary

export default words

declare module '../../games/words.ts' {
  interface Words {
    'cotulenh-rules': typeof words
  }
}
