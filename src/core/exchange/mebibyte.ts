/** Bytes per MiB. */
export const mebibyte = 1024 * 1024
