import { describeEndpointName } from '#core/query/endpoint-name.ts'
import { isEmptyValue, pruneForm, type QueryForm } from '#core/query/form.ts'

/**
 * Why a page may have no items (api.md 7, datacycle-core.md 10) for a given query. Only `past-end` and
 * `counted` are proved by the response; the others are possible causes.
 */
export type EmptyCause =
  /** Page `number` is after the last page. */
  | { kind: 'past-end'; number: number; last: number }
  /** The server reports a total above 0, so the filters do not exclude all items. */
  | { kind: 'counted'; total: string }
  /** The page may not exist; the number of pages is unknown. */
  | { kind: 'page'; number: number }
  /** The filters and the full text (`q`), which together may exclude all items. */
  | { kind: 'filters'; names: string[] }
  | { kind: 'value'; name: string; value: string }
  /** A date or place of a known key, which cannot be misspelled. */
  | { kind: 'bound'; name: string; value: string }
  /** Coordinates, which may be in the wrong order: longitude comes first. */
  | { kind: 'coordinates'; name: string; value: string }
  /** The full text may occur in no item. */
  | { kind: 'full-text'; value: string }
  /** No item may be translated into this language. */
  | { kind: 'language'; value: string }
  /** A UUID: it cannot be misspelled, but may belong to another object. */
  | { kind: 'id-value'; name: string; value: string }
  /** CORE's full text, which does not read every attribute (datacycle-core.md 2.2). */
  | { kind: 'core-full-text'; value: string }
  /** The endpoint returned items earlier in this session, so it is not empty. */
  | { kind: 'held'; endpoint: string; count: number }
  | { kind: 'endpoint'; endpoint: string }
  /** At the moment, no item may match: for example, all events may be in the past. */
  | { kind: 'matching' }

/** The cause if the page is after the last one; null if that is not proved. */
export function findPastEnd({
  number,
  last,
  total,
}: {
  number: number | null
  last: number | null
  total: string | null
}): Extract<EmptyCause, { kind: 'past-end' }> | null {
  // If the whole result is empty, the page number is not the cause.
  if (number === null || last === null || number <= last || total === '0') return null
  return { kind: 'past-end', number, last }
}

/** The possible causes for this form: only the proved one if there is one, otherwise the most likely first. */
export function findEmptyCauses(
  form: QueryForm,
  page: { number: number | null; last: number | null; total: string | null },
  known: {
    /** The largest number of items seen in the endpoint; null if unknown. */
    maxItems: number | null
    isDatacycle: boolean
    /** What a key's values are that cannot be misspelled; null for others. */
    boundOf?: (key: string) => 'bound' | 'coordinates' | null
  } = { maxItems: null, isDatacycle: false },
): EmptyCause[] {
  const { number, total } = page
  const isCounted = total !== null && !/^0*$/.test(total)
  const pastEnd = findPastEnd(page)
  if (pastEnd !== null) return [pastEnd]
  if (isCounted) return [{ kind: 'counted', total }]

  const { filters, q, extra, endpoint } = pruneForm(form)
  const names = [...(q === '' ? [] : ['q']), ...filters.map(({ key }) => key)]
  const causes: EmptyCause[] = []
  if (number !== null && number > 1 && total === null) causes.push({ kind: 'page', number })
  if (names.length > 1) causes.push({ kind: 'filters', names })
  for (const { key, value } of filters) {
    if (isEmptyValue(value)) continue
    const text = value.kind === 'list' ? value.items.join(', ') : value.text
    const kind = known.boundOf?.(key) ?? (areIds(text) ? 'id-value' : 'value')
    causes.push({ kind, name: key, value: text })
  }
  if (q !== '') causes.push({ kind: known.isDatacycle ? 'core-full-text' : 'full-text', value: q })
  const language = extra.find(({ name }) => name === 'language')?.value
  if (language?.kind === 'text') causes.push({ kind: 'language', value: language.text })
  const { maxItems } = known
  return maxItems !== null && maxItems > 0
    ? [{ kind: 'held', endpoint, count: maxItems }, ...causes]
    : [...causes, { kind: 'endpoint', endpoint }, { kind: 'matching' }]
}

const areIds = (text: string): boolean =>
  text.split(',').every((part) => describeEndpointName(part.trim()).kind === 'uuid')
