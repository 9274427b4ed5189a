import { describeEndpointName } from '#core/query/endpoint-name.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { isPaging } from '#core/query/request-parameter.ts'
import type { ConditionRules } from './conditions.ts'
import { asPlain } from '#core/query/count-form.ts'
import {
  isSameId,
  isWholeList,
  type Investigation,
  type Outcomes,
  type Step,
  type StepFailure,
  type StepOutcome,
} from './investigation.ts'
import { withItems } from './item-by-id.ts'
import { findNearNames } from '#core/text/near-names.ts'
import { umlauts } from './second-stage.ts'

export interface NamedItem {
  id: string
  name: string
  /** The type as named by the API; '' if none. */
  type: string
  /** A town; '' if none. */
  place: string
  /** The searched endpoints that contain it. */
  endpoints: readonly string[]
  /** Whether it is in the response to the query; null if unknown. */
  isListed: boolean | null
}

export interface NameQuestion extends Investigation<NameSearch> {
  /** The endpoints to be searched, one request each. */
  endpoints: readonly string[]
  /** True if one request finds out which items are missing from the response. */
  checksQueryToo: boolean
}

export type NameSearch =
  | {
      kind: 'found'
      /** Without duplicates; missing items first, then by how well the name matches. */
      items: readonly NamedItem[]
      /** Why it is unknown which items are missing; null if known or not requested. */
      whyMissingUnknown: StepFailure | null
      /** Why an endpoint was not searched; null if all were. */
      failure: StepFailure | null
      /** False if the endpoints count no other items. */
      mayBeMore: boolean
    }
  | { kind: 'failed'; failure: StepFailure }

const maxEndpoints = 10
const maxHits = 20

/**
 * Plans a full-text search for items by name in at most ten endpoints, one request each, without other
 * conditions. A CORE has no list of all its items (datacycle-core.md 1), so items of other endpoints are not
 * found. On a CORE, where a list can be limited to IDs (datacycle-core.md 9), one more request finds out
 * which items are in the query's response.
 */
export function planNameSearch(
  { name, form, endpoints }: { name: string; form: QueryForm; endpoints: readonly string[] },
  { conventions, isDatacycle }: Pick<ConditionRules, 'conventions' | 'isDatacycle'>,
): NameQuestion {
  const searched = endpoints.slice(0, maxEndpoints)
  const steps = searched.flatMap((endpoint): Step[] => {
    const requested: QueryForm = { ...emptyForm, endpoint, q: name, pageSize: String(maxHits) }
    const plan = planRequest(
      isDatacycle ? { ...requested, include: ['location'] } : requested,
      conventions,
    )
    const purpose: Step['purpose'] = { kind: 'missing', step: 'name', parameters: [{ kind: 'q' }] }
    return plan.ok
      ? [
          {
            key: `name ${endpoint}`,
            plan: plan.value,
            purpose,
            readsDetails: true,
          },
        ]
      : []
  })

  /** The request for those of these items that are in the query's response; null if it cannot be planned. */
  function planListed(ids: readonly string[]): Step | null {
    const limited = isDatacycle && ids.length > 0 ? withItems(withoutPaging(form), ids) : null
    if (limited === null) return null
    const plan = planRequest(
      { ...limited, fields: [{ relation: '', attributes: ['@id'] }], pageSize: String(ids.length) },
      conventions,
    )
    const purpose: Step['purpose'] = { kind: 'missing', step: 'listed', parameters: [] }
    return plan.ok ? { key: 'listed', plan: plan.value, purpose } : null
  }

  const checksQueryToo = planListed([anyId]) !== null

  return {
    price: steps.length + (checksQueryToo ? 1 : 0),
    endpoints: searched,
    checksQueryToo,
    next(outcomes) {
      const open = steps.filter(({ key }) => !outcomes.has(key))
      if (open.length > 0) return { kind: 'open', wanted: open }
      const search = readHits(name, steps, outcomes)
      if (search.kind === 'failed') return { kind: 'concluded', conclusion: search }
      // An ID that is not a UUID makes the response empty (datacycle-core.md 9).
      const ids = search.items.map(({ id }) => id).filter(isUuid)
      const step = planListed(ids)
      if (step !== null && !outcomes.has(step.key)) return { kind: 'open', wanted: [step] }
      const outcome = outcomes.get(step?.key ?? '')
      return {
        kind: 'concluded',
        conclusion: { ...search, ...markListed(search.items, ids, outcome) },
      }
    },
  }
}

/** Any UUID: the check whether a request can be planned sends nothing. */
const anyId = '00000000-0000-4000-8000-000000000000'
const isUuid = (id: string): boolean => describeEndpointName(id).kind === 'uuid'

