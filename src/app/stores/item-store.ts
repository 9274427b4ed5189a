import { defineStore } from 'pinia'
import { ref, shallowRef, watch } from 'vue'
import type { RequestPlan } from '#core/request/request-plan.ts'
import { readItemEnd, type ItemEnd } from '#core/response/item-end.ts'
import type { AnswerClient } from '../answer/answer-client.ts'
import { useSendExchange } from '../answer/use-send-exchange.ts'
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

/** An item by its ID, which need not be in the answer that is shown; one at a time. */
export const useItemStore = defineStore('item', () => {
  const sendExchange = useSendExchange()
  const answers = useAnswerStore()
  const connections = useConnectionsStore()
  const query = useQueryStore()
  const tabs = useTabsStore()
  const opened = shallowRef<OpenedItem | null>(null)
  /** Whether somebody is asked for an ID. */
  const isAsking = ref(false)

  function open(id: string, way: ItemWay = { kind: 'thing' }) {
    const connectionId = connections.currentId
    if (connectionId === null) return
    close()
    isAsking.value = false
    let status = 0
    const client = sendExchange(
      {
        id: crypto.randomUUID(),
        connectionId,
        plan: planItem(id, way),
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
            void client.ask({ kind: 'complaints' }).then(({ details }) => {
              const words = details.map(({ message }) => message)
              tell(readItemEnd({ status, items: event.end.items, words }))
            })
            return
          case 'opening':
          case 'progress':
        }
      },
    )
    opened.value = { id, way, client, end: null }

    function tell(end: ItemEnd) {
      const { value } = opened
      if (value?.client === client) opened.value = { ...value, end }
    }
  }

  /** In the languages that the query asks for: an item without them comes nearly empty (datacycle-core.md 8). */
  function planItem(id: string, way: ItemWay): RequestPlan {
    const language = query.form.extra.find(({ name }) => name === 'language')?.value
    const text = language?.kind === 'text' ? language.text : ''
    return {
      kind: 'resource',
      resource: { ...way, id },
      query: text === '' ? [] : [{ name: 'language', members: text.split(',') }],
      body: null,
    }
  }

  function close() {
    opened.value?.client.close()
    opened.value = null
  }

  // Beside another list, or another item of it, it would be taken for one of theirs.
  watch(
    () =>
      [tabs.active.id, connections.currentId, answers.answer?.client, answers.selected] as const,
    close,
  )

  return { opened, isAsking, open, close }
})
