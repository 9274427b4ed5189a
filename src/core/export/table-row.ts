import { columnValues, type ColumnPath, type ItemColumn } from '#core/content/item-columns.ts'
import { apiNamer } from '#core/content/api-namer.ts'
import { isItemLinkPath } from '#core/content/item-link.ts'
import { toPlainText } from '#core/content/html-to-text.ts'
import { renderPath } from '#core/json/json-path.ts'
import { readJson } from '#core/json/read-json.ts'
import { renderJson } from '#core/json/render-json.ts'
import { membersOf, type JsonArray, type JsonValue } from '#core/json/json-value.ts'
import type { SeriesDays } from '#core/spoken/say-cell.ts'
import type { ValueMessages } from '#core/spoken/value-messages.ts'
import { createExportFacts, type ExportFacts, type TableCell } from './item-writer.ts'
import { nameReadableColumns, createReadableCells, valueSeparator } from './readable-columns.ts'
import type { ValueKind } from '#core/content/value-kind.ts'

export interface TableColumns {
  columns: readonly ColumnPath[]
  /** Keys of HTML columns that are followed by a plain-text column: `location.name`. */
  plainTextOf?: ReadonlySet<string>
  /** Texts for readable cells; null for exact values. */
  words?: ValueMessages | null
  /** What readable cells say of a series. */
  days?: SeriesDays | null
}

interface ShownColumn {
  path: ColumnPath
  as: 'value' | 'plain-text'
}

/**
 * Exact cells. Lists and several values are joined as `Event; dcls:Event`; objects, and lists that could not
 * be split again, are JSON on one line.
 */
const readExactCells = (item: JsonValue, columns: readonly ShownColumn[]): TableCell[] =>
  columns.map(({ path, as }) => {
    const values = columnValues(item, path).map((value) =>
      as === 'value' ? value : withoutHtml(value),
    )
    const [first] = values
    if (!first) return emptyCell
    return values.length === 1 ? readCell(first) : readCell({ kind: 'array', items: values })
  })

/** The visible text of HTML; a list of texts becomes one text. */
function withoutHtml(value: JsonValue): JsonValue {
  if (value.kind === 'string') return { kind: 'string', value: toPlainText(value.value) }
  const texts = value.kind === 'array' ? value.items : []
  if (texts.length === 0 || !texts.every((item) => item.kind === 'string')) return value
  return { kind: 'string', value: texts.map((item) => toPlainText(item.value)).join('\n\n') }
}

function readCell(value: JsonValue): TableCell {
  switch (value.kind) {
    case 'null':
      return emptyCell
    case 'boolean':
      return value
    case 'number':
      return value
    case 'string':
      return { kind: 'text', text: value.value }
    case 'array':
      return { kind: 'text', text: renderList(value) ?? renderJson(value, { indent: null }) }
    case 'object':
      return { kind: 'text', text: renderJson(value, { indent: null }) }
  }
}

/**
 * Joins texts and numbers with semicolons; null if the list could not be split again: a text has a semicolon
 * or line break or is blank, there is another kind of value, or no values.
 */
function renderList({ items }: JsonArray): string | null {
  const texts = items.map((item) => {
    if (item.kind === 'number') return item.source
    return item.kind === 'string' && !/[;\r\n]|^\s*$/.test(item.value) ? item.value : null
  })
  return texts.length === 0 || texts.includes(null) ? null : texts.join(valueSeparator)
}

export interface TableReader {
  /** Column headings, in order. */
  readonly names: readonly string[]
  readonly paths: readonly ColumnPath[]
  read(itemText: string): TableCell[]
  /** Updated with each item; the caller counts truncated and escaped cells. */
  readonly facts: ExportFacts
}

const maxLeftOutNames = 200
const emptyCell: TableCell = { kind: 'empty' }

/** Creates a reader of items as table rows. `facts` collects what the table does not show. */
export function createTableReader({
  columns: paths,
  plainTextOf = new Set(),
  words = null,
  days = null,
}: TableColumns): TableReader {
  const columns = paths.flatMap((path): ShownColumn[] => [
    { path, as: 'value' },
    ...(words === null && plainTextOf.has(renderPath(path))
      ? [{ path, as: 'plain-text' } as const]
      : []),
  ])
  const readable = words && createReadableCells(words, { days })
  const headings = readable && nameReadableColumns(paths, readable.namer)
  const shownNames = new Set(paths.map(([first]) => first))
  const leftOut = new Set<string>()
  const facts = createExportFacts()
  return {
    names:
      headings ??
      columns.map(
        ({ path, as }) => apiNamer.nameOf(renderPath(path)) + (as === 'value' ? '' : ' (text)'),
      ),
    paths: columns.map(({ path }) => path),
    facts,
    read(itemText) {
      facts.itemCount += 1
      const read = readJson(itemText)
      if (!read.ok) {
        facts.unreadableCount += 1
        return [{ kind: 'text', text: itemText }, ...columns.slice(1).map(() => emptyCell)]
      }
      const members = membersOf(read.value)
      for (const { name } of members) {
        if (shownNames.has(name) || leftOut.has(name) || leftOut.size >= maxLeftOutNames) continue
        leftOut.add(name)
        facts.attributesLeftOut.push(name)
      }
      const cells = readable
        ? paths.map((path) => readable.cellOf(read.value, path))
        : readExactCells(read.value, columns)
      return cells.map((cell, at) =>
        cell.kind === 'text' && isItemLinkPath(columns[at]?.path ?? [])
          ? { kind: 'link', address: cell.text }
          : cell,
      )
    },
  }
}

/** Kinds of values that nested columns represent completely. */
const shownWithin: readonly ValueKind['kind'][] = [
  'null',
  'object',
  'coordinates',
  'unresolved-relation',
  'resolved-relation',
  'concept',
  'relations',
  'part',
  'parts',
  'schedule',
  'schedules',
]

/**
 * Chooses columns without duplicated content: `location.name` and `location.@id`, but not `location` with
 * both as JSON. A column that also has plain values stays.
 */
export const planColumns = (columns: readonly ItemColumn[]): ColumnPath[] =>
  columns
    .filter(
      (column) =>
        !columns.some((other) => isWithin(other.path, column.path)) ||
        column.kinds.some(({ kind }) => !shownWithin.includes(kind)),
    )
    .map(({ path }) => path)

const isWithin = (path: ColumnPath, outer: ColumnPath): boolean =>
  path.length > outer.length && outer.every((name, position) => name === path[position])
