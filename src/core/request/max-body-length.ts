/**
 * Maximum number of characters of a body. With up to three bytes each, the JSON stays within the 1 MiB
 * accepted by the loopback server (security.md 4, row 15).
 */
export const maxBodyLength = 250_000
