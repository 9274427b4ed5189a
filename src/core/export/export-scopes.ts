/** Which items are exported. */
export type ExportScope =
  /** The rows of the shown page that match its filter. */
  | 'filtered'
  /** The selected rows of the shown page. */
  | 'selected'
  /** All items of the shown page. */
  | 'page'
  /** All pages of the query. */
  | 'all'
  /** The items of all pages that a filter of the completeness list or the survey has found. */
  | 'found'

/**
 * Lists the scopes to offer for a response, most likely first. Filtered and selected rows are offered once if
 * they are equal. A single selected row is ignored, because one is always selected. A saved set has no further pages.
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
