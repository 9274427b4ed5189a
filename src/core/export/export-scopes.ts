/** Which items are exported. */
export type ExportScope =
  /** The rows of the shown page that its filter leaves, or that are selected. */
  | 'filtered'
  | 'selected'
  /** All items of the shown page. */
  | 'page'
  /** All pages of the query. */
  | 'all'
  /** The items that a filter of the completeness list or the survey left of all pages; never offered here. */
  | 'found'

/**
 * Lists the scopes to offer, most likely first. Filtered and selected rows are offered once if they are
 * equal. A single selected row is ignored, because one is always selected. A saved set has no further pages.
 */
export function offerScopes(
  rows: { filtered: readonly number[] | null; selected: readonly number[] } | null,
  isSet: boolean,
): ExportScope[] {
  const { selected, filtered } = rows ?? { selected: [], filtered: null }
  const isSame =
    filtered?.length === selected.length && filtered.every((one) => selected.includes(one))
  return [
    ...(selected.length > 1 && !isSame ? (['selected'] as const) : []),
    ...((filtered?.length ?? 0) > 0 ? (['filtered'] as const) : []),
    ...(isSet ? [] : (['all'] as const)),
    'page',
  ]
}
