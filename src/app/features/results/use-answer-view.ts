import { computed, shallowRef } from 'vue'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import type { AnswerView } from './answer-view.ts'

/** The selected view of the response, per query tab. */
export function useAnswerView() {
  const tabs = useTabsStore()
  const selected = shallowRef<ReadonlyMap<string, AnswerView>>(new Map())
  return computed<AnswerView>({
    get: () => selected.value.get(tabs.active.id) ?? 'items',
    set: (chosen) => {
      selected.value = new Map(selected.value).set(tabs.active.id, chosen)
    },
  })
}
