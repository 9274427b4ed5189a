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

/** The rules of most imports. */
const usualRules: ImportSettings = { stamp: 'modified', mark: 'start', removal: 'none' }

/** The check of an import: its set, its rules and the result. */
export const useImportCheckStore = defineStore('import-check', () => {
  const client = useHostClient()
  const sets = useSetsStore()
  const setId = ref<string | null>(null)
  const rules = ref<ImportSettings>(usualRules)
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

  async function changeRules(changed: Partial<ImportSettings>) {
    rules.value = { ...rules.value, ...changed }
    await load()
  }

  async function load() {
    const id = setId.value
    const requested = rules.value
    if (id === null) return
    const found = await unlessHostIsGone(null, async () => {
      const response = await client.api.sets[':id'].sync.$get({ param: { id }, query: requested })
      // `told` is the result of the import check; null if there is none.
      return (await readOk(response)).told
    })
    // After another choice, this result is outdated.
    if (setId.value === id && rules.value === requested) result.value = found
  }

  /** Runs the import check, with at most five requests to the server. */
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

  return { setId, rules, result, problem, isRunning, checkableSets, choose, changeRules, run }
})
