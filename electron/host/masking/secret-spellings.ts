/** A position inside a spelling of a secret; a node with `accepts` completes the spelling. */
export interface SpellingNode {
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
/** In characters. Shorter parts of a base64 text look like ordinary words. */
const minCoreLength = 8

/**
 * Describes, byte by byte, how a server may spell a secret of visible ASCII: plain, percent-encoded up to
 * three times or escaped for JSON (also nested), mixed per character; in hex; and in base64 or base64url at
 * any offset. No spelling is shorter than the secret.
 *
 * The first and the last base64 character also contain bits of the surrounding text, so they are not part of
 * the spelling.
 */
export function describeSpellings(secret: string): SpellingNode {
  const bytes = Buffer.from(secret, 'latin1')
  const cores = ([0, 1, 2] as const)
    .map((offset) => base64Core(bytes, offset))
    .filter((core) => core.length >= minCoreLength)
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
    .replace(/=+$/, '')
  const first = ([0, 2, 3] as const)[offset]
  const bits = (offset + bytes.length) * 8
  return text.slice(first, Math.floor(bits / 6))
}
