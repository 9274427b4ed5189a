import { shallowRef, watch, type ShallowRef } from 'vue'
import { findEndpointTitle } from '#core/instance/endpoint-title.ts'
import { claimTabs } from '#core/workspace/claim-tabs.ts'
import type { OpenTab } from '#core/workspace/open-tabs.ts'
import {
  activeTabOf,
  maxEndpointLabel,
  type QueryTab,
  type QueryTabs,
} from '#core/workspace/query-tabs.ts'
import { readOk } from '#app/client/read-ok.ts'
import { unlessHostIsGone } from '#app/client/refusal.ts'
import { withWindowsLock, nameThisWindow } from '#app/client/this-window.ts'
import { useHostClient } from '#app/client/use-host-client.ts'
import { useListedEndpoints } from './listed-endpoints.ts'

/** Delay between a change and saving it. */
const writingDelayMs = 400

/** Saves the open tabs for the next start, once `restore` has succeeded. */
export function useKeptTabs(open: ShallowRef<QueryTabs>) {
  const client = useHostClient()
  /** The tabs as restored. Their saved endpoint labels are shown even if the server did not list its endpoints yet. */
  const restored = shallowRef<readonly OpenTab[]>([])
  const listedEndpoints = useListedEndpoints(() => restored.value)
  let isRestored = false
  let windowId = ''
  /** IDs of closed windows whose tabs this window took over; empty once that is saved. */
  let takes: readonly string[] = []
  let writing: ReturnType<typeof setTimeout> | undefined

  /**
   * Opens the last tabs of this window, or those of closed windows. The caller selects the active tab's
   * connection. If loading fails, a fresh tab stays open and the saved tabs are not overwritten.
   */
  async function restore() {
    await unlessHostIsGone(undefined, () =>
      // Two windows that open at once must not take over the same tabs.
      withWindowsLock(async () => {
        const thisWindow = await nameThisWindow()
        const response = await client.api.tabs.$get()
        const { windows } = await readOk(response)
        const claimed = claimTabs(windows, thisWindow.id, thisWindow.isOpen)
        const [opened, ...others] = claimed.tabs.map((saved): QueryTab => {
          const { id, connectionId, form, rawBody, savedId, answerId = null } = saved
          return { id, connectionId, form, rawBody, savedId, answerId, recoverableForm: null }
        })
        restored.value = claimed.tabs
        if (opened)
          open.value = { tabs: [opened, ...others], activeId: claimed.activeId ?? opened.id }
        windowId = thisWindow.id
        takes = claimed.takes
        isRestored = true
        if (takes.length > 0) await write(false)
      }),
    )
  }

  async function write(isLeaving: boolean) {
    clearTimeout(writing)
    writing = undefined
    const savedTakes = takes
    const json = {
      windowId,
      takes: [...savedTakes],
      tabs: open.value.tabs.map((tab) => {
        const { id, connectionId, form, rawBody, savedId, answerId } = tab
        const label = findEndpointTitle(form.endpoint, listedEndpoints(connectionId ?? ''))
        const endpointLabel = label?.slice(0, maxEndpointLabel)
        return { id, connectionId, form, rawBody, savedId, answerId, endpointLabel }
      }),
      activeId: activeTabOf(open.value).id,
    }
    // A refusal is not reported, because the user did not start this.
    await unlessHostIsGone(undefined, async () => {
      const { ok } = await client.api.tabs.$post({ json }, { init: { keepalive: isLeaving } })
      if (ok && takes === savedTakes) takes = []
    })
  }

  watch(open, () => {
    if (!isRestored) return
    clearTimeout(writing)
    writing = setTimeout(() => {
      void write(false)
    }, writingDelayMs)
  })
  window.addEventListener('pagehide', () => {
    if (writing !== undefined) void write(true)
  })

  return { restore, restored }
}
