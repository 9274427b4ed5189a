import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { ExchangeHead } from '#core/exchange/outcome.ts'
import type { RequestPurpose } from '#core/exchange/exchange-request.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import type { PlannedQuery } from '#core/response/response-page.ts'
import type { SetVerdict } from '#core/set/set-verdict.ts'
import {
  type ResponseClient,
  type ResponseEvent,
  useSendExchange,
  holdUntilPainted,
} from '#app/client/response-client.ts'
import type {
  ResponseEnd,
  ResponseProblem,
  Opening,
  Progress,
} from '#app/response-worker/protocol.ts'
import { whenPainted } from '#app/ui/when-idle.ts'
import { useTabsStore } from './tabs-store.ts'

/** Facts about a set that is shown as one response. */
export interface SavedSet {
  verdict: SetVerdict
  /** RFC 3339 in UTC. */
  endedAt: string
  /** ID of the tab whose response was shown before; null if there was none. */
  openedFrom: string | null
}

/** A request, with the data that later pages need. */
export interface SentQuery {
  id: string
  /** ID of the exchange whose saved response is shown without a request; null for a request. */
  savedResponseId: string | null
  /** Facts about the set, if a saved set is shown (whole-set.md). */
  set?: SavedSet
  /** When the request was sent: RFC 3339 in UTC. */
  sentAt: string
  connectionId: string
  /** The connection's URL and conventions at the time of sending. */
  baseUrl: string
  conventions: Conventions
  form: QueryForm
  plan: RequestPlan
  purpose: RequestPurpose
  /** The original query, which page turns keep; only a page number that the form has moves with the page. */
  query: PlannedQuery
  /** Items on a full page, if known from earlier pages. */
  seenSize?: number | null
}

/** A shown response, whose body may still be arriving. */
export interface ShownResponse {
  client: ResponseClient
  sent: SentQuery
  head: ExchangeHead
  /** null until there are items. */
  opening: Opening | null
  progress: Progress
  /** null while the body is arriving. */
  end: ResponseEnd | null
}

/** The visible state: nothing yet, a response, or a problem. */
export type Shown =
  | { kind: 'nothing' }
  | { kind: 'response'; response: ShownResponse }
  /** `sent` is null if the problem is of a saved response and nothing was asked for. */
  | { kind: 'problem'; problem: ResponseProblem; sent: SentQuery | null }

/** A running request; the previous response stays visible until this one has something to show. */
interface UnderWay {
  client: ResponseClient
  sent: SentQuery
  startedAt: number
  bytes: number
}

interface TabResponse {
  shown: Shown
  underWay: UnderWay | null
  /** Position of the inspected item. */
  selected: number | null
}

const nothing: TabResponse = { shown: { kind: 'nothing' }, underWay: null, selected: null }

/** The responses of all tabs; exposes that of the active tab. The latest request of a tab wins. */
export const useResponseStore = defineStore('response', () => {
  const tabs = useTabsStore()
  const responses = useTabResponses()
  const { ofTab, sendingTabs, queries, changeResponse } = responses
  const { send, lastResult } = useSending(responses)
  const current = computed(() => ofTab(tabs.active.id))
  const shown = computed(() => current.value.shown)
  const underWay = computed(() => current.value.underWay)
  const isSending = computed(() => underWay.value !== null)
  const response = computed(() => responseOf(shown.value))
  const selected = computed({
    get: () => current.value.selected,
    set: (position) => {
      changeResponse(tabs.active.id, { selected: position })
    },
  })
  /** The latest Send that waits until its connection is prepared; null if none does. */
  const waiting = shallowRef<{ tabId: string } | null>(null)
  const isWaiting = computed(() => waiting.value?.tabId === tabs.active.id)

  /** Says in the active tab that its last response is not saved. */
  function showNotSaved() {
    const shownProblem: Shown = { kind: 'problem', problem: { kind: 'not-kept' }, sent: null }
    tabs.keepResponse(tabs.active.id, null)
    changeResponse(tabs.active.id, { shown: shownProblem })
  }

  function cancel() {
    underWay.value?.client.cancel()
  }

  return {
    shown,
    response,
    underWay,
    isSending,
    isWaiting,
    waiting,
    sendingTabs,
    queries,
    selected,
    lastResult,
    send,
    showNotSaved,
    cancel,
  }
})

