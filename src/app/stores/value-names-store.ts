import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { ConnectionView } from '#core/connection/connection.ts'
import { filterInputOf } from '#core/dialect/filter-input.ts'
import { createNameOfValue, type NameOfValue } from '#core/query/value-names.ts'
import { useConnectionsStore } from './connections-store.ts'

/** Labels of filter values: saved with a connection, or learned from its server in this session. */
export const useValueNamesStore = defineStore('value-names', () => {
  const connections = useConnectionsStore()
  const seen = shallowRef<ReadonlyMap<string, ReadonlyMap<string, string>>>(new Map())

  /** IDs of what is known to be a category. */
  const categoryIds = new Set<string>()

  const current = computed<NameOfValue>(() =>
    connections.current ? nameOfAt(connections.current) : () => null,
  )
  const nameOf: NameOfValue = (key, value) => current.value(key, value)

  /** Labels the values of any connection. */
  function nameOfAt({ id, filterDefinitions }: ConnectionView): NameOfValue {
    return createNameOfValue(filterDefinitions, seen.value.get(id) ?? new Map())
  }

  /** Remembers labels of concepts and other things by their IDs. */
  function learn(connectionId: string, named: readonly Named[], areCategories = false) {
    if (areCategories) for (const { id } of named) categoryIds.add(id)
    const before = seen.value.get(connectionId) ?? new Map<string, string>()
    const newLabels = named.filter(({ id, label }) => label !== '' && before.get(id) !== label)
    if (newLabels.length === 0) return
    const after = new Map([...before, ...newLabels.map(({ id, label }) => [id, label] as const)])
    seen.value = new Map(seen.value).set(connectionId, after)
  }

  /** The known categories of the current connection whose name begins with a text, saved ones first. */
  function categoriesNamed(text: string): Named[] {
    const { id = '', filterDefinitions = [] } = connections.current ?? {}
    const saved = filterDefinitions.flatMap(({ key, knownValues }) =>
      filterInputOf(key)?.kind === 'concepts'
        ? knownValues.map(({ value, label }) => [value, label] as const)
        : [],
    )
    const learned = [...(seen.value.get(id) ?? [])].filter(([one]) => categoryIds.has(one))
    const wanted = text.toLowerCase()
    return [...new Map([...saved, ...learned])].flatMap(([one, label]) =>
      label.toLowerCase().startsWith(wanted) ? { id: one, label } : [],
    )
  }

  return { nameOf, nameOfAt, learn, categoriesNamed }
})

interface Named {
  id: string
  label: string
}
