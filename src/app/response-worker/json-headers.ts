export type JsonHeaders = Record<string, string>

/**
 * Headers of every request to the host, which refuses any POST that is not JSON, even without a body.
 * `appToken` proves to the browser shell's host that the page is the app's own; null in Electron, which needs
 * none.
 */
export const jsonHeaders = (appToken: string | null): JsonHeaders => ({
  'content-type': 'application/json',
  ...(appToken !== null && { 'x-app-token': appToken }),
})
