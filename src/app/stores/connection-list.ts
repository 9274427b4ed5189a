import { computed, ref, shallowRef } from 'vue'
import type { ConnectionView } from '#core/connection/connection-view.ts'
import { orHostGone, type Refusal } from '#app/client/refusal.ts'
import { useHostClient } from '#app/client/use-host-client.ts'

/** What the host answers with to a change of a connection: the connection as it is then, or why it is not changed. */
export type ChangeAnswer =
  { ok: true; json: () => Promise<ConnectionView> } | { ok: false; json: () => Promise<Refusal> }

/** The connections as the host told them last, and the one in use. */
export function useConnectionList() {
  const client = useHostClient()
  const connections = shallowRef<readonly ConnectionView[]>([])
  const currentId = ref<string | null>(null)
  const current = computed(
    () => connections.value.find((connection) => connection.id === currentId.value) ?? null,
  )

  /** Resolves when the host has started what the connection in use needs; null where it has. Its address is final then. */
  const preparing = shallowRef<Promise<unknown> | null>(null)

  /** Takes a connection into use at once. The host starts what it needs: its address may change by that. */
  async function use(id: string): Promise<Refusal | null> {
    currentId.value = id
    const used = applyChange(() => client.api.connections[':id'].use.$post({ param: { id } }))
    preparing.value = used
    const refusal = await used
    if (preparing.value === used) preparing.value = null
    return refusal
  }

  /** Takes none into use: what is in front was made for an instance that is not among them. */
  function useNone() {
    currentId.value = null
  }

  /** Makes a change, and shows the connection that it came to. Resolves with the refusal, or null. */
  function applyChange(send: () => Promise<ChangeAnswer>): Promise<Refusal | null> {
    return orHostGone(async () => {
      const answer = await send()
      if (!answer.ok) return answer.json()
      upsert(await answer.json())
      return null
    })
  }

  function upsert(view: ConnectionView) {
    const isKnown = connections.value.some(({ id }) => id === view.id)
    connections.value = isKnown
      ? connections.value.map((other) => (other.id === view.id ? view : other))
      : [...connections.value, view]
  }

  return { connections, currentId, current, preparing, use, useNone, applyChange, upsert }
}

export type ConnectionList = ReturnType<typeof useConnectionList>
