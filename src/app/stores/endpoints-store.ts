import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { findEndpointTitle } from '#core/instance/endpoint-title.ts'
import type { NamedEndpoint } from '#core/instance/near-endpoints.ts'
import type { EndpointNote, KeptEndpoint } from '#core/workspace/kept-endpoint.ts'
import { readOk } from '#app/client/read-ok.ts'
import { orHostGone, unlessHostIsGone, type Refusal } from '#app/client/refusal.ts'
import { useHostClient } from '#app/client/use-host-client.ts'
import { useAnswerStore, type Shown, type ShownAnswer } from './answer-store.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useInstanceStore } from './instance-store.ts'
import { useTabsStore } from './tabs-store.ts'
import { useValueNamesStore } from './value-names-store.ts'

type Listing = { endpoints: KeptEndpoint[] } | Refusal

/** The kept endpoints of the connection in use, the one used last first. What fails is answered with the refusal, or null. */
export const useEndpointsStore = defineStore('endpoints', () => {
  const client = useHostClient()
  const connections = useConnectionsStore()
  const answer = useAnswerStore()
  const tabs = useTabsStore()
  const instance = useInstanceStore()
  const valueNames = useValueNamesStore()
  const byConnection = shallowRef<ReadonlyMap<string, readonly KeptEndpoint[]>>(new Map())
  const endpoints = computed(() => byConnection.value.get(connections.currentId ?? '') ?? [])

  function setKept(connectionId: string, kept: readonly KeptEndpoint[]) {
    byConnection.value = new Map(byConnection.value).set(connectionId, kept)
    // An endpoint can be the value of a filter as well.
    const named = keptOf(connectionId).flatMap(({ name, otherName, label }) =>
      [name, otherName].map((id) => ({ id, label })),
    )
    valueNames.learn(connectionId, named)
  }

  /** The kept endpoints of a connection, as far as they were loaded. */
  const keptOf = (connectionId: string) => byConnection.value.get(connectionId) ?? []

  /** The endpoints that are noted of a connection, or that its server offers. */
  function knownOf(connectionId: string): readonly NamedEndpoint[] {
    const offered = instance.endpointsOffered(connectionId)
    return [
      ...keptOf(connectionId),
      ...(offered?.kind === 'offered' ? offered.list : []).map(({ id, label }) => ({
        name: id,
        otherName: '',
        label,
      })),
    ]
  }

  /**
   * What people call an endpoint of a connection; null where nobody knows. A server's endpoint is the same one
   * for whichever token it was named.
   */
  function titleOf(connectionId: string | null, name: string): string | null {
    const baseUrl = connections.connections.find(({ id }) => id === connectionId)?.baseUrl
    const others = connections.connections.filter(
      (one) => one.baseUrl === baseUrl && one.id !== connectionId,
    )
    const ids = [connectionId ?? '', ...others.map(({ id }) => id)]
    return findEndpointTitle(name, ids.flatMap(knownOf))
  }

  /**
   * An endpoint of a connection by its name, or as the API calls it where nobody knows one: wherever people read
   * which endpoint is meant.
   */
  const callOf = (connectionId: string | null, name: string) =>
    titleOf(connectionId, name) ?? name.trim()

  const loading = new Set<string>()
  async function load(connectionId: string) {
    loading.add(connectionId)
    // Without a host they stay unknown, as nothing else can be done either.
    await unlessHostIsGone(undefined, async () => {
      const response = await client.api.endpoints[':connectionId'].$get({ param: { connectionId } })
      const { endpoints: loaded } = await readOk(response)
      setKept(connectionId, loaded)
    })
    loading.delete(connectionId)
  }

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

  /** Loads what is kept of connections whose endpoints are shown by name, as far as nobody has done so. */
  function know(ids: Iterable<string>) {
    for (const id of new Set(ids))
      if (!byConnection.value.has(id) && !loading.has(id)) void load(id)
  }

  // Tabs of other connections are called by the names of their endpoints too.
  watch(
    () => new Set([connections.currentId, ...tabs.tabs.map(({ connectionId }) => connectionId)]),
    (used, before) => {
      for (const id of used) if (id !== null && before?.has(id) !== true) void load(id)
    },
    { immediate: true },
  )
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
