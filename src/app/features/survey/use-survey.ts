import { shallowRef, watch, type Ref } from 'vue'
import { loadedFields } from '#core/query/flat-fields.ts'
import type { ShownAnswer } from '#app/stores/answer-store.ts'
import { useTodayStore } from '#app/stores/today-store.ts'
import { useWhenIdle } from '#app/ui/use-when-idle.ts'
import type { Survey } from './survey-view.ts'

/** Places, times and pictures of a response's items, computed once it is complete and the page is idle. */
export function useSurvey(answer: Readonly<Ref<ShownAnswer>>): Readonly<Ref<Survey | null>> {
  const today = useTodayStore()
  const survey = shallowRef<Survey | null>(null)
  const isDue = useWhenIdle(() => (answer.value.end ? answer.value.client : null))
  watch(
    () => answer.value.client,
    () => {
      survey.value = null
    },
  )
  watch(
    [isDue, () => today.today],
    async ([due]) => {
      if (!due) return
      const { client, sent } = answer.value
      const asOf = { day: today.today, zone: today.zone }
      const found = await client.ask({ kind: 'survey', asOf, fields: loadedFields(sent.form) })
      if (answer.value.client === client) survey.value = found
    },
    { immediate: true },
  )
  return survey
}
