import { describeEndpointName } from '#core/query/endpoint-name.ts'
import { isEmptyValue, pruneForm, type QueryForm } from '#core/query/form.ts'

/**
 * Why a page may hold no items (api.md 7, datacycle-core.md 10), made concrete by what was
 * asked. Only `behind` and `counted` are proved by the answer; the others are questions.
 */
export type EmptyCause =
  /** Page `number` lies behind the last one. */
  | { kind: 'behind'; number: number; last: number }
  /** The server counts items, so no filter excludes them all. */
  | { kind: 'counted'; total: string }
  /** Nothing tells how many pages there are. */
  | { kind: 'page'; number: number }
  | { kind: 'filters'; names: string[] }
  /** One value of one filter. */
  | { kind: 'value'; name: string; value: string }
  /** A day or a place of a known key: it says how far to look, and no spelling of it can be wrong. */
  | { kind: 'bound'; name: string; value: string }
  | { kind: 'full-text'; value: string }
  | { kind: 'language'; value: string }
  /** A value that is the ID of something: no spelling can be wrong, but it can be another's. */
  | { kind: 'id-value'; name: string; value: string }
  /** CORE's full text, which does not read every attribute (datacycle-core.md 2.2). */
  | { kind: 'core-full-text'; value: string }
  /** The endpoint has shown items in this session: it is not empty. */
  | { kind: 'held'; endpoint: string; count: number }
  | { kind: 'endpoint'; endpoint: string }
  | { kind: 'matching' }

/** Where a page is empty because the last one lies before it; null where that is not proved. */
export function findBehindEnd({
  number,
  last,
  total,
}: {
  number: number | null
  last: number | null
  total: string | null
}): Extract<EmptyCause, { kind: 'behind' }> | null {
  // The pages of an empty result say nothing of why it is empty.
  if (number === null || last === null || number <= last || total === '0') return null
  return { kind: 'behind', number, last }
}

/** The causes that can apply to this form: what is proved alone, else the most likely first. */
export function findEmptyCauses(
  form: QueryForm,
  page: { number: number | null; last: number | null; total: string | null },
  known: {
    maxItems: number | null
    isDatacycle: boolean
    /** Whether a key takes a day or a place. */
    isBound?: (key: string) => boolean
  } = { maxItems: null, isDatacycle: false },
): EmptyCause[] {
  const { number, total } = page
  const isCounted = total !== null && !/^0*$/.test(total)
  const behind = findBehindEnd(page)
  if (behind !== null) return [behind]
  if (isCounted) return [{ kind: 'counted', total }]

  const { filters, q, extra, endpoint } = pruneForm(form)
  const names = [...(q === '' ? [] : ['q']), ...filters.map(({ key }) => key)]
  const causes: EmptyCause[] = []
  if (number !== null && number > 1 && total === null) causes.push({ kind: 'page', number })
  if (names.length > 1) causes.push({ kind: 'filters', names })
  for (const { key, value } of filters) {
    if (isEmptyValue(value)) continue
    const text = value.kind === 'list' ? value.items.join(', ') : value.text
    const kind = known.isBound?.(key) ? 'bound' : areIds(text) ? 'id-value' : 'value'
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
