import type { Conventions } from '#core/query/conventions.ts'
import { freshForm, type QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import type { Investigation, Outcomes, Step, StepFailure } from './investigation.ts'
import { planDeletions } from './item-by-id.ts'

/** What a dataCycle CORE tells of a time since a day (datacycle-core.md 9). */
export interface Changes {
  /** Items of the endpoint whose own content was changed, the newest first. */
  changed: ChangesPart
  /** What was deleted in the whole instance, by whole days: no list says of which endpoint. */
  deleted: ChangesPart
}

export type ChangesPart =
  | {
      kind: 'told'
      /** As the server counts them; null where it does not. */
      total: string | null
      /** Whether there are more than these. */
      hasMore: boolean
      /** The first ones, each once. */
      items: readonly ChangedItem[]
    }
  | { kind: 'failed'; failure: StepFailure }

export interface ChangedItem {
  id: string
  /** '' where it is not told: of a deleted item nobody knows it any more. */
  name: string
  /** As it was sent; null where it was not. */
  at: string | null
}

const maxShown = 50

/** The query that finds what was changed, to be opened by itself. */
export function changedSince(
  endpoint: string,
  since: string,
  languages: QueryForm['extra'],
): QueryForm {
  return {
    ...freshForm,
    endpoint,
    filters: [{ key: 'attribute.dct:modified.in.min', value: { kind: 'text', text: since } }],
    sort: [{ attribute: 'dct:modified', direction: 'descending' }],
    extra: languages,
  }
}

/**
 * Asks a dataCycle CORE what was changed and what was deleted since a day: two requests. What merely left the
 * endpoint stands in neither (datacycle-core.md 9).
 */
export function askChanges(
  {
    endpoint,
    since,
    languages,
  }: { endpoint: string; since: string; languages: QueryForm['extra'] },
  conventions: Conventions,
): Investigation<Changes> {
  const form: QueryForm = {
    ...changedSince(endpoint, since, languages),
    fields: [{ relation: '', attributes: ['name', 'dct:modified'] }],
    pageSize: String(maxShown),
  }
  const planned = planRequest(form, conventions)
  const changed: Step[] = planned.ok
    ? [{ key: 'changed', plan: planned.value, purpose, include: [], looksCloser: true }]
    : []
  const deleted: Step = {
    ...planDeletions(purpose, { since, most: String(maxShown) }),
    key: 'deleted',
  }
  const steps = [...changed, deleted]
  return {
    price: steps.length,
    look(outcomes) {
      const wanted = steps.filter(({ key }) => !outcomes.has(key))
      return wanted.length > 0
        ? { kind: 'open', wanted }
        : {
            kind: 'concluded',
            conclusion: { changed: readChanged(outcomes), deleted: readDeleted(outcomes) },
          }
    },
  }
}

const purpose = { kind: 'changes' } as const

function readChanged(outcomes: Outcomes): ChangesPart {
  const outcome = outcomes.get('changed')
  if (outcome?.kind !== 'answered') return failureOf(outcome)
  const items = (outcome.look?.items ?? []).map(({ id, name, modified }) => ({
    id,
    name,
    at: modified,
  }))
  return told(outcome.answer.total, items)
}

function readDeleted(outcomes: Outcomes): ChangesPart {
  const outcome = outcomes.get('deleted')
  if (outcome?.kind !== 'answered') return failureOf(outcome)
  const { total, ids, values } = outcome.answer
  const items = ids.map((id, at) => ({ id, name: '', at: values[at] ?? null }))
  return told(total, items)
}

const failureOf = (outcome: ReturnType<Outcomes['get']>): ChangesPart => ({
  kind: 'failed',
  failure: outcome?.kind === 'failed' ? outcome.failure : { kind: 'no-list' },
})

function told(total: string | null, came: readonly ChangedItem[]): ChangesPart {
  const hasMore = total === null ? came.length >= maxShown : BigInt(total) > BigInt(came.length)
  return { kind: 'told', total, hasMore, items: eachOnce(came) }
}

/** The same deletion may be told twice (datacycle-core.md 9). */
const eachOnce = (items: readonly ChangedItem[]): ChangedItem[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
]
