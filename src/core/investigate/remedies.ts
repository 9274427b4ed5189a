import type { NamedEndpoint } from '#core/instance/known-endpoints.ts'
import type { FilterDefinition } from '#core/query/filter-definition.ts'
import { swapCoordinates } from '#core/place/place-area.ts'
import { readFilterKey, renderFilterKey, findDefinition } from '#core/query/filter-key.ts'
import { pruneForm, textOfValue, type FilterRow, type QueryForm } from '#core/query/form.ts'
import { isLanguageFilter, withConditions, type Condition } from './conditions.ts'
import type { Diagnosis, DoctorQuestion } from './doctor.ts'
import type { Hits, Outcomes } from './investigation.ts'
import { findNearNames } from '#core/text/near-names.ts'
import { slugOf } from '#core/text/slug-of.ts'

/** A change of the form that may find items. */
export type Remedy = {
  /** null if not tried. */
  hits: Hits | null
  form: QueryForm
} & RemedyChange

export type RemedyChange =
  | { kind: 'leave-out'; conditions: readonly Condition[] }
  /** A similar value instead of one without hits. */
  | { kind: 'value'; condition: Condition; near: NearValue }
  /** Only the words of the full text that have hits. */
  | { kind: 'words'; text: string }
  /** A word that the server suggests for this endpoint, instead of a searched word that may be misspelled. */
  | { kind: 'spelling'; word: string; near: string }
  /** With the subcategories of a category that has no items of its own. */
  | { kind: 'subcategories'; condition: Condition }
  /** With longitude and latitude of an area swapped, as they are in this condition. */
  | { kind: 'swap'; condition: Condition }
  /** Any of the values instead of all. */
  | { kind: 'any-of'; conditions: readonly Condition[] }
  | { kind: 'language'; language: string }
  /** The last page, or the first if the last one is unknown. */
  | { kind: 'page'; number: string }
  /** Another endpoint, because this one is empty. */
  | { kind: 'endpoint'; endpoint: Pick<NamedEndpoint, 'name' | 'label'> }

/**
 * The remedies whose hits are already counted, best first: without the causes, or, if conditions exclude each
 * other, without one of them. The rest of the form is unchanged, except that it starts at the first page.
 */
export function listRemedies(
  question: DoctorQuestion,
  given: QueryForm,
  diagnosis: Diagnosis,
  outcomes: Outcomes,
): Remedy[] {
  const { conditions } = question
  const form = firstPageOf(given)
  const leaveOut = (removed: readonly Condition[], hits: Hits): Remedy => {
    const kept = conditions.flatMap((one, at) => (removed.includes(one) ? [] : [at]))
    const rest = withConditions(form, conditions, new Set(kept))
    return { kind: 'leave-out', conditions: removed, hits, form: rest }
  }
  /** Leaves out one of these conditions at a time. */
  const singles = (candidates: readonly Condition[]): Remedy[] =>
    question
      .steps(outcomes)
      .flatMap(({ kind, conditions: about, state }) => {
        const [one] = about
        const isOnlyCandidate = one !== undefined && about.length === 1 && candidates.includes(one)
        return kind === 'without' &&
          isOnlyCandidate &&
          state.kind === 'counted' &&
          state.hits.count > 0n
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
    case 'past-end': {
      const number = diagnosis.last === null ? '1' : String(diagnosis.last)
      return [{ kind: 'page', number, hits: diagnosis.hits, form: { ...form, pageNumber: number } }]
    }
    case 'empty-endpoint':
    case 'failed':
      return []
  }
}

/** Knowledge that does not come from the response. */
export interface RemedyKnowledge {
  definitions: readonly FilterDefinition[]
  /** Known endpoints that may have been meant. */
  endpoints: readonly Pick<NamedEndpoint, 'name' | 'label'>[]
}

/** Remedies that were not tried: similar values, any of the values instead of all, other endpoints. */
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
  // With several causes, changing one value does not help.
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
  const alone = diagnosis.kind === 'found' && causes.length === 1 ? causes : []
  const joined = joinMembers(form, causes)
  return [
    ...values,
    ...alone.flatMap((one) => [...withSubtree(form, one), ...withSwapped(form, one)]),
    ...(joined === null
      ? []
      : [{ kind: 'any-of', conditions: causes, hits: null, form: joined } as const]),
  ]
}

/** The query with `withSubtree` in place of this condition's `withoutSubtree`; empty for any other condition. */
function withSubtree(form: QueryForm, condition: Condition): Remedy[] {
  const { place } = condition
  const filled = pruneForm(form)
  const row = place.kind === 'filter' ? filled.filters[place.row] : undefined
  const path = readFilterKey(row?.key ?? '')
  if (place.kind !== 'filter' || !row || path.at(-1) !== 'withoutSubtree') return []
  const key = renderFilterKey([...path.slice(0, -1), 'withSubtree'])
  if (filled.filters.some((other) => other.key === key)) return []
  const filters = filled.filters.with(place.row, { ...row, key })
  return [{ kind: 'subcategories', condition, hits: null, form: { ...filled, filters } }]
}

