import { ownValue } from '#core/own-value.ts'
import { placeRelations } from './known-attributes.ts'
import type { ItemColumn, ColumnPath } from './item-columns.ts'
import { isItemLinkPath } from './item-link.ts'
import type { ValueKind } from '#core/content/value-kind.ts'

/** The column settings of one endpoint; empty means default. */
export interface GridLayout {
  /** Column keys in order; other columns follow. */
  order: readonly string[]
  /** Keys of additionally shown columns, which are nested. */
  added: readonly string[]
  /** Also nested ones, which the order of a response may show. */
  hidden: readonly string[]
  /** Width in pixels by key. */
  widths: Readonly<Record<string, number>>
}

export const defaultLayout: GridLayout = { order: [], added: [], hidden: [], widths: {} }

export interface GridColumn {
  key: string
  path: ColumnPath
  width: number
  isNumeric: boolean
  isShown: boolean
  /** Number of observed items that have the attribute. */
  present: number
}

const minColumnWidth = 60
const maxColumnWidth = 1200

const widthOfKey: Readonly<Record<string, number>> = { name: 280, '@type': 150, '@id': 130 }
const widthOfKind: Partial<Record<ValueKind['kind'], number>> = {
  date: 120,
  'date-time': 154,
  number: 90,
  boolean: 80,
  text: 190,
  html: 260,
  url: 220,
  coordinates: 150,
  part: 220,
  schedule: 220,
  schedules: 220,
}

const dateKinds: readonly ValueKind['kind'][] = ['date', 'date-time', 'schedule', 'schedules']

/** Default order of top-level attributes; those in parentheses are groups. */
const defaultOrder = [
  'name',
  ...['startDate', 'endDate', 'eventSchedule', 'validFrom', 'validThrough'],
  '(dates)',
  ...[...placeRelations, 'place', 'address', 'geo'],
  ...['image', 'primaryImage', 'photo', 'thumbnailUrl', 'logo'],
  '(dates of editing)',
  'description',
  '(others)',
  '@type',
  '@id',
  '(server metadata)',
]

/** Behind the name, and before what the response is sorted by. */
const itemLinkRank = Number.MIN_VALUE

/** The attribute's entry in `defaultOrder`. */
function groupOf(name: string, kinds: ItemColumn['kinds']): string {
  if (defaultOrder.includes(name)) return name
  if (name.startsWith('dc:')) return '(server metadata)'
  const isDate = kinds.some(({ kind }) => dateKinds.includes(kind)) || /schedule$/i.test(name)
  if (!isDate || name.includes(':')) return '(others)'
  // Dates of editing are not dates of the item.
  return /created|modified|published/i.test(name) ? '(dates of editing)' : '(dates)'
}

/**
 * All columns in layout order, then in default order, nested ones after their parents. By default only
 * top-level attributes are shown. What the rows are about (`sorted`: attributes of the response's `sort`, and those
 * that a check found at fault) is shown unless it was hidden, and stands behind the name unless it was moved.
 */
export function arrangeColumns(
  columns: readonly ItemColumn[],
  layout: GridLayout,
  sorted: readonly string[] = [],
): GridColumn[] {
  const ranks = new Map(layout.order.map((key, rank) => [key, rank]))
  const rankOf = (key: string) => ranks.get(key) ?? Infinity
  const defaultRanks = new Map(
    columns.flatMap(({ path, kinds }) => {
      const [name = '', ...nested] = path
      if (nested.length > 0) return []
      return [[name, defaultOrder.indexOf(groupOf(name, kinds))] as const]
    }),
  )
  /** Within a group by name, because the order of the attributes differs between responses. */
  const defaultRankOf = ({ path }: GridColumn) => {
    if (isItemLinkPath(path)) return itemLinkRank
    const rank = defaultRanks.get(path[0] ?? '') ?? 0
    const at = sorted.indexOf(path.join('.'))
    return at < 0 ? rank : Math.min(rank, (at + 1) / (sorted.length + 1))
  }
  const byDefault = (column: GridColumn, other: GridColumn) => {
    const [name = '', otherName = ''] = [column.path[0], other.path[0]]
    const rank = defaultRankOf(column) - defaultRankOf(other)
    return rank || (name < otherName ? -1 : name > otherName ? 1 : 0)
  }
  const isAbout = ({ path }: Pick<ItemColumn, 'path'>) => sorted.includes(path.join('.'))
  return columns
    .map((column) => ({
      key: column.key,
      path: column.path,
      present: column.present,
      width: ownValue(layout.widths, column.key) ?? defaultWidth(column, isAbout(column)),
      isNumeric: column.kinds.length > 0 && column.kinds.every(({ kind }) => kind === 'number'),
      isShown:
        !layout.hidden.includes(column.key) &&
        (column.path.length === 1 || layout.added.includes(column.key) || isAbout(column)),
    }))
    .toSorted((one, other) => {
      const [rank, otherRank] = [rankOf(one.key), rankOf(other.key)]
      return rank === otherRank ? byDefault(one, other) : rank - otherRank
    })
}

