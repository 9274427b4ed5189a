/** The code of a system error, for example `EADDRINUSE`; `UNKNOWN` if there is none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'UNKNOWN'
