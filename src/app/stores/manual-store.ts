import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { ManualPage } from '#core/manual/manual-page.ts'

/** Which page of the manual is open; null while it is closed. It opens where it was left. */
export const useManualStore = defineStore('manual', () => {
  const page = ref<ManualPage | null>(null)
  let last: ManualPage = 'first-query'

  function open(wanted: ManualPage | null) {
    page.value = wanted ?? last
  }
  function close() {
    last = page.value ?? last
    page.value = null
  }

  return { page, open, close }
})
