import { defineStore } from 'pinia'
import { computed, watch, type Ref } from 'vue'
import { formatJson } from '#core/json/render-json.ts'
import { freshForm, type QueryForm, type StoredForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { restoreRelativeDates, resolveForm } from '#core/query/relative-date.ts'
import { bodyOf, methodOf, type RequestPlan, renderUrl } from '#core/request/request-plan.ts'
import { markDates } from '#core/snippet/mark-dates.ts'
import type { SnippetRequest } from '#core/snippet/snippet-request.ts'
import { isSameForm } from '#core/workspace/query-tabs.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useObservedInstancesStore } from './observed-instances-store.ts'
import { useTabsStore } from './tabs-store.ts'
import { useTodayStore } from './today-store.ts'
import { planAsked } from '#core/dialect/asked-attributes.ts'
import { isKnownDatacycle } from '#core/dialect/known-datacycle.ts'
import { findNearCoreKeys } from '#core/dialect/filter-grammar.ts'
import { checkForm } from '#core/query/check-form.ts'
import { presets, type Conventions } from '#core/query/conventions.ts'
import { isBlocking } from '#core/query/form-field.ts'
import { findNearDefinitions } from '#core/query/unknown-filters.ts'
import {
  checkRawRequest,
  planRawRequest,
  formOfTypedBody,
  isBodyOfForm,
} from '#core/query/typed-body.ts'
import type { ShownResponse } from './response-store.ts'

/** The query of the active tab as typed, and the request planned from it. */
export const useQueryStore = defineStore('query', () => {
  const connections = useConnectionsStore()
  const tabs = useTabsStore()
  const calendar = useTodayStore()
  const observed = useObservedInstancesStore()
  /** The form as typed and saved; dates may be relative. */
  const storedForm = computed(() => tabs.active.form)
  /** The form with relative dates resolved for today. */
  const form = computed(() => resolveForm(storedForm.value, calendar.today))
  /** The POST body typed by hand; null while the form is used. */
  const rawBody = computed({
    get: () => tabs.active.rawBody,
    set: (body) => {
      tabs.change({ rawBody: body })
    },
  })

  const typed = { storedForm, form, rawBody }
  const planned = useQueryPlan(typed)
  const { plan, conventions } = planned
  const described = useDescribedRequest(typed, planned)

  /** Changes the stored form, whose dates may be relative. */
  function changeStored(changes: Partial<StoredForm>) {
    tabs.change({ form: { ...storedForm.value, ...changes } })
  }

  /** Changes the resolved form; unchanged dates stay relative. */
  function change(changes: Partial<QueryForm>) {
    const changed = { ...form.value, ...changes }
    tabs.change({ form: restoreRelativeDates(changed, storedForm.value, calendar.today) })
  }

  /** Replaces the form and discards a body typed by hand; unchanged dates stay relative. */
  function replaceForm(next: QueryForm) {
    tabs.change({
      form: restoreRelativeDates(next, storedForm.value, calendar.today),
      rawBody: null,
    })
  }

  /** Switches from the form to its body, for editing by hand. */
  function typeBody() {
    if (plan.value?.kind === 'post') rawBody.value = formatJson(plan.value.body, 2)
  }

  function reset() {
    const { endpoint, method } = form.value
    tabs.replace({ form: { ...freshForm, endpoint, method }, rawBody: null }, 'clear')
  }

  /** Removes full text and filters, what was requested for them on a CORE, and what else is given. */
  function removeFilters(others: Partial<StoredForm> = {}) {
    const change = { q: '', filters: [], ...others }
    const about = { conventions: conventions.value, mayHaveDates: true }
    const requested = observed.expectsDatacycle ? planAsked(storedForm.value, change, about) : {}
    tabs.replace({ form: { ...storedForm.value, ...requested, ...change } }, 'filters')
  }

  // An untouched tab starts with its connection's start endpoint, also after its connection was changed.
  // Separate sources, because a getter returning a new array would refill a field that the user has just
  // cleared.
  watch(
    [
      () => tabs.active.id,
      () => tabs.active.connectionId,
      () => connections.current?.startEndpoint,
    ] as const,
    ([id, connectionId, endpoint = ''], [idBefore, connectionBefore, startBefore = '']) => {
      const connectionChanged = id === idBefore && connectionId !== connectionBefore
      const isUntouched = (connectionChanged ? [startBefore, ''] : ['']).some((one) =>
        isSameForm(form.value, { ...freshForm, endpoint: one }),
      )
      if (!isUntouched || form.value.endpoint === endpoint) return
      const startForm = { ...freshForm, endpoint }
      tabs.change({ form: startForm, recoverableForm: startForm })
    },
    { immediate: true },
  )

  return {
    ...planned,
    ...described,
    ...typed,
    changeStored,
    change,
    replaceForm,
    typeBody,
    reset,
    removeFilters,
  }
})

/** What the user typed; `form` is `storedForm` with its dates resolved. */
interface TypedQuery {
  storedForm: Readonly<Ref<StoredForm>>
  form: Readonly<Ref<QueryForm>>
  rawBody: Readonly<Ref<string | null>>
}

/** The request as input for snippets. */
function useDescribedRequest(
  { storedForm, rawBody }: TypedQuery,
  { plan, formToSave, conventions }: ReturnType<typeof useQueryPlan>,
) {
  const connections = useConnectionsStore()
  const calendar = useTodayStore()
  /** True until the sample server of the connection has started: its address may still change. */
  const isAddressPending = computed(() => {
    const token = connections.current?.token
    return connections.preparing !== null && token?.kind === 'sample' && !token.isRunning
  })
  const request = computed(() => plan.value && describeRequest(plan.value, formToSave.value))

  /** A request of this connection as input for snippets; `source` is the form it was planned from. */
  function describeRequest(planned: RequestPlan, source: StoredForm): SnippetRequest | null {
    const base = connections.current
    if (base === null || isAddressPending.value) return null
    const { baseUrl } = base
    const url = renderUrl(planned, baseUrl)
    const body = bodyOf(planned)
    const { today, zone } = calendar
    const about = { conventions: conventions.value, baseUrl, today, zone }
    const relative = markDates({ url, body }, source, about)
    const hasToken = base.token.kind !== 'none'
    return { method: methodOf(planned), url, body, hasToken, ...(relative && { relative }) }
  }

  /** The request sorted by this attribute only; null for a body typed by hand. */
  function requestSortedBy(attribute: string): SnippetRequest | null {
    if (rawBody.value !== null) return null
    const sort = [{ attribute, direction: 'ascending' as const }]
    const sortedForm = { ...storedForm.value, sort }
    const planned = planRequest(resolveForm(sortedForm, calendar.today), conventions.value)
    return planned.ok ? describeRequest(planned.value, sortedForm) : null
  }

  return { isAddressPending, request, requestSortedBy }
}

/** The request of a query under the current connection's conventions, or the problems that prevent it. */
function useQueryPlan({ storedForm, form, rawBody }: TypedQuery) {
  const connections = useConnectionsStore()
  const calendar = useTodayStore()
  const isDatacycle = computed(
    () => connections.current !== null && isKnownDatacycle(connections.current),
  )
  /** The connection's conventions; on a CORE, a list always means all of its values. */
  const conventions = computed((): Conventions => {
    const own = connections.current?.conventions ?? presets.documented
    return isDatacycle.value && own.listMeans === 'any' ? { ...own, listMeans: 'all' } : own
  })
  const definitions = computed(() => connections.current?.filterDefinitions ?? [])
  const nearKeyProblems = computed(() => {
    const byName = findNearDefinitions(form.value, definitions.value)
    return isDatacycle.value ? findNearCoreKeys(form.value, byName) : byName
  })
  const problems = computed(() =>
    rawBody.value === null
      ? [...checkForm(form.value, conventions.value), ...nearKeyProblems.value]
      : checkRawRequest(form.value, rawBody.value, conventions.value),
  )
  const plan = computed(() => {
    const planned =
      rawBody.value === null
        ? planRequest(form.value, conventions.value)
        : planRawRequest(form.value, rawBody.value, conventions.value)
    return planned.ok ? planned.value : null
  })
  /** The form of the request; for a body typed by hand, as much of it as a form can express. */
  const plannedForm = computed(() => formOfTypedBody(form.value, rawBody.value, conventions.value))
  /** `plannedForm` with relative dates, for saving. */
  const formToSave = computed(() =>
    rawBody.value === null
      ? storedForm.value
      : restoreRelativeDates(plannedForm.value, storedForm.value, calendar.today),
  )
  /** True if `plannedForm` expresses the whole request; a body typed by hand may contain more. */
  const isFormWhole = computed(() =>
    isBodyOfForm(rawBody.value, plannedForm.value, conventions.value),
  )
  /** The problem that prevents sending; null if there is none. */
  const blockedBy = computed(() => problems.value.find(isBlocking) ?? null)

  return {
    conventions,
    definitions,
    problems,
    blockedBy,
    plan,
    plannedForm,
    formToSave,
    isFormWhole,
  }
}

/** True if the form expresses the whole request; a body typed by hand may contain more. */
export const isWholeForm = ({
  sent: { form, conventions, plan },
}: Pick<ShownResponse, 'sent'>): boolean =>
  plan.kind !== 'post' || isBodyOfForm(plan.body, form, conventions)