/** Sends requests, and shows in their tabs what arrives. */
function useSending({ ofTab, changeResponse, show }: ReturnType<typeof useTabResponses>) {
  const sendExchange = useSendExchange()
  const tabs = useTabsStore()
  /** The end of the latest exchange of all tabs. */
  const lastResult = shallowRef<Shown>(nothing.shown)

  function send(sent: SentQuery) {
    const tabId = tabs.active.id
    // `receive` closes it at its last message, when the host knows that it was cancelled.
    ofTab(tabId).underWay?.client.cancel()
    const { id, connectionId, plan, purpose, savedResponseId } = sent
    const request = {
      id,
      connectionId,
      plan,
      purpose,
      ...(savedResponseId !== null && { savedResponseId }),
    }
    // Kept until there is something to show: the first items or the end of the body.
    let head: ExchangeHead | null = null
    let exchanged = sent
    let opening: Opening | null = null
    const client = sendExchange(request, holdUntilPainted(receive, whenPainted))

    function receive(event: ResponseEvent) {
      const tabResponse = ofTab(tabId)
      const latest = tabResponse.underWay?.client === client ? tabResponse.underWay : null
      // A shown response is received to its end, even while the next request is running.
      if (!latest && responseOf(tabResponse.shown)?.client !== client) {
        if (event.kind !== 'end' && event.kind !== 'problem') return
        client.close()
        // Nothing of this response was shown, but its request was sent, so it belongs in the history.
        lastResult.value = { kind: 'problem', problem: { kind: 'cancelled' }, sent }
        return
      }
      switch (event.kind) {
        case 'head':
          head = event.head
          if (savedResponseId !== null) exchanged = asSent(sent, head)
          return
        case 'opening':
          opening = event.opening
          return
        case 'progress':
          if (latest)
            changeResponse(tabId, { underWay: { ...latest, bytes: event.progress.bytes } })
          if (event.progress.items > 0) showProgress(latest, event.progress, null)
          return
        case 'end':
          showProgress(latest, event.end, event.end)
          if (latest) {
            tabs.keepResponse(tabId, savedResponseId ?? id)
            changeResponse(tabId, { underWay: null })
          }
          lastResult.value = ofTab(tabId).shown
          return
        case 'problem': {
          const failed: Shown = { kind: 'problem', problem: event.problem, sent }
          // After a cancelled request, the previous response stays.
          const keepsPrevious =
            event.problem.kind === 'cancelled' && tabResponse.shown.kind === 'response'
          if (!keepsPrevious) {
            show(tabId, failed)
            tabs.keepResponse(tabId, null)
          }
          client.close()
          // The next request may be under way while the shown response breaks off.
          if (latest) changeResponse(tabId, { underWay: null })
          lastResult.value = failed
        }
      }
    }
    changeResponse(tabId, { underWay: { client, sent, startedAt: performance.now(), bytes: 0 } })

    /** Shows the progress; the previous response stays until there is something to show. */
    function showProgress(latest: UnderWay | null, progress: Progress, end: ResponseEnd | null) {
      const before = responseOf(ofTab(tabId).shown)
      if (before?.client === client)
        changeResponse(tabId, {
          shown: { kind: 'response', response: { ...before, progress, end } },
        })
      else if (latest && head) {
        const response = { client, sent: exchanged, head, opening, progress, end }
        show(tabId, { kind: 'response', response })
      }
    }
  }

  return { send, lastResult }
}

/** The response state of each tab; closing a tab releases its response and cancels its request. */
function useTabResponses() {
  const tabs = useTabsStore()
  const byTab = shallowRef<ReadonlyMap<string, TabResponse>>(new Map())
  const ofTab = (id: string) => byTab.value.get(id) ?? nothing
  const sendingTabs = computed<ReadonlySet<string>>((before) => {
    const sending = [...byTab.value].filter(([, { underWay: request }]) => request !== null)
    return keepIfSame(before, new Set(sending.map(([id]) => id)))
  })

  /** The queries of the shown responses of all tabs; page turns keep theirs. */
  const queries = computed<ReadonlySet<PlannedQuery>>((before) => {
    const shownResponses = [...byTab.value.values()].map(({ shown }) => responseOf(shown))
    return keepIfSame(before, new Set(shownResponses.flatMap((one) => one?.sent.query ?? [])))
  })

  function changeResponse(tabId: string, change: Partial<TabResponse>) {
    byTab.value = new Map(byTab.value).set(tabId, { ...ofTab(tabId), ...change })
  }

  /** Replaces what a tab shows, and releases it. */
  function show(tabId: string, next: Shown) {
    responseOf(ofTab(tabId).shown)?.client.close()
    changeResponse(tabId, { shown: next, selected: null })
  }

  watch(
    () => tabs.tabs,
    (open) => {
      const openIds = new Set(open.map(({ id }) => id))
      const closedTabs = [...byTab.value].filter(([id]) => !openIds.has(id))
      if (closedTabs.length === 0) return
      byTab.value = new Map([...byTab.value].filter(([id]) => openIds.has(id)))
      for (const [, { shown: lastShown, underWay: request }] of closedTabs) {
        // A cancelled request is closed at its last message.
        request?.client.cancel()
        const client = responseOf(lastShown)?.client
        if (client !== request?.client) client?.close()
      }
    },
  )

  return { ofTab, sendingTabs, queries, changeResponse, show }
}

/** A set is replaced only if its members change, not with progress. */
const keepIfSame = <T>(before: ReadonlySet<T> | undefined, now: ReadonlySet<T>): ReadonlySet<T> =>
  before?.size === now.size && [...now].every((one) => before.has(one)) ? before : now

const responseOf = (shown: Shown): ShownResponse | null =>
  shown.kind === 'response' ? shown.response : null

/** A saved response to a body typed by hand, with the body as it was sent: a form writes it in its own way. */
function asSent(sent: SentQuery, { sent: { body } }: ExchangeHead): SentQuery {
  const { plan, form } = sent
  if (plan.kind !== 'post' || body === null) return sent
  const typed = { ...plan, body }
  return { ...sent, plan: typed, query: { form, plan: typed } }
}
