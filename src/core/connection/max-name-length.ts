/** So many characters the name of a connection has at most. */
export const maxConnectionNameLength = 80
