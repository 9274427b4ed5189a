import { createItemFinders } from '#core/finding/find-items.ts'
import { readEnvelope } from '#core/finding/read-envelope.ts'
import { describeCell } from '#core/content/cell.ts'
import { lacksAttribute, meetsCondition } from '#core/coverage/row-condition.ts'
import { readTypes, readId } from '#core/content/identify-object.ts'
import {
  columnSampleSize,
  createItemColumns,
  columnValues,
  type ColumnPath,
} from '#core/content/item-columns.ts'
import { renderTsv } from '#core/export/csv-writer.ts'
import { renderValueText } from '#core/content/worded-value.ts'
import { arrangeColumns, defaultLayout, shownColumns } from '#core/content/grid-layout.ts'
import { nameReadableColumns, createReadableCells } from '#core/export/readable-columns.ts'
import { renderTableText } from '#core/export/item-writer.ts'
import { nameOrder } from '#core/language/intl-formats.ts'
import { createOutline } from '#core/investigate/outline.ts'
import { renderPath } from '#core/json/json-path.ts'
import { freshForm } from '#core/query/form.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readJson, readJsonOrText } from '#core/json/read-json.ts'
import { isBroken } from '#core/response/response-page.ts'
import { isSameList } from '#core/finding/repeated-items.ts'
import type { ResponseIndex } from '#core/response/response-index.ts'
import { sayCell } from '#core/spoken/say-cell.ts'
import type { ValueMessages } from '#core/spoken/value-messages.ts'
import { findNearNames } from '#core/text/near-names.ts'
import { createResponseJudge } from '#core/verdict/judge-response.ts'
import type { Opening, QuestionOf, ReplyOf, Row } from './protocol.ts'
import type { Turns } from './receive-exchange.ts'

/** Bounds the duration; the page says so if not all items were checked. */
const maxCheckedItems = 5000
/** In bytes; a larger item is not searched for facts, and ends the judging. */
const maxCheckedLength = 1_000_000
/** Of a larger response only the first items are judged; the verdicts say so. */
const maxJudgedBytes = 20_000_000
/** A page of the usual size, so that nothing more is asked for its rows; and the columns of a typical item. */
const maxOpeningRows = Number(freshForm.pageSize)
const maxOpeningColumns = 40

/** The items of a response, parsed on demand and not cached. */
export interface ResponseItems {
  read(position: number): JsonValue
  rows(question: QuestionOf<'rows'>): ReplyOf<'rows'>
  columns(): ReplyOf<'columns'>
  /** The first view of the items received so far. */
  opening(): Opening
  readonly order: (question: QuestionOf<'order'>) => Promise<ReplyOf<'order'>>
  table(question: QuestionOf<'table'>): Promise<ReplyOf<'table'>>
  readonly locate: (question: QuestionOf<'locate'>) => Promise<ReplyOf<'locate'>>
  facts(question: QuestionOf<'facts'>): Promise<ReplyOf<'facts'>>
  outline(question: QuestionOf<'outline'>): Promise<ReplyOf<'outline'>>
}

