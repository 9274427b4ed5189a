/**
 * Characters of a body at most. Written as JSON for the host, with up to three bytes for each of them, it
 * stays within the 1 MiB that the loopback server takes (security.md 4, row 15).
 */
export const maxBodyLength = 250_000
