import { computed, onScopeDispose, shallowRef, watch, type Ref } from 'vue'
import { defaultLayout, type GridLayout } from '#core/content/grid-layout.ts'
import { unlessHostIsGone } from '#app/client/refusal.ts'
import { useHostClient } from '#app/client/use-host-client.ts'

/** What a grid belongs to: columns are remembered for each endpoint of a connection. */
export interface GridOwner {
  connectionId: string
  endpoint: string
}

const saveAfterMs = 400

/** The columns chosen for an endpoint, loaded from the host and kept there. */
export function useGridLayout(owner: Readonly<Ref<GridOwner>>) {
  const client = useHostClient()
  const layout = shallowRef<GridLayout>(defaultLayout)
  const key = computed(() => JSON.stringify([owner.value.connectionId, owner.value.endpoint]))
  /** What is not written yet. */
  let waiting: { owner: GridOwner; layout: GridLayout; timer: number } | null = null

  watch(
    key,
    async (now) => {
      layout.value = defaultLayout
      // Without a host the columns stay as they come.
      await unlessHostIsGone(undefined, async () => {
        const answer = await client.api['grid-layouts'].$get({ query: { ...owner.value } })
        // What was changed meanwhile, or another endpoint, is newer than what was loaded.
        if (!answer.ok || key.value !== now || layout.value !== defaultLayout) return
        const loaded = await answer.json()
        if (key.value === now && loaded.layout) layout.value = loaded.layout
      })
    },
    { immediate: true },
  )

  function change(next: GridLayout) {
    layout.value = next
    // The columns of another endpoint do not wait any longer.
    if (waiting && waiting.owner !== owner.value) write()
    clearTimeout(waiting?.timer)
    waiting = {
      owner: owner.value,
      layout: next,
      timer: window.setTimeout(() => {
        write()
      }, saveAfterMs),
    }
  }

  function write(isLeaving = false) {
    if (!waiting) return
    clearTimeout(waiting.timer)
    const { connectionId, endpoint } = waiting.owner
    const { order, added, hidden, widths } = waiting.layout
    waiting = null
    const kept = {
      order: [...order],
      added: [...added],
      hidden: [...hidden],
      widths: { ...widths },
    }
    // A refusal goes untold: the columns are as they were wanted, if only for now.
    void unlessHostIsGone(undefined, async () => {
      await client.api['grid-layouts'].$post(
        { json: { connectionId, endpoint, layout: kept } },
        { init: { keepalive: isLeaving } },
      )
    })
  }

  const leave = () => {
    write(true)
  }
  window.addEventListener('pagehide', leave)
  onScopeDispose(() => {
    window.removeEventListener('pagehide', leave)
    write()
  })

  return { layout, change }
}
