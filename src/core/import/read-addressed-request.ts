import type { CodeParsers } from '#core/code/code-parsers.ts'
import { maxConnectionNameLength } from '#core/connection/connection-label.ts'
import { connectionsAt, matchConnection, nameOfAddress } from '#core/connection/match-connection.ts'
import { hasSameMembers, presets, type Conventions } from '#core/query/conventions.ts'
import { readRequestText, type RequestText } from './read-request-text.ts'

interface KnownConnection {
  readonly baseUrl: string
  readonly conventions: Conventions
}

/** The app's connections, and the conventions of the form that the text would fill. */
export interface ReadingContext<C> {
  connections: readonly C[]
  /** The connection in use. */
  current: C | null
  /** Preferred among several connections with the address of the text; by default the current one. */
  preferred?: C | null
  conventions: Conventions
  /** Those of code, as far as they are loaded. */
  parsers?: CodeParsers
}

/** A server without a connection, as it could be added. */
export interface NewInstance {
  name: string
  baseUrl: string
  conventions: Conventions
}

/** The server a text belongs to. */
export type InstanceMatch<C> =
  /** The connection with its base URL, or the current one if the text has no address. */
  | { kind: 'known'; connection: C }
  /** The text names a server without a connection. */
  | { kind: 'new'; instance: NewInstance }
  /** The text has no address, and there is no current connection. */
  | { kind: 'none' }

/** For a request to an unknown server: add a connection, or keep the current one. */
export type UnknownServerChoice = 'add' | 'keep'

export interface AddressedRequest<C> {
  match: InstanceMatch<C>
  /** All connections with the address of the text. */
  matching: readonly C[]
  conventions: Conventions
  reading: RequestText
  /** True if the text states other conventions than those it was read by. */
  hasOtherConventions: boolean
}

/**
 * Reads a request by the conventions of its server: those of the connection with its base URL; for a server
 * to be added, those that the text states, or the documented ones; else those of the form.
 */
export function readAddressedRequest<C extends KnownConnection>(
  text: string,
  context: ReadingContext<C>,
  unknownServer: UnknownServerChoice,
): AddressedRequest<C> {
  // The address is the same with all conventions.
  const first = readRequestText(text, context.conventions, context.parsers)
  const baseUrl = first.kind === 'query' ? first.baseUrl : null
  const matching = baseUrl === null ? [] : connectionsAt(baseUrl, context.connections)
  const match = matchInstance(first, matching, context)
  const conventions = conventionsOf(match, context, unknownServer)
  const reading =
    conventions === context.conventions
      ? first
      : readRequestText(text, conventions, context.parsers)
  const stated = reading.kind === 'query' ? (reading.instance?.conventions ?? null) : null
  return {
    match,
    matching,
    conventions,
    reading,
    hasOtherConventions: stated !== null && !hasSameMembers(stated, conventions),
  }
}

function matchInstance<C extends KnownConnection>(
  reading: RequestText,
  matching: readonly C[],
  { current, preferred = current }: ReadingContext<C>,
): InstanceMatch<C> {
  const currentMatch: InstanceMatch<C> = current
    ? { kind: 'known', connection: current }
    : { kind: 'none' }
  if (reading.kind !== 'query' || reading.baseUrl === null) return currentMatch
  const { baseUrl, instance } = reading
  const connection = matchConnection(baseUrl, matching, preferred)
  if (connection) return { kind: 'known', connection }
  const statedName = instance?.name.slice(0, maxConnectionNameLength) ?? ''
  return {
    kind: 'new',
    instance: {
      name: statedName === '' ? nameOfAddress(baseUrl) : statedName,
      baseUrl,
      conventions: instance?.conventions ?? presets.documented,
    },
  }
}

function conventionsOf<C extends KnownConnection>(
  match: InstanceMatch<C>,
  context: ReadingContext<C>,
  unknownServer: UnknownServerChoice,
): Conventions {
  if (match.kind === 'known') return match.connection.conventions
  return match.kind === 'new' && unknownServer === 'add'
    ? match.instance.conventions
    : context.conventions
}
