import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { SnippetRequest } from '#core/snippet/snippet-request.ts'

/** How dates that count from the day of sending are given away: one choice for code and for what is shared. */
export const useDatesChoiceStore = defineStore('dates-choice', () => {
  /** As they are counted, else as the days that they are now. */
  const keepsRelative = ref(true)

  /** The request with its dates as they are given away. */
  function applyTo(request: SnippetRequest): SnippetRequest {
    const { method, url, body, hasToken } = request
    return keepsRelative.value ? request : { method, url, body, hasToken }
  }
  return { keepsRelative, applyTo }
})
