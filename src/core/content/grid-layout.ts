import type { ColumnPath } from '#core/content/column-values.ts'
import type { ItemColumn } from '#core/content/item-columns.ts'
import type { ValueKind } from '#core/content/value-kind.ts'

/** What a person chose for the columns of one endpoint; empty is the default for everything. */
export interface GridLayout {
  /** Keys of columns in their order; what is not named comes behind them. */
  order: readonly string[]
  /** Keys of columns shown although they are not by default: nested ones. */
  added: readonly string[]
  hidden: readonly string[]
  /** Pixels by key. */
  widths: Readonly<Record<string, number>>
}

export const defaultLayout: GridLayout = { order: [], added: [], hidden: [], widths: {} }

/** A column as the grid shows it. */
export interface GridColumn {
  key: string
  path: ColumnPath
  width: number
  isNumeric: boolean
  isShown: boolean
  /** The number of items that have it, of those looked at. */
  present: number
}

const narrowestColumn = 60
const widestColumn = 1200

const widthOfKey: Readonly<Record<string, number>> = { name: 210, '@type': 150, '@id': 130 }
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
/** The more telling ones first. */
const places = ['location', 'contentLocation', 'place', 'address', 'geo']
const pictures = ['image', 'primaryImage', 'photo', 'thumbnailUrl', 'logo']

/**
 * Where an attribute of the items stands as long as nobody moved it; the smaller, the further in front: the
 * name, dates, the place, pictures, then the others, and last what the server keeps for itself.
 */
function readRank(name: string, kinds: ItemColumn['kinds']): number {
  if (name === 'name') return 0
  if (name === '@type') return 50
  if (name === '@id') return 51
  if (name.startsWith('dc:')) return 52
  const isDate = kinds.some(({ kind }) => dateKinds.includes(kind)) || /schedule$/i.test(name)
  // When somebody wrote it down is no date of the item.
  if (isDate && !name.includes(':')) return /created|modified|published/i.test(name) ? 30 : 1
  const [place, picture] = [places.indexOf(name), pictures.indexOf(name)]
  if (place >= 0) return 10 + place
  return picture >= 0 ? 20 + picture : 40
}

/**
 * All columns of a page in the order of the layout, then in the usual one, nested ones behind what holds
 * them; each with whether it is shown: by default the attributes of the items themselves, not what is
 * nested in them.
 */
export function arrangeColumns(columns: readonly ItemColumn[], layout: GridLayout): GridColumn[] {
  const ranks = new Map(layout.order.map((key, rank) => [key, rank]))
  const rankOf = (key: string) => ranks.get(key) ?? Infinity
  const usual = new Map(
    columns.flatMap(({ path, kinds }) => {
      const [name = '', ...nested] = path
      return nested.length === 0 ? [[name, readRank(name, kinds)] as const] : []
    }),
  )
  const usualOf = ({ path }: { path: ColumnPath }) => usual.get(path[0] ?? '') ?? 0
  return columns
    .map((column) => ({
      key: column.key,
      path: column.path,
      present: column.present,
      width: layout.widths[column.key] ?? defaultWidth(column),
      isNumeric: column.kinds.length > 0 && column.kinds.every(({ kind }) => kind === 'number'),
      isShown:
        !layout.hidden.includes(column.key) &&
        (column.path.length === 1 || layout.added.includes(column.key)),
    }))
    .toSorted((one, other) => {
      const [rank, otherRank] = [rankOf(one.key), rankOf(other.key)]
      if (rank !== otherRank) return rank - otherRank
      return rank === Infinity ? usualOf(one) - usualOf(other) : 0
    })
}

/** The item itself as a column; no attribute has this key. */
export const wholeItem: GridColumn = {
  key: '',
  path: [],
  width: 420,
  isNumeric: false,
  isShown: true,
  present: 0,
}

/** The columns to be seen. Items without attributes, or with all of them hidden, show themselves whole. */
export function shownColumns(columns: readonly GridColumn[]): GridColumn[] {
  const shown = columns.filter(({ isShown }) => isShown)
  return shown.length === 0 ? [wholeItem] : shown
}

/** Whether rows under these columns look as they do under those: counts of what was found may differ. */
export const areDrawnAlike = (
  columns: readonly GridColumn[],
  others: readonly GridColumn[],
): boolean =>
  columns.length === others.length &&
  columns.every(({ key, width, isNumeric }, at) => {
    const other = others[at]
    return key === other?.key && width === other.width && isNumeric === other.isNumeric
  })

/** Whether these columns hold the same attributes as those, in the same order. */
export const haveSamePaths = (
  paths: readonly ColumnPath[],
  others: readonly ColumnPath[],
): boolean =>
  paths.length === others.length &&
  paths.every((path, at) => path.join('\n') === others[at]?.join('\n'))

/** The layout after a column was shown or hidden. */
export function showColumn(layout: GridLayout, column: GridColumn, isShown: boolean): GridLayout {
  const without = (keys: readonly string[]) => keys.filter((key) => key !== column.key)
  const isNested = column.path.length > 1
  return {
    ...layout,
    hidden: isShown || isNested ? without(layout.hidden) : [...without(layout.hidden), column.key],
    added: isShown && isNested ? [...without(layout.added), column.key] : without(layout.added),
  }
}

/** The layout after a column was moved to stand before another one, or last for null. */
export function moveColumn(
  layout: GridLayout,
  columns: readonly GridColumn[],
  key: string,
  before: string | null,
): GridLayout {
  const order = columns.map((column) => column.key).filter((other) => other !== key)
  const place = before === null ? -1 : order.indexOf(before)
  return { ...layout, order: order.toSpliced(place < 0 ? order.length : place, 0, key) }
}

/** The layout after a column was given a width, kept within reason. */
export function sizeColumn(layout: GridLayout, key: string, width: number): GridLayout {
  const bounded = Math.round(Math.min(widestColumn, Math.max(narrowestColumn, width)))
  return { ...layout, widths: { ...layout.widths, [key]: bounded } }
}

function defaultWidth({ key, kinds }: ItemColumn): number {
  const kind = kinds[0]?.kind
  const own = widthOfKey[key] ?? (kind && widthOfKind[kind]) ?? 180
  return Math.max(own, key.length * 7 + 36)
}
