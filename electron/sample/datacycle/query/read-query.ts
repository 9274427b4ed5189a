/** Reads all parameters of a request; validation faults precede query faults (datacycle-core.md 6). */
import { isList, type Parameter, type ParameterGroup } from '#sample/query/parameter.ts'
import type { Condition, Nearness, QueryFault } from '#sample/datacycle/filter/filter-reader.ts'
import { readFilter } from '#sample/datacycle/filter/read-filter.ts'
import type { Instance } from '#sample/datacycle/store/instance.ts'
import { createComplaints, type ParameterFault } from '#sample/datacycle/read/complaints.ts'
import { groupOf, textOf } from '#sample/datacycle/read/group-of.ts'
import { readLanguages, type Locales } from '#sample/datacycle/read/languages.ts'
import { readPage, type Cut } from '#sample/datacycle/read/page.ts'
import { readSections, type Sections } from '#sample/datacycle/read/sections.ts'
import {
  readPaths,
  selectAttributes,
  type Paths,
  type Selection,
} from '#sample/datacycle/read/selection.ts'
import { readSort, type Order } from './sort.ts'

export interface Query {
  condition: Condition
  /** The filters that order the hits: full text, circle, schedule. */
  nearness: readonly Nearness[]
  selection: Selection
  /** Only IDs, types and dates are requested; the server renders such a response differently. */
  isFast: boolean
  locales: Locales
  order: Order
  /** The page of the list that the response contains. */
  cut: Cut
  sections: Sections
  /** IDs of the schemes whose concepts are sent; null for all. */
  schemes: readonly string[] | null
  /** Faults found when the query runs, after the endpoint and access to it were checked. */
  faults: readonly QueryFault[]
}

export type QueryReading =
  | { kind: 'read'; query: Query }
  | { kind: 'refused'; faults: readonly ParameterFault[] }

export function readQuery(parameters: ParameterGroup, instance: Instance): QueryReading {
  const complaints = {
    filter: createComplaints(),
    page: createComplaints(),
    section: createComplaints(),
    scalars: createComplaints(),
  }
  const faults: QueryFault[] = []
  const nearness: Nearness[] = []
  const locales = readLanguages(textOf(parameters, 'language'), instance.content.locales)
  const include = readPaths('include', textOf(parameters, 'include'), complaints.scalars) ?? []
  const fields = readPaths('fields', textOf(parameters, 'fields'), complaints.scalars)
  const condition = readFilter(groupOf(parameters, 'filter'), ['filter'], {
    instance,
    locales,
    complaints: complaints.filter,
    addFault: (fault) => faults.push(fault),
    orderByNearness: (near) => nearness.push(near),
    isInUnion: false,
    readFilter,
  })
  const sort = readSort(textOf(parameters, 'sort'), nearness, complaints.scalars)
  if (sort.kind === 'crash') faults.push({ kind: 'crash' })
  const query: Query = {
    condition,
    nearness,
    selection: selectAttributes(include, fields),
    isFast: include.length === 0 && fields !== null && hasOnlyFastAttributes(fields),
    locales,
    order: sort.kind === 'read' ? sort.order : { kind: 'default' },
    cut: readPage(groupOf(parameters, 'page'), complaints.page),
    sections: readSections(groupOf(parameters, 'section'), complaints.section),
    schemes: readSchemes(
      parameters.get('classificationTrees') ?? parameters.get('classification_trees'),
    ),
    faults,
  }
  const refused = Object.values(complaints).flatMap((group) => group.all())
  return refused.length > 0 ? { kind: 'refused', faults: refused } : { kind: 'read', query }
}

const fastAttributes: ReadonlySet<string> = new Set([
  '@id',
  '@type',
  'dct:created',
  'dct:modified',
  'dc:touched',
])

const hasOnlyFastAttributes = (fields: Paths): boolean =>
  fields.every((path) => fastAttributes.has(path.join('.')))

function readSchemes(value: Parameter | undefined): readonly string[] | null {
  if (value === undefined || value === null) return null
  return (isList(value) ? value : [value]).flatMap((member) =>
    typeof member === 'string' ? member.split(',') : [],
  )
}
