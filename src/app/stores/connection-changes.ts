import { shallowRef } from 'vue'
import type { ServerKnowledge } from '#core/connection/connection.ts'
import type { RequiredAttributes } from '#core/coverage/required-attributes.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { FilterDefinition } from '#core/query/filter-definition.ts'
import type { Refusal } from '#app/client/refusal.ts'
import { useHostClient } from '#app/client/use-host-client.ts'
import type { ChangeAnswer, ConnectionList } from './connection-list.ts'

/** Changes of what is kept with a connection beside its form. Each resolves with the host's refusal, or null. */
export function useConnectionChanges({
  current,
  applyChange,
}: Pick<ConnectionList, 'current' | 'applyChange'>) {
  const client = useHostClient()

  /** Changes how the instance in use is written to. Resolves with the host's refusal, or null. */
  function changeConventions(change: Partial<Conventions>): Promise<Refusal | null> {
    const connection = current.value
    if (!connection) return Promise.resolve(null)
    const { id, name, baseUrl, conventions, colour, allowPlainHttp, limits, certificates } =
      connection
    return applyChange(() =>
      client.api.connections[':id'].$post({
        param: { id },
        json: {
          name,
          baseUrl,
          colour,
          allowPlainHttp,
          limits,
          certificates,
          conventions: { ...conventions, ...change },
        },
      }),
    )
  }

  /** Replaces what is known about a connection's filter keys. Resolves with the host's refusal, or null. */
  function saveFilterDefinitions(
    id: string,
    filterDefinitions: FilterDefinition[],
  ): Promise<Refusal | null> {
    return applyChange(() =>
      client.api.connections[':id']['filter-definitions'].$post({
        param: { id },
        json: { filterDefinitions },
      }),
    )
  }

  /** Replaces what items of a connection should have. Resolves with the host's refusal, or null. */
  function saveRequiredAttributes(
    id: string,
    requiredAttributes: RequiredAttributes,
  ): Promise<Refusal | null> {
    return applyChange(() =>
      client.api.connections[':id']['required-attributes'].$post({
        param: { id },
        json: { requiredAttributes },
      }),
    )
  }

  /** Keeps what was learned about a connection's server, and whether its conventions were declined. */
  function noteServer(id: string, learned: ServerKnowledge): Promise<Refusal | null> {
    return applyChange(() =>
      client.api.connections[':id'].server.$post({
        param: { id },
        json: learned,
      }),
    )
  }

  return { changeConventions, saveFilterDefinitions, saveRequiredAttributes, noteServer }
}

/** The tokens of connections: set, replaced and removed, never read back. */
export function useConnectionTokens({ applyChange }: Pick<ConnectionList, 'applyChange'>) {
  const client = useHostClient()
  /** When the token of a connection was set or removed last, in RFC 3339; none since this window was opened: not there. */
  const tokenChanges = shallowRef<ReadonlyMap<string, string>>(new Map())

  function setToken(id: string, token: string): Promise<Refusal | null> {
    return changeToken(id, () =>
      client.api.connections[':id'].token.$post({
        param: { id },
        json: { token },
      }),
    )
  }

  /** Tries once more to store a token that is kept in memory only. */
  function storeTokenAgain(id: string): Promise<Refusal | null> {
    return applyChange(() =>
      client.api.connections[':id'].token['store-again'].$post({
        param: { id },
      }),
    )
  }

  function removeToken(id: string): Promise<Refusal | null> {
    return changeToken(id, () =>
      client.api.connections[':id'].token.remove.$post({ param: { id } }),
    )
  }

  async function changeToken(id: string, send: () => Promise<ChangeAnswer>) {
    const refusal = await applyChange(send)
    if (refusal === null)
      tokenChanges.value = new Map(tokenChanges.value).set(id, new Date().toISOString())
    return refusal
  }

  return { tokenChanges, setToken, storeTokenAgain, removeToken }
}
