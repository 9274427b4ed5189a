/** A point inside a spelling of a secret; reaching the one that `accepts` completes it. */
export interface SpellingNode {
  /** What may come next, by byte. Worked out when it is first asked for: a long secret has many points. */
  readonly edges: Edges
  readonly accepts: boolean
}

type Edges = ReadonlyMap<number, readonly SpellingNode[]>
/** What leads to the next part of the secret, for every byte it may begin with. */
type Steps = Map<number, SpellingNode[]>

/** A server may repeat the `25` of a percent sign that was encoded again, and double its backslashes. */
const maxReencodings = 2
const maxBackslashes = 8
/** A part of a base64 text that is shorter than this says nothing: ordinary words look like it. */
const shortestCore = 8

/**
 * Describes, byte by byte, how a server may write a secret of visible ASCII: plainly, percent-encoded up to
 * three times, escaped for JSON (also inside other JSON), each character in its own way; in hex; and in
 * base64 or base64url wherever the secret begins in it. No spelling is shorter than the secret.
 *
 * The first and the last character of a base64 text also hold bits of what stands around, so they
 * are not part of the spelling.
 */
export function describeSpellings(secret: string): SpellingNode {
  const bytes = Buffer.from(secret, 'latin1')
  const cores = ([0, 1, 2] as const)
    .map((offset) => base64Core(bytes, offset))
    .filter((core) => core.length >= shortestCore)
  const begins = [
    spellInTurn(Array.from(secret), addCharacter),
    spellInTurn(Array.from(bytes), addHex),
    ...cores.map((core) => spellInTurn(Array.from(core), addBase64)),
  ]
  return createNode((steps) => {
    for (const { edges } of begins)
      for (const [byte, nodes] of edges) steps.set(byte, [...(steps.get(byte) ?? []), ...nodes])
  })
}

function spellInTurn<T>(
  parts: readonly T[],
  add: (steps: Steps, to: SpellingNode, part: T) => void,
): SpellingNode {
  return parts.reduceRight<SpellingNode>(
    (to, part) =>
      createNode((steps) => {
        add(steps, to, part)
      }),
    { edges: new Map(), accepts: true },
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
    accepts: false,
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

/** `begin` may come after any number of them; one that is itself escaped (`itself`) has 1, 2, 4 or 8. */
function addBackslashes(
  steps: Steps,
  begin: SpellingNode,
  itself: SpellingNode | null,
  count: number,
): void {
  const next = createNode((more) => {
    for (const [byte, nodes] of begin.edges) more.set(byte, [...nodes])
    if (count < maxBackslashes) addBackslashes(more, begin, itself, count + 1)
  })
  addEdge(steps, '\\', next)
  if (itself !== null && [1, 2, 4, 8].includes(count)) addEdge(steps, '\\', itself)
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

/** `path`: one text per byte, holding every character that may stand there. */
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

/** The base64 characters that bytes always give when they begin `offset` bytes into a group of three (RFC 4648). */
function base64Core(bytes: Buffer, offset: 0 | 1 | 2): string {
  const text = Buffer.concat([Buffer.alloc(offset), bytes])
    .toString('base64')
    .replace(/=+$/, '')
  const first = ([0, 2, 3] as const)[offset]
  const bits = (offset + bytes.length) * 8
  return text.slice(first, Math.floor(bits / 6))
}
