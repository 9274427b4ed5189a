import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Concept, ConceptScheme, Offered, OfferedEndpoint } from '#core/instance/offered.ts'
import { unlessHostIsGone } from '../client/refusal.ts'
import { useHostClient } from '../client/use-host-client.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useValueNamesStore } from './value-names-store.ts'

/** What came of asking for a list; there may be no host any more that could ask. */
export type Asked<T> = Offered<T> | { kind: 'host-gone' }

/** The lists that instances offer beside their endpoints, remembered until the app ends. */
export const useInstanceStore = defineStore('instance', () => {
  const client = useHostClient()
  const connections = useConnectionsStore()
  const valueNames = useValueNamesStore()
  const endpoints = remember<OfferedEndpoint>()
  const schemes = remember<ConceptScheme>()
  const concepts = remember<Concept>()

  /** Another address or token may be offered other lists. */
  const instanceKey = () => {
    const connection = connections.current
    return JSON.stringify([connection?.id, connection?.baseUrl, connection?.token])
  }
  const schemeKey = (schemeId: string) => `${instanceKey()} ${schemeId}`

  /** Asks the instance in use, also where it has been asked before. */
  async function loadEndpoints() {
    const param = { connectionId: connections.currentId ?? '' }
    await endpoints.ask(instanceKey(), async () =>
      (await client.api.instance[':connectionId'].endpoints.$get({ param })).json(),
    )
  }

  async function loadSchemes() {
    const param = { connectionId: connections.currentId ?? '' }
    await schemes.ask(instanceKey(), async () =>
      (await client.api.instance[':connectionId']['concept-schemes'].$get({ param })).json(),
    )
  }

  async function loadConcepts(schemeId: string) {
    const param = { connectionId: connections.currentId ?? '', schemeId }
    const ofScheme = client.api.instance[':connectionId']['concept-schemes'][':schemeId'].concepts
    await concepts.ask(schemeKey(schemeId), async () => {
      const answer = await ofScheme.$get({ param })
      return answer.ok ? answer.json() : { kind: 'not-offered', status: answer.status }
    })
    const offered = concepts.find(schemeKey(schemeId))
    if (offered?.kind === 'offered') valueNames.learn(param.connectionId, offered.list)
  }

  return {
    /** Each is null until it has been asked for. */
    endpointsOffered: () => endpoints.find(instanceKey()),
    schemesOffered: () => schemes.find(instanceKey()),
    conceptsOffered: (schemeId: string) => concepts.find(schemeKey(schemeId)),
    loadEndpoints,
    loadSchemes,
    loadConcepts,
  }
})

/** What was offered, by what it was asked for. */
function remember<T>() {
  const known = shallowRef<ReadonlyMap<string, Asked<T>>>(new Map())
  return {
    find: (key: string) => known.value.get(key) ?? null,
    async ask(key: string, load: () => Promise<Offered<T>>) {
      const offered = await unlessHostIsGone<Asked<T>>({ kind: 'host-gone' }, load)
      known.value = new Map([...known.value, [key, offered]])
    },
  }
}
