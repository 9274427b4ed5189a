/** The offer to write to an instance as the server that it has turned out to be. */
export const dialect = {
  /** In the dialog of a connection, after a test. */
  found: 'This is a dataCycle CORE, which is asked in another way.',
  offer:
    'This instance is a dataCycle CORE, but this connection asks it in another way. What would change:',
  rewrites:
    'The query of this tab is rewritten so that it keeps its meaning; other tabs and saved requests stay as they are.',
  keepsBody: 'The body typed by hand, other tabs and saved requests stay as they are.',
  take: 'Use the CORE conventions',
  decline: 'No, leave it as it is',
  taken:
    'This connection now uses the conventions of dataCycle CORE. Other tabs and saved requests were not rewritten: look at their filters and fields before you send them.',
  undo: 'Undo',
}
