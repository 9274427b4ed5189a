/** RFC 4648 section 4. */
export const base64Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The bytes of a base64 or base64url text (RFC 4648); null for any other text. */
export function decodeBase64(text: string): Uint8Array | null {
  const digits = text
    .replace(/\s/g, '')
    .replace(/(?<!=)=+$/, '')
    .replaceAll('-', '+')
    .replaceAll('_', '/')
  if (!/^[A-Za-z\d+/]*$/.test(digits) || digits.length % 4 === 1) return null
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4))
  let bits = 0
  let count = 0
  let at = 0
  for (const digit of digits) {
    bits = ((bits << 6) | base64Alphabet.indexOf(digit)) & 0xffff
    count += 6
    if (count < 8) continue
    count -= 8
    bytes[at] = (bits >> count) & 0xff
    at += 1
  }
  return bytes
}
