import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { SurveyView } from './survey-view.ts'

/** Which view stands beside the rows: chosen once, it stays from answer to answer wherever it is offered. */
export const useSurveyStore = defineStore('survey', () => {
  const view = ref<SurveyView | null>(null)
  return { view }
})
