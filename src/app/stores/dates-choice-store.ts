import { defineStore } from 'pinia'
import { ref } from 'vue'

/** How dates that count from the day of sending are given away: one choice for code and for what is shared. */
export const useDatesChoiceStore = defineStore('dates-choice', () => {
  /** As they are counted, else as the days that they are now. */
  const keepsRelative = ref(true)
  return { keepsRelative }
})
