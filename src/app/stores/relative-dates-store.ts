import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { SnippetRequest } from '#core/snippet/snippet-request.ts'

/** How relative dates are exported; one choice for code and shared requests. */
export const useRelativeDatesStore = defineStore('dates-choice', () => {
  /** True keeps relative dates; false writes today's values. */
  const keepsRelative = ref(true)

  /** The request with its dates as exported. */
  function applyTo(request: SnippetRequest): SnippetRequest {
    const { method, url, body, hasToken } = request
    return keepsRelative.value ? request : { method, url, body, hasToken }
  }
  return { keepsRelative, applyTo }
})
