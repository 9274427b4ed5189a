import { computed, ref, shallowRef } from 'vue'
import {
  conceptJoins,
  coreConceptKey,
  excludingKey,
  readChoice,
  writeChoice,
  type ConceptChoice,
} from '#core/instance/concept-filter.ts'
import { findDefinition } from '#core/query/find-definition.ts'
import type { FilterRow } from '#core/query/form.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'

/** The concepts chosen for one filter row, initially its current value. `index` is -1 for a new row. */
export function useConceptChoice(rows: readonly FilterRow[], index: number) {
  const query = useQueryStore()
  const observed = useObservedInstancesStore()
  const key = ref(rows[index]?.key ?? '')
  const startsWithCoreKey =
    key.value === '' && (observed.isDatacycle || query.conventions.listMeans === 'all')
  if (startsWithCoreKey) key.value = coreConceptKey
  // A key can occur in one row only.
  const rowIndex = index >= 0 ? index : rows.findIndex((row) => row.key === key.value)

  const rules = computed(() => ({ conventions: query.conventions, definitions: query.definitions }))
  const choice = shallowRef<ConceptChoice>(readChoice(rows, key.value, rules.value))
  const required = computed(() => new Set(choice.value.required))
  const canExclude = computed(() => excludingKey(key.value) !== null)
  const excluded = computed(() => (canExclude.value ? new Set(choice.value.excluded) : null))
  const definition = computed(() => findDefinition(query.definitions, key.value))
  const joins = computed(() => conceptJoins(definition.value, query.conventions))
  const join = computed(() => {
    const { join: wanted } = choice.value
    return wanted === null || joins.value.includes(wanted) ? wanted : (joins.value[0] ?? 'any')
  })

  const withoutId = (ids: readonly string[], id: string) => ids.filter((one) => one !== id)

  function toggle(id: string) {
    const { required, excluded } = choice.value
    const isRequired = required.includes(id)
    choice.value = {
      ...choice.value,
      required: isRequired ? withoutId(required, id) : [...required, id],
      excluded: withoutId(excluded, id),
    }
  }

  function exclude(id: string) {
    const { required, excluded } = choice.value
    const isExcluded = excluded.includes(id)
    choice.value = {
      ...choice.value,
      required: withoutId(required, id),
      excluded: isExcluded ? withoutId(excluded, id) : [...excluded, id],
    }
  }

  function drop(id: string) {
    const { required, excluded } = choice.value
    choice.value = {
      ...choice.value,
      required: withoutId(required, id),
      excluded: withoutId(excluded, id),
    }
  }

  function chooseJoin(wanted: 'any' | 'all') {
    choice.value = { ...choice.value, join: wanted }
  }

  /** The filter rows with this choice applied. */
  const appliedRows = (): FilterRow[] =>
    writeChoice(
      rows,
      rowIndex < 0 ? null : rowIndex,
      key.value.trim(),
      { ...choice.value, join: join.value },
      rules.value,
    )

  return {
    key,
    choice,
    required,
    excluded,
    joins,
    join,
    definition,
    toggle,
    exclude,
    drop,
    chooseJoin,
    appliedRows,
  }
}
