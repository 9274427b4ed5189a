import { defineStore } from 'pinia'
import { computed, watch } from 'vue'
import type { EndpointNote, KeptEndpoint } from '#core/workspace/kept-endpoint.ts'
import { orHostGone, type Refusal } from '#app/client/refusal.ts'
import { useHostClient } from '#app/client/use-host-client.ts'
import { useAnswerStore, type Shown, type ShownAnswer } from './answer-store.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useEndpointNames, useKeptEndpoints } from './kept-endpoints.ts'

type Listing = { endpoints: KeptEndpoint[] } | Refusal

/** The kept endpoints of the connection in use, the one used last first. What fails is answered with the refusal, or null. */
export const useEndpointsStore = defineStore('endpoints', () => {
  const client = useHostClient()
  const connections = useConnectionsStore()
  const answer = useAnswerStore()
  const { keptOf, setKept, know } = useKeptEndpoints()
  const { titleOf, callOf } = useEndpointNames(keptOf)
  const endpoints = computed(() => keptOf(connections.currentId ?? ''))

  /** Puts a note in the place of the endpoint that was called `replaced`, or adds it. */
  function save(note: EndpointNote, replaced: string | null): Promise<Refusal | null> {
    return change(async (connectionId) => {
      const response = await client.api.endpoints[':connectionId'].$post({
        param: { connectionId },
        json: { ...note, replaced },
      })
      return response.json()
    })
  }

  /** Adds those that are not there yet; what was noted about the others stays. */
  function add(found: EndpointNote[]): Promise<Refusal | null> {
    return change(async (connectionId) => {
      const response = await client.api.endpoints[':connectionId'].add.$post({
        param: { connectionId },
        json: { endpoints: found },
      })
      return response.json()
    })
  }

  function remove(name: string): Promise<Refusal | null> {
    return change(async (connectionId) => {
      const response = await client.api.endpoints[':connectionId'].remove.$post({
        param: { connectionId },
        json: { name },
      })
      return response.json()
    })
  }

  async function change(
    ask: (connectionId: string) => Promise<Listing>,
    connectionId = connections.currentId,
  ): Promise<Refusal | null> {
    if (connectionId === null) return null
    return orHostGone(async () => {
      const answered = await ask(connectionId)
      if (!('endpoints' in answered)) return answered
      setKept(connectionId, answered.endpoints)
      return null
    })
  }

  /** Only an endpoint that answered is worth being offered: a slip of the pen is not. */
  async function noteUse(ended: Shown) {
    if (ended.kind !== 'answer' || ended.answer.head.status >= 300) return
    const { sent } = ended.answer
    if (sent.keptId !== null) return
    const { connectionId, form } = sent
    // A refusal goes untold: nobody asked for it to be noted.
    await change(async () => {
      const response = await client.api.endpoints[':connectionId'].use.$post({
        param: { connectionId },
        json: { name: form.endpoint, ...describeCollection(ended.answer) },
      })
      return response.json()
    }, connectionId)
  }

  // At once: two tabs may be answered in the same tick.
  watch(() => answer.ended, noteUse, { flush: 'sync' })

  return { endpoints, keptOf, titleOf, callOf, know, save, add, remove }
})

/** What an answer tells of its endpoint: its name for people, and the other one of slug and UUID. */
function describeCollection({ sent, end }: ShownAnswer): { label: string; otherName: string } {
  const told = end?.paging.collection
  const names = [told?.slug, told?.id].filter((name) => typeof name === 'string')
  // Names that are both unknown would make two endpoints one.
  const isThis = names.includes(sent.form.endpoint)
  return {
    label: told?.name?.slice(0, 300) ?? '',
    otherName: isThis ? (names.find((name) => name !== sent.form.endpoint) ?? '') : '',
  }
}
