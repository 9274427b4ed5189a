import type { OpenTab } from '#core/workspace/open-tabs.ts'
import type { NamedEndpoint } from './near-endpoints.ts'

/** The endpoints that saved tabs of a connection name, without a request to its server. */
export const endpointsNamedBy = (
  tabs: readonly OpenTab[],
  connectionId: string,
): readonly NamedEndpoint[] =>
  tabs.flatMap(({ form, endpointLabel, ...tab }) =>
    endpointLabel === undefined || tab.connectionId !== connectionId
      ? []
      : [{ name: form.endpoint.trim(), otherName: '', label: endpointLabel }],
  )
