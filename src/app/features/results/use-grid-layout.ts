import { computed, shallowRef, watch, type Ref } from 'vue'
import { defaultLayout, type GridLayout } from '#core/content/grid-layout.ts'
import { useHostClient } from '../../client/use-host-client.ts'

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
  let waiting: ReturnType<typeof setTimeout> | null = null

  watch(
    key,
    async (now) => {
      layout.value = defaultLayout
      const answer = await client.api['grid-layouts'].$get({ query: { ...owner.value } })
      // What was changed meanwhile, or another endpoint, is newer than what was loaded.
      if (!answer.ok || key.value !== now || layout.value !== defaultLayout) return
      const loaded = await answer.json()
      if (key.value === now && loaded.layout) layout.value = loaded.layout
    },
    { immediate: true },
  )

  function change(next: GridLayout) {
    layout.value = next
    const { value } = owner
    if (waiting) clearTimeout(waiting)
    waiting = setTimeout(() => {
      void client.api['grid-layouts'].$post({
        json: {
          ...value,
          layout: {
            order: [...next.order],
            added: [...next.added],
            hidden: [...next.hidden],
            widths: { ...next.widths },
          },
        },
      })
    }, saveAfterMs)
  }

  return { layout, change }
}
