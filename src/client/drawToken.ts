/** 128 random bits that nobody else has, in hexadecimal. */
export const drawToken = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')
