import { watch, type ShallowRef } from 'vue'
import { claimTabs } from '#core/workspace/claim-tabs.ts'
import { activeTabOf, type QueryTab, type QueryTabs } from '#core/workspace/query-tabs.ts'
import { readOk } from '#app/client/read-ok.ts'
import { unlessHostIsGone } from '#app/client/refusal.ts'
import { inTurnWithWindows, nameThisWindow } from '#app/client/this-window.ts'
import { useHostClient } from '#app/client/use-host-client.ts'

/** Between a change and its writing: nobody types longer than that and then loses the power. */
const writingDelayMs = 400

/** Keeps the open tabs from start to start, once they are restored. */
export function keepTabs(open: ShallowRef<QueryTabs>) {
  const client = useHostClient()
  let isRestored = false
  let windowId = ''
  /** Windows that are gone and whose tabs stand here, as long as that is not kept. */
  let takes: readonly string[] = []
  let writing: ReturnType<typeof setTimeout> | undefined

  /**
   * Opens the tabs that this window had, or those of windows that are gone. The connection of the one in front is
   * for the caller to take into use. Where they cannot be had a fresh one stands there, and those that are kept
   * are not written over.
   */
  async function restore() {
    await unlessHostIsGone(undefined, () =>
      // Two windows that open at once must not take over the same tabs.
      inTurnWithWindows(async () => {
        const thisWindow = await nameThisWindow()
        const response = await client.api.tabs.$get()
        const { windows } = await readOk(response)
        const claimed = claimTabs(windows, thisWindow.id, thisWindow.isOpen)
        const [opened, ...others] = claimed.tabs.map((tab): QueryTab => ({
          ...tab,
          answerId: tab.answerId ?? null,
          origin: null,
        }))
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
    const taken = takes
    const json = {
      windowId,
      takes: [...taken],
      tabs: open.value.tabs.map((tab) => {
        const { id, connectionId, form, rawBody, savedId, answerId } = tab
        return { id, connectionId, form, rawBody, savedId, answerId }
      }),
      activeId: activeTabOf(open.value).id,
    }
    // A refusal goes untold: nobody asked for it, and whatever is done next tells.
    await unlessHostIsGone(undefined, async () => {
      const { ok } = await client.api.tabs.$post({ json }, { init: { keepalive: isLeaving } })
      if (ok && takes === taken) takes = []
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

  return { restore }
}
