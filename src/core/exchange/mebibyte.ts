/** The bytes in which people set limits of sizes. */
export const mebibyte = 1024 * 1024
