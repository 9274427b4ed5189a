import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { allowsImportCheck } from '#core/set/allows-import-check.ts'
import type { ImportSettings } from '#core/import-check/check-import.ts'
import type {
  ImportCheckProblem,
  ImportCheckResult,
} from '#core/import-check/import-check-document.ts'
import { readOk, unlessHostIsGone, useHostClient } from '#app/client/host-client.ts'
import { useSetsStore } from './sets-store.ts'

const usualSettings: ImportSettings = { stamp: 'modified', mark: 'start', removal: 'none' }

/** The check of an import: its set, its settings and the result. */
export const useImportCheckStore = defineStore('import-check', () => {
  const client = useHostClient()
  const sets = useSetsStore()
  const setId = ref<string | null>(null)
  const settings = ref<ImportSettings>(usualSettings)
  const result = shallowRef<ImportCheckResult | null>(null)
  const problem = shallowRef<ImportCheckProblem | null>(null)
  const isRunning = ref(false)
  /** The sets that allow an import check, newest first, as listed by the host. */
  const checkableSets = computed(() => sets.sets.filter(allowsImportCheck))

  /** Shows the saved import check of a set; sends nothing to its server. */
  async function choose(id: string) {
    setId.value = id
    problem.value = null
    result.value = null
    await load()
  }

  async function changeSettings(changed: Partial<ImportSettings>) {
    settings.value = { ...settings.value, ...changed }
    await load()
  }

  async function load() {
    const id = setId.value
    const requested = settings.value
    if (id === null) return
    const found = await unlessHostIsGone(null, async () => {
      const response = await client.api.sets[':id'].sync.$get({ param: { id }, query: requested })
      return (await readOk(response)).result
    })
    // After another choice, this result is outdated.
    if (setId.value === id && settings.value === requested) result.value = found
  }

  /** Runs the import check, with at most `maxImportCheckRequests` requests to the server. */
  async function run() {
    const id = setId.value
    if (id === null || isRunning.value) return
    isRunning.value = true
    const found = await unlessHostIsGone<ImportCheckProblem | null>(
      { kind: 'no-answer' },
      async () => {
        const response = await client.api.sets[':id'].sync.$post({ param: { id } })
        return (await readOk(response)).problem
      },
    ).finally(() => {
      isRunning.value = false
    })
    if (setId.value !== id) return
    problem.value = found
    await load()
  }

  return { setId, settings, result, problem, isRunning, checkableSets, choose, changeSettings, run }
})
