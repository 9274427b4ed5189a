import type { JsonValue } from '#core/json/json-value.ts'

/** The way from a value to one inside it: member names and item positions (from 0). */
export type JsonPath = readonly (string | number)[]

// Names such as `dc:classification` and `@id` are plain; what would blur with the path's own signs
// or cannot be seen is quoted.
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

/**
 * The value at a path, or undefined where the path leads nowhere. Of members with the same name the
 * last one counts, as with JSON.parse.
 */
export function valueAt(value: JsonValue, path: JsonPath): JsonValue | undefined {
  let current: JsonValue | undefined = value
  for (const step of path) {
    if (current === undefined) return undefined
    current = typeof step === 'number' ? itemOf(current, step) : memberOf(current, step)
  }
  return current
}

/** The last member of that name, or undefined where there is none or the value is no object. */
export function memberOf(value: JsonValue, name: string): JsonValue | undefined {
  if (value.kind !== 'object') return undefined
  return value.members.findLast((member) => member.name === name)?.value
}

function itemOf(value: JsonValue, position: number): JsonValue | undefined {
  return value.kind === 'array' ? value.items[position] : undefined
}
