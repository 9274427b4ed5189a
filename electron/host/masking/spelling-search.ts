import type { SpellingNode } from './secret-spellings.ts'

/** State of a search after some bytes. */
export interface SearchState {
  /** Number of bytes at the end of the input that may begin a spelling. */
  readonly pending: number
  /** Length of the longest spelling that ended with the last byte; 0 for none. */
  readonly matched: number
  /** The next state by byte; undefined until computed by `advance`. */
  readonly next: (SearchState | undefined)[]
  readonly threads: readonly Thread[]
}

/** A partial match of a spelling; `length` in bytes. */
interface Thread {
  node: SpellingNode
  length: number
}

export interface SpellingSearch {
  readonly start: SearchState
  /** Computes the state after a byte that is not in `state.next` yet, and stores it there. */
  advance(state: SearchState, byte: number): SearchState
}

/** Limits memory to about 20 MB, even if a server sends many partial matches. */
const maxStates = 8_000

/**
 * Creates a search for all spellings at once, with one table lookup per byte: a deterministic automaton that
 * is built lazily.
 */
export function createSpellingSearch(spellings: SpellingNode): SpellingSearch {
  const ids = new Map<SpellingNode, number>()
  const states = new Map<string, SearchState>()
  const start = createState([], 0)

  const idOf = (node: SpellingNode) => {
    const id = ids.get(node) ?? ids.size
    ids.set(node, id)
    return id
  }

  function stateOf(threads: readonly Thread[], matched: number): SearchState {
    if (threads.length === 0 && matched === 0) return start
    const key = `${threads.map(({ node, length }) => `${idOf(node)}.${length}`).join()}=${matched}`
    const known = states.get(key)
    if (known !== undefined) return known
    if (states.size >= maxStates) {
      states.clear()
      start.next.fill(undefined)
    }
    const created = createState(threads, matched)
    states.set(key, created)
    return created
  }

  return {
    start,
    advance(state, byte) {
      const threads = [...state.threads, { node: spellings, length: 0 }].flatMap(
        ({ node, length }) =>
          (node.edges.get(byte) ?? []).map((to) => ({ node: to, length: length + 1 })),
      )
      const complete = threads.filter(({ node }) => node.isAccepting)
      const next = stateOf(keepLongest(threads), longestLength(complete))
      state.next[byte] = next
      return next
    },
  }
}

function createState(threads: readonly Thread[], matched: number): SearchState {
  const next = new Array<SearchState | undefined>(256).fill(undefined)
  return { threads, pending: longestLength(threads), matched, next }
}

const longestLength = (threads: readonly Thread[]) =>
  threads.reduce((max, { length }) => Math.max(max, length), 0)

/** Keeps only the longest thread per node, because it covers the shorter ones. */
function keepLongest(threads: readonly Thread[]): Thread[] {
  const kept = new Map<SpellingNode, Thread>()
  for (const thread of threads) {
    const other = kept.get(thread.node)
    if (thread.node.edges.size > 0 && (other === undefined || other.length < thread.length))
      kept.set(thread.node, thread)
  }
  return [...kept.values()]
}
