import { findPreset, type Conventions } from '#core/query/conventions.ts'
import type { ServerKnowledge } from '#core/connection/connection.ts'
import { noNames, type KnownNames, type SeenNames } from '#core/query/known-names.ts'

/** The version whose behaviour was checked (datacycle-core.md). */
export const checkedCoreVersion = '26.07'

/** True if responses have shown that the server is dataCycle CORE, regardless of the conventions. */
export const isKnownDatacycle = ({ server }: Pick<ServerKnowledge, 'server'>): boolean =>
  server === 'datacycle-core'

/** True if a change of the conventions leaves those of a dataCycle CORE. */
export const leavesDatacycle = (before: Conventions, after: Conventions): boolean =>
  findPreset(before) === 'core' && findPreset(after) !== 'core'

/** Relations of dataCycle CORE's own templates, most used first (datacycle-core.md 2.3, 7). */
const coreRelations: readonly string[] = [
  'image',
  'image.author',
  'location',
  'organizer',
  'offers',
  'eventSchedule',
  'openingHoursSpecification',
  'dc:classification',
]

/**
 * Relations to suggest besides those seen in an endpoint, as long as `fields` restricted all its responses:
 * relations of the connection's other endpoints and, for CORE, of its templates.
 */
export function offerUnseenRelations(
  { all, unrestricted }: SeenNames,
  otherEndpoints: readonly KnownNames[],
  isDatacycle: boolean,
): string[] {
  if (unrestricted !== noNames) return []
  const others = otherEndpoints.flatMap(({ relations }) => relations)
  const names = new Set([...others, ...(isDatacycle ? coreRelations : [])])
  return [...names].filter((name) => !all.relations.includes(name))
}
