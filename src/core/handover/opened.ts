import * as z from 'zod'

/** Characters of a link or file that are read at most: a query with thousands of filter values is smaller. */
export const longestOpened = 1_000_000

/** What the operating system handed to the app: a link of its own scheme, or a file. Nobody has read it yet. */
export type Opened =
  | { kind: 'text'; text: string }
  /** The file is larger than any query. */
  | { kind: 'too-large' }
  | { kind: 'unreadable' }

/** The outside form of it, checked where it comes from another process. */
export const openedSchema: z.ZodType<Opened> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: z.string().max(longestOpened) }),
  z.strictObject({ kind: z.literal('too-large') }),
  z.strictObject({ kind: z.literal('unreadable') }),
])
