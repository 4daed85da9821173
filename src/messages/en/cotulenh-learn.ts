import type { Dictionary } from '../message.ts'

const words = {
  'lesson.tank': 'A tank moves and captures up to two points in a straight line. Capture the infantry.',
  'lesson.tank.no': 'A good move elsewhere. Here: two points forward stands the infantry, take it.',
  'lesson.ford': 'Heavy pieces cross the river only on the f and h files. Take the artillery over.',
  'lesson.ford.no': 'Still on this side. Go straight up the f file, over the ford.',
  'lesson.ride': 'Pieces may ride together. Put the infantry on the tank: one square, one unit.',
  'lesson.ride.no': 'Move one onto the other’s point: they join.',
  'lesson.carry': 'The engineer carries the artillery, and crosses the river anywhere. Move them over together.',
  'lesson.carry.no': 'Keep them together: the whole unit goes one point up, over the river.',
  'lesson.navy': 'A ship shoots at land without leaving the sea. Take the infantry.',
  'lesson.navy.no': 'Sailing is fine, but the infantry on e4 is in range: fire.',
  'lesson.air':
    'Aircraft fly over everything, but guns shoot them down. Capture the infantry, away from the gun’s circle.',
  'lesson.air.no': 'Not that one: the infantry on h4 is free to take.',
  'lesson.hero': 'Attack the enemy Commander and your piece becomes a hero: stronger for good. Give check.',
  'lesson.hero.no': 'That gives no check. The tank reaches two points: stop two points before the Commander.',
  'lesson.take': 'The enemy Commander is in reach. Whoever captures him wins: do it.',
  'lesson.take.no': 'You could, but the Commander stands in reach: capture him.',
  'lesson.hand': 'A small battle against Mei, who plays gently. Your army is stronger: hunt her Commander down.',
  'ending.checkmate': 'Checkmate',
  'ending.captured': 'The Commander is captured',
  'ending.stalemate': 'Stalemate',
  'ending.fifty': 'Fifty moves without a capture',
  'ending.threefold': 'The same position three times',
  'ending.bare': 'Only the Commanders are left',
  'ending.arm': 'A whole branch is destroyed',
  'ending.resign': 'Resigning',
  'ending.time': 'Time runs out: wait 20 seconds',
  'ending.agreement': 'A draw agreed',
  'why.checkmate': 'The Commander was attacked and had no way out: 1 for the winner.',
  'why.commander_captured': 'Capturing the Commander wins at once: 1 point.',
  'why.stalemate': 'No legal move, and no check: a draw, half a point each.',
  'why.fifty_moves': 'Fifty moves by each side without a capture: a draw, half a point each.',
  'why.threefold': 'The same position for the third time: a draw, half a point each.',
  'why.bare_commanders': 'Only the two Commanders are left, so nobody can win: half a point each.',
  'why.arm': 'House rule: destroying a whole branch of the enemy wins: 1 point.',
  'why.resign': 'Whoever resigns leaves the point to the other side.',
  'why.agreement': 'Both sides agreed to a draw: half a point each.',
  'why.time': 'Whoever runs out of time loses: 1 point for the other side.',
} as const satisfies Dictionary
export default words

declare module '../../games/words.ts' {
  interface Words {
    'cotulenh-learn': typeof words
  }
}
