export type JsonHeaders = Record<string, string>

/** Headers of every request to the host, which refuses any POST that is not JSON, even without a body. */
export const jsonHeaders = (appToken: string | null): JsonHeaders => ({
  'content-type': 'application/json',
  ...(appToken !== null && { 'x-app-token': appToken }),
})
