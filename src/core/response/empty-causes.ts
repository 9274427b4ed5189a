import { isEmptyValue, pruneForm, type QueryForm } from '#core/query/form.ts'

/** Why a page may hold no items (api.md section 7, datacycle-core.md section 10), made concrete by what was asked. */
export type EmptyCause =
  /** Page `number` lies behind the last one. */
  | { kind: 'page'; number: string; pages: number }
  | { kind: 'filters'; names: string[] }
  /** One value of one filter. */
  | { kind: 'value'; name: string; value: string }
  | { kind: 'full-text'; value: string }
  | { kind: 'language'; value: string }
  | { kind: 'endpoint'; endpoint: string }
  | { kind: 'matching' }

/** The causes that can apply to this form, the most likely one first. */
export function findEmptyCauses(
  form: QueryForm,
  page: { number: number; pages: number | null; total: string | null },
): EmptyCause[] {
  const { number, pages, total } = page
  const isBehind = number > Math.max(1, pages ?? 1) && total !== '0'
  if (isBehind) return [{ kind: 'page', number: String(number), pages: Math.max(pages ?? 1, 1) }]

  const { filters, q, extra, endpoint } = pruneForm(form)
  const names = [...(q === '' ? [] : ['q']), ...filters.map(({ key }) => key)]
  const causes: EmptyCause[] = []
  for (const { key, value } of filters) {
    if (isEmptyValue(value)) continue
    const text = value.kind === 'list' ? value.items.join(', ') : value.text
    causes.push({ kind: 'value', name: key, value: text })
  }
  if (names.length > 1) causes.unshift({ kind: 'filters', names })
  if (q !== '') causes.push({ kind: 'full-text', value: q })
  const language = extra.find(({ name }) => name === 'language')?.value
  if (language?.kind === 'text') causes.push({ kind: 'language', value: language.text })
  causes.push({ kind: 'endpoint', endpoint }, { kind: 'matching' })
  return causes
}
