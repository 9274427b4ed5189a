import type { Conventions } from '#core/query/conventions.ts'
import { planRequest } from '#core/query/plan-request.ts'
import type { SetView } from '#core/set/set-document.ts'
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

/** The query of a completed set, to show it like a response; null if it is not completed or cannot be planned. */
export function describeKeptSet(set: SetView): SentQuery | null {
  const { standing, conventions, endedAt, startedAt } = set
  if (standing.kind !== 'ended') return null
  const at = endedAt ?? startedAt
  const kept = describeKeptQuery({ ...set, at }, conventions)
  return kept && { ...kept, set: { verdict: standing.verdict, endedAt: at, openedFrom: null } }
}
