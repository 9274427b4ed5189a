import { onBeforeUnmount, shallowRef } from 'vue'
import type { RequestLogEntry } from '#core/exchange/request-log-entry.ts'
import { unlessHostIsGone } from '#app/client/refusal.ts'
import { useHostClient } from '#app/client/use-host-client.ts'

/** Short enough to follow a running check. */
const pollIntervalMs = 400

/** The request log of the host, newest first. Updated while the component is mounted and visible. */
export function useRequestLog() {
  const client = useHostClient()
  const entries = shallowRef<readonly RequestLogEntry[]>([])
  let revision = 0
  let timer: ReturnType<typeof setTimeout> | null = null
  let isUnmounted = false

  async function ask() {
    const isAnswered = await unlessHostIsGone(false, async () => {
      const query = { since: String(revision) }
      const answer = await client.api.ledger.$get({ query })
      if (!answer.ok) return false
      const log = await answer.json()
      revision = log.revision
      if (log.entries.length > 0) entries.value = merge(entries.value, log.entries, log.oldest)
      return true
    })
    if (isAnswered && !isUnmounted) timer = setTimeout(askIfVisible, pollIntervalMs)
  }

  /** Polling stops while the window is hidden. */
  function askIfVisible() {
    if (document.visibilityState === 'visible') void ask()
    else document.addEventListener('visibilitychange', askIfVisible, { once: true })
  }

  void ask()
  onBeforeUnmount(() => {
    isUnmounted = true
    document.removeEventListener('visibilitychange', askIfVisible)
    if (timer) clearTimeout(timer)
  })

  return { entries }
}

/** Merges changed and new entries, newest first, and drops those the host no longer has. */
function merge(
  known: readonly RequestLogEntry[],
  changed: readonly RequestLogEntry[],
  oldest: number,
): readonly RequestLogEntry[] {
  const byId = new Map([...known, ...changed].map((entry) => [entry.id, entry]))
  return [...byId.values()].filter(({ id }) => id >= oldest).sort((one, other) => other.id - one.id)
}