export function createResponseItems(index: ResponseIndex, turns: Turns): ResponseItems {
  const columns = createItemColumns()
  const read = (position: number) => readJsonOrText(index.itemText(position))

  const isReceived = (position: number) => position >= 0 && position < index.itemCount

  const { note, locate } = createLocator({ index, read, turns })

  const listColumns = (): ReplyOf<'columns'> => ({
    kind: 'columns',
    columns: columns.list(),
    isTruncated: columns.isTruncated,
    sampleSize: columns.itemCount,
  })

  return {
    read,
    order: createOrder({ index, read, turns }),
    locate,
    rows: ({ positions: wanted, paths }) => ({
      kind: 'rows',
      rows: wanted.filter(isReceived).map((position) => rowOf(read(position), position, paths)),
    }),
    columns() {
      const sampled = Math.min(index.itemCount, columnSampleSize)
      while (columns.itemCount < sampled) columns.add(read(columns.itemCount))
      return listColumns()
    },
    opening() {
      // Each item is parsed once for columns and rows, because parsing takes most of the time.
      const first = Array.from({ length: Math.min(index.itemCount, maxOpeningRows) }, (_, at) =>
        read(at),
      )
      for (const item of first.slice(columns.itemCount)) columns.add(item)
      const found = listColumns()
      const paths = shownColumns(arrangeColumns(found.columns, defaultLayout))
        .slice(0, maxOpeningColumns)
        .map(({ path }) => path)
      return { columns: found, rows: first.map((item, at) => rowOf(item, at, paths)) }
    },
    async table({ positions: wanted, paths, hasHeader, words }) {
      const readable = createReadableCells(words)
      const rows = hasHeader ? [nameReadableColumns(paths, readable.namer)] : []
      for (const position of wanted.filter(isReceived)) {
        await turns.pause()
        const item = read(position)
        rows.push(paths.map((path) => renderTableText(readable.cellOf(item, path))))
      }
      return { kind: 'table', text: renderTsv(rows) }
    },
    async facts({ page, firstIds }) {
      const finders = createItemFinders(page.query.form, page.conventions)
      const judge = isCompleteList(index) ? createResponseJudge(page, findNearNames) : null
      const ids: string[] = []
      let isJudging = true
      let bytes = 0
      for (let position = 0; position < Math.min(index.itemCount, maxCheckedItems); position += 1) {
        await turns.pause()
        const text = index.itemText(position)
        const read = readJson(text)
        const item: JsonValue = read.ok ? read.value : { kind: 'string', value: text }
        const start = index.scan.items.startOf(position)
        const length = index.scan.items.endOf(position) - start
        bytes += length
        // Searching a huge item takes too long; only its ID is used.
        if (!read.ok) finders.addInvalid(text, read.error, { position, start })
        else if (length <= maxCheckedLength) finders.add(item, position)
        isJudging &&= length <= maxCheckedLength && bytes <= maxJudgedBytes
        if (isJudging) judge?.add(item)
        const id = idOf(item)
        note(position, id)
        ids.push(id)
      }
      await turns.pause()
      const samePageAs = firstIds !== null && isSameList(firstIds, ids) ? 1 : null
      const { context } = readEnvelope(index)
      const memberNames = index.members().map(({ name }) => name)
      return {
        kind: 'facts',
        findings: finders.findings(),
        ids,
        samePageAs,
        verdicts: judge?.verdicts({ page: { ...page, samePageAs }, context, memberNames }) ?? [],
      }
    },
    async outline({ reads }) {
      const outline = createOutline(reads)
      for (let position = 0; position < index.itemCount; position += 1) {
        await turns.pause()
        outline.add(read(position))
      }
      return { kind: 'outline', ...outline.read() }
    },
  }
}

const isCompleteList = (index: ResponseIndex): boolean =>
  ['envelope', 'bare-array'].includes(index.scan.shape) && !isBroken(index.findings())

/** The items of a response, read one at a time. */
interface ItemAccess {
  index: ResponseIndex
  read: (position: number) => JsonValue
  turns: Turns
}

/** Sorts and filters rows; returns no order if a newer question arrived. */
function createOrder({ index, read, turns }: ItemAccess): ResponseItems['order'] {
  let latestNumber = 0
  const textOf = (item: JsonValue, path: ColumnPath, language: string) =>
    renderValueText(columnValues(item, path), language)

  return async ({ sort, filter, only, paths, words }) => {
    latestNumber += 1
    const ownNumber = latestNumber
    const matchesFilter = createRowFilter(filter, paths, words)
    const rows: { position: number; value: string }[] = []
    for (let position = 0; position < index.itemCount; position += 1) {
      if (await turns.pause())
        if (ownNumber !== latestNumber) return { kind: 'order', positions: null }
      const item = read(position)
      const isWanted =
        (only === null || meetsCondition(item, only, position)) && matchesFilter(item)
      if (isWanted)
        rows.push({ position, value: sort ? textOf(item, sort.path, words.language) : '' })
    }
    return { kind: 'order', positions: orderRows(rows, sort?.direction ?? null, words.language) }
  }
}

