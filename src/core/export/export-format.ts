/** In display order. `sheet` is an HTML page for people. */
export const exportFormats = ['xlsx', 'sheet', 'csv', 'json', 'ndjson'] as const

export type ExportFormat = (typeof exportFormats)[number]

/** The file extension, without the dot. */
export const extensionOf = (format: ExportFormat): string => (format === 'sheet' ? 'html' : format)

export type ExportScope =
  /** The rows of the shown page that match its filter. */
  | 'filtered'
  /** The selected rows of the shown page. */
  | 'selected'
  /** All items of the shown page. */
  | 'page'
  | 'all'
  /** The items of all pages that a filter of the completeness list or the survey has found. */
  | 'found'

/** The filtered and the selected rows of a page, by item position. */
export interface NarrowedRows {
  /** The rows that match the row filter; null without a filter. */
  filtered: readonly number[] | null
  /** The selected rows among them. */
  selected: readonly number[]
  /** Whether the filter was changed after the selection. */
  isFilterNewer: boolean
}

/**
 * Lists the scopes to offer for a response, most likely first: what was narrowed last. Filtered and selected
 * rows are offered once if they are equal. A single selected row is ignored, because one is always selected. A
 * saved set has no further pages.
 */
export function offerScopes(rows: NarrowedRows | null, isSet: boolean): ExportScope[] {
  const { selected, filtered, isFilterNewer } = rows ?? noRows
  const isSameAsFilter =
    filtered?.length === selected.length && filtered.every((one) => selected.includes(one))
  const narrowed: ExportScope[] = [
    ...(selected.length > 1 && !isSameAsFilter ? (['selected'] as const) : []),
    ...((filtered?.length ?? 0) > 0 ? (['filtered'] as const) : []),
  ]
  return [
    ...(isFilterNewer ? narrowed.toReversed() : narrowed),
    ...(isSet ? [] : (['all'] as const)),
    'page',
  ]
}

const noRows: NarrowedRows = { filtered: null, selected: [], isFilterNewer: false }
