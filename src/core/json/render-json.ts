import { createIndentation } from '#core/json/indentation.ts'
import type { JsonMember, JsonValue } from '#core/json/json-value.ts'

interface Level {
  readonly open: '[' | '{'
  readonly items: readonly (JsonValue | JsonMember)[]
  next: number
}

/**
 * Renders a value as JSON text, formatted and escaped like JSON.stringify, with the source text of numbers.
 * `indent` is the number of spaces per level (up to 120 columns in all), null for one line. Works without
 * recursion, so nesting may have any depth.
 */
export function renderJson(value: JsonValue, { indent }: { indent: number | null }): string {
  const lineBreak = indent === null ? () => '' : createIndentation(indent)
  const colon = indent === null ? ':' : ': '
  const levels: Level[] = []
  let text = ''
  let current: JsonValue = value

  for (;;) {
    switch (current.kind) {
      case 'null':
        text += 'null'
        break
      case 'boolean':
        text += current.value ? 'true' : 'false'
        break
      case 'number':
        text += current.source
        break
      case 'string':
        text += JSON.stringify(current.value)
        break
      case 'array':
        if (current.items.length === 0) text += '[]'
        else levels.push({ open: '[', items: current.items, next: 0 })
        break
      case 'object':
        if (current.members.length === 0) text += '{}'
        else levels.push({ open: '{', items: current.members, next: 0 })
        break
    }

    let level = levels.at(-1)
    while (level && level.next === level.items.length) {
      levels.pop()
      text += lineBreak(levels.length) + (level.open === '[' ? ']' : '}')
      level = levels.at(-1)
    }
    const entry = level?.items[level.next]
    if (!level || !entry) return text
    text += (level.next === 0 ? level.open : ',') + lineBreak(levels.length)
    level.next += 1
    if ('name' in entry) {
      text += JSON.stringify(entry.name) + colon
      current = entry.value
    } else {
      current = entry
    }
  }
}
