/** CORE's second stage: unknown keys inside filter, page and section, and bad values, are refused. */
import type { Library } from '../content/library.ts'
import type { Language } from '../content/text.ts'
import type { WholeAnswer } from '../http/answer.ts'
import { isGroup, isList, type Parameter, type ParameterGroup } from '../query/parameter.ts'
import { createComplaints, type Complaints } from './complaints.ts'
import type { CoreCut, CoreQuery, SectionName } from './core-query.ts'
import { readFilter } from './filter.ts'
import type { IntervalFault } from './interval.ts'
import { readOrder, type CoreOrder } from './order.ts'
import { crashed, invalidParameters, invertedInterval } from './problem.ts'
import { selectAttributes } from './selection.ts'

export type CoreQueryReading =
  { kind: 'read'; query: CoreQuery } | { kind: 'refused'; answer: WholeAnswer }

/** All faults are told at once; `target` is repeated in the errors that name no parameter. */
export function readCoreQuery(
  parameters: ParameterGroup,
  library: Library,
  target: string,
): CoreQueryReading {
  const complaints = createComplaints()
  const faults: IntervalFault[] = []
  const languages = readLanguages(parameters.get('language'))
  const include = readPaths('include', parameters, complaints)
  const fields = readPaths('fields', parameters, complaints)
  const query: CoreQuery = {
    condition: readFilter(groupOf(parameters, 'filter'), ['filter'], {
      library,
      languages,
      complaints,
      fault: (fault) => faults.push(fault),
    }),
    selection: selectAttributes(include ?? [], fields),
    languages,
    order: readSort(parameters.get('sort'), complaints),
    cut: readCut(groupOf(parameters, 'page'), complaints),
    sections: readSections(groupOf(parameters, 'section'), complaints),
    schemes: readSchemes(
      parameters.get('classificationTrees') ?? parameters.get('classification_trees'),
    ),
  }
  const problems = complaints.all()
  if (problems.length > 0) return { kind: 'refused', answer: invalidParameters(problems) }
  if (faults.includes('unreadable-date')) return { kind: 'refused', answer: crashed() }
  if (faults.includes('reversed')) return { kind: 'refused', answer: invertedInterval(target) }
  return { kind: 'read', query }
}

function groupOf(parameters: ParameterGroup, name: string): ParameterGroup {
  const group = parameters.get(name)
  return isGroup(group) ? group : new Map()
}

/** Unknown locales are dropped; German is the server's default. */
function readLanguages(value: Parameter | undefined): [Language, ...Language[]] {
  const wanted = typeof value === 'string' ? value.split(',').map((name) => name.trim()) : []
  const [first, ...rest] = wanted.filter((name) => name === 'de' || name === 'en')
  return first === undefined ? ['de'] : [first, ...rest.filter((name) => name !== first)]
}

function readPaths(
  name: 'include' | 'fields',
  parameters: ParameterGroup,
  complaints: Complaints,
): string[][] | null {
  const value = parameters.get(name)
  if (value === undefined) return null
  if (typeof value !== 'string') {
    complaints.add([name], value === null ? 'must be filled' : 'must be a string')
    return null
  }
  if (value === '') {
    complaints.add([name], 'must be filled')
    return null
  }
  const paths = value.split(',').map((path) => path.trim().split('.'))
  if (paths.some((path) => path.slice(0, -1).includes('*'))) {
    complaints.add([name], 'wildcard must only appear at the end of a field or not at all')
  }
  return paths
}

function readSort(value: Parameter | undefined, complaints: Complaints): CoreOrder {
  const reading = readOrder(typeof value === 'string' ? value : '')
  if (reading.kind === 'read') return reading.order
  complaints.add(['sort'], 'must be a valid sort parameter')
  return { kind: 'default' }
}

function readCut(page: ParameterGroup, complaints: Complaints): CoreCut {
  const whole = (name: string, least: number): number | null => {
    const value = page.get(name)
    if (value === undefined) return null
    const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value
    if (typeof number !== 'number' || !Number.isSafeInteger(number)) {
      complaints.add(['page', name], 'must be an integer')
    } else if (number < least) {
      complaints.add(['page', name], `must be greater than or equal to ${String(least)}`)
    } else return number
    return null
  }
  for (const name of page.keys()) {
    if (!['size', 'number', 'limit', 'offset'].includes(name)) {
      complaints.add(['page', name], 'is not allowed')
    }
  }
  const size = whole('size', 1) ?? 25
  const number = whole('number', 1) ?? 1
  const limit = whole('limit', 1)
  const offset = whole('offset', 0) ?? 0
  return limit === null
    ? { kind: 'paged', size, number, offset }
    : { kind: 'limited', limit, offset }
}

function readSections(section: ParameterGroup, complaints: Complaints): CoreQuery['sections'] {
  const shown: Record<SectionName, boolean> = {
    '@context': true,
    '@graph': true,
    meta: true,
    links: true,
  }
  for (const [name, value] of section) {
    if (!isSection(name)) complaints.add(['section', name], 'is not allowed')
    else if (!['0', '1', 0, 1].some((allowed) => allowed === value)) {
      complaints.add(['section', name], 'must be one of: 0, 1')
    } else shown[name] = Number(value) === 1
  }
  return shown
}

const isSection = (name: string): name is SectionName =>
  name === '@context' || name === '@graph' || name === 'meta' || name === 'links'

function readSchemes(value: Parameter | undefined): readonly string[] | null {
  if (value === undefined || value === null) return null
  const members = isList(value) ? value : [value]
  return members.flatMap((member) => (typeof member === 'string' ? member.split(',') : []))
}
