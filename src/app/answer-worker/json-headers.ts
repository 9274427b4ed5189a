export type JsonHeaders = Record<string, string>

/** What goes with every question to the host: it refuses every POST that is not JSON, an empty one included. */
export const jsonHeaders = (appToken: string | null): JsonHeaders => ({
  'content-type': 'application/json',
  ...(appToken !== null && { 'x-app-token': appToken }),
})
