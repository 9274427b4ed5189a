import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import type { QueryForm } from '#core/query/form.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import { readItemEnd, type ItemEnd } from '#core/response/item-end.ts'
import {
  goTo,
  placeInFront,
  renewPlaces,
  startTrail,
  stepOnTrail,
  type Trail,
} from '#core/workspace/trail.ts'
import type { AnswerClient } from '#app/answer/answer-client.ts'
import { useSendExchange } from '#app/answer/use-send-exchange.ts'
import { useAnswerStore } from './answer-store.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useQueryStore } from './query-store.ts'
import { useTabsStore } from './tabs-store.ts'

/** Where an item is asked for by its ID; by way of an endpoint what its items link to is found as well. */
export type ItemWay = { kind: 'thing' } | { kind: 'endpoint-item'; endpoint: string }

/** One item that stands beside the list, and what came of asking for it. */
export interface OpenedItem {
  id: string
  way: ItemWay
  client: AnswerClient
  /** null while it is asked for. */
  end: ItemEnd | null
}

/** What the inspector shows: the item of a row of the list (null: of none), or one that was asked for by its ID. */
type Place = { kind: 'row'; position: number | null } | { kind: 'opened'; item: OpenedItem }

/**
 * Which item the inspector shows, with the way back to those before it. An item by its ID need not be in the
 * answer that is shown; what was asked for is kept as long as somebody can go back to it.
 */
export const useItemStore = defineStore('item', () => {
  const sendExchange = useSendExchange()
  const answers = useAnswerStore()
  const connections = useConnectionsStore()
  const query = useQueryStore()
  const tabs = useTabsStore()
  const rowOfList = (): Place => ({ kind: 'row', position: answers.selected })
  const trail = shallowRef<Trail<Place>>(startTrail(rowOfList()))
  const opened = computed(() => {
    const place = placeInFront(trail.value)
    return place.kind === 'opened' ? place.item : null
  })
  const isBackPossible = computed(() => stepOnTrail(trail.value, -1) !== null)
  const isForwardPossible = computed(() => stepOnTrail(trail.value, 1) !== null)
  /** How the item is looked at. */
  const tab = ref<'view' | 'tree' | 'json'>('view')
  /** Whether somebody is asked for an ID. */
  const isAsking = ref(false)

  function open(id: string, way: ItemWay = { kind: 'thing' }) {
    const connectionId = connections.currentId
    if (connectionId === null) return
    isAsking.value = false
    let status = 0
    const client = sendExchange(
      {
        id: crypto.randomUUID(),
        connectionId,
        plan: planItem(id, way, query.form),
        purpose: { kind: 'item' },
      },
      (event) => {
        switch (event.kind) {
          case 'head':
            status = event.head.status
            return
          case 'problem':
            tell({ kind: 'no-answer', problem: event.problem.kind })
            return
          case 'end':
            void client.ask({ kind: 'complaints' }).then(
              ({ details }) => {
                const words = details.map(({ message }) => message)
                tell(readItemEnd({ status, items: event.end.items, words }))
              },
              (error: unknown) => {
                tell({ kind: 'no-answer', problem: 'host-fault' })
                throw error
              },
            )
            return
          case 'opening':
          case 'progress':
        }
      },
    )
    follow(goTo(trail.value, { kind: 'opened', item: { id, way, client, end: null } }))

    function tell(end: ItemEnd) {
      const isIt = (place: Place) => place.kind === 'opened' && place.item.client === client
      trail.value = renewPlaces(trail.value, (place) =>
        isIt(place) ? { kind: 'opened', item: { id, way, client, end } } : place,
      )
    }
  }

  /** What nobody can go back to any more lets go of its answer. */
  function follow(next: Trail<Place>) {
    const kept = new Set(clientsOf(next))
    for (const client of clientsOf(trail.value)) if (!kept.has(client)) client.close()
    trail.value = next
  }

  /** Shows the list's own item again. */
  function close() {
    if (opened.value !== null) follow(goTo(trail.value, rowOfList()))
  }

  function step(by: -1 | 1) {
    const next = stepOnTrail(trail.value, by)
    if (next === null) return
    follow(next)
    const place = placeInFront(next)
    if (place.kind === 'row') answers.selected = place.position
  }

  // Beside another list it would be taken for one of its items.
  watch(
    () => [tabs.active.id, connections.currentId, answers.answer?.client] as const,
    () => {
      follow(startTrail(rowOfList()))
    },
  )
  watch(
    () => answers.selected,
    (position) => {
      const place = placeInFront(trail.value)
      if (position === null || (place.kind === 'row' && place.position === position)) return
      const isFirst = place.kind === 'row' && place.position === null
      follow(isFirst ? startTrail(rowOfList()) : goTo(trail.value, rowOfList()))
    },
  )

  return { opened, tab, isAsking, isBackPossible, isForwardPossible, open, close, step }
})

/** In the languages that the query asks for: an item without them comes nearly empty (datacycle-core.md 8). */
function planItem(id: string, way: ItemWay, form: QueryForm): RequestPlan {
  const language = form.extra.find(({ name }) => name === 'language')?.value
  const text = language?.kind === 'text' ? language.text : ''
  return {
    kind: 'resource',
    resource: { ...way, id },
    query: text === '' ? [] : [{ name: 'language', members: text.split(',') }],
    body: null,
  }
}

const clientsOf = ({ places }: Trail<Place>): AnswerClient[] =>
  places.flatMap((place) => (place.kind === 'opened' ? [place.item.client] : []))
