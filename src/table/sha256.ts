// By its name alone: whoever fetches the module it is from would fetch all its other hashes too.
export { sha256 } from '@noble/hashes/sha2.js'
