import { shallowRef, type ShallowRef } from 'vue'
import { useTodayStore } from '#app/stores/today-store.ts'
import type { Survey, SurveySource } from './survey-view.ts'

/**
 * What a map, a timeline and a gallery show of all items of a source; null until they are read. `fields` are
 * the paths of the requested attributes; empty for all.
 */
export function useSourceSurvey(
  source: SurveySource,
  fields: readonly string[],
): Readonly<ShallowRef<Survey | null>> {
  const today = useTodayStore()
  const survey = shallowRef<Survey | null>(null)
  void source
    .ask({ kind: 'survey', asOf: { day: today.today, zone: today.zone }, fields })
    .then((found) => {
      survey.value = found
    })
  return survey
}
