import { defineStore } from 'pinia'
import { shallowRef, type ShallowRef } from 'vue'
import type { RowCondition } from '#core/coverage/row-condition.ts'
import { noSelection, type RowSelection } from '#core/rows/row-selection.ts'
import type { AnswerClient } from '#app/answer/answer-client.ts'
import type { PageSort } from '#app/answer-worker/protocol.ts'

/** Item positions of the rows of a page, in display order. */
export interface PageRows {
  client: AnswerClient
  /** The rows that match the row filter; null without a filter. */
  filtered: readonly number[] | null
  selected: readonly number[]
}

/** The view of a response's rows; nothing of it is sent to the server. */
export interface RowsView {
  sort: PageSort | null
  filter: string
  /** Restricts the rows that are shown; null shows all. */
  only: RowCondition | null
  /** Item positions in the resulting order, once known; null for the order of the response. */
  positions: readonly number[] | null
  /** The text of the row filter if no row matches it; otherwise null. */
  unfound: string | null
  selection: RowSelection
}

const initialView: RowsView = {
  sort: null,
  filter: '',
  only: null,
  positions: null,
  unfound: null,
  selection: noSelection,
}

/** The visible and selected rows of the page. */
export const usePageRowsStore = defineStore('page-rows', () => {
  const rows = shallowRef<PageRows | null>(null)
  /** Kept as long as its response, so that switching back to a tab restores the view. */
  const views = new WeakMap<AnswerClient, ShallowRef<RowsView>>()

  /** The rows of this response; null for any other. */
  const rowsOf = (client: AnswerClient) => (rows.value?.client === client ? rows.value : null)

  function viewOf(client: AnswerClient): ShallowRef<RowsView> {
    const known = views.get(client)
    if (known) return known
    const view = shallowRef(initialView)
    views.set(client, view)
    return view
  }

  /**
   * Shows in a new response to the same query the items that the row filter matched before: with more
   * details, the filter might match others. `ids` are the IDs of those items; null without a filter.
   */
  function keepView(from: AnswerClient, to: AnswerClient, ids: ReadonlySet<string> | null) {
    const { sort } = viewOf(from).value
    viewOf(to).value = { ...initialView, sort, only: ids && { kind: 'ids', ids } }
  }

  return { rows, rowsOf, viewOf, keepView }
})
