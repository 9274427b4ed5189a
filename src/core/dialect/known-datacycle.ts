import { findPreset, type Conventions } from '#core/query/conventions.ts'
import type { ServerKnowledge } from '#core/connection/connection.ts'

/** True if responses have shown that the server is dataCycle CORE, regardless of the conventions. */
export const isKnownDatacycle = ({ server }: Pick<ServerKnowledge, 'server'>): boolean =>
  server === 'datacycle-core'

/** True if a change of the conventions leaves those of a dataCycle CORE. */
export const leavesDatacycle = (before: Conventions, after: Conventions): boolean =>
  findPreset(before) === 'core' && findPreset(after) !== 'core'
