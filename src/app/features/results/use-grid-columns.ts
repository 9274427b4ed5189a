import { computed, watch, type Ref } from 'vue'
import type { ColumnPath } from '#core/content/item-columns.ts'
import {
  areDrawnAlike,
  defaultLayout,
  haveSamePaths,
  moveColumn,
  showColumn,
  shownColumns,
  sizeColumn,
  type GridColumn,
  wholeItem,
} from '#core/content/grid-layout.ts'
import { useArrangedColumns } from '#app/response/use-arranged-columns.ts'
import { readAskedDays } from '#core/dialect/asked-attributes.ts'
import type { Cell, RelatedItem } from '#core/content/cell.ts'
import { numberFormat } from '#core/language/intl-formats.ts'
import { isOnEarth, kilometresBetween } from '#core/content/position.ts'
import { readQueryPoint } from '#core/verdict/query-point.ts'
import type { Row } from '#app/response-worker/protocol.ts'
import { useResponseStore, type ShownResponse } from '#app/stores/response-store.ts'
import { useLinkedNamesStore } from '#app/stores/linked-names-store.ts'
import type { CellWords, useCellWords } from '#app/words/use-spoken-words.ts'
import { useWords } from '#app/i18n/use-words.ts'
import { useNameWords } from '#app/words/use-name-words.ts'

/** The grid's columns and functions to change them. The arrays are replaced only if the drawn columns change. */
export function useGridColumns(response: Readonly<Ref<ShownResponse>>) {
  const { columns: all, layout, change, ...examined } = useArrangedColumns(response)
  const columns = computed<GridColumn[]>((before) => {
    const now = shownColumns(all.value)
    return before && areDrawnAlike(now, before) ? before : now
  })
  const paths = computed<ColumnPath[]>((before) => {
    const now = columns.value.map(({ path }) => path)
    return before && haveSamePaths(now, before) ? before : now
  })

  function show(column: GridColumn, isShown: boolean) {
    change(showColumn(layout.value, column, isShown))
  }

  function move(key: string, before: string | null) {
    change(moveColumn(layout.value, all.value, key, before))
  }

  function size(key: string, width: number) {
    change(sizeColumn(layout.value, key, width))
  }

  function reset() {
    change(defaultLayout)
  }

  return { ...examined, all, columns, paths, show, move, size, reset }
}

/** Returns functions that name a column by its key. The column of the whole item has no key. */
export function useColumnName() {
  const { say } = useWords()
  const words = useNameWords()
  const whole = (key: string) => (key === wholeItem.key ? say('results.wholeItem') : null)
  return {
    /** As a heading: “Opening hours”. */
    headingOf: (key: string) => whole(key) ?? words.headingOf(key),
    /** Within a sentence: “opening hours”. */
    nameOf: (key: string) => whole(key) ?? words.nameOf(key),
  }
}

/** Linked items and categories that came by ID only have the names that were loaded for them. */
export function useLinkedNames(rows: () => ReadonlyMap<number, Row>) {
  const responses = useResponseStore()
  const linkedNames = useLinkedNamesStore()
  watch(
    () => [responses.response, rows(), responses.response?.end] as const,
    ([response, now, end]) => {
      if (!response || !end) return
      void linkedNames.load(response, () => {
        const unnamed = [...now.values()].flatMap(({ id, cells }) =>
          [...cells.values()].flatMap(unnamedIn).map((one) => ({ ...one, owner: id })),
        )
        const unknown = unnamed.filter(({ id }) => linkedNames.nameOf(response, id) === null)
        return {
          items: unknown.filter(({ isConcept }) => !isConcept).map(({ id }) => id),
          owners: unknown
            .filter(({ isConcept, owner }) => isConcept && owner !== '')
            .map(({ owner }) => owner),
        }
      })
    },
    { immediate: true },
  )
  return (words: CellWords, cell: Cell): CellWords => {
    const { response } = responses
    if (response === null || words.unresolved === 0) return words
    const names = unnamedIn(cell).flatMap(({ id }) => linkedNames.nameOf(response, id) ?? [])
    if (names.length === 0) return words
    const text = [...(words.text === '' ? [] : [words.text]), ...names].join(', ')
    return { ...words, text, hint: text, unresolved: Math.max(0, words.unresolved - names.length) }
  }
}

