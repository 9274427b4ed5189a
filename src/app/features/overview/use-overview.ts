import { computed, shallowRef, watch, type Ref } from 'vue'
import type { UndeliveredCheck, ShownLine } from '#core/overview/describe-overview.ts'
import {
  noChoices,
  startsOfChangeDays,
  type OverviewChoices,
} from '#core/overview/overview-line.ts'
import { allLanguages } from '#core/investigate/conditions.ts'
import { writeLanguageChoice } from '#core/query/request-parameter.ts'
import { loadedFields } from '#core/query/flat-fields.ts'
import type { QueryForm } from '#core/query/form.ts'
import type { ItemsOverview } from '#app/response-worker/protocol.ts'
import type { SurveySource } from '#app/features/survey/survey-view.ts'
import type { ShownResponse } from '#app/stores/response-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useCountsStore } from '#app/stores/counts-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { useTodayStore } from '#app/stores/today-store.ts'
import { useTellRefusal } from '#app/words/use-failure-words.ts'
import { defineStore } from 'pinia'
import { createWeakMemory } from '#app/stores/weak-memory.ts'
import type { RowCondition } from '#core/coverage/row-condition.ts'
import type { DuplicateGroup } from '#core/overview/duplicate-groups.ts'

/** What the checks find in the items of a source; null until they are through. */
export function useOverview(
  response: Readonly<Ref<ShownResponse>>,
  source: Readonly<Ref<SurveySource | null>>,
) {
  const today = useTodayStore()
  const { choices, change, canChange } = useOverviewChoices(() => response.value.sent.connectionId)
  const overview = shallowRef<ItemsOverview | null>(null)

  watch(
    () => [source.value, choices.value, today.today] as const,
    async ([asked, chosen, day], before) => {
      if (asked !== before?.[0]) overview.value = null
      if (asked === null) return
      const { end, sent } = response.value
      const { overview: found } = await asked.ask({
        kind: 'overview',
        options: {
          language: end?.context.language ?? '',
          fields: loadedFields(sent.form),
          choices: chosen,
          now: Date.now(),
          since: startsOfChangeDays(day),
        },
      })
      if (found !== null && source.value === asked) overview.value = found
    },
    { immediate: true },
  )
  return { overview, choices, change, canChange }
}

/** What a person decided about the checks of a connection, and a function to change it. */
function useOverviewChoices(connectionId: () => string) {
  const connections = useConnectionsStore()
  const tellRefusal = useTellRefusal()
  const connection = computed(
    () => connections.connections.find(({ id }) => id === connectionId()) ?? null,
  )
  // The same object if nothing changed: a new one would check all items again.
  const choices = computed<OverviewChoices>((before) => {
    const now = connection.value?.overview ?? noChoices
    return before && JSON.stringify(before) === JSON.stringify(now) ? before : now
  })

  /** A refusal is shown to the user. */
  async function change(changed: Partial<OverviewChoices>): Promise<void> {
    if (!connection.value) return
    const { id } = connection.value
    tellRefusal(await connections.saveOverviewChoices(id, { ...choices.value, ...changed }))
  }

  return { choices, change, canChange: computed(() => connection.value !== null) }
}

/** How many items the endpoint has besides those of the response, and why they are not in it. */
export function useUndelivered(response: Readonly<Ref<ShownResponse>>) {
  const counts = useCountsStore()
  const connections = useConnectionsStore()
  const observed = useObservedInstancesStore()

  const total = computed(() => {
    const { end, sent } = response.value
    return sent.set === undefined ? (end?.paging.total ?? null) : null
  })
  /** The query without one of its restrictions. */
  const wider = computed((): { check: UndeliveredCheck; form: QueryForm }[] => {
    const { connectionId, form } = response.value.sent
    if (total.value === null) return []
    const isFiltered = form.q.trim() !== '' || form.filters.length > 0
    const { languages } = observed.factsOf(connectionId)
    return [
      ...(observed.isDatacycleAt(connectionId) && languages?.length !== 1
        ? [
            {
              check: 'not-in-language' as const,
              form: { ...form, extra: writeLanguageChoice(form.extra, allLanguages(languages)) },
            },
          ]
        : []),
      ...(isFiltered
        ? [{ check: 'filtered' as const, form: { ...form, q: '', filters: [] } }]
        : []),
    ]
  })
  const isCurrent = computed(() => connections.currentId === response.value.sent.connectionId)
  /** Number of requests to count what is not known yet. */
  const price = computed(() =>
    isCurrent.value ? counts.priceOf(wider.value.map(({ form }) => form)) : 0,
  )

  const lines = computed(() => {
    const known = total.value === null ? null : Number(total.value)
    if (known === null) return []
    const { items } = response.value.progress
    return [
      ...wider.value.flatMap(({ check, form }) => {
        const hits = isCurrent.value ? counts.hitsOf(form) : null
        const all = hits === null ? null : Number(hits)
        return all === null ? [] : [{ check, count: Math.max(0, all - known), of: all }]
      }),
      { check: 'not-on-page' as const, count: Math.max(0, known - items), of: known },
    ]
  })

  function count() {
    counts.start(wider.value.map(({ form }) => form))
  }

  return { lines, price, count, isCounting: computed(() => counts.isCounting) }
}

/** The items of the clicked line: fetched ones, or duplicates, which are listed in groups. */
export interface FoundItems {
  /** null for all duplicates. */
  line: ShownLine | null
  condition: RowCondition
  positions: readonly number[]
  groups: readonly DuplicateGroup[]
  /** The attribute that looks wrong; '' if none does. */
  attribute: string
}

/** The list that is open in the overview of each response or walk; another tab may be shown in between. */
export const useFoundItemsStore = defineStore('found-items', () =>
  createWeakMemory<SurveySource, FoundItems | null>(),
)
