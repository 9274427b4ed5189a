import type { SpellingNode } from './secret-spellings.ts'

/** Where a search stands after some bytes. */
export interface SearchState {
  /** How many of the bytes just read may be the beginning of a spelling. */
  readonly pending: number
  /** Length of the longest spelling that ended with the last byte; 0 for none. */
  readonly matched: number
  /** What comes after each byte, as far as it has been worked out. */
  readonly next: (SearchState | undefined)[]
  readonly threads: readonly Thread[]
}

/** A spelling that has begun, and how many bytes ago. */
interface Thread {
  node: SpellingNode
  length: number
}

export interface SpellingSearch {
  readonly start: SearchState
  /** Works out and remembers what comes after `state` and one byte that is not in `state.next`. */
  advance(state: SearchState, byte: number): SearchState
}

/** A server that tries to fill the memory with odd beginnings gets no further than this: about 20 MB. */
const maxStates = 8_000

/**
 * Creates a search for all spellings at once, one table look-up per byte: a deterministic automaton,
 * built only as far as the text at hand needs it.
 */
export function createSpellingSearch(spellings: SpellingNode): SpellingSearch {
  const names = new Map<SpellingNode, number>()
  const states = new Map<string, SearchState>()
  const start = createState([], 0)

  const nameOf = (node: SpellingNode) => {
    const name = names.get(node) ?? names.size
    names.set(node, name)
    return name
  }

  function stateOf(threads: readonly Thread[], matched: number): SearchState {
    if (threads.length === 0 && matched === 0) return start
    const key = `${threads.map(({ node, length }) => `${nameOf(node)}.${length}`).join()}=${matched}`
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
      const complete = threads.filter(({ node }) => node.accepts)
      const next = stateOf(keepLongest(threads), longest(complete))
      state.next[byte] = next
      return next
    },
  }
}

function createState(threads: readonly Thread[], matched: number): SearchState {
  const next = new Array<SearchState | undefined>(256).fill(undefined)
  return { threads, pending: longest(threads), matched, next }
}

const longest = (threads: readonly Thread[]) =>
  threads.reduce((most, { length }) => Math.max(most, length), 0)

/** Of several ways to the same point the longest stays: it covers what the others would. */
function keepLongest(threads: readonly Thread[]): Thread[] {
  const kept = new Map<SpellingNode, Thread>()
  for (const thread of threads) {
    const other = kept.get(thread.node)
    if (thread.node.edges.size > 0 && (other === undefined || other.length < thread.length))
      kept.set(thread.node, thread)
  }
  return [...kept.values()]
}
