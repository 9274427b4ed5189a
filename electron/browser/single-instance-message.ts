import { z } from 'zod'
import { isLaunchFileName } from './launch-files.ts'
import { maxOpenedLength, type Opened } from '#core/handover/opened.ts'

const opened: z.ZodType<Opened> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: z.string().max(maxOpenedLength) }),
  z.strictObject({ kind: z.literal('too-large') }),
  z.strictObject({ kind: z.literal('unreadable') }),
])

/**
 * Sent by a second start to the running shell, on one line: open another window, optionally with a link or
 * file.
 */
export const singleInstanceRequest = z.strictObject({
  version: z.literal(1),
  opened: opened.nullable(),
})

/**
 * The shell's answer: a one-time launch URL, valid for one minute, and the name of the launch file that leads
 * there, null if it could not be written. Never a session token.
 */
export const singleInstanceAnswer = z.strictObject({
  url: z.string().regex(/^http:\/\/127\.0\.0\.1:\d{1,5}\/#launch=[\w-]{43}$/),
  file: z.string().refine(isLaunchFileName).nullable(),
})

export type SingleInstanceAnswer = z.infer<typeof singleInstanceAnswer>

/** In characters. Longer than any request: a character of a link may take six in JSON (`\u0000`). */
export const maxSingleInstanceLength = 6 * maxOpenedLength + 200
