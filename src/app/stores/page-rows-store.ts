import { defineStore } from 'pinia'
import { shallowRef, type ShallowRef } from 'vue'
import type { RowCondition } from '#core/coverage/row-condition.ts'
import { noSelection, type RowSelection } from '#core/rows/row-selection.ts'
import type { AnswerClient } from '#app/answer/answer-client.ts'
import type { PageSort } from '#app/answer-worker/protocol.ts'

/** Rows of a page, by the positions of their items, in the order in which they stand. */
export interface PageRows {
  client: AnswerClient
  /** Those that a filter of the page leaves; null where there is none. */
  filtered: readonly number[] | null
  selected: readonly number[]
}

/** How somebody looks at the rows of an answer. The server hears nothing of it. */
export interface RowsView {
  sort: PageSort | null
  filter: string
  /** Rows that alone are shown; null for all. */
  only: RowCondition | null
  /** Where that puts the items, as far as it is known; null is the order of the answer. */
  positions: readonly number[] | null
  /** The words of the row filter where they left no row; null where they left some, or there are none. */
  unfound: string | null
  selection: RowSelection
}

const asReceived: RowsView = {
  sort: null,
  filter: '',
  only: null,
  positions: null,
  unfound: null,
  selection: noSelection,
}

/** Which rows of the page are seen and selected: what a person means by "these". */
export const usePageRowsStore = defineStore('page-rows', () => {
  const rows = shallowRef<PageRows | null>(null)
  /** Each as long as its answer: it is there again when somebody comes back from another tab. */
  const views = new WeakMap<AnswerClient, ShallowRef<RowsView>>()

  /** Of that answer alone; of another one nothing is known. */
  const rowsOf = (client: AnswerClient) => (rows.value?.client === client ? rows.value : null)

  function viewOf(client: AnswerClient): ShallowRef<RowsView> {
    const known = views.get(client)
    if (known) return known
    const view = shallowRef(asReceived)
    views.set(client, view)
    return view
  }

  /**
   * Shows in a response to the same query the items that a filter left in the one before: with more details the
   * filter would match others. `ids` are theirs; null where none was filtered.
   */
  function keepView(from: AnswerClient, to: AnswerClient, ids: ReadonlySet<string> | null) {
    const { sort } = viewOf(from).value
    viewOf(to).value = { ...asReceived, sort, only: ids && { kind: 'kept', ids } }
  }

  return { rows, rowsOf, viewOf, keepView }
})
