import { defineStore } from 'pinia'
import { shallowRef, type ShallowRef } from 'vue'
import type { KindCoverage } from '#core/coverage/coverage.ts'
import type { RowCondition } from '#core/coverage/row-condition.ts'
import type { NarrowedRows } from '#core/export/export-scopes.ts'
import { noSelection, type RowSelection } from '#core/rows/row-selection.ts'
import type { AnswerClient } from '#app/answer/answer-client.ts'
import type { PageSort } from '#app/answer-worker/protocol.ts'

/** Item positions of the rows of a page, in display order. */
export interface PageRows extends NarrowedRows {
  client: AnswerClient
  /** Number of selected rows that the filter hides. */
  hiddenSelectedCount: number
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
  unmatched: string | null
  selection: RowSelection
  /** Whether the filter was changed after the selection. */
  isFilterNewer: boolean
}

const initialView: RowsView = {
  sort: null,
  filter: '',
  only: null,
  positions: null,
  unmatched: null,
  selection: noSelection,
  isFilterNewer: false,
}

const noKinds: readonly KindCoverage[] = []

/** The visible and selected rows of the page. */
export const usePageRowsStore = defineStore('page-rows', () => {
  const rows = shallowRef<PageRows | null>(null)
  /** Kept as long as its response, so that switching back to a tab restores the view. */
  const views = new WeakMap<AnswerClient, ShallowRef<RowsView>>()

  /** The kinds of items of a response, once they are counted. */
  const counted = shallowRef<{ client: AnswerClient; kinds: readonly KindCoverage[] } | null>(null)
  const kindsOf = (client: AnswerClient) =>
    counted.value?.client === client ? counted.value.kinds : noKinds

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
   * Keeps sort and filter for a new response to the same query with more details. The row filter may then
   * match more items; `ids` limits the rows to those that it matched before.
   */
  function keepView(from: AnswerClient, to: AnswerClient, ids: ReadonlySet<string> | null) {
    const { sort, filter, only } = viewOf(from).value
    // The positions of selected rows are those of the earlier response.
    const lasting = only?.kind === 'selected' ? null : only
    // The words of an earlier call stay, because its row filter is no longer in the field.
    const words = filter.trim() || (only?.kind === 'ids' ? only.words : '')
    viewOf(to).value = {
      ...initialView,
      sort,
      ...(ids === null ? { filter, only: lasting } : { only: { kind: 'ids', ids, words } }),
    }
  }

  return { rows, rowsOf, counted, kindsOf, viewOf, keepView }
})
