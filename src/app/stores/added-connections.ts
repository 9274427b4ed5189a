import { ref } from 'vue'
import type { ConnectionDraft } from '#core/connection/connection.ts'
import type { ConnectionView } from '#core/connection/connection-view.ts'
import { err, ok, type Result } from '#core/result.ts'
import { hostGone, orHostGone, unlessHostIsGone, type Refusal } from '#app/client/refusal.ts'
import { useHostClient } from '#app/client/use-host-client.ts'
import type { ConnectionList } from './connection-list.ts'

export interface SaveResult {
  /** Also set if only the token was refused. */
  saved: ConnectionView | null
  refusal: Refusal | null
}

/** Adds connections: new ones, copies, and the offered sample. */
export function useAddedConnections(
  { upsert, use }: Pick<ConnectionList, 'upsert' | 'use'>,
  setToken: (id: string, token: string) => Promise<Refusal | null>,
) {
  const client = useHostClient()
  /** True if the CORE sample is offered, because the user started without it. */
  const offersCoreSample = ref(false)

  /** Adds a connection, or changes the one with that ID, and sets its token unless it is ''. */
  function save(id: string | null, draft: ConnectionDraft, token: string): Promise<SaveResult> {
    return unlessHostIsGone<SaveResult>({ saved: null, refusal: hostGone }, async () => {
      const answer =
        id === null
          ? await client.api.connections.$post({ json: draft })
          : await client.api.connections[':id'].$post({ param: { id }, json: draft })
      if (!answer.ok) return { saved: null, refusal: await answer.json() }
      const saved = await answer.json()
      upsert(saved)
      const tokenRefusal = token === '' ? null : await setToken(saved.id, token)
      return { saved, refusal: tokenRefusal ?? (await use(saved.id)) }
    })
  }

  /** Adds a connection without selecting it. */
  function add(draft: ConnectionDraft): Promise<Result<ConnectionView, Refusal>> {
    return unlessHostIsGone<Result<ConnectionView, Refusal>>(err(hostGone), async () => {
      const answer = await client.api.connections.$post({ json: draft })
      if (!answer.ok) return err(await answer.json())
      const added = await answer.json()
      upsert(added)
      return ok(added)
    })
  }

  /** Adds a copy of a connection with another name, and this token unless it is '', and selects it. */
  function duplicate(id: string, name: string, token = ''): Promise<Refusal | null> {
    return orHostGone(async () => {
      const answer = await client.api.connections[':id'].duplicate.$post({
        param: { id },
        json: { name },
      })
      if (!answer.ok) return answer.json()
      const copied = await answer.json()
      upsert(copied)
      const tokenRefusal = token === '' ? null : await setToken(copied.id, token)
      return tokenRefusal ?? (await use(copied.id))
    })
  }

  /** Adds or declines the offered sample. Resolves with the host's refusal, or null. */
  function settleCoreSample(isWanted: boolean): Promise<Refusal | null> {
    return orHostGone(async () => {
      const answer = await client.api.connections['offered-sample'].$post({ json: { isWanted } })
      if (!answer.ok) return answer.json()
      const { added } = await answer.json()
      offersCoreSample.value = false
      if (added) upsert(added)
      return null
    })
  }

  return { offersCoreSample, save, add, duplicate, settleCoreSample }
}
