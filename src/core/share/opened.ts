/** Maximum characters of a link or file; a query with thousands of filter values is smaller. */
export const maxOpenedLength = 1_000_000

/** A link of the app's own scheme, a file or a folder of queries, that the operating system passed to the app; not parsed yet. */
export type Opened =
  | { kind: 'text'; text: string }
  /** The absolute path of a folder of queries. */
  | { kind: 'folder'; path: string }
  /** The file exceeds `maxOpenedLength`. */
  | { kind: 'too-large' }
  /** The file could not be read. */
  | { kind: 'unreadable' }

/** How the name of a file with one query ends. */
export const endpointFileEnding = '.endpoint.json'

export const isEndpointFile = (name: string): boolean =>
  name.toLowerCase().endsWith(endpointFileEnding)
