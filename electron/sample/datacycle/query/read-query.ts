/** Reads all parameters of a request; validation faults precede query faults (datacycle-core.md 6). */
import {
  isList,
  type Parameter,
  type ParameterGroup,
  groupOf,
  textOf,
} from '#sample/query/parameter.ts'
import type { Condition, Nearness, QueryFault } from '#sample/datacycle/filter/filter-reader.ts'
import { readFilter } from '#sample/datacycle/filter/read-filter.ts'
import type { Instance } from '#sample/datacycle/store/instance.ts'
import {
  createComplaints,
  type ParameterFault,
  type Complaints,
} from '#sample/datacycle/read/complaints.ts'
import { readPage, type Cut } from '#sample/datacycle/read/page.ts'
import {
  readPaths,
  selectAttributes,
  type Paths,
  type Selection,
} from '#sample/datacycle/read/selection.ts'
import { readSort, type Order } from './sort.ts'
import type { Locales } from '#sample/datacycle/store/stored-content.ts'

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

type QueryReading =
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

/** Drops unknown locales; if none is left, uses the server's default (datacycle-core.md 8). */
function readLanguages(language: string | null, known: Locales): Locales {
  const wanted = (language ?? '').split(',').map((name) => name.trim())
  const [first, ...rest] = [...new Set(wanted.filter((name) => known.includes(name)))]
  return first === undefined ? [known[0]] : [first, ...rest]
}

const sectionNames = ['@context', '@graph', 'meta', 'links'] as const

type SectionName = (typeof sectionNames)[number]
export type Sections = Readonly<Record<SectionName, boolean>>

/** Reads which parts of the envelope are requested (datacycle-core.md 2.1). */
function readSections(section: ParameterGroup, complaints: Complaints): Sections {
  for (const [name, value] of section) {
    if (!sectionNames.some((known) => known === name)) complaints.addUnknown(['section', name])
    else if (!['0', '1', 0, 1].some((allowed) => allowed === value)) {
      complaints.add(['section', name], 'must be one of: 0, 1')
    }
  }
  const shown = (name: SectionName) => Number(section.get(name) ?? 1) === 1
  return {
    '@context': shown('@context'),
    '@graph': shown('@graph'),
    meta: shown('meta'),
    links: shown('links'),
  }
}
