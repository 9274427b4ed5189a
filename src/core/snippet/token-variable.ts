/** The environment variable that generated code reads the token from; nothing else names it. */
export const tokenVariable = 'TOKEN'
