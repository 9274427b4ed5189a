import { shortestCore, shortestSecret } from '#core/redact/redactor.ts'

/** Masks a secret in a byte stream, for example in the response of a server that echoes the token. */
export interface SecretMask {
  /**
   * Takes the next bytes and returns all bytes that can be passed on: everything except a tail that may be
   * the beginning of the secret. Does not modify `chunk`.
   */
  mask(chunk: Uint8Array): Uint8Array
  /** Returns the bytes still held back; call it at the end of the stream. */
  finish(): Uint8Array
  /** Number of occurrences masked so far. */
  maskedCount(): number
}

const asterisk = 0x2a
const nothing = new Uint8Array()

/** Search tables of a secret; creating them takes some milliseconds. */
export interface SecretTables {
  search: SpellingSearch
  samples: SpellingSamples
}

/** Returns a function that creates search tables and caches those of the last secrets. */
export const cacheTables = (): ((secret: string) => SecretTables) => cacheLast(createTables)

function createTables(secret: string): SecretTables {
  const spellings = describeSpellings(secret)
  return {
    search: createSpellingSearch(spellings),
    samples: createSpellingSamples(spellings, secret.length),
  }
}

/**
 * Creates a mask that overwrites each byte of the secret with `*`, in every spelling of `describeSpellings`.
 * All other bytes keep their position, and JSON stays valid.
 *
 * Chunks without the secret are not copied. Does not search compressed data or UTF-16. `null` and secrets of
 * fewer than four characters are not masked.
 */
export function createSecretMask(
  secret: string | null,
  tables: (secret: string) => SecretTables = createTables,
): SecretMask {
  if (secret === null || secret.length < shortestSecret)
    return { mask: (chunk) => chunk, finish: () => nothing, maskedCount: () => 0 }

  const { search, samples } = tables(secret)
  let state = search.start
  let held: Uint8Array = nothing
  let maskedCount = 0
  /** End of the last masked occurrence, relative to the end of the bytes passed on. */
  let maskedUpTo = 0

  /** The first position from `at` on where a spelling may begin. */
  function nextCandidate(chunk: Uint8Array, at: number): number {
    let place = at + samples.stride - 1
    while (place + samples.width <= chunk.length && !samples.mayBeAt(chunk, place))
      place += samples.stride
    return place - samples.stride + 1
  }

  function mask(chunk: Uint8Array): Uint8Array {
    let data = held.length === 0 ? chunk : Buffer.concat([held, chunk])
    let at = 0
    while (at < chunk.length) {
      if (state === search.start) {
        at = nextCandidate(chunk, at)
        if (at >= chunk.length) break
      }
      const byte = chunk[at] ?? 0
      at++
      state = state.next[byte] ?? search.advance(state, byte)
      if (state.matched === 0) continue
      if (data === chunk) data = Uint8Array.from(chunk)
      const end = held.length + at
      const begin = end - state.matched
      data.fill(asterisk, begin, end)
      if (begin >= maskedUpTo) maskedCount++
      maskedUpTo = end
    }
    const passedLength = data.length - state.pending
    maskedUpTo -= passedLength
    // A copy, so that a few bytes do not keep a whole chunk in memory.
    held = Uint8Array.from(data.subarray(passedLength))
    return data.subarray(0, passedLength)
  }

  return {
    mask,
    finish() {
      const rest = held
      held = nothing
      state = search.start
      return rest
    },
    maskedCount: () => maskedCount,
  }
}

/** Rules out spellings in most of a text by reading only a few of its bytes. */
interface SpellingSamples {
  /** Sampling every `stride`-th position misses no spelling. */
  stride: number
  /** Number of bytes in a sample. */
  width: number
  /**
   * False if no spelling that began in the last `stride` positions can continue with the bytes at `place`.
   */
  mayBeAt(bytes: Uint8Array, place: number): boolean
}

const width = 3
const maxStride = 32
const tableSize = 1 << 16

