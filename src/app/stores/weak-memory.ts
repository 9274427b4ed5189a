import { shallowRef, triggerRef } from 'vue'

/**
 * Remembers a value of each response, walk or the like, as long as that is kept. Reads are reactive.
 *
 * A WeakMap is not reactive by key, but a reactive map would keep every response in memory.
 */
export function createWeakMemory<Kept extends object, Value>() {
  const values = shallowRef(new WeakMap<Kept, Value>())

  const read = (kept: Kept | null | undefined): Value | null =>
    (kept && values.value.get(kept)) ?? null

  function write(kept: Kept, value: Value) {
    values.value.set(kept, value)
    triggerRef(values)
  }

  return { read, write }
}
