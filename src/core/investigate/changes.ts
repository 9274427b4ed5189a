import { readDay } from '#core/dialect/date-text.ts'
import type { RequestPurpose } from '#core/exchange/request-purpose.ts'
import { presets } from '#core/query/conventions.ts'
import { freshForm, type QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import type { Investigation, Outcomes, Step, StepFailure } from './investigation.ts'
import { planDeletions } from './item-by-id.ts'

/** What is asked of a dataCycle CORE: the items of an endpoint, in these languages. */
export interface ChangesQuestion {
  endpoint: string
  since: string
  languages: QueryForm['extra']
}

/** What a dataCycle CORE tells of a time since a day (datacycle-core.md 9). */
export interface Changes {
  /** Items of the endpoint whose own content was changed, the newest first. */
  changed: ChangesPart
  /** What was deleted in the whole instance: no list says of which endpoint. */
  deleted: ChangesPart
  /** Deleted, and in the endpoint after that: a translation was deleted (datacycle-core.md 9). */
  alive: ReadonlySet<string>
  /** Of the items that are listed, how many were not asked for their name; and why the last ones got none. */
  unnamed: { count: number; failure: StepFailure | null }
}

export type ChangesPart =
  /** Not here: it is on its way, or was stopped. */
  | { kind: 'awaited' }
  | {
      kind: 'told'
      /** Whether as many came as the server counts; `untold` where it counts none. */
      standing: 'whole' | 'short' | 'untold'
      /** Different items, or entries of deletions, as they came; and as the server counts them. */
      came: number
      counted: string | null
      /** Each once. */
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

/** As many are listed, and named where a person wants that. */
export const maxListed = 1000
/** As many are named by one request: a closer look sees no more of an answer. */
const maxNamed = 50
/** Only a CORE is asked this, whatever server type its connection is set to. */
const conventions = presets.core
/** Lists of IDs and of deletions are one answer each, which has room for these (datacycle-core.md 9). */
const usualRoom = 10_000

/** The query that finds what was changed, to be opened by itself. */
export function changedSince({ endpoint, since, languages }: ChangesQuestion): QueryForm {
  return {
    ...freshForm,
    endpoint,
    filters: [{ key: 'attribute.dct:modified.in.min', value: { kind: 'text', text: since } }],
    sort: [{ attribute: 'dct:modified', direction: 'descending' }],
    extra: languages,
  }
}

/**
 * Asks a dataCycle CORE for all that was changed and all that was deleted since a day, and for the names of the
 * newest: three requests. What merely left the endpoint stands in neither list (datacycle-core.md 9).
 */
export const askChanges = (question: ChangesQuestion): Investigation<Changes> => ({
  price: 3,
  look(outcomes) {
    const lists = planLists(question, { changed: usualRoom, deleted: usualRoom })
    // One after the other: what is in the endpoint after it was deleted is alive.
    const [newest] = hasNames(outcomes) ? [] : planNames(question, outcomes)
    const wanted = lists.find(({ key }) => !outcomes.has(key)) ?? newest
    return wanted === undefined
      ? { kind: 'concluded', conclusion: readChanges(question, outcomes) }
      : { kind: 'open', wanted: [wanted] }
  },
})

/**
 * Asks for what is not known yet: both lists anew where one of them was not whole, with room for what the server
 * counts, and the names of what is listed. The price is exact; 0 where there is nothing to ask for.
 */
export function askRest(question: ChangesQuestion, known: Outcomes): Investigation<Changes> {
  const { changed, deleted } = readChanges(question, known)
  const lists =
    isShort(changed) || isShort(deleted)
      ? planLists(question, { changed: roomFor(changed), deleted: roomFor(deleted) })
      : []
  const names = planNames(question, known)
  return {
    price: lists.length + names.length,
    look(outcomes) {
      const [list] = lists.filter(({ key }) => !outcomes.has(key))
      const wanted = [
        ...(list === undefined ? [] : [list]),
        ...names.filter(({ key }) => !outcomes.has(key)),
      ]
      return wanted.length > 0
        ? { kind: 'open', wanted }
        : { kind: 'concluded', conclusion: readChanges(question, addOutcomes(known, outcomes)) }
    },
  }
}

/** What is known with what came of the rest, as far as it came. */
export function addOutcomes(known: Outcomes, came: Outcomes): Outcomes {
  // Newer deletions beside an older list would call an item alive that was changed before it was deleted.
  const hasPair = came.has('changed') || !known.has('changed')
  return new Map([...known, ...[...came].filter(([key]) => hasPair || key !== 'deleted')])
}

/** What the outcomes tell, however many of them are there. */
export function readChanges({ since }: ChangesQuestion, outcomes: Outcomes): Changes {
  const names = readNames(outcomes)
  const part = readListed(outcomes)
  const changed: ChangesPart =
    part.kind === 'told'
      ? { ...part, items: part.items.map((item) => ({ ...item, name: names.get(item.id) ?? '' })) }
      : part
  const deleted = readDeleted(outcomes, readDay(since))
  const ids = new Set(itemsOf(changed).map(({ id }) => id))
  const failures = [...outcomes].flatMap(([key, outcome]) =>
    isOfNames(key) && outcome.kind === 'failed' ? [outcome.failure] : [],
  )
  return {
    changed,
    deleted,
    alive: new Set(itemsOf(deleted).flatMap(({ id }) => (ids.has(id) ? [id] : []))),
    unnamed: { count: unnamedOf(changed, outcomes).length, failure: failures.at(-1) ?? null },
  }
}

function planLists(question: ChangesQuestion, room: { changed: number; deleted: number }): Step[] {
  const day = readDay(question.since)
  const planned = planRequest(
    {
      ...changedSince(question),
      fields: [{ relation: '', attributes: ['@id', 'dct:modified'] }],
      pageSize: String(room.changed),
    },
    conventions,
  )
  const deleted: Step = {
    ...planDeletions(purposeOf('deleted'), {
      // Days are those of UTC there: the first hours of a day in Vienna stand under the one before.
      since: day === null ? question.since : dayBefore(day),
      most: String(room.deleted),
    }),
    key: 'deleted',
  }
  const reads = { kind: 'attribute', name: 'dct:modified' } as const
  return [
    deleted,
    ...(planned.ok
      ? [
          {
            key: 'changed',
            plan: planned.value,
            purpose: purposeOf('changed'),
            include: [],
            reads,
          },
        ]
      : []),
  ]
}

/** The names of what is listed and was not asked for them yet, by batches of IDs (whole-set.md A1). */
function planNames({ endpoint, languages }: ChangesQuestion, outcomes: Outcomes): Step[] {
  const ids = unnamedOf(readListed(outcomes), outcomes)
  const steps: Step[] = []
  for (let from = 0; from < ids.length; from += maxNamed) {
    const batch = ids.slice(from, from + maxNamed).join(',')
    const planned = planRequest(
      {
        ...freshForm,
        endpoint,
        method: 'POST',
        filters: [{ key: 'contentId.in', value: { kind: 'list', items: [batch] } }],
        fields: [{ relation: '', attributes: ['name'] }],
        pageSize: String(maxNamed),
        extra: languages,
      },
      conventions,
    )
    const purpose = purposeOf('names')
    if (planned.ok)
      steps.push({
        key: `${namesKey}${batch}`,
        plan: planned.value,
        purpose,
        include: [],
        looksCloser: true,
      })
  }
  return steps
}

const namesKey = 'names/'
const isOfNames = (key: string): boolean => key.startsWith(namesKey)
const hasNames = (outcomes: Outcomes): boolean => [...outcomes.keys()].some(isOfNames)

function unnamedOf(changed: ChangesPart, outcomes: Outcomes): string[] {
  const asked = new Set(
    [...outcomes].flatMap(([key, { kind }]) =>
      isOfNames(key) && kind === 'answered' ? key.slice(namesKey.length).split(',') : [],
    ),
  )
  return itemsOf(changed)
    .slice(0, maxListed)
    .flatMap(({ id }) => (asked.has(id) ? [] : [id]))
}

const readNames = (outcomes: Outcomes): ReadonlyMap<string, string> =>
  new Map(
    [...outcomes].flatMap(([key, { look }]) =>
      isOfNames(key) ? (look?.items ?? []).map(({ id, name }): [string, string] => [id, name]) : [],
    ),
  )

function readListed(outcomes: Outcomes): ChangesPart {
  const entries = readEntries(outcomes, 'changed')
  if ('kind' in entries) return entries
  const items = eachOnce(entries.items)
  return told(items, { came: items.length, counted: entries.total })
}

/** From that day on, by the server's own clock; the day before was asked for too. */
function readDeleted(outcomes: Outcomes, day: string | null): ChangesPart {
  const entries = readEntries(outcomes, 'deleted')
  if ('kind' in entries) return entries
  const { items, total } = entries
  const since = items.filter(({ at }) => day === null || at === null || at.slice(0, 10) >= day)
  // The same deletion may be told twice, and is counted twice then (datacycle-core.md 9).
  return told(eachOnce(since), { came: items.length, counted: total })
}

function readEntries(
  outcomes: Outcomes,
  key: 'changed' | 'deleted',
): { items: ChangedItem[]; total: string | null } | Exclude<ChangesPart, { kind: 'told' }> {
  const outcome = outcomes.get(key)
  if (outcome === undefined) return { kind: 'awaited' }
  if (outcome.kind === 'failed') return { kind: 'failed', failure: outcome.failure }
  const { total, ids, values } = outcome.answer
  return { total, items: ids.map((id, at) => ({ id, name: '', at: values[at] ?? null })) }
}

const told = (
  items: readonly ChangedItem[],
  { came, counted }: { came: number; counted: string | null },
): ChangesPart => ({
  kind: 'told',
  standing: counted === null ? 'untold' : counted === String(came) ? 'whole' : 'short',
  came,
  counted,
  items,
})

/** The newest of its entries, which comes first. */
function eachOnce(items: readonly ChangedItem[]): ChangedItem[] {
  const found = new Map<string, ChangedItem>()
  for (const item of items) if (!found.has(item.id)) found.set(item.id, item)
  return [...found.values()]
}

const itemsOf = (part: ChangesPart): readonly ChangedItem[] =>
  part.kind === 'told' ? part.items : []

const isShort = (part: ChangesPart): boolean => part.kind === 'told' && part.standing === 'short'

const roomFor = (part: ChangesPart): number =>
  Math.max(usualRoom, part.kind === 'told' ? Number(part.counted ?? 0) + 100 : 0)

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

type ChangesStep = Extract<RequestPurpose, { kind: 'changes' }>['step']
const purposeOf = (step: ChangesStep): RequestPurpose => ({ kind: 'changes', step })
