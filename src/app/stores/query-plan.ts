import { computed, type Ref } from 'vue'
import { isKnownDatacycle } from '#core/dialect/known-datacycle.ts'
import { findNearCoreKeys } from '#core/dialect/near-filter-keys.ts'
import { checkForm } from '#core/query/check-form.ts'
import { presets, type Conventions } from '#core/query/conventions.ts'
import { isBlocking } from '#core/query/field-problem.ts'
import type { QueryForm, StoredForm } from '#core/query/form.ts'
import { isBodyOfForm } from '#core/query/is-body-of-form.ts'
import { findNearDefinitions } from '#core/query/near-definitions.ts'
import { checkRawRequest, planRawRequest } from '#core/query/plan-raw-request.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { formOfTypedBody } from '#core/query/read-body-into-form.ts'
import { restoreRelativeDates } from '#core/query/resolve-form.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useTodayStore } from './today-store.ts'

/** The request of a query under the current connection's conventions, or the problems that prevent it. */
export function useQueryPlan({
  storedForm,
  form,
  rawBody,
}: {
  storedForm: Readonly<Ref<StoredForm>>
  form: Readonly<Ref<QueryForm>>
  rawBody: Readonly<Ref<string | null>>
}) {
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
  const plannedForm = computed(() =>
    rawBody.value === null
      ? form.value
      : formOfTypedBody(form.value, rawBody.value, conventions.value),
  )
  /** `plannedForm` with relative dates, for saving. */
  const keptForm = computed(() =>
    rawBody.value === null
      ? storedForm.value
      : restoreRelativeDates(plannedForm.value, storedForm.value, calendar.today),
  )
  /** True if `plannedForm` expresses the whole request; a body typed by hand may contain more. */
  const isFormWhole = computed(
    () =>
      rawBody.value === null || isBodyOfForm(rawBody.value, plannedForm.value, conventions.value),
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
    keptForm,
    isFormWhole,
  }
}
