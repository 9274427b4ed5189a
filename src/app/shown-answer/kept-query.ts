import type { Conventions } from '#core/query/conventions.ts'
import { planRequest } from '#core/query/plan-request.ts'
import type { HistoryEntry } from '#core/workspace/history-entry.ts'
import type { SentQuery } from '#app/stores/answer-store.ts'

/** The query of a saved response, to show it again without a request; null if it cannot be planned. */
export function describeKeptQuery(
  entry: Pick<HistoryEntry, 'id' | 'at' | 'connectionId' | 'baseUrl' | 'form'>,
  conventions: Conventions,
): SentQuery | null {
  const planned = planRequest(entry.form, conventions)
  if (!planned.ok) return null
  const { id: keptId, at: sentAt, connectionId, baseUrl, form } = entry
  const { value: plan } = planned
  return {
    id: crypto.randomUUID(),
    keptId,
    sentAt,
    connectionId,
    baseUrl,
    conventions,
    form,
    plan,
    purpose: { kind: 'send' },
    query: { form, plan },
  }
}
