import { defineStore } from 'pinia'
import { computed, watch } from 'vue'
import type { EndpointFields, SavedEndpoint } from '#core/workspace/saved-endpoint.ts'
import { orHostGone, type Refusal } from '#app/client/refusal.ts'
import { useHostClient } from '#app/client/use-host-client.ts'
import { useAnswerStore, type Shown, type ShownAnswer } from './answer-store.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useEndpointNames, useKeptEndpoints } from './kept-endpoints.ts'

type Listing = { endpoints: SavedEndpoint[] } | Refusal

/**
 * Saved endpoints of the current connection, most recently used first. Actions return the host's refusal, or
 * null.
 */
export const useEndpointsStore = defineStore('endpoints', () => {
  const client = useHostClient()
  const connections = useConnectionsStore()
  const answer = useAnswerStore()
  const { keptOf, setKept, ensureLoaded } = useKeptEndpoints()
  const { knownOf, onlyKnownOn, endpointLabelOf, displayNameOf } = useEndpointNames(keptOf)
  const endpoints = computed(() => keptOf(connections.currentId ?? ''))

  /** Replaces the endpoint named `replaced`, or adds a new one. */
  function save(fields: EndpointFields, replaced: string | null): Promise<Refusal | null> {
    const json = { ...fields, replaced }
    return change((param) => client.api.endpoints[':connectionId'].$post({ param, json }))
  }

  /** Adds new endpoints; existing ones are unchanged. */
  function add(found: EndpointFields[]): Promise<Refusal | null> {
    const json = { endpoints: found }
    return change((param) => client.api.endpoints[':connectionId'].add.$post({ param, json }))
  }

  function remove(name: string): Promise<Refusal | null> {
    const json = { name }
    return change((param) => client.api.endpoints[':connectionId'].remove.$post({ param, json }))
  }

  async function change(
    ask: (param: { connectionId: string }) => Promise<{ json: () => Promise<Listing> }>,
    connectionId = connections.currentId,
  ): Promise<Refusal | null> {
    if (connectionId === null) return null
    return orHostGone(async () => {
      const listing = await (await ask({ connectionId })).json()
      if (!('endpoints' in listing)) return listing
      setKept(connectionId, listing.endpoints)
      return null
    })
  }

  /** Only endpoints that responded are saved, so that typos are not suggested. */
  async function recordUse(ended: Shown) {
    if (ended.kind !== 'answer' || ended.answer.head.status >= 300) return
    const { sent } = ended.answer
    if (sent.keptId !== null) return
    const { connectionId, form } = sent
    // A refusal is not reported, because the user did not start this.
    const json = { name: form.endpoint, ...describeCollection(ended.answer) }
    await change(
      (param) => client.api.endpoints[':connectionId'].use.$post({ param, json }),
      connectionId,
    )
  }

  // Synchronous, because two tabs may get a response in the same tick.
  watch(() => answer.lastResult, recordUse, { flush: 'sync' })

  return {
    endpoints,
    keptOf,
    knownOf,
    onlyKnownOn,
    endpointLabelOf,
    displayNameOf,
    ensureLoaded,
    save,
    add,
    remove,
  }
})

/** Names of the endpoint from its response: its label, and its slug or UUID, whichever was not requested. */
function describeCollection({ sent, end }: ShownAnswer): { label: string; otherName: string } {
  const collection = end?.paging.collection
  const names = [collection?.slug, collection?.id].filter((name) => typeof name === 'string')
  // Otherwise the collection may be another one than the requested endpoint.
  const isRequested = names.includes(sent.form.endpoint)
  return {
    label: collection?.name?.slice(0, 300) ?? '',
    otherName: isRequested ? (names.find((name) => name !== sent.form.endpoint) ?? '') : '',
  }
}
