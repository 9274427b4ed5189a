import { describeCell, type Cell } from '#core/content/cell.ts'
import { memberOf, renderPath, type JsonPath } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { renderJson } from '#core/json/render-json.ts'
import { describeChanges, type ValueChange } from './value-changes.ts'

/** `loaded`: differs only by details that one response has. `unchanged`: listed only for two sources. */
export type ComparedKind = 'added' | 'removed' | 'changed' | 'loaded' | 'moved' | 'unchanged'

/** A changed, added, removed or moved item. */
export interface ComparedItem {
  kind: ComparedKind
  id: string
  /** null if it has no name. */
  name: string | null
  /** Its position in the earlier response, from 0; null if it is not there, or if positions are not compared. */
  before: number | null
  /** Its position in the later response, as `before`. */
  after: number | null
  isMoved: boolean
  differences: number
}

/** One difference of an item; the values are JSON as sent, null if missing. */
export interface ComparedValue {
  kind: ValueChange['kind']
  path: string
  before: ComparedText | null
  after: ComparedText | null
}

/** A value as JSON, truncated if very long; `length` is the full length. `cell` describes it in words. */
export interface ComparedText {
  text: string
  length: number
  cell: Cell
}

/** The first differences of an item; `count` is their total. */
export interface ComparedValues {
  values: readonly ComparedValue[]
  count: number
}

const maxValues = 500
/** Maximum length of a value's JSON, in characters. */
const maxTextLength = 4_000

/** Describes differences for people; details that only one side has come last. */
export function describeValues(changes: readonly ValueChange[]): ComparedValues {
  const ordered = changes.toSorted(
    (one, other) => Number(one.kind === 'loaded') - Number(other.kind === 'loaded'),
  )
  return { values: ordered.slice(0, maxValues).map(describeValueChange), count: changes.length }
}

/** The attributes in which two items differ, each as a whole. Their own IDs always differ, and are left out. */
export function describeDifferences(one: JsonValue, other: JsonValue): ComparedValues {
  const names = new Set(
    describeChanges(one, other).flatMap(({ path: [name] }) =>
      typeof name === 'string' && name !== '@id' ? [name] : [],
    ),
  )
  return describeValues(
    [...names].flatMap((name): ValueChange[] => {
      const [before, after] = [one, other].map((item) =>
        item.kind === 'object' ? memberOf(item, name) : undefined,
      )
      const path = [name]
      if (before && after) return [{ kind: 'changed', path, before, after }]
      if (before) return [{ kind: 'removed', path, before }]
      return after ? [{ kind: 'added', path, after }] : []
    }),
  )
}

function describeValueChange(change: ValueChange): ComparedValue {
  return {
    kind: change.kind,
    path: renderPath(change.path),
    before: 'before' in change ? cutText(change.before, change.path) : null,
    after: 'after' in change ? cutText(change.after, change.path) : null,
  }
}

function cutText(value: JsonValue, path: JsonPath): ComparedText {
  const text = renderJson(value, { indent: isNested(value) ? 2 : null })
  const name = path.findLast((part) => typeof part === 'string')
  const cell = describeCell([value], name)
  return { text: text.slice(0, maxTextLength), length: text.length, cell }
}

const isNested = (value: JsonValue): boolean => value.kind === 'object' || value.kind === 'array'
