import type { ConnectionView } from '#core/connection/connection-view.ts'
import { wouldLoseToken } from '#core/connection/would-lose-token.ts'
import type { Elsewhere, InstanceMatch, NewInstance } from './read-request-here.ts'
import type { RequestText } from './read-request-text.ts'

/** What may become of a token that stands in a pasted request. */
export type PastedToken =
  /** It may be stored with the target; what the person says counts. */
  | 'may-be-stored'
  /** The same, and the one that the connection has is lost by that. */
  | 'may-replace'
  /** The app brings the instance along, with a token of its own. */
  | 'sample-has-own'
  /** It was written for another instance than the one that is asked. */
  | 'of-other-instance'
  | 'no-connection'

/** Which connection a pasted request is asked through, and what may become of its token there. */
export type PasteTarget<C> =
  | { kind: 'new'; instance: NewInstance; token: 'may-be-stored' }
  | { kind: 'connection'; connection: C; token: Exclude<PastedToken, 'no-connection'> }
  /** There is no connection: the request fills the form, and that is all. */
  | { kind: 'none'; token: 'no-connection' }

/**
 * Where a request goes: to the connection it belongs to; one of an instance that no connection leads to, to a new one
 * by this name, or to the connection in use where that was chosen. A token may be stored for the instance that the
 * text names, or for the one in use where it names none.
 */
export function planPasteTarget<C extends Pick<ConnectionView, 'builtIn' | 'token'>>(
  match: InstanceMatch<C>,
  {
    elsewhere,
    name,
    current,
  }: {
    elsewhere: Elsewhere
    /** What a new connection is called; null for what the text suggests. */
    name: string | null
    current: C | null
  },
): PasteTarget<C> {
  if (match.kind === 'known') {
    const { connection } = match
    return { kind: 'connection', connection, token: planToken(connection) }
  }
  if (match.kind === 'new' && elsewhere === 'add')
    return {
      kind: 'new',
      instance: { ...match.instance, name: name ?? match.instance.name },
      token: 'may-be-stored',
    }
  return current
    ? { kind: 'connection', connection: current, token: 'of-other-instance' }
    : { kind: 'none', token: 'no-connection' }
}

/**
 * Whether a token is stored unless the person says no: the one of a request that they paste themselves, with the
 * instance that it names, where none is lost. What the app itself wrote down may come from anybody.
 */
export const storesByItself = (
  { source, baseUrl, token }: Extract<RequestText, { kind: 'query' }>,
  may: PastedToken,
): boolean =>
  token !== null &&
  baseUrl !== null &&
  may === 'may-be-stored' &&
  source !== 'endpoint-link' &&
  source !== 'endpoint-file'

function planToken(connection: Pick<ConnectionView, 'builtIn' | 'token'>) {
  if (connection.builtIn !== null) return 'sample-has-own'
  return wouldLoseToken(connection) ? 'may-replace' : 'may-be-stored'
}
