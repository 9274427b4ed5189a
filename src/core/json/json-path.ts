import type { JsonValue } from './json-value.ts'
import { readJson } from './read-json.ts'

/** The path from a value to a nested one: member names and array indexes (from 0). */
export type JsonPath = readonly (string | number)[]

// Names such as `dc:classification` and `@id` are plain; names with path syntax or invisible characters are
// quoted.
const plainName = /^[^\s.[\]"\\\p{C}]+$/u

/**
 * Renders a path for people: `location.address`, `image[0].contentUrl`, `["a.b"].c`. Different paths
 * give different texts. The empty path gives an empty text.
 */
export function renderPath(path: JsonPath): string {
  let text = ''
  for (const step of path) {
    if (typeof step === 'number') text += `[${step}]`
    else if (!plainName.test(step)) text += `[${JSON.stringify(step)}]`
    else text += text === '' ? step : `.${step}`
  }
  return text
}

/** The value at a path; undefined if none. Of equal names the last is used, as in JSON.parse. */
export function valueAt(value: JsonValue, path: JsonPath): JsonValue | undefined {
  let current: JsonValue | undefined = value
  for (const step of path) {
    if (current === undefined) return undefined
    current = typeof step === 'number' ? itemOf(current, step) : memberOf(current, step)
  }
  return current
}

/** The last member with that name; undefined if there is none or the value is not an object. */
export function memberOf(value: JsonValue, name: string): JsonValue | undefined {
  if (value.kind !== 'object') return undefined
  return value.members.findLast((member) => member.name === name)?.value
}

function itemOf(value: JsonValue, position: number): JsonValue | undefined {
  return value.kind === 'array' ? value.items[position] : undefined
}

/** A quoted name, or the text up to the next dot or quoted name. */
const steps = /\[("(?:[^"\\]|\\.)*")\]|((?:[^.[]|\[(?!"))+|\[)/gs

/** Reads a path as `renderPath` writes it (`["a.b"].c`). Invalid quoting is read literally. */
export const readNamePath = (text: string): string[] =>
  Array.from(text.matchAll(steps), ([step, quoted, plain]) => plain ?? nameIn(quoted) ?? step)

function nameIn(quoted = ''): string | null {
  const read = readJson(quoted)
  return read.ok && read.value.kind === 'string' ? read.value.value : null
}

/** A place below a root; without copying a path at each level, which takes quadratic time in deep values. */
export interface JsonPlace {
  readonly step: JsonPath[number]
  readonly parent: JsonPlace | null
}

/** A value with its place; null for the root. */
export interface PlacedValue {
  readonly value: JsonValue
  readonly place: JsonPlace | null
}

/** The steps from the root to a place. */
export function pathTo(place: JsonPlace | null): JsonPath {
  const steps: JsonPath[number][] = []
  for (let at = place; at; at = at.parent) steps.push(at.step)
  return steps.toReversed()
}
