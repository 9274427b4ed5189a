import { computed, type Ref } from 'vue'
import type { ShownAnswer } from '../../stores/answer-store.ts'
import { useSurveyStore } from './survey-store.ts'
import { offeredViews } from './survey-view.ts'
import { useSurvey } from './use-survey.ts'

/** The views that the items of an answer offer, and the chosen one of them, or null. */
export function useSurveyView(answer: Readonly<Ref<ShownAnswer>>) {
  const store = useSurveyStore()
  const survey = useSurvey(answer)
  const offered = computed(() => (survey.value ? offeredViews(survey.value) : []))
  const view = computed({
    get: () => offered.value.find((one) => one === store.view) ?? null,
    set: (chosen) => {
      store.view = chosen
    },
  })
  return { survey, offered, view }
}
