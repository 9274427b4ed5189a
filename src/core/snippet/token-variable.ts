/** The environment variable from which generated code reads the token. */
export const tokenVariable = 'TOKEN'

/** Error message of generated code if the variable is not set. */
export const tokenMissingMessage = `Set the environment variable ${tokenVariable} first.`
