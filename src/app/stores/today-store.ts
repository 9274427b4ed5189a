import { defineStore } from 'pinia'
import { computed, onScopeDispose, ref } from 'vue'
import { localDay } from '#core/query/relative-date.ts'
import type { SnippetRequest } from '#core/snippet/snippet-request.ts'

const refreshIntervalMs = 20_000

/** Today's date, such as `2026-03-31`, in this computer's time zone, in which all times are shown. */
export const useTodayStore = defineStore('today', () => {
  const today = ref(localDay(new Date()))
  // When it is first asked for: a page's first date format takes longer than the rest of its stores together.
  const zone = computed(() => new Intl.DateTimeFormat().resolvedOptions().timeZone)

  /** Called before sending, because the timer stops while the computer sleeps. */
  function refresh() {
    today.value = localDay(new Date())
  }
  const timer = setInterval(refresh, refreshIntervalMs)
  onScopeDispose(() => {
    clearInterval(timer)
  })

  return { today, zone, refresh }
})

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
