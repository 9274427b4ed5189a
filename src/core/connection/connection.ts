import * as z from 'zod'
import { connectionColours } from './connection-colour.ts'
import { maxConnectionNameLength } from './max-name-length.ts'
import { defaultExchangeLimits, limitBounds } from '#core/exchange/limits.ts'
import { requiredAttributes } from '#core/coverage/required-attributes.ts'
import { conventions } from '#core/query/conventions-schema.ts'
import { filterDefinitions } from '#core/query/filter-definition.ts'

/** What was learned about an instance's server, apart from how the instance is written to (conventions). */
export const serverKnowledge = z.object({
  /** What the server is known to be: its answers have shown it (datacycle-core.md 0). */
  server: z.enum(['unknown', 'datacycle-core']).default('unknown'),
  /** The person was offered that server's conventions, and said no; not asked again. */
  declinedOffer: z.boolean().default(false),
})

export type ServerKnowledge = z.infer<typeof serverKnowledge>

const within = ({ least, most }: { least: number; most: number }) => z.int().min(least).max(most)

const limits = z.object({
  firstByteMs: within(limitBounds.firstByteMs),
  silenceMs: within(limitBounds.silenceMs),
  totalBytes: within(limitBounds.totalBytes),
})

/** What a person decides about a connection. The token is not part of it: it goes to the vault on its own way. */
export const connectionDraft = z.object({
  name: z.string().trim().min(1).max(maxConnectionNameLength),
  /** Origin and path before `/api/v4/`, without a trailing slash. */
  baseUrl: z.string().min(1).max(2000),
  conventions: z.prefault(conventions, {}),
  /** Frames the window, so that a production instance is not taken for another. */
  colour: z.enum(connectionColours).default('none'),
  /** Whether the person allowed plain http to a host that is not this computer. */
  allowPlainHttp: z.boolean().default(false),
  limits: limits.default(defaultExchangeLimits),
  /** PEM certificates of issuers to trust besides the ones this computer knows; '' for none. */
  certificates: z.string().max(200_000).default(''),
})

/** The instances that the app brings along: one as documented, one like dataCycle CORE. */
const builtInInstance = z.enum(['sample', 'core-sample'])

export type BuiltInInstance = z.infer<typeof builtInInstance>

export const connection = connectionDraft.extend({
  id: z.string().min(1),
  /** Started by the app itself, with an address that is set at each start. */
  builtIn: builtInInstance.nullable().default(null),
  /** What the endpoint field holds before anything was typed; '' for nothing. */
  startEndpoint: z.string().default(''),
  ...serverKnowledge.shape,
  /** What is known about the instance's filter keys. */
  filterDefinitions: filterDefinitions.default([]),
  /** What every item of a type should have. */
  requiredAttributes: z.prefault(requiredAttributes, []),
})

/** One instance of the API, as people set it up. */
export type Connection = z.infer<typeof connection>
export type ConnectionDraft = z.infer<typeof connectionDraft>
