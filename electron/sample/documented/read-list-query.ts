/** Reads the parameters of api.md 4.2 to 4.6 of a call, from its query string and body. */
import { schemes, type SchemeSlug } from '#sample/content/concepts.ts'
import type { Language } from '#sample/content/text.ts'
import {
  isGroup,
  isList,
  mergeParameters,
  type Parameter,
  type ParameterGroup,
  readParameter,
} from '#sample/query/parameter.ts'
import {
  defaultPageSize,
  type ClassificationFilter,
  type ListQuery,
  type SortCriterion,
  type SortKey,
} from './list-query.ts'
import { type ParameterProblem, refuseBody, refuseParameters } from './problem.ts'
import type { WholeAnswer } from '#sample/http/answer.ts'
import type { Call } from './endpoint.ts'
import { readQueryString } from '#sample/query/query-string.ts'

type CallReading = { kind: 'read'; query: ListQuery } | { kind: 'refused'; answer: WholeAnswer }

/** For POST, include, fields and sort may be in the body or in the query string (api.md 4.7 allows both). */
export function readCall(call: Call, unknownNames: ReadingOptions['unknownNames']): CallReading {
  const query = readQueryString(call.query)
  if (query.kind === 'badly-encoded') {
    const [parameter = ''] = query.component.split('=')
    return refuse(refuseParameters([{ parameter, detail: 'must be percent-encoded as UTF-8' }]))
  }
  if (call.method === 'GET') {
    return readParameters(query.parameters, { unknownNames, numbersAs: 'text' })
  }
  if (!/^application\/json *(;|$)/i.test(call.contentType)) {
    return refuse(refuseBody(415, 'A POST needs the Content-Type application/json.'))
  }
  const body = parseBody(call.body)
  if (body === null) {
    return refuse(refuseBody(400, 'The body must be a JSON object.'))
  }
  return readParameters(mergeParameters(withoutPageAndFilter(query.parameters), body), {
    unknownNames,
    numbersAs: 'number',
  })
}

function parseBody(text: string): ParameterGroup | null {
  try {
    const body = readParameter(JSON.parse(text === '' ? '{}' : text))
    return isGroup(body) ? body : null
  } catch {
    return null
  }
}

/** Filters and paging of a POST go in the body (api.md 4.1). */
const withoutPageAndFilter = (parameters: ParameterGroup): ParameterGroup =>
  new Map([...parameters].filter(([name]) => name !== 'page' && name !== 'filter'))

function readParameters(parameters: ParameterGroup, options: ReadingOptions): CallReading {
  const reading = readListQuery(parameters, options)
  return reading.kind === 'read' ? reading : refuse(refuseParameters(reading.problems))
}

const refuse = (answer: WholeAnswer): CallReading => ({ kind: 'refused', answer })

type ListReading =
  | { kind: 'read'; query: ListQuery }
  | { kind: 'refused'; problems: readonly ParameterProblem[] }

export interface ReadingOptions {
  /** How to treat unknown filter keys, page members and sort attributes. */
  unknownNames: 'refused' | 'ignored'
  /** Numbers must be JSON numbers in a body; in a query string they are texts. */
  numbersAs: 'text' | 'number'
}

const sortKeys: readonly SortKey[] = ['name', 'startDate', 'created', 'modified']

/** Reports all problems at once. Unknown top-level names are ignored. */
function readListQuery(parameters: ParameterGroup, options: ReadingOptions): ListReading {
  const problems: ParameterProblem[] = []
  const addProblem = (parameter: string, detail: string) => {
    problems.push({ parameter, detail })
  }
  const addUnknownName = (parameter: string, detail: string) => {
    if (options.unknownNames === 'refused') addProblem(parameter, detail)
  }

  const readGroup = (name: string): ParameterGroup => {
    const group = parameters.get(name)
    if (group === undefined || isGroup(group)) return group ?? new Map()
    addProblem(name, `${name} must have members, for example ${name}[…]`)
    return new Map()
  }

  const readText = (name: string, value: Parameter | undefined): string => {
    if (value === undefined) return ''
    if (typeof value === 'string') return value
    addProblem(name, 'must be a string')
    return ''
  }

  const readValues = (name: string, value: Parameter): string[] => {
    if (typeof value === 'string') return value.split(',')
    if (isList(value)) {
      const texts = value.filter((member) => typeof member === 'string')
      if (texts.length === value.length) return texts
    }
    addProblem(name, 'must be a string or a list of strings')
    return []
  }

  const readFilters = (group: ParameterGroup): ClassificationFilter[] =>
    [...group].flatMap(([key, value]) => {
      const name = `filter[${key}]`
      if (key === 'q') return []
      if (!isScheme(key)) {
        addUnknownName(
          name,
          `there is no filter ${key} here; known are q, category, topic and region`,
        )
        return []
      }
      const values = readValues(name, value).filter((member) => member !== '')
      return values.length === 0 ? [] : [{ key, values, isList: isList(value) }]
    })

  const readWholeNumber = (
    name: string,
    value: Parameter | undefined,
    fallback: number,
  ): number => {
    if (value === undefined) return fallback
    const number = options.numbersAs === 'text' && isDigits(value) ? Number(value) : value
    if (typeof number === 'number' && Number.isSafeInteger(number) && number >= 1) return number
    addProblem(name, 'must be a whole number, 1 or more')
    return fallback
  }

  const readSort = (text: string): SortCriterion[] =>
    splitNames(text).flatMap((member) => {
      const isDescending = member.startsWith('-')
      const name = isDescending ? member.slice(1) : member
      const key = sortKeys.find((known) => known === name)
      if (key !== undefined) return [{ key, isDescending }]
      addUnknownName('sort', `${name} cannot be sorted by; known are ${sortKeys.join(', ')}`)
      return []
    })

  const filter = readGroup('filter')
  const page = readGroup('page')
  for (const name of page.keys()) {
    if (name !== 'size' && name !== 'number') addUnknownName(`page[${name}]`, 'is not known')
  }
  const query: ListQuery = {
    q: readText('filter[q]', filter.get('q')).trim(),
    filters: readFilters(filter),
    include: splitNames(readText('include', parameters.get('include'))).map((path) =>
      path.split('.'),
    ),
    fields: new Map(
      [...readGroup('fields')].map(([relation, value]) => [
        relation,
        splitNames(readText(`fields[${relation}]`, value)),
      ]),
    ),
    sort: readSort(readText('sort', parameters.get('sort'))),
    languages: splitNames(readText('language', parameters.get('language'))).filter(isLanguage),
    size: readWholeNumber('page[size]', page.get('size'), defaultPageSize),
    number: readWholeNumber('page[number]', page.get('number'), 1),
  }
  return problems.length === 0 ? { kind: 'read', query } : { kind: 'refused', problems }
}

const splitNames = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

const isDigits = (value: Parameter): value is string =>
  typeof value === 'string' && /^[0-9]+$/.test(value)

const isLanguage = (name: string): name is Language => name === 'de' || name === 'en'

const isScheme = (key: string): key is SchemeSlug => schemes.some((scheme) => scheme.slug === key)
