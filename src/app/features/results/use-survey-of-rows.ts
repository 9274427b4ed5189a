import { computed, type Ref } from 'vue'
import { locatedOutside } from '#core/place/collect-places.ts'
import { useSavedWalk } from '#app/features/completeness/use-saved-walk.ts'
import { useScopeWords } from '#app/features/coverage/use-scope-words.ts'
import { useExportStore } from '#app/features/export/export-store.ts'
import { surveyAmong, type Survey } from '#app/features/survey/survey-view.ts'
import { useWords } from '#app/i18n/use-words.ts'
import type { ShownAnswer } from '#app/stores/answer-store.ts'
import type { PageOrder } from './use-page-order.ts'

/** The data of a view next to the rows: for the filtered rows, or for the items of all pages. */
export function useSurveyOfRows({
  answer,
  survey,
  order,
  selectedPositions,
}: {
  answer: Readonly<Ref<ShownAnswer>>
  survey: Readonly<Ref<Survey | null>>
  order: Pick<PageOrder, 'filtered'>
  selectedPositions: Readonly<Ref<ReadonlySet<number>>>
}) {
  const { say } = useWords()
  const describeScope = useScopeWords()
  const exporting = useExportStore()

  /** The survey of the rows left by the filter. */
  const shownSurvey = computed(() => {
    const { filtered } = order
    if (!survey.value || !filtered.value) return survey.value
    return surveyAmong(survey.value, new Set(filtered.value))
  })
  const isFiltered = computed(() => order.filtered.value !== null)
  const scope = computed(() => {
    const { itemCount } = survey.value?.places ?? { itemCount: 0 }
    const { value: filtered } = order.filtered
    return filtered
      ? say('survey.scope.filtered', { shown: filtered.length, all: itemCount })
      : describeScope(answer.value, itemCount)
  })

  /** Kept while this response is shown, whichever view is open. */
  const { walk, ...walking } = useSavedWalk(answer)
  function exportKept(positions: readonly number[]) {
    if (walk.value.kind === 'ended')
      exporting.open({ file: walk.value.ended.file, positions, details: null })
  }

  /** Positions of the items not selected, to invert the selection; null if the view has no data. */
  function unselectedPositions(isAmongAll: boolean): number[] | null {
    const among = isAmongAll ? survey.value : shownSurvey.value
    return among && locatedOutside(among.places, selectedPositions.value)
  }

  return {
    shownSurvey,
    isFiltered,
    scope,
    describeScope,
    walk,
    ...walking,
    exportKept,
    unselectedPositions,
  }
}
