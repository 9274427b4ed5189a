import { defineStore } from 'pinia'
import { ref } from 'vue'
import { localDay } from '#core/query/local-day.ts'

const lookAgainMs = 20_000

/** The day by the clock of this computer, in whose zone all moments are shown: `2026-03-31`. */
export const useTodayStore = defineStore('today', () => {
  const today = ref(localDay(new Date()))
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone

  /** For whoever is about to send: a computer that slept through midnight has not looked yet. */
  function look() {
    today.value = localDay(new Date())
  }
  setInterval(look, lookAgainMs)

  return { today, zone, look }
})
