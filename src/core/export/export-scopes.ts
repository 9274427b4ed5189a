/** Which items are exported; `filtered` and `selected`: rows of the page shown, `kept`: some of all pages that were walked. */
export type ExportScope = 'filtered' | 'selected' | 'page' | 'all' | 'kept'

/**
 * What can be exported of an answer, what somebody most likely means first; of the rows that are seen only where that
 * is not the whole page. Rows that are filtered and all selected are offered once. One row is always selected, which
 * says nothing of what is wanted. A set that is kept has no pages to be asked for.
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