/** Finds a text in the values of an item as sent, and as their cells show them. */
function createRowFilter(
  filter: string,
  paths: readonly ColumnPath[],
  words: ValueMessages,
): (item: JsonValue) => boolean {
  // `ü` may be sent as one character or as two.
  const wanted = filter.trim().normalize().toLowerCase()
  if (wanted === '') return () => true
  const { namer } = createReadableCells(words)
  const matches = (text: string) => text.normalize().toLowerCase().includes(wanted)
  return (item) =>
    paths.some((path, column) => {
      const values = shownValues(item, path, column)
      if (values.length === 0) return false
      if (matches(renderValueText(values, words.language))) return true
      return matches(sayCell(describeCell(values, path.at(-1)), words, namer))
    })
}

/** Finds items by ID; remembers the positions of the IDs read so far. */
function createLocator({ index, read, turns }: ItemAccess): Pick<ResponseItems, 'locate'> & {
  note: (position: number, id: string) => void
} {
  const positions = new Map<string, number>()
  let locatedCount = 0

  /** Also called whenever an item was read for another reason. Only the next item in order is recorded. */
  function note(position: number, id: string): void {
    if (position !== locatedCount) return
    locatedCount += 1
    if (id !== '' && !positions.has(id)) positions.set(id, position)
  }

  return {
    note,
    async locate({ ids }) {
      while (locatedCount < index.itemCount) {
        await turns.pause()
        if (locatedCount < index.itemCount) note(locatedCount, idOf(read(locatedCount)))
      }
      const found = ids.flatMap((id) => {
        const position = positions.get(id)
        return position === undefined ? [] : [[id, position] as const]
      })
      return { kind: 'locate', positions: Object.fromEntries(found) }
    },
  }
}

function rowOf(item: JsonValue, position: number, paths: readonly ColumnPath[]): Row {
  return {
    position,
    id: idOf(item),
    types: item.kind === 'object' ? readTypes(item) : [],
    missingPaths: new Set(paths.filter((path) => lacksAttribute(item, path)).map(renderPath)),
    cells: new Map(
      paths.map((path, column) => [
        renderPath(path),
        describeCell(shownValues(item, path, column), path.at(-1)),
      ]),
    ),
  }
}

/** An item that is not an object is shown in the first column. */
const shownValues = (item: JsonValue, path: ColumnPath, column: number): JsonValue[] =>
  item.kind === 'object' || column > 0 ? columnValues(item, path) : [item]

function idOf(item: JsonValue): string {
  return readId(item) ?? ''
}

/**
 * Sorts rows by one text per row: numbers by value, other texts by the rules of the language. Rows without a
 * text come last in both directions; the sort is stable. With direction null, the order is unchanged.
 */
function orderRows(
  rows: readonly { position: number; value: string }[],
  direction: 'ascending' | 'descending' | null,
  language: string,
): number[] {
  if (direction === null) return rows.map(({ position }) => position)
  const order = nameOrder(language)
  const sign = direction === 'ascending' ? 1 : -1
  const isNumeric = rows.every(({ value }) => value === '' || isNumber(value))
  const compare = isNumeric
    ? (one: string, other: string) => Number(one) - Number(other)
    : (one: string, other: string) => order.compare(one, other)
  return rows
    .toSorted((one, other) => {
      if (one.value === '' || other.value === '')
        return Number(one.value === '') - Number(other.value === '')
      return sign * compare(one.value, other.value)
    })
    .map(({ position }) => position)
}

const isNumber = (text: string) => /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text)
