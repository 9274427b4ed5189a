import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { SetComparison } from '#core/set/compare-sets.ts'
import type { DamagedSet, SetRequest, SetView } from '#core/set/set-document.ts'
import { readOk } from '#app/client/read-ok.ts'
import { orHostGone, unlessHostIsGone, type Refusal } from '#app/client/refusal.ts'
import { useHostClient } from '#app/client/use-host-client.ts'

const betweenLooksMs = 500

type ChangeAnswer = { ok: true } | { ok: false; json: () => Promise<Refusal> }

/** The sets that this computer keeps, as the host tells them while somebody looks. */
export const useSetsStore = defineStore('sets', () => {
  const client = useHostClient()
  const sets = shallowRef<readonly SetView[]>([])
  const damaged = shallowRef<readonly DamagedSet[]>([])
  /** Attributes that a person left out of comparisons: until they are taken back. */
  const leftOut = shallowRef<ReadonlySet<string>>(new Set())
  function setLeftOut(path: string, isLeftOut: boolean) {
    const others = [...leftOut.value].filter((one) => one !== path)
    leftOut.value = new Set(isLeftOut ? [...others, path] : others)
  }

  /** Of all sets on the disk; null until the host has told it. */
  const bytes = shallowRef<number | null>(null)
  let timer: ReturnType<typeof setTimeout> | null = null

  const load = () =>
    unlessHostIsGone(undefined, async () => {
      const found = await readOk(await client.api.sets.$get())
      sets.value = found.sets
      damaged.value = found.damaged
      bytes.value = found.bytes
    })

  /** Looks at once, and again as long as one is on its way. Ends with `unwatch`. */
  async function watch() {
    unwatch()
    await load()
    const isUnderWay = sets.value.some(({ standing }) =>
      ['running', 'waiting', 'elsewhere'].includes(standing.kind),
    )
    if (isUnderWay) timer = setTimeout(() => void watch(), betweenLooksMs)
  }

  function unwatch() {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }

  /** Asks for a change, and looks what became of it. */
  const change = (ask: () => Promise<ChangeAnswer>): Promise<Refusal | null> =>
    orHostGone(async () => {
      const response = await ask()
      await watch()
      return response.ok ? null : response.json()
    })

  /** Each resolves with the host's refusal, or null. */
  const start = (json: SetRequest) => change(() => client.api.sets.$post({ json }))

  const resume = (id: string) =>
    change(() => client.api.sets[':id'].resume.$post({ param: { id } }))

  const repair = (id: string) =>
    change(() => client.api.sets[':id'].repair.$post({ param: { id } }))

  const pause = (id: string): Promise<Refusal | null> =>
    orHostGone(async () => {
      await readOk(await client.api.sets[':id'].pause.$post({ param: { id } }))
      await watch()
      return null
    })

  const remove = (id: string) =>
    change(() => client.api.sets[':id'].remove.$post({ param: { id } }))

  /** The whole items of a damaged set, one on each line; null where there is nothing to be had. */
  const loadWholeItems = (id: string): Promise<Blob | null> =>
    unlessHostIsGone(null, async () => {
      const response = await client.api.sets[':id'].items.$get({ param: { id } })
      return response.ok ? response.blob() : null
    })

  /** What became of one set in a later one; null where it cannot be said. */
  const compare = (earlier: string, later: string): Promise<SetComparison | null> =>
    unlessHostIsGone(null, async () => {
      const param = { id: earlier, later }
      const response = await client.api.sets[':id'].compare[':later'].$get({ param })
      return (await readOk(response)).comparison
    })

  return {
    compare,
    loadWholeItems,
    leftOut,
    setLeftOut,
    bytes,
    load,
    sets,
    damaged,
    watch,
    unwatch,
    start,
    repair,
    pause,
    resume,
    remove,
  }
})
