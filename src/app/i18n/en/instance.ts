/** Words for the lists that an instance may offer beside its endpoints. */
export const instance = {
  asking: 'Asking the instance…',
  notOffered: 'This instance offers no such list ({status}).',
  tokenRefused: 'The instance does not give this list to this token ({status}).',
  tokenMissing: 'The instance wants a token for this list ({status}), and the connection has none.',
  fault: 'The instance is overloaded or has a fault ({status}). Try again later.',
  broken: 'The response broke off, or is far too large for such a list. Try again.',
  hasMore: 'The list goes on: only its first {count} entries were read.',
}
