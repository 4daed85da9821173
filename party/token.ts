import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

// What makes a seat, or a membership of a circle, somebody's own: 128 bits that are with their device alone. Whoever shows
// them at a hello has it again (`table/hello.ts`, `circle/room.ts`); what is kept here is their hash.

export const newToken = (io: { bytes(count: number): Uint8Array }): string => bytesToHex(io.bytes(16))
export const hashToken = (token: string): string => bytesToHex(sha256(hexToBytes(token)))
