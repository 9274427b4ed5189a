import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import {
  isSameInForms,
  isSameParameter,
  renderParameter,
  type RequestParameter,
} from '#core/query/request-parameter.ts'
import type { Verdict } from '#core/verdict/verdict.ts'
import type { ResponseClient } from '#app/client/response-client.ts'
import { createWeakMemory } from '#app/stores/weak-memory.ts'
import { useResponseStore } from './response-store.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useQueryStore } from './query-store.ts'

type Replace = (verdict: Verdict) => Verdict

/** The verdict on each parameter of the shown response, once its worker has read them. */
export const useVerdictsStore = defineStore('verdicts', () => {
  const responses = useResponseStore()
  const connections = useConnectionsStore()
  const query = useQueryStore()
  /** The parameter whose verdict was opened from the mark at its input. */
  const wanted = shallowRef<RequestParameter | null>(null)

  const given = createWeakMemory<ResponseClient, readonly Verdict[]>()
  const replaced = createWeakMemory<ResponseClient, ReadonlyMap<string, Replace>>()

  const verdicts = computed<readonly Verdict[]>(() => {
    const client = responses.response?.client
    const byParameter = replaced.read(client)
    return (given.read(client) ?? []).map(
      (verdict) => byParameter?.get(renderParameter(verdict.parameter))?.(verdict) ?? verdict,
    )
  })

  /** Replaces the verdict that rests on the response alone, such as by the result of a check; null undoes it. */
  function replace(client: ResponseClient, parameter: RequestParameter, by: Replace | null) {
    const byParameter = new Map(replaced.read(client))
    const key = renderParameter(parameter)
    if (by === null) byParameter.delete(key)
    else byParameter.set(key, by)
    replaced.write(client, byParameter)
  }

  /** The verdict for an input; null if the input has changed since the request. */
  function verdictAt(parameter: RequestParameter): Verdict | null {
    const sent = responses.response?.sent
    if (!sent || query.rawBody !== null) return null
    const isSameEndpoint =
      sent.connectionId === connections.currentId && sent.form.endpoint === query.form.endpoint
    if (!isSameEndpoint || !isSameInForms(parameter, query.form, sent.form)) return null
    return verdicts.value.find((verdict) => isSameParameter(verdict.parameter, parameter)) ?? null
  }

  watch(
    () => responses.response?.client,
    () => {
      wanted.value = null
    },
  )

  return { verdicts, give: given.write, wanted, verdictAt, replace }
})
