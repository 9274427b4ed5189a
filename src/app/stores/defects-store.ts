import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { isSameDefect, readDefect, type Defect } from '#core/defect/defect.ts'
import { WorkerDefect } from '#app/client/response-client.ts'
import { HostFault, HostGone } from '#app/client/host-client.ts'

/** A defect and its time: RFC 3339 in UTC. */
export interface SeenDefect {
  defect: Defect
  at: string
}

const maxShown = 20

/** Defects of the app in this window, without duplicates, until dismissed. */
export const useDefectsStore = defineStore('defects', () => {
  const seen = shallowRef<readonly SeenDefect[]>([])

  function add(defect: Defect) {
    if (seen.value.some((one) => isSameDefect(one.defect, defect))) return
    seen.value = [...seen.value, { defect, at: new Date().toISOString() }].slice(-maxShown)
  }

  /** Records an error of the page. An ended host or a cancelled request is not a defect. */
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
