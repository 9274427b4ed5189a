import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { isSameDefect, readDefect, type Defect } from '#core/defect/defect.ts'
import { WorkerDefect } from '#app/answer/open-questions.ts'
import { HostGone } from '#app/client/refusal.ts'
import { HostFault } from '#app/client/read-ok.ts'

/** A defect that was seen, and when: RFC 3339 in UTC. */
export interface SeenDefect {
  defect: Defect
  at: string
}

const maxShown = 20

/** Defects of the app that came up in this window, each once, until they are put away. */
export const useDefectsStore = defineStore('defects', () => {
  const seen = shallowRef<readonly SeenDefect[]>([])

  function add(defect: Defect) {
    if (seen.value.some((one) => isSameDefect(one.defect, defect))) return
    seen.value = [...seen.value, { defect, at: new Date().toISOString() }].slice(-maxShown)
  }

  /** Takes whatever was thrown in the page. That the host has ended, or a request was given up, is no defect. */
  function report(error: unknown, doing: string) {
    if (error instanceof HostGone) return
    if (error instanceof DOMException && error.name === 'AbortError') return
    if (error instanceof WorkerDefect) add(error.defect)
    else if (error instanceof HostFault) add(error.defect)
    else add(readDefect(error, 'page', doing))
  }

  function clear() {
    seen.value = []
  }

  return { seen, add, report, clear }
})
