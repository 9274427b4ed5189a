/**
 * Which items are exported. `filtered` and `selected`: rows of the page shown; `kept`: some items of all
 * pages.
 */
export type ExportScope = 'filtered' | 'selected' | 'page' | 'all' | 'kept'

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
