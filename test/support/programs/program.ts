/** Random programs that send requests, as people write them. */

/** Choices that follow from a seed. */
export interface Random {
  below: (limit: number) => number
  chance: (share: number) => boolean
  pick: <T>(list: readonly [T, ...T[]]) => T
}

/** mulberry32 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    chance: (share) => next() < share,
    pick: (list) => list[below(list.length)] ?? list[0],
  }
}

/** A program while it is written. */
export interface Draft {
  random: Random
  /** What stands before the expression that is written. */
  lines: string[]
  /** What stands before the whole program, such as functions. */
  head: string[]
  /** A name that nothing else has. */
  name: () => string
}

/** Writes one program that sends requests to `url`, whose path no other program has. */
export type WriteProgram = (draft: Draft, url: string) => string

const names = [
  'url',
  'query',
  'part',
  'value',
  'term',
  'opts',
  'item',
  'base',
  'text',
  'conf',
] as const

export function createDraft(random: Random): Draft {
  let count = 0
  return {
    random,
    lines: [],
    head: [],
    name: () => {
      count += 1
      return `${random.pick(names)}${count}`
    },
  }
}

/** A way to write a text as an expression; null if it cannot be written so. */
export type Way = (draft: Draft, text: string, inner: (part: string) => string) => string | null

/** An expression for a text, at most three ways within each other. */
export function writeText(
  draft: Draft,
  text: string,
  ways: readonly [Way, ...Way[]],
  depth = 0,
): string {
  const [literal] = ways
  const inner = (part: string) => writeText(draft, part, ways, depth + 1)
  const way = depth > 2 || draft.random.chance(0.4) ? literal : draft.random.pick(ways)
  return way(draft, text, inner) ?? literal(draft, text, inner) ?? ''
}

/** A text in two, not within a character. */
export function split(draft: Draft, text: string): [string, string] {
  const characters = Array.from(text)
  const at = draft.random.below(characters.length + 1)
  return [characters.slice(0, at).join(''), characters.slice(at).join('')]
}

/** The parts of a text between a separator that it has; null without one. */
export function cut(draft: Draft, text: string): { separator: string; parts: string[] } | null {
  const separator = draft.random.pick([',', '-', '/', ' ', '&', 'e', '=', ':'])
  const parts = text.split(separator)
  return parts.length > 1 && parts.length < 6 ? { separator, parts } : null
}

const texts = [
  'name',
  'Völker & Co',
  'a+b',
  '50 % off',
  'x=y',
  '$5',
  '{id}',
  'C:\\dir\\new',
  "it's",
  '"so"',
  '-name,+size',
  '2026-11-28T10:00:00+01:00',
  '日本 😀',
  'a,b',
  '#1',
  '0',
  'true',
  'null',
  '%41',
  '100%',
  'a%20b',
  ' padded ',
  'CamelCase',
  'image,location',
  'a/b?c',
  '(x)',
  '<b>',
  '`tick`',
  'a;b',
  '~_.!*',
  '%s',
  '{0}',
  "d'Arc \\'x",
  '\\n',
  'tab\there',
  '',
  '${no}',
  '#{no}',
  '$name',
] as const
const keys = [
  'page[size]',
  'page[number]',
  'filter[q]',
  'include',
  'fields',
  'sort',
  'language',
  'filter[id][in]',
  'q',
  'weight',
  'filter[attribute][dct:modified][in][min]',
  'fields[image]',
  'filter[classifications][in][withSubtree]',
] as const

export const randomText = ({ random }: Draft): string => random.pick(texts)

export type Scalar = string | number | boolean | null
/** What parameters are, as data; of a value, `nested` libraries know how to send it. */
export type Data = Scalar | Data[] | { [name: string]: Data }

const randomScalar = (draft: Draft): Scalar => {
  const { random } = draft
  if (random.chance(0.75)) return randomText(draft)
  return random.pick<Scalar>([0, 5, 25, -3, 1.5, true, false, null])
}

/** Names of parameters, each with a text. */
export function randomTexts(draft: Draft): [string, string][] {
  const { random } = draft
  const count = random.below(4) + 1
  return [...new Map(Array.from({ length: count }, () => [random.pick(keys), randomText(draft)]))]
}

/** Names of parameters, some of them with members. */
export function randomParameters(draft: Draft): [string, Data][] {
  const { random } = draft
  const all = new Map<string, Data>()
  for (let left = random.below(4) + 1; left > 0; left -= 1) {
    if (random.chance(0.6)) all.set(random.pick(keys), randomScalar(draft))
    else all.set(random.pick(['page', 'filter', 'tags']), randomData(draft, 0))
  }
  return [...all]
}

function randomData(draft: Draft, depth: number): Data {
  const { random } = draft
  if (depth > 2 || random.chance(0.3)) return randomScalar(draft)
  const count = random.below(3) + (random.chance(0.9) ? 1 : 0)
  if (random.chance(0.4)) return Array.from({ length: count }, () => randomData(draft, depth + 1))
  return Object.fromEntries(
    Array.from({ length: count }, () => [
      random.pick(['size', 'number', 'q', 'in', 'id', 'a b']),
      randomData(draft, depth + 1),
    ]),
  )
}

export const randomToken = ({ random }: Draft): string =>
  random.pick(['s3cret', 'a.b-c_d', 'T0K=='])
