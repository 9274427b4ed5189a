import { defineStore } from 'pinia'
import { computed, shallowReactive, shallowRef } from 'vue'
import { listConcepts, withoutConcepts } from '#core/instance/concept-filter.ts'
import type { CountedConcept, FacetPage, Offered } from '#core/instance/offered.ts'
import { onlyConditions, planFacets } from '#core/instance/plan-facets.ts'
import type { QueryForm } from '#core/query/form.ts'
import { unlessHostIsGone, useHostClient } from '#app/client/host-client.ts'
import { useConnectionsStore } from './connections-store.ts'
import { noConnection, type HostReply } from './instance-store.ts'
import { useQueryStore } from './query-store.ts'
import { useValueNamesStore } from './value-names-store.ts'

/** Concepts of a scheme with hits, from the pages read so far. */
export interface Facets {
  kind: 'offered'
  list: readonly CountedConcept[]
  pages: number
  hasMore: boolean
  /** Total number of concepts with hits; null if the server does not report it. */
  total: number | null
}

type NoFacets = HostReply<Exclude<Offered<never>, { kind: 'offered' }>>

/** Maximum number of concepts that are looked up for one form. */
const maxLocated = 10

/** Item counts of a CORE's concepts under the form's filters, and the scheme of each concept. */
export const useFacetsStore = defineStore('facets', () => {
  const client = useHostClient()
  const connections = useConnectionsStore()
  const query = useQueryStore()
  const valueNames = useValueNamesStore()
  /** Results by connection, scheme and filters. */
  const known = shallowReactive(new Map<string, Facets | NoFacets>())
  const { schemes, ...ofConcepts } = useSchemesOfConcepts()

  const conditions = computed(() => onlyConditions(query.plannedForm))

  /** The form's filters without those on this scheme. */
  const conditionsOf = (schemeId: string): QueryForm =>
    withoutConcepts(conditions.value, (id) => schemes.value.get(id) === schemeId)

  const keyOf = (schemeId: string) =>
    JSON.stringify([connections.currentId, schemeId, conditionsOf(schemeId), query.conventions])

  const facetsOf = (schemeId: string): Facets | NoFacets | null =>
    known.get(keyOf(schemeId)) ?? null

  /** Loads the next page of a scheme's concepts with hits; does nothing if the form has no valid request. */
  async function load(schemeId: string): Promise<void> {
    const connectionId = connections.currentId
    const key = keyOf(schemeId)
    if (connectionId === null) {
      known.set(key, noConnection)
      return
    }
    const before = known.get(key)
    const previous = before?.kind === 'offered' ? before : null
    const page = (previous?.pages ?? 0) + 1
    const json = planFacets(conditionsOf(schemeId), query.conventions, schemeId, page)
    if (json === null) return
    const result = await ask<FacetPage | Exclude<Offered<never>, { kind: 'offered' }>>(async () => {
      const param = { connectionId }
      const response = await client.api.instance[':connectionId'].facets.$post({ param, json })
      return response.ok ? response.json() : appRefused(response.status)
    })
    if (result.kind !== 'offered') {
      // Pages read before are kept.
      if (previous === null) known.set(key, result)
      return
    }
    valueNames.learn(connectionId, result.list, true)
    ofConcepts.noteConcepts(schemeId, result.list)
    const list = new Map([...(previous?.list ?? []), ...result.list].map((one) => [one.id, one]))
    // A server that ignores the page number would return the same page forever.
    const isNew = list.size > (previous?.list.length ?? 0)
    known.set(key, {
      kind: 'offered',
      list: [...list.values()],
      pages: page,
      hasMore: result.hasMore && isNew,
      total: result.total,
    })
  }

  return {
    conditionsOf,
    facetsOf,
    ...ofConcepts,
    ...useSchemesWithHits(),
    load,
  }
})

function useSchemesOfConcepts() {
  const client = useHostClient()
  const connections = useConnectionsStore()
  const query = useQueryStore()
  const valueNames = useValueNamesStore()
  /** Scheme ID by concept ID; null if it was not found. */
  const schemes = shallowRef<ReadonlyMap<string, string | null>>(new Map())

  const schemeOf = (conceptId: string): string | null => schemes.value.get(conceptId) ?? null

  function noteConcepts(schemeId: string, concepts: readonly { id: string }[]) {
    schemes.value = new Map([
      ...schemes.value,
      ...concepts.map(({ id }) => [id, schemeId] as const),
    ])
  }

  /** Looks up the schemes of the form's concepts, unless they are known. */
  async function locate() {
    const unknown = listConcepts(query.plannedForm).filter((id) => !schemes.value.has(id))
    const connectionId = connections.currentId
    if (connectionId === null) return
    for (const id of unknown.slice(0, maxLocated)) {
      const found = await ask(async () => {
        const param = { connectionId, conceptId: id }
        const conceptRoute = client.api.instance[':connectionId'].concepts[':conceptId']
        const response = await conceptRoute.$get({ param })
        return response.ok ? response.json() : appRefused(response.status)
      })
      const [concept] = found.kind === 'offered' ? found.list : []
      schemes.value = new Map(schemes.value).set(id, concept?.schemeId ?? null)
      if (concept) valueNames.learn(connectionId, [concept], true)
      if (found.kind === 'no-answer' || found.kind === 'host-gone') return
    }
  }

  return { schemes, schemeOf, noteConcepts, locate }
}

/** Which schemes of the current connection had hits in their last count. */
function useSchemesWithHits() {
  const connections = useConnectionsStore()
  const lastCounts = shallowRef<ReadonlyMap<string, ReadonlyMap<string, boolean>>>(new Map())
  const schemesWithHits = computed(
    () => lastCounts.value.get(connections.currentId ?? '') ?? new Map<string, boolean>(),
  )

  function noteSchemes(counted: ReadonlyMap<string, bigint>) {
    if (counted.size === 0) return
    const latest = [...counted].map(([id, count]) => [id, count > 0n] as const)
    lastCounts.value = new Map(lastCounts.value).set(
      connections.currentId ?? '',
      new Map([...schemesWithHits.value, ...latest]),
    )
  }

  return { schemesWithHits, noteSchemes }
}

const ask = <Answer>(load: () => Promise<HostReply<Answer>>) =>
  unlessHostIsGone<HostReply<Answer>>({ kind: 'host-gone' }, load)

const appRefused = (status: number) => ({ kind: 'app-refused', status }) as const
