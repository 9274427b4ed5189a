import { useMessage } from 'naive-ui'
import { nextTick } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'
import type { ColumnPath } from '#core/content/column-values.ts'
import type { ItemColumn } from '#core/content/item-columns.ts'
import { planColumnRequest } from '#core/dialect/column-request.ts'
import { filterOnServer, searchOnServer, type FilterChoice } from '#core/dialect/server-filter.ts'
import { sortOnServer } from '#core/dialect/column-sort.ts'
import { renderPath } from '#core/json/json-path.ts'
import type { QueryForm } from '#core/query/form.ts'
import { useIncludeAndSend } from '#app/shown-answer/use-include-and-send.ts'
import { useIncludeRelation } from '#app/shown-answer/use-include-relation.ts'
import { useCommandsStore } from '#app/stores/commands-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'

/** Commands of the rows that change the query: its columns as attributes, relations, a sort, a filter, a search. */
export function useQueryOfRows() {
  const { say } = useWords()
  const message = useMessage()
  const commands = useCommandsStore()
  const query = useQueryStore()
  const tabs = useTabsStore()

  /** Limits the query's fields to the shown columns. Sends nothing and can be undone. */
  function limitToColumns(shown: readonly ColumnPath[], found: readonly ItemColumn[]) {
    const { form, conventions, storedForm } = query
    const planned = planColumnRequest(shown, found, form, conventions)
    const { include, fields, unnameable, limitsItem } = planned
    tabs.replace({ form: { ...storedForm, include, fields }, rawBody: null }, 'columns')
    if (unnameable.length > 0)
      message.warning(say('coverage.unnamed', { names: unnameable.map(renderPath).join(' ') }))
    if (!limitsItem) message.info(say('coverage.itemInFull'), { duration: 8000 })
  }

  const sortBy = (key: string) => send(sortOnServer(query.form, key))
  const filterBy = (choice: FilterChoice) => send(filterOnServer(query.form, choice))
  const searchFor = (words: string) => send(searchOnServer(query.form, words))

  async function send(form: QueryForm) {
    query.replaceForm(form)
    // The command reads the form only after the next tick.
    await nextTick()
    commands.run('send')
  }

  return {
    limitToColumns,
    include: useIncludeRelation(),
    includeAndSend: useIncludeAndSend(),
    sortBy,
    filterBy,
    searchFor,
  }
}
