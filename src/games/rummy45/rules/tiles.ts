export { ascending } from '../../../rummy/hands.ts'
export { face, isJoker, named } from '../../../rummy/jokers.ts'
