import type { Elsewhere, InstanceMatch, NewInstance } from './read-request-here.ts'

/** Which connection a pasted request is asked through, and whether the token that stands in it may be stored there. */
export type PasteTarget<C> =
  | { kind: 'new'; instance: NewInstance; takesToken: true }
  | { kind: 'connection'; connection: C; takesToken: boolean }
  /** There is no connection: the request fills the form, and that is all. */
  | { kind: 'none'; takesToken: false }

/**
 * Where a request goes: to the connection it belongs to; one of an instance that no connection leads to, to a new one
 * by this name, or to the connection in use where that was chosen. A token is stored only for the instance that it
 * was written for, and never for one that the app brings along with a token of its own.
 */
export function planPasteTarget<C extends { readonly builtIn: unknown }>(
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
    return { kind: 'connection', connection, takesToken: connection.builtIn === null }
  }
  if (match.kind === 'new' && elsewhere === 'add')
    return {
      kind: 'new',
      instance: { ...match.instance, name: name ?? match.instance.name },
      takesToken: true,
    }
  return current
    ? { kind: 'connection', connection: current, takesToken: false }
    : { kind: 'none', takesToken: false }
}
