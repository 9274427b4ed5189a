import { computed, type Ref } from 'vue'
import { locatedOutside } from '#core/place/collect-places.ts'
import { useKeptWalk } from '#app/features/completeness/use-kept-walk.ts'
import { useScopeWords } from '#app/features/coverage/use-scope-words.ts'
import { useExportStore } from '#app/features/export/export-store.ts'
import { surveyAmong, type Survey } from '#app/features/survey/survey-view.ts'
import { useWords } from '#app/i18n/use-words.ts'
import type { ShownAnswer } from '#app/stores/answer-store.ts'
import type { PageOrder } from './use-page-order.ts'

/** What a view beside the rows shows: of those that the filter leaves, or of the items of all pages. */
export function useSurveyOfRows({
  answer,
  survey,
  order,
  chosen,
}: {
  answer: Readonly<Ref<ShownAnswer>>
  survey: Readonly<Ref<Survey | null>>
  order: Pick<PageOrder, 'filtered'>
  chosen: Readonly<Ref<ReadonlySet<number>>>
}) {
  const { say } = useWords()
  const describeScope = useScopeWords()
  const exporting = useExportStore()

  /** What the rows that are shown have to be seen in a view. */
  const seen = computed(() => {
    const { filtered } = order
    if (!survey.value || !filtered.value) return survey.value
    return surveyAmong(survey.value, new Set(filtered.value))
  })
  const isFiltered = computed(() => order.filtered.value !== null)
  const scope = computed(() => {
    const { items } = survey.value?.places ?? { items: 0 }
    const { value: filtered } = order.filtered
    return filtered
      ? say('survey.scope.filtered', { shown: filtered.length, all: items })
      : describeScope(answer.value, items)
  })

  /** For as long as this answer is shown, whichever view is open. */
  const { walk, ...walking } = useKeptWalk(answer)
  function exportKept(positions: readonly number[]) {
    if (walk.value.kind === 'kept') exporting.open({ file: walk.value.ended.file, positions })
  }

  /** The items that could be chosen in the place of those that are; null where no view knows of any. */
  function besides(isOnly: boolean): number[] | null {
    const among = isOnly ? survey.value : seen.value
    return among && locatedOutside(among.places, chosen.value)
  }

  return { seen, isFiltered, scope, describeScope, walk, ...walking, exportKept, besides }
}
