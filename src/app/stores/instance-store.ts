import { defineStore } from 'pinia'
import { shallowReactive, shallowRef } from 'vue'
import type { Concept, ConceptScheme, Offered, OfferedEndpoints } from '#core/instance/offered.ts'
import { readOk } from '#app/client/read-ok.ts'
import { unlessHostIsGone } from '#app/client/refusal.ts'
import { useHostClient } from '#app/client/use-host-client.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useValueNamesStore } from './value-names-store.ts'

/** What came of asking for a list; there may be no host any more that could ask. */
export type Asked<Answer> = Answer | { kind: 'host-gone' }

/** The lists that instances offer beside their endpoints, remembered until the app ends. */
export const useInstanceStore = defineStore('instance', () => {
  const client = useHostClient()
  const connections = useConnectionsStore()
  const valueNames = useValueNamesStore()
  const endpoints = remember<OfferedEndpoints>()
  const schemes = remember<Offered<ConceptScheme>>()
  const concepts = remember<Offered<Concept>>()

  /** Another address or token may be offered other lists. */
  const instanceKey = (connectionId = connections.currentId) => {
    const changes = changed.get(connectionId ?? '') ?? 0
    return `${connectionId ?? ''} ${changes}`
  }
  /** How often a connection got another address or token; how its token is kept makes no difference. */
  const changed = shallowReactive(new Map<string, number>())
  connections.$onAction(({ name, args, after }) => {
    const [id] = args
    if (name !== 'setToken' && name !== 'removeToken' && name !== 'save') return
    after(() => {
      if (typeof id === 'string') changed.set(id, (changed.get(id) ?? 0) + 1)
    })
  })
  const schemeKey = (schemeId: string) => `${instanceKey()} ${schemeId}`

  /** Asks an instance, that in use where none is named, also where it has been asked before. */
  async function loadEndpoints(connectionId = connections.currentId) {
    const param = { connectionId: connectionId ?? '' }
    await endpoints.ask(instanceKey(connectionId), async () =>
      readOk(await client.api.instance[':connectionId'].endpoints.$get({ param })),
    )
    const offered = endpoints.find(instanceKey(connectionId))
    if (offered?.kind === 'offered') valueNames.learn(param.connectionId, offered.list)
  }

  async function loadSchemes() {
    const param = { connectionId: connections.currentId ?? '' }
    await schemes.ask(instanceKey(), async () =>
      readOk(await client.api.instance[':connectionId']['concept-schemes'].$get({ param })),
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
    endpointsOffered: (connectionId = connections.currentId) =>
      endpoints.find(instanceKey(connectionId)),
    schemesOffered: () => schemes.find(instanceKey()),
    conceptsOffered: (schemeId: string) => concepts.find(schemeKey(schemeId)),
    loadEndpoints,
    loadSchemes,
    loadConcepts,
  }
})

/** What was offered, by what it was asked for. */
function remember<Answer>() {
  const known = shallowRef<ReadonlyMap<string, Asked<Answer>>>(new Map())
  return {
    find: (key: string) => known.value.get(key) ?? null,
    async ask(key: string, load: () => Promise<Answer>) {
      const offered = await unlessHostIsGone<Asked<Answer>>({ kind: 'host-gone' }, load)
      known.value = new Map([...known.value, [key, offered]])
    },
  }
}