/** Tells whether a column, by its key, has only categories without details, and all of the given rows are named by now. */
export function useNamedCategories(rows: () => ReadonlyMap<number, Row>) {
  const responses = useResponseStore()
  const linkedNames = useLinkedNamesStore()
  return (key: string): boolean => {
    const { response } = responses
    const cells = [...rows().values()].flatMap(({ cells: one }) => one.get(key) ?? [])
    const unnamed = cells.flatMap(unnamedIn)
    return (
      response !== null &&
      unnamed.length > 0 &&
      unnamed.every(({ id, isConcept }) => isConcept && linkedNames.nameOf(response, id) !== null)
    )
  }
}

const unnamedIn = (cell: Cell): RelatedItem[] =>
  cell.kind === 'relations' ? cell.related.filter(({ label }) => label === null) : []

/** Coordinates begin with their distance from the point of the query, and series with a date in its period, if it has one. */
export function useAskedWords({ describeCell }: ReturnType<typeof useCellWords>) {
  const { say, locale } = useWords()
  const responses = useResponseStore()
  const point = computed(() =>
    responses.response === null ? null : readQueryPoint(responses.response.sent.form),
  )
  const days = computed(() =>
    responses.response === null ? null : readAskedDays(responses.response.sent.form),
  )
  function describeAsAsked(cell: Cell): CellWords {
    const words = describeCell(cell, days.value)
    if (point.value === null || cell.kind !== 'coordinates') return words
    const at = [Number(cell.longitude), Number(cell.latitude)] as const
    if (!isOnEarth(at)) return words
    const kilometres = kilometresBetween(at, point.value)
    const distance = numberFormat(locale.value, 'tenths').format(kilometres)
    return {
      ...words,
      text: say('results.distance', { distance, place: words.text }),
      hint: say('results.distanceHint', { distance, place: words.hint }),
    }
  }
  return { describeCell: describeAsAsked }
}

/** About a column, as the wheel scrolls less at once. */
const overscanPixels = 150

/** A column that is drawn, with its index among all. Its style keeps the room of the columns omitted before it. */
export interface DrawnColumn {
  at: number
  column: GridColumn
  style: { width: string; marginLeft?: string }
}

/**
 * The columns of a grid to draw: those in view and some on either side. The first column is sticky and always
 * drawn. `left` and `width` are the scroll position and visible width, `rowNumberWidth` is the width of the row
 * numbers.
 */
export function useColumnWindow(options: {
  scroller: Ref<HTMLElement | null>
  columns: Ref<readonly GridColumn[]>
  left: Ref<number>
  width: Ref<number>
  rowNumberWidth: number
}) {
  const { scroller, columns, left, width, rowNumberWidth } = options

  /** Start of each column in pixels, not counting the first column. */
  const starts = computed(() => {
    let start = 0
    return columns.value.slice(1).map((column) => {
      start += column.width
      return start - column.width
    })
  })
  const totalWidth = computed(
    () => rowNumberWidth + columns.value.reduce((sum, column) => sum + column.width, 0),
  )
  const from = computed(() => {
    const first = left.value - overscanPixels
    const found = columns.value.findIndex(
      (column, at) => at > 0 && (starts.value[at - 1] ?? 0) + column.width > first,
    )
    return found < 0 ? columns.value.length : found
  })
  /** Width of the columns that stay while the others scroll, and cover them. */
  const fixedWidth = computed(() => rowNumberWidth + (columns.value[0]?.width ?? 0))
  const to = computed(() => {
    const right = left.value + Math.max(0, width.value - fixedWidth.value) + overscanPixels
    const found = starts.value.findIndex((start) => start > right)
    return Math.max(from.value, found < 0 ? columns.value.length : found + 1)
  })
  const drawn = computed(() => {
    const others = Array.from({ length: to.value - from.value }, (_, at) => from.value + at)
    return [0, ...others].flatMap((at): DrawnColumn[] => {
      const column = columns.value[at]
      if (!column) return []
      const room = at === from.value && { marginLeft: `${starts.value[at - 1] ?? 0}px` }
      return [{ at, column, style: { width: `${column.width}px`, ...room } }]
    })
  })

  /** Scrolls a column into view, as little as possible. */
  function scrollToColumn(at: number) {
    const start = starts.value[at - 1]
    const column = columns.value[at]
    const element = scroller.value
    if (!element || !column || start === undefined) return
    const visible = element.clientWidth - fixedWidth.value
    if (start < element.scrollLeft) element.scrollLeft = start
    else if (start + column.width > element.scrollLeft + visible)
      element.scrollLeft = start + column.width - visible
  }

  return { drawn, totalWidth, scrollToColumn }
}
