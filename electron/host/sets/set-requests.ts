import { compareList, type ListedItem } from '#core/set/id-list.ts'
import type { SetDocument } from '#core/set/set-document.ts'
import type { RequestPurpose } from '#core/exchange/exchange-request.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import { err, ok, type Result } from '#core/result.ts'
import { importCheckListSize } from '#core/import-check/plan-import-check.ts'
import type { ImportCheckProblem } from '#core/import-check/import-check-document.ts'
import type { ContentClient } from '#host/content-client/content-client.ts'
import type { ConnectionAccess } from '#host/workspace/connection-access.ts'
import { loadPage, type PageFailure, type ReceivedPage, loadIdList } from './load-page.ts'
import type { ReceivedItem } from './set-files.ts'
import { tokenMarkOf } from './run-context.ts'

/** Dependencies for sending further requests to the server of a saved set. */
export interface AskDependencies {
  access: Pick<ConnectionAccess, 'open'>
  client: ContentClient
  now: () => Date
}

/** Sends a request for one page; `requestCount` returns the number of requests so far. */
export interface SendStep<Step> {
  (step: Step, plan: RequestPlan): Promise<ReceivedPage | PageFailure>
  requestCount: () => number
}

/**
 * Creates a function that sends requests for a set. Fails if URL or token are no longer those of the set,
 * because the server may then show other items (whole-set.md L7).
 */
export async function createSendStep<Step>(
  { access, client }: AskDependencies,
  set: SetDocument,
  purposeOf: (step: Step, number: number) => RequestPurpose,
  signal: AbortSignal,
): Promise<Result<SendStep<Step>, ImportCheckProblem>> {
  const opened = await access.open(set.connectionId)
  if (!opened.ok) return err({ kind: opened.error.kind })
  const { connection, token } = opened.value
  if (connection.baseUrl !== set.baseUrl)
    return err({ kind: 'other-address', baseUrl: connection.baseUrl })
  if (tokenMarkOf(set.id, token ?? '') !== set.tokenMark) return err({ kind: 'other-token' })
  let number = 0
  const ask = (step: Step, plan: RequestPlan) => {
    number += 1
    return loadPage(client, opened.value, { plan, purpose: purposeOf(step, number) }, signal)
  }
  return ok(Object.assign(ask, { requestCount: () => number }))
}

/**
 * Fetches the current list of IDs; `savedCount` is the number of saved items. If the list contradicts its total,
 * it is fetched once more with a larger size.
 */
export async function loadCurrentIdList(
  set: SetDocument,
  { savedCount, now }: { savedCount: number; now: Date },
  ask: SendStep<'list'>,
): Promise<Result<{ list: ListedItem[]; isCollection: boolean }, ImportCheckProblem>> {
  let size = importCheckListSize(savedCount)
  for (let tries = 0; tries < 2; tries += 1) {
    const options = { size, total: savedCount, wasSplit: false, now }
    const response = await loadIdList(set, options, (_, plan) => ask('list', plan))
    if (response.kind !== 'list') return err(problemOf(response))
    const { isConsistent } = compareList(response, new Map(), null)
    const list = response.items.filter((item) => item !== null)
    if (isConsistent) return ok({ list, isCollection: response.hasFolderPath })
    size = Math.max(size, importCheckListSize(Number(response.total ?? '0') || 0))
  }
  return err({ kind: 'list-wrong' })
}

function problemOf(response: PageFailure): ImportCheckProblem {
  if (response.kind !== 'status') return { kind: response.kind }
  const { status, hasChallenge, requestId } = response
  if (status === 401) return { kind: 'refused', hasChallenge }
  return status === 404 ? { kind: 'no-endpoint' } : { kind: 'status', status, requestId }
}

export const statusOf = (response: PageFailure): number | null =>
  response.kind === 'status' ? response.status : null

const decoder = new TextDecoder()

/** ID and deletion time of an entry of `things/deleted`; empty if the entry has no ID. */
export function readDeletion({ id, bytes }: ReceivedItem): [id: string, at: string][] {
  return id === null ? [] : [[id, deletedAt(decoder.decode(bytes))]]
}

/** '' if the entry has no deletion time. */
function deletedAt(text: string): string {
  const entry: unknown = JSON.parse(text)
  const at: unknown =
    typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'dct:deleted') : ''
  return typeof at === 'string' ? at : ''
}
