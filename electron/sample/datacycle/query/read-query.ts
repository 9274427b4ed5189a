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

export interface Selection {
  /** All attributes that are sent by default. */
  isWhole: boolean
  /** Also the attributes that are sent only on request; selected by `*`. */
  isStarred: boolean
  named: ReadonlySet<string>
  /** Selections of resolved relations and objects, by attribute name. */
  nested: ReadonlyMap<string, Selection>
}

interface MutableSelection extends Selection {
  isWhole: boolean
  isStarred: boolean
  named: Set<string>
  nested: Map<string, MutableSelection>
  /** True if `fields` restricts this level; `include` then adds no attributes to it. */
  isRestricted: boolean
}

type Paths = readonly (readonly string[])[]

const createSelection = (): MutableSelection => ({
  isWhole: false,
  isStarred: false,
  named: new Set(),
  nested: new Map(),
  isRestricted: false,
})

/** `fields` is null if the request has none; all attributes are then sent. */
function selectAttributes(include: Paths, fields: Paths | null): Selection {
  const root = createSelection()
  root.isWhole = fields === null
  for (const path of fields ?? []) {
    const level = descend(root, path.slice(0, -1))
    const last = path.at(-1) ?? ''
    level.isRestricted = true
    if (last === '*') {
      level.isWhole = true
      level.isStarred = true
    } else level.named.add(last)
  }
  for (const path of include) {
    path.forEach((_, index) => {
      const level = descend(root, path.slice(0, index + 1))
      if (!level.isRestricted) level.isWhole = true
    })
  }
  return root
}

function descend(root: MutableSelection, path: readonly string[]): MutableSelection {
  return path.reduce((level, name) => {
    const next = level.nested.get(name) ?? createSelection()
    level.nested.set(name, next)
    return next
  }, root)
}

/** Null if the parameter is missing. An empty text and a `*` before a name are faults. */
function readPaths(
  name: 'include' | 'fields',
  value: string | null,
  complaints: Complaints,
): Paths | null {
  if (value === null) return null
  if (value === '') complaints.add([name], 'must be filled')
  const paths = value.split(',').map((path) => path.trim().split('.'))
  if (paths.some((path) => path.slice(0, -1).includes('*'))) {
    complaints.add([name], 'wildcard must only appear at the end of a field or not at all')
  }
  return paths
}
