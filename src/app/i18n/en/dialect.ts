/** The server type that a server has turned out to be. */
export const dialect = {
  /** In the dialog of a connection, after a test. */
  found: 'This server runs dataCycle CORE.',
  offer: 'dataCycle CORE detected. This connection is set to another server type.',
  take: 'Use server type dataCycle CORE',
  taken: 'dataCycle CORE detected. The server type is set.',
  undo: 'Undo',
} as const
