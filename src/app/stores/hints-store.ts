import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { groupBy } from '#core/group-by.ts'
import { datacycleDefinitionOf } from '#core/dialect/filter-input.ts'
import { isDisprovable, type FieldNote, type InstanceHint } from '#core/dialect/instance-hint.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { FormFix } from '#core/query/form-fix.ts'
import type { QueryForm } from '#core/query/form.ts'
import type { FormField, FieldProblem } from '#core/query/form-field.ts'
import { findUnknownKeys } from '#core/query/unknown-filters.ts'
import { readTypedBody } from '#core/response/response-page.ts'
import { testIdOfField } from '#app/ui/focus.ts'
import { waitUntilIdle } from '#app/ui/when-idle.ts'
import { useResponseStore, type SentQuery } from './response-store.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useEndpointsStore } from './endpoints-store.ts'
import { useInstanceStore } from './instance-store.ts'
import { useObservedInstancesStore } from './observed-instances-store.ts'
import { useNamesStore } from './names-store.ts'
import { useQueryStore } from './query-store.ts'
import { useVerdictsStore } from './verdicts-store.ts'

/** The notes under each field: problems of the form, and known server behavior. */
export const useHintsStore = defineStore('hints', () => {
  const connections = useConnectionsStore()
  const query = useQueryStore()
  const responses = useResponseStore()
  const names = useNamesStore()
  const observed = useObservedInstancesStore()
  const verdicts = useVerdictsStore()
  const dynamicEndpoints = useDynamicEndpoints()
  /** The rules of hints and fixes; without both until they are loaded. */
  const rules = shallowRef<Awaited<ReturnType<typeof loadRules>> | null>(null)
  waitUntilIdle(() => {
    void loadRules().then((loaded) => {
      rules.value = loaded
    })
  })

  /** Evidence in items takes precedence over a hint (truth.md 5a). */
  function isDisproved(hint: InstanceHint): boolean {
    const verdict = hint.parameter && verdicts.verdictAt(hint.parameter)
    if (hint.messageKey === 'no-own-place')
      return verdict !== null && (responses.response?.progress.items ?? 0) > 0
    return isDisprovable(hint) && verdict?.kind === 'obeyed'
  }

  const hints = computed(() =>
    describeQuery(query.plannedForm, query.rawBody, query.conventions).filter(
      (hint) => !isDisproved(hint),
    ),
  )

  /** The hints for a request that was sent with the current connection, however the form was edited since. */
  const hintsOfSent = ({ form, plan, conventions }: SentQuery): InstanceHint[] =>
    describeQuery(form, readTypedBody({ form, plan }, conventions), conventions)

  function describeQuery(
    form: QueryForm,
    rawBody: string | null,
    conventions: Conventions,
  ): InstanceHint[] {
    if (rules.value === null) return []
    const { describeHints, describeBodyShapes } = rules.value
    const described = describeHints(form, {
      conventions,
      isDatacycle: observed.expectsDatacycle,
      languages: observed.current.languages,
      seen: names.seen,
      dynamicEndpoints: dynamicEndpoints.value,
      places: names.places,
    })
    if (rawBody === null) return described
    const shapes = observed.expectsDatacycle ? describeBodyShapes(rawBody) : []
    return [...described, ...shapes].map((hint) => ({ ...hint, field: { part: 'body' } }))
  }

  /** Filter keys without a definition. None on a CORE, whose keys are known. */
  const unknownKeys = computed(() => {
    if (query.rawBody !== null || observed.expectsDatacycle) return []
    const isKeyProblem = ({ field, kind }: FieldProblem) =>
      field.part === 'filter' && kind.startsWith('filter-key-')
    const reported = new Set(
      query.problems.filter(isKeyProblem).map(({ field }) => testIdOfField(field)),
    )
    const hasOther =
      connections.current?.builtIn === 'sample' &&
      connections.connections.some(({ builtIn }) => builtIn === 'core-sample')
    const isOfOtherSample = (key: string) => hasOther && datacycleDefinitionOf(key) !== null
    return findUnknownKeys(query.form, query.definitions, isOfOtherSample).filter(
      ({ field }) => !reported.has(testIdOfField(field)),
    )
  })

  /**
   * By field. Unchanged notes keep their array, and where all are unchanged the map, so that what shows them is not
   * rendered again.
   */
  const byField = computed<ReadonlyMap<string, readonly FieldNote[]>>((before) => {
    const found = groupBy(
      [...query.problems, ...unknownKeys.value, ...withoutRepeats(hints.value)],
      ({ field }: FieldNote) => testIdOfField(field),
    )
    const now = new Map(
      Array.from(found, ([field, notes]) => {
        const last = before?.get(field)
        return [field, last && JSON.stringify(last) === JSON.stringify(notes) ? last : notes]
      }),
    )
    const isUnchanged =
      before?.size === now.size && [...now].every(([field, notes]) => before.get(field) === notes)
    return isUnchanged ? before : now
  })
  const fixOf = (problem: FieldProblem): FormFix | null =>
    rules.value?.planFix(problem, query.form, query.conventions) ?? null
  const notesOf = (field: FormField) => byField.value.get(testIdOfField(field)) ?? noNotes

  return { hints, hintsOfSent, notesOf, fixOf }
})

/** The names of the endpoints that are saved searches, in lower case. */
function useDynamicEndpoints() {
  const endpoints = useEndpointsStore()
  const instance = useInstanceStore()
  return computed(() => {
    const offered = instance.endpointsOffered()
    const savedSearches = endpoints.endpoints.filter(({ kind }) => kind === 'search')
    const offeredSearches =
      offered?.kind === 'offered' ? offered.list.filter(({ kind }) => kind === 'search') : []
    return new Set(
      [
        ...savedSearches.flatMap(({ name, otherName }) => [name, otherName]),
        ...offeredSearches.map(({ id }) => id),
      ].map((name) => name.toLowerCase()),
    )
  })
}

async function loadRules() {
  const [hints, { planFix }] = await Promise.all([
    import('#core/dialect/describe-hints.ts'),
    import('#core/query/form-fix.ts'),
  ])
  return { ...hints, planFix }
}

/** Several relations of one list in a body have the same hint at the same field. */
const withoutRepeats = (hints: readonly InstanceHint[]): InstanceHint[] => [
  ...new Map(
    hints.map((hint) => [JSON.stringify([hint.field, hint.messageKey, hint.values]), hint]),
  ).values(),
]

const noNotes: readonly FieldNote[] = []
