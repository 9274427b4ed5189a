import * as z from 'zod'
import { requestPlan, requestPurpose } from '#core/exchange/exchange-request.ts'
import { conventions } from '#core/query/conventions-schema.ts'
import { queryForm } from '#core/query/form-schema.ts'
import { setWays } from './set-query.ts'
import { setStates, type SetLine, type SetVerdict } from './set-verdict.ts'

const text = z.string().max(100_000)
const ids = z.array(z.string()).readonly()

const line: z.ZodType<SetLine> = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['came', 'went', 'changed']), ids }),
  z.object({ kind: z.literal('open'), ids }),
  z.object({
    kind: z.literal('failed'),
    items: z
      .array(z.object({ id: text, status: z.number().int().nullable(), requestId: text }))
      .readonly(),
  }),
  z.object({ kind: z.literal('repeated'), ids, items: z.number().int() }),
  z.object({ kind: z.literal('no-news'), pages: z.number().int() }),
  z.object({ kind: z.literal('without-id'), items: z.number().int() }),
  z.object({
    kind: z.literal('total-moved'),
    from: text,
    to: text,
    page: z.number().int().nullable(),
  }),
  z.object({ kind: z.literal('list-wrong') }),
  z.object({ kind: z.literal('list-parts'), parts: z.number().int() }),
  z.object({ kind: z.literal('moved-while-paused') }),
  z.object({
    kind: z.literal('pass'),
    pageSize: z.number().int(),
    fresh: z.number().int(),
    largest: z.number().int(),
  }),
  z.object({ kind: z.literal('two-tokens') }),
])

const verdict: z.ZodType<SetVerdict> = z.object({
  state: z.enum(setStates),
  items: z.number().int(),
  totalBefore: text.nullable(),
  totalAfter: text.nullable(),
  missing: text.nullable(),
  repeated: z.number().int(),
  lines: z.array(line).readonly(),
})

/** The page's request to start a set. */
export const setRequest = z.object({
  id: z.uuid(),
  connectionId: z.string().min(1),
  form: queryForm,
  conventions,
  isDatacycle: z.boolean(),
  way: z.enum(setWays),
  /** The user wants only one page to be requested at a time. */
  isGentle: z.boolean(),
})

export type SetRequest = z.infer<typeof setRequest>

/** The page's request for a set that is not kept: its items are passed on page by page, as for an export. */
export const passedSetRequest = z.object({
  id: z.uuid(),
  connectionId: z.string().min(1),
  /** Of the query; nothing is requested if the connection has another one by now. */
  baseUrl: text,
  form: queryForm,
  conventions,
  /** The first page; may have a body that was typed by hand. */
  plan: requestPlan,
  /** For the search for one item: no other is passed on, and so many pages are fetched at most. */
  search: z
    .object({ id: text, maxPages: z.number().int().positive(), purpose: requestPurpose })
    .optional(),
})

export type PassedSetRequest = z.infer<typeof passedSetRequest>

/** A line of the response: an item as the server sent it, or the state, the last of which is `ended`. */
export type PassedSetLine =
  | { kind: 'item'; text: string }
  | { kind: 'standing'; standing: SetStanding }
  /** Requests sent so far, with those that are sent again, and pages received. */
  | { kind: 'counts'; requests: number; pages: number }

const pauseReason = z.discriminatedUnion('kind', [
  /** The user paused it. */
  z.object({ kind: z.literal('person') }),
  /** The app ended while it ran. */
  z.object({ kind: z.literal('ended') }),
  /** 401: with a challenge the token is refused, without one the access is missing (datacycle-core.md 9). */
  z.object({ kind: z.literal('refused'), hasChallenge: z.boolean() }),
  /** The items so far came with a token, and the connection has none now. */
  z.object({ kind: z.literal('no-token') }),
  /** Any other error status. */
  z.object({ kind: z.literal('status'), status: z.number().int(), requestId: text }),
  /** No complete response after all retries. */
  z.object({ kind: z.literal('no-answer'), problem: text }),
  /** A successful response without a list of items. */
  z.object({ kind: z.literal('no-list') }),
  /** The items could not be saved. */
  z.object({ kind: z.literal('disk'), problem: text }),
  /** The disk quota of the sets (`settings.sets-limit`) is used up. */
  z.object({ kind: z.literal('sets-full'), limit: z.number().int() }),
  /** The connection has another address than the set. */
  z.object({ kind: z.literal('other-address'), baseUrl: text }),
])

export type PauseReason = z.infer<typeof pauseReason>

/** Sets of a newer version can be read only by a newer app. */
export const setVersion = 1

/** The description of a set (`set.json`). Contains no token and no content. */
export const setDocument = setRequest.extend({
  version: z.literal(setVersion),
  connectionName: text,
  baseUrl: text,
  /** RFC 3339 in UTC. */
  startedAt: text,
  endedAt: text.nullable(),
  /** Short hash of the last token, to detect a change of token. */
  tokenMark: text.default(''),
  isOfTwoTokens: z.boolean().default(false),
  /** Further walks to find missing items. */
  passes: z
    .array(z.object({ pageSize: z.number().int().positive(), maxPages: z.number().int() }))
    .readonly()
    .default([]),
  /** null while it runs, or when its app was killed. */
  paused: pauseReason.nullable(),
  verdict: verdict.nullable(),
})

export type SetDocument = z.infer<typeof setDocument>

export const createSet = (
  request: SetRequest,
  about: Pick<SetDocument, 'connectionName' | 'baseUrl' | 'startedAt'>,
): SetDocument => ({
  ...request,
  ...about,
  version: setVersion,
  endedAt: null,
  tokenMark: '',
  isOfTwoTokens: false,
  passes: [],
  paused: null,
  verdict: null,
})

/** The state of a set as shown to the user. */
export type SetStanding =
  /** `done`: items fetched so far; `of`: the total, null if unknown. */
  | { kind: 'running'; done: number; of: string | null }
  /** Waits `seconds` before the next request. */
  | { kind: 'waiting'; why: WaitReason; seconds: number; done: number; of: string | null }
  /** Being fetched by another process. */
  | { kind: 'elsewhere'; pid: number; host: string }
  /** Stopped before the end; it can be resumed. */
  | { kind: 'paused'; why: PauseReason }
  | { kind: 'ended'; verdict: SetVerdict }

export type WaitReason = 'no-answer' | 'server-fault' | 'too-many-requests'

export interface SetView extends Omit<SetDocument, 'paused' | 'verdict'> {
  standing: SetStanding
  /** On disk. */
  bytes: number
  items: number
}

/** A folder whose set cannot be read. */
export interface DamagedSet {
  id: string
  why: 'newer-version' | 'unreadable'
}