/** The query with longitude and latitude of this condition's area swapped; empty for any other condition. */
function withSwapped(form: QueryForm, condition: Condition): Remedy[] {
  const { place } = condition
  const row = place.kind === 'filter' ? form.filters[place.row] : undefined
  const swapped = row ? swapCoordinates(row) : null
  if (place.kind !== 'filter' || swapped === null) return []
  return [
    {
      kind: 'swap',
      condition: { ...condition, value: textOfValue(swapped.value) },
      hits: null,
      form: { ...form, filters: form.filters.with(place.row, swapped) },
    },
  ]
}

/** Best first: counted ones, then those that change the query least. Drops those without hits. */
export function rankRemedies(remedies: readonly Remedy[]): Remedy[] {
  const rank = ({ kind, hits }: Remedy) =>
    hits === null ? kindOrder.length : kindOrder.indexOf(kind)
  return remedies
    .filter(({ hits }) => hits === null || hits.count > 0n)
    .toSorted(
      (one, other) =>
        rank(one) - rank(other) || countLost(one) - countLost(other) || byHits(one, other),
    )
}

/** How much of the query a remedy leaves out: the language least, then filters, the words most. */
function countLost(remedy: Remedy): number {
  if (remedy.kind !== 'leave-out') return 0
  const weightOf = (one: Condition) =>
    isLanguageFilter(one) ? 0 : one.place.kind === 'q' ? 100 : 1
  return remedy.conditions.reduce((sum, one) => sum + weightOf(one), 0)
}

/** The smallest change of the query first. */
const kindOrder: readonly Remedy['kind'][] = [
  'page',
  'value',
  'spelling',
  'subcategories',
  'swap',
  'words',
  'any-of',
  'language',
  'leave-out',
  'endpoint',
]

function byHits(one: Remedy, other: Remedy): number {
  const [left, right] = [one.hits?.count ?? 0n, other.hits?.count ?? 0n]
  return left > right ? -1 : left < right ? 1 : 0
}

export const firstPageOf = (form: QueryForm): QueryForm => ({ ...pruneForm(form), pageNumber: '' })

/** Replaces the value of a condition; null if it is JSON, or if the new key is already used. */
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
 * Joins list members of one row into one member with commas, which means any of them instead of all
 * (datacycle-core.md 2.2). null if the conditions are not members of one row.
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

export function withLanguage(form: QueryForm, language: string): QueryForm {
  const row = { name: 'language', value: { kind: 'text', text: language } } as const
  const at = form.extra.findIndex(({ name }) => name === 'language')
  if (at < 0) return { ...form, extra: [...form.extra, row] }
  // Of several, a CORE reads the last (datacycle-core.md 12).
  const extra = form.extra.filter(({ name }, index) => index <= at || name !== 'language')
  return { ...form, extra: extra.with(at, row) }
}

interface NearValue {
  /** The filter key of the value; another key if another scheme has a value of the same name. */
  key: string
  value: string
  /** '' if it has none. */
  label: string
}

const maxNear = 3

/**
 * Up to three values that may have been meant instead of one without hits, nearest first: known values that
 * differ in case, spaces, umlauts or a few letters, the value whose label was typed, a value of the same name
 * in another scheme, and the text as a slug.
 */
export function findNearValues(
  { parameter, value }: Pick<Condition, 'parameter' | 'value'>,
  definitions: readonly FilterDefinition[],
): NearValue[] {
  if (parameter.kind !== 'filter' || value === '') return []
  const { name: key } = parameter
  const ownDefinition = findDefinition(definitions, key)
  const known = valuesOf(ownDefinition)
  const wantedSlug = slugOf(value)
  const isAlike = (one: NearValue) =>
    wantedSlug !== '' && [one.value, one.label].some((text) => slugOf(text) === wantedSlug)
  const near = findNearNames(
    value,
    known.flatMap((one) => [one.value, one.label]),
  )
  const inOtherFilters = definitions
    .filter((one) => one !== ownDefinition)
    .flatMap((one) => valuesOf(one))
  const slug =
    ownDefinition === null && hasOtherSlug(value) ? [{ key, value: wantedSlug, label: '' }] : []
  const found = [
    ...known.filter(isAlike),
    ...near.flatMap((text) => known.filter((one) => one.value === text || one.label === text)),
    ...inOtherFilters.filter(isAlike),
    ...slug,
  ].filter((one) => one.key !== key || one.value !== value)
  return found
    .filter((one, at) => found.findIndex((other) => isSame(one, other)) === at)
    .slice(0, maxNear)
}

const valuesOf = (definition: FilterDefinition | null): NearValue[] =>
  definition?.knownValues.map(({ value, label }) => ({ key: definition.key, value, label })) ?? []

/** True if the text differs from its slug, and is neither a list nor a date. */
const hasOtherSlug = (text: string): boolean =>
  slugOf(text) !== '' && slugOf(text) !== text && !text.includes(',') && !/^\d/.test(text)

const isSame = (one: NearValue, other: NearValue): boolean =>
  one.key === other.key && one.value === other.value
