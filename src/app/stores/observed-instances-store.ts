import { hadToken } from '#core/exchange/outcome.ts'
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { isKnownDatacycle } from '#core/dialect/known-datacycle.ts'
import {
  forgetToken,
  observeResponse,
  observeEndpointList,
  unobservedInstance,
  type ObservedInstance,
} from '#core/instance/observed-instance.ts'
import type { ConditionRules } from '#core/investigate/conditions.ts'
import { findPreset } from '#core/query/conventions.ts'
import { languageOf, listFiltering } from '#core/query/request-parameter.ts'
import { useResponseStore } from './response-store.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useInstanceStore } from './instance-store.ts'
import { useSettingsStore } from './settings-store.ts'

/** Facts about each server, learned from the responses of this session. */
export const useObservedInstancesStore = defineStore('observed-instances', () => {
  const connections = useConnectionsStore()
  const byConnection = shallowRef<ReadonlyMap<string, ObservedInstance>>(new Map())
  const factsOf = (id: string | null) => byConnection.value.get(id ?? '') ?? unobservedInstance

  const current = computed(() => factsOf(connections.currentId))
  /** True if a response showed, now or in an earlier session, that the server is a dataCycle CORE. */
  function isDatacycleAt(id: string | null): boolean {
    const connection = connections.connections.find((one) => one.id === id)
    if (connection === undefined) return factsOf(id).isDatacycle
    // The server type does not depend on the token, so all connections to the same URL count.
    return connections.connections.some(
      (one) =>
        one.baseUrl === connection.baseUrl &&
        (factsOf(one.id).isDatacycle || isKnownDatacycle(one)),
    )
  }
  const isDatacycle = computed(() => isDatacycleAt(connections.currentId))
  /**
   * True if the form describes CORE behavior: also if the user chose the CORE conventions and no response
   * lacked the mark of a CORE. Responses are never judged by this.
   */
  function expectsDatacycleAt(id: string | null): boolean {
    const connection = connections.connections.find((one) => one.id === id)
    const hasCoreConventions =
      connection !== undefined && findPreset(connection.conventions) === 'core'
    return isDatacycleAt(id) || (hasCoreConventions && !factsOf(id).hasUnmarkedResponse)
  }
  const expectsDatacycle = computed(() => expectsDatacycleAt(connections.currentId))

  /** True if languages, which api.md does not define, can be requested: on a CORE, or if a response showed it. */
  const hasLanguages = computed(
    () =>
      expectsDatacycle.value || current.value.languages !== null || current.value.hasStatedLanguage,
  )

  /** What a search on a connection is planned by; null if the connection was removed. */
  function rulesAt(id: string): ConditionRules | null {
    const connection = connections.connections.find((one) => one.id === id)
    if (connection === undefined) return null
    const { conventions, filterDefinitions: definitions } = connection
    const isDatacycle = isDatacycleAt(id)
    return { conventions, definitions, isDatacycle, languages: factsOf(id).languages }
  }

  function learn(id: string, change: (observed: ObservedInstance) => ObservedInstance) {
    const before = factsOf(id)
    const after = change(before)
    if (after !== before) byConnection.value = new Map(byConnection.value).set(id, after)
  }

  learnOfInstances(learn)

  return {
    current,
    isDatacycle,
    expectsDatacycle,
    hasLanguages,
    isDatacycleAt,
    expectsDatacycleAt,
    factsOf,
    rulesAt,
    learn,
  }
})

/** Learns from each response and endpoint list; a changed token clears the facts that depend on it. */
function learnOfInstances(
  learn: (id: string, change: (observed: ObservedInstance) => ObservedInstance) => void,
) {
  const connections = useConnectionsStore()
  const responses = useResponseStore()
  const instance = useInstanceStore()
  const settings = useSettingsStore()

  /** Saves that the server is a CORE. A refusal is not reported, because the user did not start this. */
  function saveServerType(id: string) {
    const connection = connections.connections.find((one) => one.id === id)
    if (connection === undefined || isKnownDatacycle(connection)) return
    const { declinedOffer } = connection
    void connections.noteServer(id, { server: 'datacycle-core', declinedOffer })
  }

  watch(
    () => responses.lastResult,
    (result) => {
      if (result.kind !== 'response' || result.response.sent.savedResponseId !== null) return
      const { sent, head, end, progress } = result.response
      const connection = connections.connections.find(({ id }) => id === sent.connectionId)
      // The address was changed while the response was on its way: it says nothing of the server that is there now.
      if (connection !== undefined && connection.baseUrl !== sent.baseUrl) return
      if (end?.context.isDatacycle) saveServerType(sent.connectionId)
      learn(sent.connectionId, (observed) =>
        observeResponse(observed, {
          endpoint: sent.form.endpoint,
          status: head.status,
          hadToken: hadToken(head),
          isDatacycle: end?.context.isDatacycle ?? false,
          language: end?.context.language ?? null,
          requestedLanguage: languageOf(sent.form),
          isWhole: listFiltering(sent.form).length === 0,
          total: end?.paging.total ?? null,
          itemCount: progress.items,
        }),
      )
    },
    { flush: 'sync' },
  )

  // The endpoint list also shows the server type and the languages (datacycle-core.md 1).
  watch(
    () => instance.endpointsOffered(),
    (offered) => {
      const id = connections.currentId
      if (id === null || offered?.kind !== 'offered') return
      if (offered.isDatacycle) saveServerType(id)
      learn(id, (observed) => observeEndpointList(observed, offered))
    },
    { flush: 'sync', immediate: true },
  )

  // After a server was added with a token, its endpoints are listed once, to be suggested from the first
  // click.
  connections.$onAction(({ name, args, after }) => {
    if (name !== 'save') return
    const [id, , token] = args
    after((outcome) => {
      const saved = typeof outcome === 'object' && 'saved' in outcome ? outcome.saved : null
      const isNew = id === null && token !== '' && saved !== null
      if (isNew && settings.settings.endpointNames) void instance.loadEndpoints(saved.id)
    })
  })

  // Another token may have access to other endpoints and items.
  connections.$onAction(({ name, args, after }) => {
    const [id] = args
    if (name !== 'setToken' && name !== 'removeToken' && name !== 'save') return
    after(() => {
      if (typeof id === 'string') learn(id, forgetToken)
    })
  })
}
