import { maxConnectionNameLength } from '#core/connection/max-name-length.ts'
import { matchConnection } from '#core/connection/match-connection.ts'
import { nameOfAddress } from '#core/connection/suggest-address.ts'
import { isSameConventions, presets, type Conventions } from '#core/query/conventions.ts'
import { readRequestText, type RequestText } from './read-request-text.ts'

/** As much of a connection as tells whether a request is its own, and how that is read. */
interface ConnectionHere {
  readonly baseUrl: string
  readonly conventions: Conventions
}

/** The connections of this app, and the conventions of the form a text would fill. */
export interface Here<C> {
  connections: readonly C[]
  /** The connection in use. */
  current: C | null
  conventions: Conventions
}

/** An instance that no connection leads to yet: as it could be added. */
export interface NewInstance {
  name: string
  baseUrl: string
  conventions: Conventions
}

/** Whose request a text is; one that is no request names no address. */
export type InstanceMatch<C> =
  /** A connection has its address; or it names no address, and this connection is in use. */
  | { kind: 'known'; connection: C }
  | { kind: 'new'; instance: NewInstance }
  /** It names no address, and no connection is in use. */
  | { kind: 'none' }

/** What is done with a request of an instance that no connection leads to. */
export type Elsewhere = 'add' | 'keep'

/** A text read as a request of the instance it belongs to. */
export interface RequestHere<C> {
  match: InstanceMatch<C>
  /** What it was read by. */
  conventions: Conventions
  reading: RequestText
  /** Whether the text itself says that it was made for other conventions. */
  isOtherwiseAsked: boolean
}

/**
 * Reads a request by the conventions of the instance it belongs to: those of the connection that has its address;
 * for an instance that is to be added, those the text brings along, or the documented ones; else those of the form.
 */
export function readRequestHere<C extends ConnectionHere>(
  text: string,
  here: Here<C>,
  elsewhere: Elsewhere,
): RequestHere<C> {
  // The address of a request is the same under all conventions.
  const first = readRequestText(text, here.conventions)
  const match = matchInstance(first, here)
  const conventions = conventionsOf(match, here, elsewhere)
  const reading = conventions === here.conventions ? first : readRequestText(text, conventions)
  const own = reading.kind === 'query' ? (reading.instance?.conventions ?? null) : null
  return {
    match,
    conventions,
    reading,
    isOtherwiseAsked: own !== null && !isSameConventions(own, conventions),
  }
}

function matchInstance<C extends ConnectionHere>(
  reading: RequestText,
  { connections, current }: Here<C>,
): InstanceMatch<C> {
  const inUse: InstanceMatch<C> = current
    ? { kind: 'known', connection: current }
    : { kind: 'none' }
  if (reading.kind !== 'query' || reading.baseUrl === null) return inUse
  const { baseUrl, instance } = reading
  const connection = matchConnection(baseUrl, connections, current)
  if (connection) return { kind: 'known', connection }
  const given = instance?.name.slice(0, maxConnectionNameLength) ?? ''
  return {
    kind: 'new',
    instance: {
      name: given === '' ? nameOfAddress(baseUrl) : given,
      baseUrl,
      conventions: instance?.conventions ?? presets.documented,
    },
  }
}

function conventionsOf<C extends ConnectionHere>(
  match: InstanceMatch<C>,
  here: Here<C>,
  elsewhere: Elsewhere,
): Conventions {
  if (match.kind === 'known') return match.connection.conventions
  return match.kind === 'new' && elsewhere === 'add' ? match.instance.conventions : here.conventions
}
