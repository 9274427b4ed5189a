import { noNames, type KnownNames, type SeenNames } from '#core/query/known-names.ts'

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
 * Relations to suggest besides those seen in an endpoint, while `fields` has cut all of its responses: those of the
 * connection's other endpoints, and on a CORE those of its templates.
 */
export function offerUnseenRelations(
  { all, uncut }: SeenNames,
  elsewhere: readonly KnownNames[],
  isDatacycle: boolean,
): string[] {
  if (uncut !== noNames) return []
  const others = elsewhere.flatMap(({ relations }) => relations)
  const names = new Set([...others, ...(isDatacycle ? coreRelations : [])])
  return [...names].filter((name) => !all.relations.includes(name))
}
