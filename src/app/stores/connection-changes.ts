import { shallowRef } from 'vue'
import type { ServerKnowledge } from '#core/connection/connection.ts'
import type { RequiredAttributes } from '#core/coverage/required-attributes.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { FilterDefinition } from '#core/query/filter-definition.ts'
import type { Refusal } from '#app/client/refusal.ts'
import { useHostClient } from '#app/client/use-host-client.ts'
import type { ChangeAnswer, ConnectionList } from './connection-list.ts'

/** Changes of a connection outside its form. Each resolves with the host's refusal, or null. */
export function useConnectionChanges({
  current,
  applyChange,
}: Pick<ConnectionList, 'current' | 'applyChange'>) {
  const client = useHostClient()

  /** Changes the conventions of the current connection. */
  function changeConventions(change: Partial<Conventions>): Promise<Refusal | null> {
    const connection = current.value
    if (!connection) return Promise.resolve(null)
    const { id, name, baseUrl, conventions, colour, allowPlainHttp, limits, certificates } =
      connection
    const draft = { name, baseUrl, colour, allowPlainHttp, limits, certificates }
    return applyChange(() =>
      client.api.connections[':id'].$post({
        param: { id },
        json: { ...draft, conventions: { ...conventions, ...change } },
      }),
    )
  }

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

  /** Saves the detected server type of a connection, and whether the user declined that type's conventions. */
  function noteServer(id: string, knowledge: ServerKnowledge): Promise<Refusal | null> {
    return applyChange(() =>
      client.api.connections[':id'].server.$post({ param: { id }, json: knowledge }),
    )
  }

  return { changeConventions, saveFilterDefinitions, saveRequiredAttributes, noteServer }
}

/** Sets, replaces and removes tokens, which can never be read. */
export function useConnectionTokens({ applyChange }: Pick<ConnectionList, 'applyChange'>) {
  const client = useHostClient()
  /** When a connection's token was last set or removed in this window: RFC 3339, by connection ID. */
  const tokenChanges = shallowRef<ReadonlyMap<string, string>>(new Map())

  function setToken(id: string, token: string): Promise<Refusal | null> {
    return changeToken(id, () =>
      client.api.connections[':id'].token.$post({ param: { id }, json: { token } }),
    )
  }

  /** Tries again to store a token that is only in memory. */
  function storeTokenAgain(id: string): Promise<Refusal | null> {
    return applyChange(() =>
      client.api.connections[':id'].token['store-again'].$post({ param: { id } }),
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
