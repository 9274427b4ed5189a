import { z } from 'zod'
import { maxOpenedLength, type Opened } from '#core/handover/opened.ts'

const opened: z.ZodType<Opened> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: z.string().max(maxOpenedLength) }),
  z.strictObject({ kind: z.literal('too-large') }),
  z.strictObject({ kind: z.literal('unreadable') }),
])

/** What a second start says to the running shell, on one line: open another window, with that link or file. */
export const singleInstanceRequest = z.strictObject({
  version: z.literal(1),
  opened: opened.nullable(),
})

/** What it hears: an address that opens the app once, within a minute. Never a token of a session. */
export const singleInstanceAnswer = z.strictObject({
  url: z.string().regex(/^http:\/\/127\.0\.0\.1:\d{1,5}\/#launch=[\w-]{43}$/),
})

/** Longer than any request: each character of a link may take six in JSON. */
export const maxSingleInstanceLength = 6 * maxOpenedLength + 200
