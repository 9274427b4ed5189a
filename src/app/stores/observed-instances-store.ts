import { hadToken } from '#core/exchange/head.ts'
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { isKnownDatacycle } from '#core/dialect/known-datacycle.ts'
import {
  forgetToken,
  observeAnswer,
  observeEndpointList,
  unobservedInstance,
  type ObservedInstance,
} from '#core/instance/observed-instance.ts'
import { findPreset } from '#core/query/conventions.ts'
import { useAnswerStore } from './answer-store.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useInstanceStore } from './instance-store.ts'
import { useSettingsStore } from './settings-store.ts'

/** What answers of this session have shown of each instance: whose it is, what its endpoints hold, what its token opens. */
export const useObservedInstancesStore = defineStore('observed-instances', () => {
  const connections = useConnectionsStore()
  const byConnection = shallowRef<ReadonlyMap<string, ObservedInstance>>(new Map())
  const of = (id: string | null) => byConnection.value.get(id ?? '') ?? unobservedInstance

  /** The instance of the connection in use. */
  const current = computed(() => of(connections.currentId))
  /** Whether a connection leads to a dataCycle CORE: its answers have shown it, now or in an earlier session. */
  function isDatacycleAt(id: string | null): boolean {
    const connection = connections.connections.find((one) => one.id === id)
    if (connection === undefined) return of(id).isDatacycle
    // What a server is does not hang on the token: what one connection to its address has shown holds for all.
    return connections.connections.some(
      (one) =>
        one.baseUrl === connection.baseUrl && (of(one.id).isDatacycle || isKnownDatacycle(one)),
    )
  }
  const isDatacycle = computed(() => isDatacycleAt(connections.currentId))
  /**
   * Whether the form says what a CORE will do: also where the person has called the instance one, by choosing its
   * conventions, as long as no answer came without the mark of one. Of answers nothing is said on that ground.
   */
  function expectsDatacycleAt(id: string | null): boolean {
    const connection = connections.connections.find((one) => one.id === id)
    const isCalledCore = connection !== undefined && findPreset(connection.conventions) === 'core'
    return isDatacycleAt(id) || (isCalledCore && !of(id).hasUnmarkedAnswer)
  }
  const expectsDatacycle = computed(() => expectsDatacycleAt(connections.currentId))

  /** Whether a language can be asked for, which api.md does not name: it was found here, or every CORE has it. */
  const hasLanguages = computed(
    () => expectsDatacycle.value || current.value.languages !== null || current.value.namesLanguage,
  )

  function learn(id: string, change: (observed: ObservedInstance) => ObservedInstance) {
    const before = of(id)
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
    of,
    learn,
  }
})

/** Learns from each answer, from the list of a token's endpoints, and from another token. */
function learnOfInstances(
  learn: (id: string, change: (observed: ObservedInstance) => ObservedInstance) => void,
) {
  const connections = useConnectionsStore()
  const answers = useAnswerStore()
  const instance = useInstanceStore()
  const settings = useSettingsStore()

  /** Keeps with the connection what its instance is; a refusal goes untold, as nobody asked for it. */
  function keepMark(id: string) {
    const connection = connections.connections.find((one) => one.id === id)
    if (connection === undefined || isKnownDatacycle(connection)) return
    const { declinedOffer } = connection
    void connections.noteServer(id, { server: 'datacycle-core', declinedOffer })
  }

  watch(
    () => answers.ended,
    (ended) => {
      if (ended.kind !== 'answer' || ended.answer.sent.keptId !== null) return
      const { sent, head, end, progress } = ended.answer
      if (end?.context.isDatacycle) keepMark(sent.connectionId)
      learn(sent.connectionId, (observed) =>
        observeAnswer(observed, {
          endpoint: sent.form.endpoint,
          status: head.status,
          hadToken: hadToken(head),
          isDatacycle: end?.context.isDatacycle ?? false,
          language: end?.context.language ?? null,
          total: end?.paging.total ?? null,
          items: progress.items,
        }),
      )
    },
    { flush: 'sync' },
  )

  // The list of the token's endpoints tells whose it is, and its languages (datacycle-core.md 1).
  watch(
    () => instance.endpointsOffered(),
    (offered) => {
      const id = connections.currentId
      if (id === null || offered?.kind !== 'offered') return
      if (offered.isDatacycle) keepMark(id)
      learn(id, (observed) => observeEndpointList(observed, offered))
    },
    { flush: 'sync', immediate: true },
  )

  // Whoever adds a server with a token wants to know what is on it: it is looked at once, by the request that lists
  // the endpoints of the token, so that they are offered from the first click on.
  connections.$onAction(({ name, args, after }) => {
    if (name !== 'save') return
    const [id, , token] = args
    after((outcome) => {
      const saved = typeof outcome === 'object' && 'saved' in outcome ? outcome.saved : null
      const isNew = id === null && token !== '' && saved !== null
      if (isNew && settings.settings.endpointNames) void instance.loadEndpoints(saved.id)
    })
  })

  // Another token may open other endpoints, and show other items in them.
  connections.$onAction(({ name, args, after }) => {
    const [id] = args
    if (name !== 'setToken' && name !== 'removeToken' && name !== 'save') return
    after(() => {
      if (typeof id === 'string') learn(id, forgetToken)
    })
  })
}
