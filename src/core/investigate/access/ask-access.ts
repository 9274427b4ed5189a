import type { RequestPlan } from '#core/request/request-plan.ts'
import {
  type Investigation,
  type Outcomes,
  type Step,
  type StepFailure,
  type StepOutcome,
} from '#core/investigate/investigation.ts'

/** What a token sees of one endpoint. */
export type Access =
  | { kind: 'waiting' }
  | {
      kind: 'open'
      status: number
      /** The digits as they were sent; null where none are told. */
      total: string | null
      /** When its content was changed last, as it was sent; null where nothing proves it. */
      newest: string | null
      firstByteMs: number | null
    }
  /** Answered, but not with success: 401, 403, 404 and others. */
  | { kind: 'closed'; status: number; why: RefusedFor | null; firstByteMs: number | null }
  /** No answer, or one that is no list. */
  | { kind: 'failed'; failure: StepFailure }

/** What a 401 is about, where that is proved: the token itself, its access to the endpoint, or that there is none. */
export type RefusedFor = 'token' | 'access' | 'no-token'

export interface AccessRules {
  /** A dataCycle CORE sorts by `dct:modified` and delivers it alone (datacycle-core.md 2.3, 5). */
  isDatacycle: boolean
  wantsNewest: boolean
  /** Whether the connection sends a token at all. */
  hasToken: boolean
}

/** What a connection's token sees of each endpoint, by its name. */
export interface AccessQuestion extends Investigation<ReadonlyMap<string, Access>> {
  /** As far as it is known. */
  access(outcomes: Outcomes): ReadonlyMap<string, Access>
}

/**
 * Plans the look at many endpoints with one token: one request for each, which counts and says who may.
 *
 * When content was changed last takes no more on dataCycle CORE. Elsewhere `modified` is no name that the API
 * documents: only where an item shows it, the endpoint is asked for its first item by `modified` in both
 * directions, and told is what the two prove.
 */
export function askAccess(names: readonly string[], rules: AccessRules): AccessQuestion {
  const isTurned = rules.wantsNewest && !rules.isDatacycle

  function access(outcomes: Outcomes): ReadonlyMap<string, Access> {
    return new Map(names.map((name) => [name, readAccess(outcomes, name, rules)]))
  }

  const stepsOf = (outcomes: Outcomes, name: string): Step[] => [
    planLook(name, rules),
    ...(isTurned && isShowingModified(outcomes.get(name))
      ? [planTurn(name, '-modified'), planTurn(name, 'modified')]
      : []),
  ]

  return {
    price: names.length * (isTurned ? 3 : 1),
    access,
    look(outcomes) {
      const wanted = names
        .flatMap((name) => stepsOf(outcomes, name))
        .filter(({ key }) => !outcomes.has(key))
      return wanted.length > 0
        ? { kind: 'open', wanted }
        : { kind: 'concluded', conclusion: access(outcomes) }
    },
  }
}

const oneItem = { name: 'page[size]', members: ['1'] }

/** A name has no line break, so no two keys are the same. */
const turnKey = (name: string, sort: string) => `${name}\n${sort}`

function planLook(name: string, { isDatacycle, wantsNewest }: AccessRules): Step {
  const query = !isDatacycle
    ? []
    : wantsNewest
      ? [
          { name: 'sort', members: ['-dct:modified'] },
          { name: 'fields', members: ['dct:modified'] },
        ]
      : ['@graph', '@context', 'links'].map((part) => ({
          name: `section[${part}]`,
          members: ['0'],
        }))
  const plan: RequestPlan = { kind: 'get', endpoint: name, query: [...query, oneItem] }
  const isCount = isDatacycle && !wantsNewest
  return { ...stepOf(name, name, plan), ...(isCount && { isCount: true as const }) }
}

function planTurn(name: string, sort: string): Step {
  const query = [{ name: 'sort', members: [sort] }, oneItem]
  return stepOf(turnKey(name, sort), name, { kind: 'get', endpoint: name, query })
}

function stepOf(key: string, endpoint: string, plan: RequestPlan): Step {
  const purpose = { kind: 'access', endpoint } as const
  return { key, plan, purpose, include: [], looksCloser: true }
}

const modifiedIn = (outcome: StepOutcome | undefined): string | null =>
  outcome?.look?.items[0]?.modified ?? null

const isShowingModified = (outcome: StepOutcome | undefined): boolean =>
  outcome?.kind === 'answered' && modifiedIn(outcome) !== null

function readAccess(outcomes: Outcomes, name: string, rules: AccessRules): Access {
  const outcome = outcomes.get(name)
  if (outcome === undefined) return { kind: 'waiting' }
  const firstByteMs = outcome.firstByteMs ?? null
  if (outcome.kind === 'answered') {
    const { total } = outcome.answer
    const newest = rules.wantsNewest ? readNewest(outcomes, name, rules) : null
    return { kind: 'open', status: 200, total, newest, firstByteMs }
  }
  const { failure } = outcome
  return failure.kind === 'status'
    ? {
        kind: 'closed',
        status: failure.status,
        why: refusedFor(outcomes, failure, rules),
        firstByteMs,
      }
    : { kind: 'failed', failure }
}

/**
 * One token asks for all of these endpoints: one that opens, or that a CORE does not know, proves it for the others.
 * The words are those of a CORE (datacycle-core.md 6).
 */
function refusedFor(
  outcomes: Outcomes,
  { status, words = [] }: Extract<StepFailure, { kind: 'status' }>,
  { isDatacycle, hasToken }: AccessRules,
): RefusedFor | null {
  if (status !== 401) return null
  if (!hasToken) return 'no-token'
  if (words.includes('invalid authentication token')) return 'token'
  const isTaken = [...outcomes.values()].some(
    (one) =>
      one.kind === 'answered' ||
      (isDatacycle && one.failure.kind === 'status' && one.failure.status === 404),
  )
  return isTaken || isDatacycle ? 'access' : null
}

function readNewest(outcomes: Outcomes, name: string, { isDatacycle }: AccessRules): string | null {
  const first = outcomes.get(name)
  const own = modifiedIn(first)
  const isOnly = first?.kind === 'answered' && first.answer.total === '1'
  if (isDatacycle || isOnly) return own
  const [down, up] = ['-modified', 'modified'].map((sort) =>
    modifiedIn(outcomes.get(turnKey(name, sort))),
  )
  if (typeof down !== 'string' || typeof up !== 'string') return null
  // The same twice may as well be an order that does not listen.
  return Date.parse(down) > Date.parse(up) ? down : null
}
