import type { ServerKnowledge } from '#core/connection/connection.ts'

/** Whether a connection is known to lead to a dataCycle CORE: its answers have shown it, whatever its conventions. */
export const isKnownDatacycle = ({ server }: Pick<ServerKnowledge, 'server'>): boolean =>
  server === 'datacycle-core'
