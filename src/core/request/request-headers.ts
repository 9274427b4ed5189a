/**
 * The headers that every program needs to send a request, besides its token: the app, the snippets and the
 * files. No value contains a character that a language escapes.
 */
export const requestHeaders = (
  method: 'GET' | 'POST',
): readonly (readonly [name: string, value: string])[] =>
  method === 'POST' ? [['Content-Type', 'application/json']] : []
