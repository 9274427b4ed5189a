import * as z from 'zod'
import { connectionColors, maxConnectionNameLength } from './connection-label.ts'
import { isItemLink } from '#core/content/item-link.ts'
import { defaultExchangeLimits, limitBounds } from '#core/exchange/limits.ts'
import { requiredAttributes } from '#core/coverage/required-attributes.ts'
import { noChoices, overviewChoices } from '#core/overview/overview-line.ts'
import { conventions } from '#core/query/conventions-schema.ts'
import { filterDefinitions } from '#core/query/filter-definition.ts'

/** What is known about a connection's server, apart from its conventions. */
export const serverKnowledge = z.object({
  /** The server type that its responses have shown (datacycle-core.md 0). */
  server: z.enum(['unknown', 'datacycle-core']).default('unknown'),
  /** The person declined that server type's conventions and is not asked again. */
  declinedOffer: z.boolean().default(false),
})

export type ServerKnowledge = z.infer<typeof serverKnowledge>

const within = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max)

const limits = z.object({
  firstByteMs: within(limitBounds.firstByteMs),
  silenceMs: within(limitBounds.silenceMs),
  totalBytes: within(limitBounds.totalBytes),
  durationMs: within(limitBounds.durationMs).optional(),
})

/** The editable part of a connection. The token is separate: it goes to the vault. */
export const connectionDraft = z.object({
  name: z.string().trim().min(1).max(maxConnectionNameLength),
  /** Origin and path before `/api/v4/`, without a trailing slash. */
  baseUrl: z.string().min(1).max(2000),
  conventions: z.prefault(conventions, {}),
  /** Frame color of the window, to recognize a production server. */
  colour: z.enum(connectionColors).default('none'),
  /** Allows plain http to other computers. */
  allowPlainHttp: z.boolean().default(false),
  limits: limits.default(defaultExchangeLimits),
  /** PEM certificates of additional trusted issuers; '' for none. */
  certificates: z.string().max(200_000).default(''),
  /** Where items are found in the CMS, with `{id}` for the ID; '' for the usual place of the server; `none`. */
  itemLink: z.string().refine(isItemLink).default(''),
})

/** The built-in sample servers: one as documented, one like dataCycle CORE. */
const builtInInstance = z.enum(['sample', 'core-sample'])

export type BuiltInInstance = z.infer<typeof builtInInstance>

export const connection = connectionDraft.extend({
  id: z.string().min(1),
  /** Set for a sample server, whose address changes with each start of the app. */
  builtIn: builtInInstance.nullable().default(null),
  /** Initial value of the endpoint field. */
  startEndpoint: z.string().default(''),
  ...serverKnowledge.shape,
  /** Known filter keys of the server. */
  filterDefinitions: filterDefinitions.default([]),
  requiredAttributes: z.prefault(requiredAttributes, []),
  /** What the user decided about the checks of the overview. */
  overview: z.prefault(overviewChoices, noChoices),
})

/** A saved connection to a server of the API. */
export type Connection = z.infer<typeof connection>
export type ConnectionDraft = z.infer<typeof connectionDraft>
