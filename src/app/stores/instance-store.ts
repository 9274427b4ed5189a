import { defineStore } from 'pinia'
import { shallowReactive, shallowRef } from 'vue'
import type { Concept, ConceptScheme, Offered, OfferedEndpoints } from '#core/instance/offered.ts'
import { readOk, unlessHostIsGone, useHostClient } from '#app/client/host-client.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useValueNamesStore } from './value-names-store.ts'

/** A reply of the host; `host-gone` if it has ended, `app-refused` if the app itself refused the request. */
export type HostReply<Answer> =
  | Answer
  | { kind: 'host-gone' }
  | { kind: 'app-refused'; status: number }

/** Endpoints, concept schemes and concepts that servers offer, cached until the app ends. */
export const useInstanceStore = defineStore('instance', () => {
  const client = useHostClient()
  const connections = useConnectionsStore()
  const valueNames = useValueNamesStore()
  const endpoints = createCache<OfferedEndpoints>()
  const schemes = createCache<Offered<ConceptScheme>>()
  const concepts = createCache<Offered<Concept>>()

  /** The cache key. It changes with the URL and the token, because both decide which lists are offered. */
  const instanceKey = (connectionId = connections.currentId) => {
    const changes = changeCounts.get(connectionId ?? '') ?? 0
    return `${connectionId ?? ''} ${changes}`
  }
  /** How often the URL or the token of a connection was changed, by connection ID. */
  const changeCounts = shallowReactive(new Map<string, number>())
  connections.$onAction(({ name, args, after }) => {
    const [id] = args
    if (name !== 'setToken' && name !== 'removeToken' && name !== 'save') return
    after(() => {
      if (typeof id === 'string') changeCounts.set(id, (changeCounts.get(id) ?? 0) + 1)
    })
  })
  const schemeKey = (schemeId: string) => `${instanceKey()} ${schemeId}`

  /** Requests the endpoints of a connection (default: the current one), even if they are cached. */
  async function loadEndpoints(connectionId = connections.currentId) {
    const key = instanceKey(connectionId)
    await endpoints.request(connectionId, key, async (param) =>
      readOk(await client.api.instance[':connectionId'].endpoints.$get({ param })),
    )
    const offered = endpoints.find(key)
    if (offered?.kind === 'offered') valueNames.learn(connectionId ?? '', offered.list)
  }

  async function loadSchemes() {
    await schemes.request(connections.currentId, instanceKey(), async (param) =>
      readOk(await client.api.instance[':connectionId']['concept-schemes'].$get({ param })),
    )
  }

  async function loadConcepts(schemeId: string) {
    const connectionId = connections.currentId
    // Taken now, because another connection may be the current one when the list has come.
    const key = schemeKey(schemeId)
    const conceptsRoute =
      client.api.instance[':connectionId']['concept-schemes'][':schemeId'].concepts
    await concepts.request(connectionId, key, async (param) => {
      const response = await conceptsRoute.$get({ param: { ...param, schemeId } })
      return response.ok ? response.json() : { kind: 'app-refused', status: response.status }
    })
    const offered = concepts.find(key)
    if (offered?.kind === 'offered') valueNames.learn(connectionId ?? '', offered.list, true)
  }

  return {
    /** Each returns null until its list was requested. */
    endpointsOffered: (connectionId = connections.currentId) =>
      endpoints.find(instanceKey(connectionId)),
    schemesOffered: () => schemes.find(instanceKey()),
    conceptsOffered: (schemeId: string) => concepts.find(schemeKey(schemeId)),
    loadEndpoints,
    loadSchemes,
    loadConcepts,
  }
})

/** The reply where no connection is selected, because the tab belongs to a removed one. */
export const noConnection = {
  kind: 'no-answer',
  problem: { kind: 'unknown-connection', connectionId: '' },
} as const

/** Caches the host's replies by key. Without a connection, the host is not asked. */
function createCache<Answer>() {
  type Reply = HostReply<Answer | typeof noConnection>
  const known = shallowRef<ReadonlyMap<string, Reply>>(new Map())
  return {
    find: (key: string) => known.value.get(key) ?? null,
    async request(
      connectionId: string | null,
      key: string,
      load: (param: { connectionId: string }) => Promise<Reply>,
    ) {
      const offered =
        connectionId === null
          ? noConnection
          : await unlessHostIsGone<Reply>({ kind: 'host-gone' }, () => load({ connectionId }))
      known.value = new Map([...known.value, [key, offered]])
    },
  }
}
