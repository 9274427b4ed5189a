import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { ManualPage } from '#core/manual/manual-page.ts'

/** The open page of the manual; null while it is closed. It reopens at the last page. */
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
