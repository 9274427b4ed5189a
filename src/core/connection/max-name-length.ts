/** Maximum length of a connection's name, in characters. */
export const maxConnectionNameLength = 80
