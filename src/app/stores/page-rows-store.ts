import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { AnswerClient } from '#app/answer/answer-client.ts'

/** Rows of a page, by the positions of their items, in the order in which they stand. */
interface PageRows {
  client: AnswerClient
  /** Those that a filter of the page leaves; null where there is none. */
  filtered: readonly number[] | null
  selected: readonly number[]
}

/** Which rows of the page are seen and selected: what a person means by "these". */
export const usePageRowsStore = defineStore('page-rows', () => {
  const rows = shallowRef<PageRows | null>(null)

  /** Of that answer alone; of another one nothing is known. */
  const rowsOf = (client: AnswerClient) => (rows.value?.client === client ? rows.value : null)
  return { rows, rowsOf }
})
