/** Maximum characters of a link or file; a query with thousands of filter values is smaller. */
export const maxOpenedLength = 1_000_000

/** A link of the app's own scheme, or a file, that the operating system passed to the app; not parsed yet. */
export type Opened =
  | { kind: 'text'; text: string }
  /** The file exceeds `maxOpenedLength`. */
  | { kind: 'too-large' }
  /** The file could not be read. */
  | { kind: 'unreadable' }