/** The query without paging, because an item may be on any page. */
const withoutPaging = (form: QueryForm): QueryForm => {
  const plain = asPlain(form)
  return { ...plain, extra: plain.extra.filter(({ name }) => !isPaging(name)) }
}

type Hit = Omit<NamedItem, 'isListed'>
type Found = Extract<NameSearch, { kind: 'found' }>

function readHits(
  name: string,
  steps: readonly Step[],
  outcomes: Outcomes,
):
  | (Pick<Found, 'kind' | 'failure' | 'mayBeMore'> & { items: readonly Hit[] })
  | { kind: 'failed'; failure: StepFailure } {
  const ended = steps.flatMap(({ key }) => outcomes.get(key) ?? [])
  const items = steps.flatMap(({ key, plan }) => {
    const one = outcomes.get(key)
    const found = one?.kind === 'answered' ? (one.details?.items ?? []) : []
    const endpoint = 'endpoint' in plan ? plan.endpoint : ''
    return found.filter(({ id }) => id !== '').map((item) => ({ ...item, endpoint }))
  })
  const [failed] = ended.filter((one) => one.kind === 'failed')
  if (items.length === 0 && failed) return failed
  const typed = name.toLowerCase()
  const rank = (hit: Pick<Hit, 'name'>) => {
    const at = hit.name.toLowerCase().indexOf(typed)
    return at < 0 ? 2 : Math.min(at, 1)
  }
  const byId = new Map<string, Hit>()
  for (const { id, name: itemName, type, place, endpoint } of items) {
    const endpoints = new Set(byId.get(id)?.endpoints).add(endpoint)
    byId.set(id, { id, name: itemName, type, place, endpoints: [...endpoints] })
  }
  return {
    kind: 'found',
    items: [...byId.values()].toSorted((one, other) => rank(one) - rank(other)).slice(0, maxHits),
    failure: failed?.failure ?? null,
    mayBeMore:
      byId.size > maxHits || ended.some((one) => one.kind === 'answered' && !isWholeList(one)),
  }
}

/** Sets `isListed`; false only if proved by a complete response without other items. */
function markListed(
  hits: readonly Hit[],
  requested: readonly string[],
  outcome: StepOutcome | undefined,
): Pick<Found, 'items' | 'whyMissingUnknown'> {
  const received = outcome?.kind === 'answered' ? outcome.response.ids : []
  const includes = (ids: readonly string[], id: string) => ids.some((one) => isSameId(one, id))
  const isProof = isWholeList(outcome) && received.every((id) => includes(requested, id))
  const items = hits.map((hit): NamedItem => {
    const isDecided = isProof && includes(requested, hit.id)
    return { ...hit, isListed: isDecided ? includes(received, hit.id) : null }
  })
  const rank = ({ isListed }: NamedItem) => (isListed === false ? 0 : 1)
  const whyMissingUnknown =
    outcome === undefined || isProof
      ? null
      : outcome.kind === 'failed'
        ? outcome.failure
        : ({ kind: 'no-list' } as const)
  return { items: items.toSorted((one, other) => rank(one) - rank(other)), whyMissingUnknown }
}

/** Another text to search for: the name of a known item, the name with umlauts, or fewer of its words. */
export interface NameSuggestion {
  kind: 'near' | 'umlauts' | 'fewer-words'
  name: string
}

const maxWords = 2

/** What to search for after a name without hits, the most likely first; `known` are names of known items. */
export function suggestNames(name: string, known: readonly string[]): NameSuggestion[] {
  const fewer = longestWords(name)
  const all: NameSuggestion[] = [
    ...findNearNames(name, known).map((near) => ({ kind: 'near' as const, name: near })),
    { kind: 'umlauts', name: withUmlauts(name) },
    { kind: 'fewer-words', name: fewer },
  ]
  return all.filter(
    (one, at) => one.name !== name && all.findIndex((other) => other.name === one.name) === at,
  )
}

/** Not after a vowel or `q`, as in “neue” and “Quelle”. */
const withUmlauts = (name: string): string =>
  name.replace(/(?<![aeiouäöüq])(?:ae|oe|ue)/gi, (pair) => {
    const umlaut = umlauts.get(pair.toLowerCase()) ?? pair
    return /^[A-Z]/.test(pair) ? umlaut.toUpperCase() : umlaut
  })

/** The two longest words of several, or the longer one of two, in their order. */
function longestWords(name: string): string {
  const words = name.trim().split(/\s+/)
  const kept = words
    .toSorted((one, other) => other.length - one.length)
    .slice(0, Math.min(maxWords, Math.max(1, words.length - 1)))
  return words.filter((word) => kept.includes(word)).join(' ')
}
