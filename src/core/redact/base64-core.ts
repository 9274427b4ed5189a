const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/**
 * The base64 characters that bytes always give when they begin `offset` (0, 1 or 2) bytes into a group
 * of three, whatever stands before and behind them. Source: RFC 4648 section 4.
 */
export function encodeBase64Core(bytes: readonly number[], offset: 0 | 1 | 2): string {
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('')
  // The first characters also hold bits of what stands before; they are not part of the core.
  const before = { 0: 0, 1: 4, 2: 2 }[offset]
  const whole = bits.slice(before).match(/.{6}/g) ?? []
  return whole.map((six) => alphabet[Number.parseInt(six, 2)]).join('')
}
