import type { QueryForm } from '#core/query/form.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'
import { useConnectionName } from './use-connection-name.ts'

/** Where items came from. */
export interface ItemSource {
  connectionId: string
  connectionName: string
  form: Pick<QueryForm, 'endpoint'>
}

/** Names a source by its connection, its endpoint or both. */
export function useSourceName() {
  const endpoints = useEndpointsStore()
  const nameOfConnection = useConnectionName()

  return (
    { connectionId, connectionName, form }: ItemSource,
    by: { connection: boolean; endpoint: boolean },
  ): string => {
    const connection = nameOfConnection({ id: connectionId, name: connectionName })
    const endpoint = endpoints.displayNameOf(connectionId, form.endpoint)
    if (by.connection && by.endpoint) return `${connection} · ${endpoint}`
    return by.connection ? connection : endpoint
  }
}
