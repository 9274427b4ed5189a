import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import type { ExchangeRequest } from '#core/exchange/exchange-request.ts'
import type { QueryForm } from '#core/query/form.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import { readItemResult, type ItemResult } from '#core/response/response-page.ts'
import {
  goTo,
  currentPlace,
  renewPlaces,
  startTrail,
  stepOnTrail,
  type Trail,
} from '#core/workspace/trail.ts'
import {
  type ResponseClient,
  type SendExchange,
  useSendExchange,
} from '#app/client/response-client.ts'
import { useResponseStore } from './response-store.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useObservedInstancesStore } from './observed-instances-store.ts'
import { useQueryStore } from './query-store.ts'
import { useTabsStore } from './tabs-store.ts'

/** How an item is requested by its ID; an endpoint also finds items that its own items link to. */
export type ItemWay = { kind: 'thing' } | { kind: 'endpoint-item'; endpoint: string }

export type ItemOrigin =
  | { kind: 'list' }
  /** `at` is the time of the change as sent; null if none. */
  | { kind: 'changes'; at: string | null }

/** An item requested by its ID, with its response. */
export interface OpenedItem {
  id: string
  way: ItemWay
  /** Where it was opened, and where closing it leads back to. */
  from: ItemOrigin
  client: ResponseClient
  /** null while the request is running. */
  end: ItemResult | null
}

/** The item in the inspector: of a list row (`position` null: no row), or requested by its ID. */
type Place = { kind: 'row'; position: number | null } | { kind: 'opened'; item: OpenedItem }

/**
 * The item in the inspector, with back and forward. A requested item need not be in the shown response; its
 * own response is kept while back or forward can reach it.
 */
export const useItemStore = defineStore('item', () => {
  const sendExchange = useSendExchange()
  const responses = useResponseStore()
  const connections = useConnectionsStore()
  const observed = useObservedInstancesStore()
  const query = useQueryStore()
  const tabs = useTabsStore()
  /** True if items of the shown response can be requested by ID, which is done by the current connection. */
  const isOpenPossible = computed(
    () =>
      observed.expectsDatacycle && responses.response?.sent.connectionId === connections.currentId,
  )
  const listRow = (): Place => ({ kind: 'row', position: responses.selected })
  const trail = shallowRef<Trail<Place>>(startTrail(listRow()))
  const opened = computed(() => {
    const place = currentPlace(trail.value)
    return place.kind === 'opened' ? place.item : null
  })
  const isBackPossible = computed(() => stepOnTrail(trail.value, -1) !== null)
  const isForwardPossible = computed(() => stepOnTrail(trail.value, 1) !== null)
  const tab = ref<'view' | 'tree' | 'json'>('view')
  const isIdDialogOpen = ref(false)

  function open(id: string, way: ItemWay = { kind: 'thing' }, from: ItemOrigin = { kind: 'list' }) {
    const connectionId = connections.currentId
    if (connectionId === null) return
    isIdDialogOpen.value = false
    const client = requestItem(
      sendExchange,
      {
        id: crypto.randomUUID(),
        connectionId,
        plan: planItem(id, way, query.form, from),
        purpose: { kind: 'item' },
      },
      setEnd,
    )
    setTrail(goTo(trail.value, { kind: 'opened', item: { id, way, from, client, end: null } }))

    function setEnd(end: ItemResult) {
      const isOwn = (place: Place) => place.kind === 'opened' && place.item.client === client
      trail.value = renewPlaces(trail.value, (place) =>
        isOwn(place) ? { kind: 'opened', item: { id, way, from, client, end } } : place,
      )
    }
  }

  /** Replaces the trail, and closes the responses that it no longer reaches. */
  function setTrail(next: Trail<Place>) {
    const reachable = new Set(clientsOf(next))
    for (const client of clientsOf(trail.value)) if (!reachable.has(client)) client.close()
    trail.value = next
  }

  /** Returns from a requested item to the item of the list. */
  function close() {
    if (opened.value !== null) setTrail(goTo(trail.value, listRow()))
  }

  function step(by: -1 | 1) {
    const next = stepOnTrail(trail.value, by)
    if (next === null) return
    setTrail(next)
    const place = currentPlace(next)
    if (place.kind === 'row') responses.selected = place.position
  }

  // Beside another list, the item would look like one of that list's items.
  watch(
    () => [tabs.active.id, connections.currentId, responses.response?.client] as const,
    () => {
      setTrail(startTrail(listRow()))
    },
  )
  watch(
    () => responses.selected,
    (position) => {
      const place = currentPlace(trail.value)
      if (position === null || (place.kind === 'row' && place.position === position)) return
      const isEmpty = place.kind === 'row' && place.position === null
      setTrail(isEmpty ? startTrail(listRow()) : goTo(trail.value, listRow()))
    },
  )

  return {
    opened,
    tab,
    isIdDialogOpen,
    isOpenPossible,
    isBackPossible,
    isForwardPossible,
    open,
    close,
    step,
  }
})

function requestItem(
  sendExchange: SendExchange,
  request: ExchangeRequest,
  onEnd: (end: ItemResult) => void,
): ResponseClient {
  let status = 0
  const client = sendExchange(request, (event) => {
    switch (event.kind) {
      case 'head':
        status = event.head.status
        return
      case 'problem':
        onEnd({ kind: 'no-answer', problem: event.problem.kind })
        return
      case 'end':
        void client.ask({ kind: 'error-details' }).then(
          ({ details }) => {
            const words = details.map(({ message }) => message)
            onEnd(readItemResult({ status, body: event.end, words }))
          },
          (error: unknown) => {
            onEnd({ kind: 'no-answer', problem: 'host-fault' })
            throw error
          },
        )
        return
      case 'opening':
      case 'progress':
    }
  })
  return client
}

/**
 * Plans the request in the query's languages; in any other it may be nearly empty (datacycle-core.md 8). A
 * changed item is one of the query's endpoint, so it is loaded with the query's includes.
 */
function planItem(id: string, way: ItemWay, form: QueryForm, from: ItemOrigin): RequestPlan {
  const language = form.extra.find(({ name }) => name === 'language')?.value
  const text = language?.kind === 'text' ? language.text : ''
  const include = from.kind === 'changes' ? form.include.filter((one) => one !== '') : []
  return {
    kind: 'resource',
    resource: { ...way, id },
    query: [
      ...(include.length === 0 ? [] : [{ name: 'include', members: include }]),
      ...(text === '' ? [] : [{ name: 'language', members: text.split(',') }]),
    ],
    body: null,
  }
}

const clientsOf = ({ places }: Trail<Place>): ResponseClient[] =>
  places.flatMap((place) => (place.kind === 'opened' ? [place.item.client] : []))
