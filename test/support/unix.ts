/**
 * Windows has no modes of files, gives links to administrators only, ends programs without asking them, and
 * knows pipes where others have sockets: what is tested of these is a promise of the other systems.
 */
export const isUnix = process.platform !== 'win32'

/** macOS has 127.0.0.1 alone where Linux has the whole of 127.0.0.0/8. */
export const hasAllLoopback = process.platform === 'linux'
