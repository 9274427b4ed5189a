import { computed, type Ref } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'
import type { ItemColumn, ColumnPath } from '#core/content/item-columns.ts'
import {
  planColumnRequest,
  sortOnServer,
  nextDirection,
  readServerSort,
  type ServerSort,
} from '#core/dialect/column-request.ts'
import {
  filterOnServer,
  searchOnServer,
  type FilterChoice,
  readServerFilter,
  type ServerFilter,
} from '#core/dialect/server-filter.ts'
import { renderPath } from '#core/json/json-path.ts'
import type { QueryForm } from '#core/query/form.ts'
import { useQueryLock, type QueryLock } from '#app/response/use-response-standing.ts'
import { useIncludeAndSend } from '#app/response/use-include-and-send.ts'
import { useCommandsStore } from '#app/stores/commands-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { useResponseStore, type ShownResponse } from '#app/stores/response-store.ts'
import type { Cell } from '#core/content/cell.ts'
import type { GridColumn } from '#core/content/grid-layout.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { useVerdictsStore } from '#app/stores/verdicts-store.ts'
import { locatedOutside } from '#core/place/collect-places.ts'
import { useSavedWalk } from '#app/features/overview/use-saved-walk.ts'
import { useScopeWords } from '#app/features/coverage/use-row-condition-words.ts'
import { useExportStore } from '#app/features/export/export-store.ts'
import { surveyAmong, type Survey } from '#app/features/survey/survey-view.ts'
import { useMessage } from '#app/ui/message.ts'
import type { PageOrder } from './use-rows.ts'

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
    if (!limitsItem) message.info(say('coverage.itemInFull'), { durationMs: 8000 })
  }

  const sortBy = (key: string) => send(sortOnServer(query.form, key))
  const filterBy = (choice: FilterChoice) => send(filterOnServer(query.form, choice))
  const searchFor = (words: string) => send(searchOnServer(query.form, words))

  async function send(form: QueryForm) {
    query.replaceForm(form)
    await commands.sendChanged()
  }

  return {
    limitToColumns,
    includeAndSend: useIncludeAndSend(),
    sortBy,
    filterBy,
    searchFor,
  }
}

/** Given instead of a sort or filter if the query in the form cannot be changed from the rows. */
interface Locked {
  kind: 'refused'
  reason: QueryLock
}

/** The sort and filter on the server that the menu of a cell offers. */
export function useServerChoices(
  column: () => GridColumn | undefined,
  cell: () => Cell | undefined,
) {
  const responses = useResponseStore()
  const observed = useObservedInstancesStore()
  const query = useQueryStore()
  const verdicts = useVerdictsStore()

  /** Attributes by which the response turned out to be sorted. */
  const obeyed = computed(() => {
    const isObeyed = verdicts.verdicts.some(
      ({ parameter, kind }) => parameter.kind === 'sort' && kind === 'obeyed',
    )
    return isObeyed
      ? (responses.response?.sent.form.sort ?? []).map(({ attribute }) => attribute)
      : []
  })
  const lock = useQueryLock()
  const locked = computed<Locked | null>(
    () => lock.value && { kind: 'refused', reason: lock.value },
  )

  return computed(
    (): {
      sort: ServerSort | Locked
      filter: ServerFilter | Locked
      direction: 'ascending' | 'descending'
    } => {
      const path = column()?.path ?? []
      const isDatacycle = observed.expectsDatacycle
      const sort = readServerSort(path, { isDatacycle, obeyed: obeyed.value })
      const known = { isDatacycle, definitions: query.definitions }
      return {
        sort: locked.value ?? sort,
        filter: locked.value ?? readServerFilter(path, cell() ?? { kind: 'absent' }, known),
        direction: nextDirection(query.form, sort.kind === 'known' ? sort.key : ''),
      }
    },
  )
}

/** The data of a view next to the rows: for the filtered rows, or for the items of all pages. */
export function useSurveyOfRows({
  response,
  survey,
  order,
  selectedPositions,
}: {
  response: Readonly<Ref<ShownResponse>>
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
      : describeScope(response.value, itemCount)
  })

  /** Kept while this response is shown, whichever view is open. */
  const { walk, ...walking } = useSavedWalk(response)
  function exportSaved(positions: readonly number[]) {
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
    exportSaved,
    unselectedPositions,
  }
}
