/*
 * Apart from the schemas, whose library the page must not load.
 */

/** Offered maximum sizes of all stored response bodies, in bytes; 0 stores none. */
export const offeredBodyBytes = [0, 10e6, 50e6, 200e6, 1e9]
export const defaultBodyBytes = 50e6
