import type { Conventions } from '#core/query/conventions.ts'
import type { StoredForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { resolveRelativeDate, listRelativeRows, resolveForm } from '#core/query/relative-date.ts'
import { bodyOf, renderUrl } from '#core/request/request-plan.ts'
import { unusedPrefix } from '#core/text/characters.ts'
import type { RelativeRequest, SnippetRequest } from './snippet-request.ts'

/**
 * A form's request with placeholders for its relative dates. undefined if it has none, or if filling in the
 * dates of `today` (`2026-03-31`) does not give exactly the request that is sent.
 */
export function markDates(
  { url, body }: Pick<SnippetRequest, 'url' | 'body'>,
  form: StoredForm,
  {
    conventions,
    baseUrl,
    today,
    zone,
  }: { conventions: Conventions; baseUrl: string; today: string; zone: string },
): RelativeRequest | undefined {
  const relative = listRelativeRows(form)
  if (relative.length === 0) return undefined
  const prefix = unusedPrefix(url + (body ?? ''), 'date-')
  const placeholders = new Map(relative.map((row, at) => [row, `${prefix}${at + 1}-`]))
  const planned = planRequest(
    resolveForm(
      {
        ...form,
        filters: form.filters.map((row) => {
          const relativeRow = relative.find((one) => one === row)
          return relativeRow === undefined
            ? row
            : { key: row.key, value: { kind: 'text', text: placeholders.get(relativeRow) ?? '' } }
        }),
      },
      today,
    ),
    conventions,
  )
  if (!planned.ok) return undefined
  const markedRequest = { url: renderUrl(planned.value, baseUrl), body: bodyOf(planned.value) }
  const fillInDates = (text: string) =>
    relative.reduce(
      (resolved, row) =>
        resolved.replaceAll(placeholders.get(row) ?? '', resolveRelativeDate(row.value, today)),
      text,
    )
  const isSame =
    fillInDates(markedRequest.url) === url &&
    (markedRequest.body === null ? null : fillInDates(markedRequest.body)) === body
  if (!isSame) return undefined
  const dates = relative.map((row) => ({
    placeholder: placeholders.get(row) ?? '',
    amount: row.value.amount,
    unit: row.value.unit,
    day: resolveRelativeDate(row.value, today),
  }))
  return { ...markedRequest, dates, zone }
}
