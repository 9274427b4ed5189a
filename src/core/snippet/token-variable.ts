/** The environment variable that generated code reads the token from; nothing else names it. */
export const tokenVariable = 'TOKEN'

/** What code says, in place of a request, where that variable is not set. */
export const tokenMissing = `Set the environment variable ${tokenVariable} first.`
