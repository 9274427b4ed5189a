import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { isRehearsable } from '#core/set/is-rehearsable.ts'
import type { SyncLoop } from '#core/sync/rehearse.ts'
import type { SyncProblem, RehearsalResult } from '#core/sync/sync-document.ts'
import { readOk } from '#app/client/read-ok.ts'
import { unlessHostIsGone } from '#app/client/refusal.ts'
import { useHostClient } from '#app/client/use-host-client.ts'
import { useSetsStore } from './sets-store.ts'

/** What most imports do. */
const usualLoop: SyncLoop = { stamp: 'modified', mark: 'start', removal: 'none' }

/** Which import is rehearsed from which kept set, and what it would have wrong. */
export const useSyncStore = defineStore('sync', () => {
  const client = useHostClient()
  const sets = useSetsStore()
  const setId = ref<string | null>(null)
  const loop = ref<SyncLoop>(usualLoop)
  const told = shallowRef<RehearsalResult | null>(null)
  const problem = shallowRef<SyncProblem | null>(null)
  const isAsking = ref(false)
  /** The newest first, as the host lists them. */
  const whole = computed(() => sets.sets.filter(isRehearsable))

  /** Shows what is kept of a set's rehearsal; asks nothing of its server. */
  async function choose(id: string) {
    setId.value = id
    problem.value = null
    told.value = null
    await load()
  }

  async function choosePart(part: Partial<SyncLoop>) {
    loop.value = { ...loop.value, ...part }
    await load()
  }

  async function load() {
    const id = setId.value
    const asked = loop.value
    if (id === null) return
    const found = await unlessHostIsGone(null, async () => {
      const response = await client.api.sets[':id'].sync.$get({ param: { id }, query: asked })
      return (await readOk(response)).told
    })
    // What was chosen meanwhile has its own answer on the way.
    if (setId.value === id && loop.value === asked) told.value = found
  }

  /** Asks the server: at most five requests. */
  async function ask() {
    const id = setId.value
    if (id === null || isAsking.value) return
    isAsking.value = true
    const found = await unlessHostIsGone<SyncProblem | null>({ kind: 'no-answer' }, async () => {
      const response = await client.api.sets[':id'].sync.$post({ param: { id } })
      return (await readOk(response)).problem
    })
    isAsking.value = false
    if (setId.value !== id) return
    problem.value = found
    await load()
  }

  return { setId, loop, told, problem, isAsking, whole, choose, choosePart, ask }
})