/** The whole item as a column; its key '' belongs to no attribute. */
export const wholeItem: GridColumn = {
  key: '',
  path: [],
  width: 420,
  isNumeric: false,
  isShown: true,
  present: 0,
}

/** The visible columns; the whole item if there are none. */
export function shownColumns(columns: readonly GridColumn[]): GridColumn[] {
  const shown = columns.filter(({ isShown }) => isShown)
  return shown.length === 0 ? [wholeItem] : shown
}

/** As between the panes of a window of 900 px. */
const narrowGrid = 520
const fixedShare = 0.4
const minFixedWidth = 120

/**
 * In a narrow grid, a name in the first column leaves room for others, because it stays while they scroll; not if
 * somebody has chosen its width. `width` is 0 until measured.
 */
export function fitFirstColumn(
  columns: readonly GridColumn[],
  width: number,
): readonly GridColumn[] {
  const [first, ...others] = columns
  const room = Math.max(minFixedWidth, Math.round(width * fixedShare))
  const isNarrow = width > 0 && width < narrowGrid && others.length > 0
  if (!first || !isNarrow || first.width <= room || first.width !== ownValue(widthOfKey, first.key))
    return columns
  return [{ ...first, width: room }, ...others]
}

/** True if two column lists are drawn equally; item counts may differ. */
export const areDrawnAlike = (
  columns: readonly GridColumn[],
  others: readonly GridColumn[],
): boolean =>
  columns.length === others.length &&
  columns.every(({ key, width, isNumeric }, at) => {
    const other = others[at]
    return key === other?.key && width === other.width && isNumeric === other.isNumeric
  })

/** True if both lists have the same paths in the same order. */
export const haveSamePaths = (
  paths: readonly ColumnPath[],
  others: readonly ColumnPath[],
): boolean =>
  paths.length === others.length &&
  paths.every((path, at) => path.join('\n') === others[at]?.join('\n'))

export function showColumn(layout: GridLayout, column: GridColumn, isShown: boolean): GridLayout {
  const remove = (keys: readonly string[]) => keys.filter((key) => key !== column.key)
  const isAdded = isShown && column.path.length > 1
  return {
    ...layout,
    hidden: isShown ? remove(layout.hidden) : [...remove(layout.hidden), column.key],
    added: isAdded ? [...remove(layout.added), column.key] : remove(layout.added),
  }
}

/** Returns the layout with a column moved before another one, or to the end for null. */
export function moveColumn(
  layout: GridLayout,
  columns: readonly GridColumn[],
  key: string,
  before: string | null,
): GridLayout {
  const order = columns.map((column) => column.key).filter((other) => other !== key)
  const index = order.findIndex((other) => other === before)
  return { ...layout, order: order.toSpliced(index < 0 ? order.length : index, 0, key) }
}

/** Returns the layout with a column's width, clamped to the allowed range. */
export function sizeColumn(layout: GridLayout, key: string, width: number): GridLayout {
  const bounded = Math.round(Math.min(maxColumnWidth, Math.max(minColumnWidth, width)))
  return { ...layout, widths: { ...layout.widths, [key]: bounded } }
}

/** Coordinates that the rows are about begin with their distance. */
const distanceWidth = 90

function defaultWidth(
  { key, path, kinds, present, unresolved }: ItemColumn,
  isAbout: boolean,
): number {
  const kind = kinds[0]?.kind
  if (isAbout && kind === 'coordinates') return (widthOfKind[kind] ?? 0) + distanceWidth
  if (isItemLinkPath(path)) return widthOfKind.url ?? 0
  const isNotLoaded = unresolved > 0 && unresolved === present
  const own =
    ownValue(widthOfKey, key) ?? (isNotLoaded ? 110 : ((kind && widthOfKind[kind]) ?? 180))
  // The heading fits: about 7 pixels a character, and 36 for padding and the sort arrow.
  return Math.max(own, key.length * 7 + 36)
}