/**
 * Creates samples for spellings of at least `minLength` (3 or more) bytes.
 *
 * A spelling of n bytes that began fewer than n - 2 positions before covers all three bytes of a sample, so
 * it is enough to know all three-byte sequences near its beginning (based on Wu and Manber's multi-pattern
 * search). Different samples may have the same hash; that only costs time.
 */
function createSpellingSamples(spellings: SpellingNode, minLength: number): SpellingSamples {
  const stride = Math.min(maxStride, minLength - width + 1)
  const knownHashes = new Uint8Array(tableSize)

  const recorded = new Set([spellings])
  let frontier = [spellings]
  for (let place = 0; place < stride; place++) {
    for (const node of frontier) recordPaths(node, 0, width)
    const next = frontier.flatMap((node) => [...node.edges.values()].flat())
    // Nodes nearer to the beginning are already recorded.
    frontier = [...new Set(next)].filter((node) => !recorded.has(node))
    for (const node of frontier) recorded.add(node)
  }

  /** Records all paths of `steps` more bytes. */
  function recordPaths(node: SpellingNode, hash: number, steps: number) {
    if (steps === 0) knownHashes[hash] = 1
    else
      for (const [byte, nodes] of node.edges)
        for (const next of nodes) recordPaths(next, mix(hash, byte), steps - 1)
  }

  return {
    stride,
    width,
    mayBeAt: (bytes, place) => {
      const first = mix(0, bytes[place] ?? 0)
      const second = mix(first, bytes[place + 1] ?? 0)
      return knownHashes[mix(second, bytes[place + 2] ?? 0)] === 1
    },
  }
}

const mix = (mixed: number, byte: number) => ((mixed << 5) ^ byte) & (tableSize - 1)
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

