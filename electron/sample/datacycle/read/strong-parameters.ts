/** Silently drops unknown parameters and parameters of the wrong JSON kind (datacycle-core.md 2.1). */
import { isGroup, isList, type Parameter, type ParameterGroup } from '#sample/query/parameter.ts'

type Kind = 'scalar' | 'group' | 'scalar-or-list' | 'list'

const kinds: Readonly<Record<string, Kind>> = {
  token: 'scalar',
  include: 'scalar',
  fields: 'scalar',
  sort: 'scalar',
  language: 'scalar',
  search: 'scalar',
  limit: 'scalar',
  weight: 'scalar',
  sl: 'scalar',
  groupBy: 'scalar',
  dataFormat: 'scalar',
  uuids: 'scalar',
  minCountWithSubtree: 'scalar',
  minCountWithoutSubtree: 'scalar',
  filter: 'group',
  page: 'group',
  section: 'group',
  time: 'group',
  uuid: 'list',
  'dc:liveData': 'list',
  classificationTrees: 'scalar-or-list',
  classification_trees: 'scalar-or-list',
  content_id: 'scalar-or-list',
}

export const keepPermitted = (parameters: ParameterGroup): ParameterGroup =>
  new Map([...parameters].filter(([name, value]) => isPermitted(name, value)))

function isPermitted(name: string, value: Parameter): boolean {
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  switch (kind) {
    case 'scalar':
      return !isGroup(value) && !isList(value)
    case 'group':
      return isGroup(value)
    case 'list':
      return isList(value)
    case 'scalar-or-list':
      return !isGroup(value)
    case undefined:
      return false
  }
}
