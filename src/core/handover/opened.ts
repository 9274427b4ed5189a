/** Characters of a link or file that are read at most: a query with thousands of filter values is smaller. */
export const maxOpenedLength = 1_000_000

/** What the operating system handed to the app: a link of its own scheme, or a file. Nobody has read it yet. */
export type Opened =
  | { kind: 'text'; text: string }
  /** The file is larger than any query. */
  | { kind: 'too-large' }
  | { kind: 'unreadable' }
