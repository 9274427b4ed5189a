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

/**
 * How a connection's token is stored, or why it is not available. Contains nothing of the token itself;
 * worded in i18n.
 */
export type TokenState =
  | { kind: 'none' }
  /** Encrypted in the vault file. Whether it can be decrypted shows at its first use. */
  | { kind: 'stored' }
  /** In memory only. `nextStart`: what the connection has after a restart. */
  | { kind: 'memory'; reason: MemoryReason; nextStart: 'no-token' | 'token-stored-before' }
  /** Stored, but the system keyring is locked or did not respond in time. */
  | { kind: 'locked' }
  /** Stored, but the key store or the vault file cannot be accessed now. */
  | { kind: 'unavailable' }
  /** Stored, but its key is no longer in the keyring: the token must be entered again. */
  | { kind: 'key-missing' }
  /** Stored with another key than the current one: readable again only with that key. */
  | { kind: 'key-changed' }
  /** Stored, but the record is corrupt: the token must be entered again. */
  | { kind: 'damaged' }
  /** Stored for another origin than the current address, and not sent there. */
  | { kind: 'other-origin' }
  /** The vault file could not be read and was moved to `movedTo`: tokens must be entered again. */
  | { kind: 'unreadable'; movedTo: string }
  /** The vault file was written by a newer version of the app and is left as it is. */
  | { kind: 'newer-version' }

export type MemoryReason =
  /** The app was started with `ENDPOINT_EXPLORER_SECRETS=memory`. */
  | 'asked'
  /** This computer has no key store. */
  | 'no-keyring'
  /** The keyring is locked: once it is unlocked, the token can be stored (`storeAgain` of the vault). */
  | 'locked'
  /** The vault file cannot be written: the disk is full or read-only. */
  | 'not-written'
  /** The vault file belongs to a newer version of the app. */
  | 'newer-version'

/** A connection as the page gets it: everything but the token itself. */
export interface ConnectionView extends Connection {
  /** A sample has its own token; its address is final once the app has started it. */
  token: TokenState | { kind: 'sample'; isRunning: boolean }
}
