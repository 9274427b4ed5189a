import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { ConnectionView } from '#core/connection/connection-view.ts'
import { createNameOfValue, type NameOfValue } from '#core/query/value-names.ts'
import { useConnectionsStore } from './connections-store.ts'

/** Labels of filter values: saved with a connection, or learned from its server in this session. */
export const useValueNamesStore = defineStore('value-names', () => {
  const connections = useConnectionsStore()
  const seen = shallowRef<ReadonlyMap<string, ReadonlyMap<string, string>>>(new Map())

  const current = computed<NameOfValue>(() =>
    connections.current ? nameOfAt(connections.current) : () => null,
  )
  const nameOf: NameOfValue = (key, value) => current.value(key, value)

  /** Labels the values of any connection. */
  function nameOfAt({ id, filterDefinitions }: ConnectionView): NameOfValue {
    return createNameOfValue(filterDefinitions, seen.value.get(id) ?? new Map())
  }

  /** Remembers labels of concepts and other things by their IDs. */
  function learn(connectionId: string, named: readonly { id: string; label: string }[]) {
    const before = seen.value.get(connectionId) ?? new Map<string, string>()
    const newLabels = named.filter(({ id, label }) => label !== '' && before.get(id) !== label)
    if (newLabels.length === 0) return
    const after = new Map([...before, ...newLabels.map(({ id, label }) => [id, label] as const)])
    seen.value = new Map(seen.value).set(connectionId, after)
  }

  return { nameOf, nameOfAt, learn }
})
