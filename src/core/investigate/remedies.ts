import type { NamedEndpoint } from '#core/instance/near-endpoints.ts'
import type { FilterDefinition } from '#core/query/filter-definition.ts'
import { pruneForm, type FilterRow, type QueryForm } from '#core/query/form.ts'
import { withConditions, type Condition } from './conditions.ts'
import type { Diagnosis, DoctorQuestion } from './doctor.ts'
import type { Hits, Outcomes } from './investigation.ts'
import { findNearValues, type NearValue } from './near-values.ts'

/** A change of the form that may bring items. How many is measured, never guessed. */
export type Remedy = {
  /** null where nobody has tried it. */
  hits: Hits | null
  form: QueryForm
} & RemedyChange

export type RemedyChange =
  | { kind: 'leave-out'; conditions: readonly Condition[] }
  /** A value that may have been meant in place of one that brings nothing. */
  | { kind: 'value'; condition: Condition; near: NearValue }
  /** Those words of the full text that bring something. */
  | { kind: 'words'; text: string }
  /** A word of the endpoint in place of one that may be misspelt. */
  | { kind: 'spelling'; word: string; near: string }
  /** Any of the values is enough, in place of all. */
  | { kind: 'any-of'; conditions: readonly Condition[] }
  | { kind: 'language'; language: string }
  | { kind: 'page'; number: string }
  | { kind: 'endpoint'; endpoint: Pick<NamedEndpoint, 'name' | 'label'> }

/**
 * What brings items as far as the steps have counted, the best first: leaving out what is to blame, and of
 * conditions that exclude each other the one whose absence brings more. The rest of the form stays, and its
 * first page is asked for.
 */
export function listRemedies(
  question: DoctorQuestion,
  given: QueryForm,
  diagnosis: Diagnosis,
  outcomes: Outcomes,
): Remedy[] {
  const { conditions } = question
  const form = firstPageOf(given)
  const leaveOut = (left: readonly Condition[], hits: Hits): Remedy => {
    const kept = conditions.flatMap((one, at) => (left.includes(one) ? [] : [at]))
    const rest = withConditions(form, conditions, new Set(kept))
    return { kind: 'leave-out', conditions: left, hits, form: rest }
  }
  /** Each of these left out by itself, as counted. */
  const singles = (of: readonly Condition[]): Remedy[] =>
    question
      .steps(outcomes)
      .flatMap(({ kind, conditions: about, state }) => {
        const [one] = about
        const isOne = one !== undefined && about.length === 1 && of.includes(one)
        return kind === 'without' && isOne && state.kind === 'counted' && state.hits.count > 0n
          ? [leaveOut([one], state.hits)]
          : []
      })
      .toSorted(byHits)
  switch (diagnosis.kind) {
    case 'found':
      return diagnosis.without.count > 0n ? [leaveOut(diagnosis.causes, diagnosis.without)] : []
    case 'pair': {
      const single = singles(diagnosis.causes)
      return single.length > 0 ? single : [leaveOut(diagnosis.causes, diagnosis.without)]
    }
    case 'none':
      return diagnosis.shrinks === null
        ? []
        : [leaveOut([diagnosis.shrinks.condition], diagnosis.shrinks.without)]
    case 'unexplained':
      return singles(conditions)
    case 'behind': {
      const number = diagnosis.last === null ? '1' : String(diagnosis.last)
      return [{ kind: 'page', number, hits: diagnosis.hits, form: { ...form, pageNumber: number } }]
    }
    case 'empty-endpoint':
    case 'failed':
      return []
  }
}

/** What is known besides the answer. */
export interface RemedyKnowledge {
  definitions: readonly FilterDefinition[]
  /** Noted or offered endpoints that could have been meant. */
  endpoints: readonly Pick<NamedEndpoint, 'name' | 'label'>[]
}