interface SpellingSearch {
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
function createSpellingSearch(spellings: SpellingNode): SpellingSearch {
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

/** A position inside a spelling of a secret; a node with `accepts` completes the spelling. */
interface SpellingNode {
  /** The next nodes by byte. Computed on first access, because a long secret has many nodes. */
  readonly edges: Edges
  readonly isAccepting: boolean
}

type Edges = ReadonlyMap<number, readonly SpellingNode[]>
/** The nodes that lead to the next part of the secret, by byte. */
type Steps = Map<number, SpellingNode[]>

/** How often a percent sign may be encoded again (`%2525…`), and how many backslashes may be in a row. */
const maxReencodings = 2
const maxBackslashes = 8

/**
 * Describes, byte by byte, how a server may spell a secret of visible ASCII: plain, percent-encoded up to
 * three times or escaped for JSON (also nested), mixed per character; in hex; and in base64 or base64url at
 * any offset. No spelling is shorter than the secret.
 *
 * The first and the last base64 character also contain bits of the surrounding text, so they are not part of
 * the spelling.
 */
function describeSpellings(secret: string): SpellingNode {
  const bytes = Buffer.from(secret, 'latin1')
  const cores = ([0, 1, 2] as const)
    .map((offset) => base64Core(bytes, offset))
    .filter((core) => core.length >= shortestCore)
  const starts = [
    spellInOrder(Array.from(secret), addCharacter),
    spellInOrder(Array.from(bytes), addHex),
    ...cores.map((core) => spellInOrder(Array.from(core), addBase64)),
  ]
  return createNode((steps) => {
    for (const { edges } of starts)
      for (const [byte, nodes] of edges) steps.set(byte, [...(steps.get(byte) ?? []), ...nodes])
  })
}

function spellInOrder<T>(
  parts: readonly T[],
  add: (steps: Steps, to: SpellingNode, part: T) => void,
): SpellingNode {
  return parts.reduceRight<SpellingNode>(
    (to, part) =>
      createNode((steps) => {
        add(steps, to, part)
      }),
    { edges: new Map(), isAccepting: true },
  )
}

function createNode(describe: (steps: Steps) => void): SpellingNode {
  let known: Steps | null = null
  return {
    get edges() {
      if (known !== null) return known
      known = new Map<number, SpellingNode[]>()
      describe(known)
      return known
    },
    isAccepting: false,
  }
}

function addCharacter(steps: Steps, to: SpellingNode, character: string): void {
  const hex = hexOf(character.charCodeAt(0))
  addPath(steps, to, [character])
  addPercent(steps, to, hex)
  const begin = createNode((code) => {
    addPath(code, to, ['u', '0', '0', ...eitherCase(hex)])
    if (character === '"' || character === '/') addPath(code, to, [character])
  })
  addBackslashes(steps, begin, character === '\\' ? to : null, 1)
}

/**
 * Adds 1 to 8 backslashes before `begin`. If the character is a backslash itself, 1, 2, 4 or 8 of them (each
 * nesting doubles them) lead to `afterBackslash`.
 */
function addBackslashes(
  steps: Steps,
  begin: SpellingNode,
  afterBackslash: SpellingNode | null,
  count: number,
): void {
  const next = createNode((more) => {
    for (const [byte, nodes] of begin.edges) more.set(byte, [...nodes])
    if (count < maxBackslashes) addBackslashes(more, begin, afterBackslash, count + 1)
  })
  addEdge(steps, '\\', next)
  if (afterBackslash !== null && [1, 2, 4, 8].includes(count)) addEdge(steps, '\\', afterBackslash)
}

function addPercent(steps: Steps, to: SpellingNode, hex: string): void {
  for (let again = 0; again <= maxReencodings; again++)
    addPath(steps, to, ['%', ...Array.from('25'.repeat(again)), ...eitherCase(hex)])
}

function addHex(steps: Steps, to: SpellingNode, byte: number): void {
  addPath(steps, to, eitherCase(hexOf(byte)))
}

function addBase64(steps: Steps, to: SpellingNode, character: string): void {
  addPath(steps, to, [character])
  if (character !== '+' && character !== '/') return
  addPath(steps, to, [character === '+' ? '-' : '_'])
  addPercent(steps, to, hexOf(character.charCodeAt(0)))
  if (character === '/') addPath(steps, to, ['\\', '/'])
}

/** The path has one text per byte, with all characters that are possible for that byte. */
function addPath(steps: Steps, to: SpellingNode, [choices = '', ...rest]: readonly string[]): void {
  const next =
    rest.length === 0
      ? to
      : createNode((more) => {
          addPath(more, to, rest)
        })
  for (const choice of choices) addEdge(steps, choice, next)
}

function addEdge(steps: Steps, character: string, to: SpellingNode): void {
  const byte = character.charCodeAt(0)
  steps.set(byte, [...(steps.get(byte) ?? []), to])
}

const hexOf = (byte: number) => byte.toString(16).padStart(2, '0')

const eitherCase = (hex: string): string[] =>
  Array.from(hex, (digit) => (/[a-f]/.test(digit) ? digit + digit.toUpperCase() : digit))

/**
 * The base64 characters that depend only on `bytes`, if they begin `offset` bytes into a group of three (RFC
 * 4648).
 */
function base64Core(bytes: Buffer, offset: 0 | 1 | 2): string {
  const text = Buffer.concat([Buffer.alloc(offset), bytes])
    .toString('base64')
    .replace(/(?<!=)=+$/, '')
  const first = ([0, 2, 3] as const)[offset]
  const bits = (offset + bytes.length) * 8
  return text.slice(first, Math.floor(bits / 6))
}

/** Two, because users switch between two connections. */
const maxCached = 2

/** Caches the results of a slow function of a secret, for the last secrets only. */
export function cacheLast<T extends object>(compute: (secret: string) => T): (secret: string) => T {
  const cache = new Map<string, T>()
  return (secret) => {
    const found = cache.get(secret) ?? compute(secret)
    cache.delete(secret)
    cache.set(secret, found)
    for (const oldest of cache.keys()) {
      if (cache.size <= maxCached) break
      cache.delete(oldest)
    }
    return found
  }
}
