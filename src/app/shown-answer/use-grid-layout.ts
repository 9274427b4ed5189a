import { computed, onScopeDispose, shallowRef, watch, type Ref } from 'vue'
import { defaultLayout, type GridLayout } from '#core/content/grid-layout.ts'
import { unlessHostIsGone } from '#app/client/refusal.ts'
import { useHostClient } from '#app/client/use-host-client.ts'

/** The owner of a layout: columns are saved per endpoint of a connection. */
export interface GridOwner {
  connectionId: string
  endpoint: string
}

const saveAfterMs = 400

/** The columns chosen for an endpoint, loaded from and saved by the host. */
export function useGridLayout(owner: Readonly<Ref<GridOwner>>) {
  const client = useHostClient()
  const layout = shallowRef<GridLayout>(defaultLayout)
  const key = computed(() => JSON.stringify([owner.value.connectionId, owner.value.endpoint]))
  let unsaved: { owner: GridOwner; layout: GridLayout; timer: number } | null = null

  watch(
    key,
    async (now) => {
      layout.value = defaultLayout
      // Without a host, the default columns are used.
      await unlessHostIsGone(undefined, async () => {
        const answer = await client.api['grid-layouts'].$get({ query: { ...owner.value } })
        // The loaded layout is outdated if it was changed meanwhile or the endpoint is another one.
        if (!answer.ok || key.value !== now || layout.value !== defaultLayout) return
        const loaded = await answer.json()
        if (key.value === now && loaded.layout) layout.value = loaded.layout
      })
    },
    { immediate: true },
  )

  function change(next: GridLayout) {
    layout.value = next
    // Pending changes of another endpoint are saved at once.
    if (unsaved && unsaved.owner !== owner.value) save()
    clearTimeout(unsaved?.timer)
    unsaved = {
      owner: owner.value,
      layout: next,
      timer: window.setTimeout(() => {
        save()
      }, saveAfterMs),
    }
  }

  function save(isLeaving = false) {
    if (!unsaved) return
    clearTimeout(unsaved.timer)
    const { connectionId, endpoint } = unsaved.owner
    const { order, added, hidden, widths } = unsaved.layout
    unsaved = null
    const mutableLayout = {
      order: [...order],
      added: [...added],
      hidden: [...hidden],
      widths: { ...widths },
    }
    // A refusal is not reported; the columns are as wanted until the app ends.
    void unlessHostIsGone(undefined, async () => {
      await client.api['grid-layouts'].$post(
        { json: { connectionId, endpoint, layout: mutableLayout } },
        { init: { keepalive: isLeaving } },
      )
    })
  }

  const leave = () => {
    save(true)
  }
  window.addEventListener('pagehide', leave)
  onScopeDispose(() => {
    window.removeEventListener('pagehide', leave)
    save()
  })

  return { layout, change }
}