/** What else may help, not tried: other values, any of the values in place of all, other endpoints. */
export function proposeRemedies(
  given: QueryForm,
  diagnosis: Diagnosis,
  { definitions, endpoints }: RemedyKnowledge,
): Remedy[] {
  const form = firstPageOf(given)
  if (diagnosis.kind === 'empty-endpoint')
    return endpoints.map((endpoint) => ({
      kind: 'endpoint',
      endpoint,
      hits: null,
      form: { ...form, endpoint: endpoint.name },
    }))
  if (diagnosis.kind !== 'found' && diagnosis.kind !== 'pair') return []
  const { causes } = diagnosis
  // Of several that bring nothing, another value of one changes nothing.
  const [only] = causes
  const values =
    diagnosis.kind === 'found' && causes.length === 1 && only !== undefined
      ? findNearValues(only, definitions).flatMap((near): Remedy[] => {
          const changed = withValue(form, only, near)
          return changed === null
            ? []
            : [{ kind: 'value', condition: only, near, hits: null, form: changed }]
        })
      : []
  const joined = joinMembers(form, causes)
  return [
    ...values,
    ...(joined === null
      ? []
      : [{ kind: 'any-of', conditions: causes, hits: null, form: joined } as const]),
  ]
}

/** The best first: what was counted before what was not, and what keeps the most of the query first. */
export function rankRemedies(remedies: readonly Remedy[]): Remedy[] {
  const rank = ({ kind, hits }: Remedy) => (hits === null ? order.length : order.indexOf(kind))
  return remedies
    .filter(({ hits }) => hits === null || hits.count > 0n)
    .toSorted((one, other) => rank(one) - rank(other) || byHits(one, other))
}

const order: readonly Remedy['kind'][] = [
  'page',
  'value',
  'spelling',
  'words',
  'any-of',
  'language',
  'leave-out',
  'endpoint',
]

function byHits(one: Remedy, other: Remedy): number {
  const [mine, its] = [one.hits?.count ?? 0n, other.hits?.count ?? 0n]
  return mine > its ? -1 : mine < its ? 1 : 0
}

export const firstPageOf = (form: QueryForm): QueryForm => ({ ...pruneForm(form), pageNumber: '' })

/** The form with another value in a condition's place; null where the value is JSON, or the key is taken. */
function withValue(form: QueryForm, { place }: Condition, near: NearValue): QueryForm | null {
  if (place.kind !== 'filter') return null
  const row = form.filters[place.row]
  if (row === undefined || row.value.kind === 'json') return null
  const isTaken = form.filters.some(({ key }, at) => key === near.key && at !== place.row)
  if (isTaken) return null
  const { member } = place
  const value: FilterRow['value'] =
    row.value.kind === 'text'
      ? { kind: 'text', text: near.value }
      : {
          kind: 'list',
          items: member === null ? [near.value] : row.value.items.with(member, near.value),
        }
  return { ...form, filters: form.filters.with(place.row, { key: near.key, value }) }
}

/**
 * Members of one row that exclude each other as one member with commas: any of them, where separate ones must
 * all hold (datacycle-core.md 2.2). Null where the conditions are not such members.
 */
function joinMembers(form: QueryForm, causes: readonly Condition[]): QueryForm | null {
  const places = causes.map(({ place }) => place)
  const [first] = places
  if (first?.kind !== 'filter' || places.length < 2) return null
  const members = places.flatMap((place) =>
    place.kind === 'filter' && place.row === first.row && place.member !== null
      ? [place.member]
      : [],
  )
  const row = form.filters[first.row]
  if (members.length < places.length || row?.value.kind !== 'list') return null
  const { items } = row.value
  const joined = members.flatMap((member) => items[member] ?? []).join(',')
  const others = items.filter((_, member) => !members.includes(member))
  const value = { kind: 'list', items: [joined, ...others] } as const
  return { ...form, filters: form.filters.with(first.row, { ...row, value }) }
}

/** The form in another language, everything else as it was. */
export function withLanguage(form: QueryForm, language: string): QueryForm {
  const row = { name: 'language', value: { kind: 'text', text: language } } as const
  const at = form.extra.findIndex(({ name }) => name === 'language')
  return { ...form, extra: at < 0 ? [...form.extra, row] : form.extra.with(at, row) }
}
