import { computed, shallowRef } from 'vue'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import type { AnswerTab } from './answer-tab.ts'

/** Which view of its answer stands open, for each query by itself. */
export function useAnswerTab() {
  const tabs = useTabsStore()
  const open = shallowRef<ReadonlyMap<string, AnswerTab>>(new Map())
  return computed<AnswerTab>({
    get: () => open.value.get(tabs.active.id) ?? 'items',
    set: (chosen) => {
      open.value = new Map(open.value).set(tabs.active.id, chosen)
    },
  })
}
