import { computed, type Ref } from 'vue'
import type { ShownResponse } from '#app/stores/response-store.ts'
import { withIncluded } from '#core/export/plan-export-start.ts'
import { isCountedOrBetter } from '#core/set/set-verdict.ts'
import { useWords } from '#app/i18n/use-words.ts'
import { responsePageOf } from '#app/stores/page-store.ts'
import { planAllPages } from '#app/features/export/export-store.ts'
import { useSetWords } from '#app/words/use-set-words.ts'
import { useSavedWalksStore } from '#app/features/export/saved-walks-store.ts'

/** Number of items on all pages, and of requests needed to fetch them. */
export interface WalkPrice {
  total: bigint
  requests: number
}

/** The walk over all pages of the shown response's query: one for all of its views and pages. */
export function useSavedWalk(response: Readonly<Ref<ShownResponse>>) {
  const walks = useSavedWalksStore()
  const { say } = useWords()
  const { describeVerdict } = useSetWords()
  const query = computed(() => response.value.sent.query)
  const walk = computed(() => walks.walkOf(query.value))
  const included = computed(() => (walk.value.kind === 'ended' ? walk.value.included : []))
  /** Estimated from the size of this page. null if it has all items, or if the total is unknown. */
  const price = computed<WalkPrice | null>(() => {
    const { end, progress } = response.value
    const total = end?.paging.total ?? null
    if (total === null || BigInt(total) <= BigInt(progress.items)) return null
    return {
      total: BigInt(total),
      requests: Math.ceil(Number(total) / Math.max(1, progress.items)),
    }
  })

  /** Whether the pages can be fetched with the details of more relations. */
  const canInclude = computed(() => {
    const page = responsePageOf(response.value)
    return page !== null && withIncluded(page, []) !== null
  })

  /** Why the walk that has ended may lack items; null if nothing is known to be missing. */
  const gap = computed(() => {
    if (walk.value.kind !== 'ended') return null
    const { stop, verdict } = walk.value.ended
    if (stop !== null) return say('completeness.stopped')
    return verdict === null || isCountedOrBetter(verdict) ? null : describeVerdict(verdict, null)
  })

  /** Also includes these relations, and those of the walk before. */
  function start(relations: readonly string[] = []) {
    const all = [...new Set([...included.value, ...relations])]
    const source = planAllPages(response.value, (page) =>
      all.length === 0 ? null : withIncluded(page, all),
    )
    walks.start(
      query.value,
      {
        format: 'ndjson',
        csv: { separator: ',', hasBom: false },
        table: { columns: null, hasPlainText: false, words: null, sheet: 'Items' },
        source,
      },
      all,
    )
  }

  return {
    walk,
    gap,
    price,
    included,
    canInclude,
    start,
    stop: () => walks.stop(query.value),
    goOn: () => walks.goOn(query.value),
    discard: () => {
      walks.discard(query.value)
    },
  }
}
