import { defineStore } from 'pinia'
import { ref } from 'vue'

const lookAgainMs = 20_000

/** The day by the clock of this computer, in whose zone all moments are shown: `2026-03-31`. */
export const useTodayStore = defineStore('today', () => {
  const today = ref(readToday())
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone

  /** For whoever is about to send: a computer that slept through midnight has not looked yet. */
  function look() {
    today.value = readToday()
  }
  setInterval(look, lookAgainMs)

  return { today, zone, look }
})

function readToday(): string {
  const now = new Date()
  const two = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
