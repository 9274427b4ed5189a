import { readId } from '#core/content/item-id.ts'
import { renderPath, type JsonPath } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { renderJson } from '#core/json/render-json.ts'
import type { Evidence } from '#core/verdict/verdict.ts'
import type { CountedItems, ItemFinding } from './finding.ts'

/** Searches the items of a page for one kind of finding. */
export interface ItemFinder {
  add(item: JsonValue, position: number): void
  findings(): ItemFinding[]
}

const maxShown = 20
const maxValueLength = 120

/** Counts items and keeps the first ones as evidence, with the value at a path. */
export function createItemCounter(): {
  count(item: JsonValue, position: number, path: JsonPath, value: JsonValue | undefined): void
  readonly counted: CountedItems
} {
  const evidence: Evidence[] = []
  let count = 0
  return {
    count(item, position, path, value) {
      count += 1
      if (evidence.length >= maxShown) return
      const id = readId(item)
      const text = value && renderJson(value, { indent: null })
      evidence.push({
        kind: 'item',
        position,
        id,
        path: renderPath(path),
        value: text === undefined ? null : shortened(text),
      })
    },
    get counted() {
      return { count, evidence }
    },
  }
}

const shortened = (text: string): string =>
  text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text
