/** Words for the lists that an instance may offer beside its endpoints. */
export const instance = {
  asking: 'Loading from the server…',
  notOffered: 'This server has no such list ({status}).',
  tokenRefused: 'The server refuses this list for this token ({status}).',
  tokenMissing: 'The server needs a token for this list ({status}), but the connection has none.',
  fault: 'The server is overloaded or has an error ({status}). Try again later.',
  broken: 'The response is incomplete or far too large. Try again.',
  hasMore: 'The list is longer. Only its first {count} entries were read.',
} as const
