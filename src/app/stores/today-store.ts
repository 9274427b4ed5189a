import { defineStore } from 'pinia'
import { ref } from 'vue'
import { localDay } from '#core/query/local-day.ts'

const refreshIntervalMs = 20_000

/** Today's date, such as `2026-03-31`, in this computer's time zone, in which all times are shown. */
export const useTodayStore = defineStore('today', () => {
  const today = ref(localDay(new Date()))
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone

  /** Called before sending, because the timer stops while the computer sleeps. */
  function refresh() {
    today.value = localDay(new Date())
  }
  setInterval(refresh, refreshIntervalMs)

  return { today, zone, refresh }
})
