import type { ServerKnowledge } from '#core/connection/connection.ts'

/** True if responses have shown that the server is dataCycle CORE, regardless of the conventions. */
export const isKnownDatacycle = ({ server }: Pick<ServerKnowledge, 'server'>): boolean =>
  server === 'datacycle-core'
