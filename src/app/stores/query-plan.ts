import { computed, type Ref } from 'vue'
import { isKnownDatacycle } from '#core/dialect/known-datacycle.ts'
import { findNearCoreKeys } from '#core/dialect/near-filter-keys.ts'
import { checkForm } from '#core/query/check-form.ts'
import { presets, type Conventions } from '#core/query/conventions.ts'
import { blocks } from '#core/query/field-problem.ts'
import type { QueryForm, WrittenForm } from '#core/query/form.ts'
import { isBodyOfForm } from '#core/query/is-body-of-form.ts'
import { findNearDefinitions } from '#core/query/near-definitions.ts'
import { checkRawRequest, planRawRequest } from '#core/query/plan-raw-request.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { formOfTypedBody } from '#core/query/read-body-into-form.ts'
import { restoreRelativeDates } from '#core/query/resolve-form.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useTodayStore } from './today-store.ts'

/** What a query stands for under the conventions of the connection in use: its request, or why there is none. */
export function useQueryPlan({
  written,
  form,
  rawBody,
}: {
  written: Readonly<Ref<WrittenForm>>
  form: Readonly<Ref<QueryForm>>
  rawBody: Readonly<Ref<string | null>>
}) {
  const connections = useConnectionsStore()
  const calendar = useTodayStore()
  const isDatacycle = computed(
    () => connections.current !== null && isKnownDatacycle(connections.current),
  )
  /** As the connection is written to; a CORE's lists demand all of their values, whatever somebody has set. */
  const conventions = computed((): Conventions => {
    const own = connections.current?.conventions ?? presets.documented
    return isDatacycle.value && own.listMeans === 'any' ? { ...own, listMeans: 'all' } : own
  })
  const definitions = computed(() => connections.current?.filterDefinitions ?? [])
  const near = computed(() => {
    const byName = findNearDefinitions(form.value, definitions.value)
    return isDatacycle.value ? findNearCoreKeys(form.value, byName) : byName
  })
  const problems = computed(() =>
    rawBody.value === null
      ? [...checkForm(form.value, conventions.value), ...near.value]
      : checkRawRequest(form.value, rawBody.value, conventions.value),
  )
  const plan = computed(() => {
    const planned =
      rawBody.value === null
        ? planRequest(form.value, conventions.value)
        : planRawRequest(form.value, rawBody.value, conventions.value)
    return planned.ok ? planned.value : null
  })
  /** The form that a request under way is remembered by; a body typed by hand as far as a form can say it. */
  const plannedForm = computed(() =>
    rawBody.value === null
      ? form.value
      : formOfTypedBody(form.value, rawBody.value, conventions.value),
  )
  /** The same as it is kept: its dates stay relative. */
  const keptForm = computed(() =>
    rawBody.value === null
      ? written.value
      : restoreRelativeDates(plannedForm.value, written.value, calendar.today),
  )
  /** Whether that form alone asks for the same; a body typed by hand may ask for more. */
  const isFormWhole = computed(
    () =>
      rawBody.value === null || isBodyOfForm(rawBody.value, plannedForm.value, conventions.value),
  )
  /** Why nothing can be sent; null when something can. */
  const blockedBy = computed(() => problems.value.find(blocks) ?? null)

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
