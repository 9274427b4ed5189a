import type { ConnectionView } from '#core/connection/connection.ts'
import { wouldLoseToken } from '#core/connection/match-connection.ts'
import type { UnknownServerChoice, InstanceMatch, NewInstance } from './read-addressed-request.ts'
import type { RequestText } from './read-request-text.ts'

/** What may be done with a token found in a pasted request. */
export type PastedToken =
  /** It may be stored with the target connection if the user agrees. */
  | 'may-be-stored'
  /** As `may-be-stored`, but it would replace the token of the connection. */
  | 'may-replace'
  /** The built-in sample server has its own token. */
  | 'sample-has-own'
  /** The token is for another server than the one the request is sent to. */
  | 'of-other-server'
  | 'no-connection'

/** True if the token may be stored with the target connection. */
export const isStorableToken = (token: PastedToken): boolean =>
  token === 'may-be-stored' || token === 'may-replace'

/** The connection a pasted request is sent through, and what may be done with its token. */
export type PasteTarget<C> =
  | { kind: 'new'; instance: NewInstance; token: 'may-be-stored' }
  | { kind: 'connection'; connection: C; token: Exclude<PastedToken, 'no-connection'> }
  /** There is no connection: the request only fills the form. */
  | { kind: 'none'; token: 'no-connection' }

/**
 * Chooses the connection for a request: the one with its base URL; for an unknown server a new one, or the
 * current one if the user chose that. A token may be stored only for the server that the text names, or for
 * the current one if it names none.
 */
export function planPasteTarget<C extends Pick<ConnectionView, 'builtIn' | 'token'>>(
  match: InstanceMatch<C>,
  {
    unknownServer,
    name,
    current,
  }: {
    unknownServer: UnknownServerChoice
    /** The name of a new connection; null for the suggested one. */
    name: string | null
    current: C | null
  },
): PasteTarget<C> {
  if (match.kind === 'known') {
    const { connection } = match
    return { kind: 'connection', connection, token: planToken(connection) }
  }
  if (match.kind === 'new' && unknownServer === 'add')
    return {
      kind: 'new',
      instance: { ...match.instance, name: name ?? match.instance.name },
      token: 'may-be-stored',
    }
  return current
    ? { kind: 'connection', connection: current, token: 'of-other-server' }
    : { kind: 'none', token: 'no-connection' }
}

/**
 * True if storing the token is the default: it was pasted together with its server and replaces no other
 * token. Never for the app's own links and files, which may come from anyone.
 */
export const isStoredByDefault = (
  { source, baseUrl, token }: Extract<RequestText, { kind: 'query' }>,
  pastedToken: PastedToken,
): boolean =>
  token !== null &&
  baseUrl !== null &&
  pastedToken === 'may-be-stored' &&
  source !== 'endpoint-link' &&
  source !== 'endpoint-file'

function planToken(connection: Pick<ConnectionView, 'builtIn' | 'token'>) {
  if (connection.builtIn !== null) return 'sample-has-own'
  return wouldLoseToken(connection) ? 'may-replace' : 'may-be-stored'
}
