import { roomOnPage } from '#core/set/list-parts.ts'
import { dayMs, utcDay } from '#core/text/utc-day.ts'
import { readDay } from '#core/dialect/date-text.ts'
import type { RequestPurpose } from '#core/exchange/exchange-request.ts'
import { presets } from '#core/query/conventions.ts'
import { freshForm, type QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import {
  openOrConclude,
  type Investigation,
  type Outcomes,
  type Step,
  type StepFailure,
} from './investigation.ts'
import { planDeletions } from './item-by-id.ts'
import { resolveRelativeDate } from '#core/query/relative-date.ts'

/** A request for the changes of a dataCycle CORE's endpoint since a day, in these languages. */
export interface ChangesQuestion {
  endpoint: string
  since: string
  languages: QueryForm['extra']
}

/** The changes of a dataCycle CORE since a day (datacycle-core.md 9). */
export interface Changes {
  /** Items of the endpoint whose own content has changed, newest first. */
  changed: ChangesPart
  /** Deletions on the whole server, because the list does not state the endpoint. */
  deleted: ChangesPart
  /** IDs in both lists: only a translation was deleted (datacycle-core.md 9). */
  alive: ReadonlySet<string>
  /** The number of listed items whose names were not read, and the last failure of reading names. */
  unnamed: { count: number; failure: StepFailure | null }
}

export type ChangesPart =
  /** Not received: still running, or stopped. */
  | { kind: 'awaited' }
  | {
      kind: 'received'
      /** Whether the list is as long as the server's total (`whole`) or not (`short`). */
      completeness: 'whole' | 'short' | 'no-total'
      /** Number of distinct items, or of deletion entries. */
      receivedCount: number
      /** As stated by the server; null if it stated none. */
      serverTotal: string | null
      /** Without duplicates. */
      items: readonly ListedChange[]
    }
  /** The request failed, or its response has no list. */
  | { kind: 'failed'; failure: StepFailure }

export interface ListedChange {
  id: string
  /** '' if unknown, as for deleted items. */
  name: string
  /** The time as sent; null if none. */
  at: string | null
}

/** Maximum number of items that are listed with their names. */
export const maxListed = 1000
/** Names per request; all of them are read (`maxDetailedItems`). */
const namesPerRequest = 50
/** The server is a CORE, whatever server type its connection is set to. */
const conventions = presets.core
/** The page size for the lists of IDs and deletions, which are one response each (datacycle-core.md 9). */
export const firstListSize = 10_000

/** The query for the changed items, which can also be opened in a tab. */
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
 * Plans three requests to a dataCycle CORE: items changed since a day, items deleted since then, and the
 * names of the newest. Items that only left the endpoint are in neither list (datacycle-core.md 9).
 */
export const planChanges = (question: ChangesQuestion): Investigation<Changes> => ({
  price: 3,
  next(outcomes) {
    const lists = planLists(question, { changed: firstListSize, deleted: firstListSize })
    // Deletions first, then the list: an item in the later list still exists.
    const [namesStep] = hasNames(outcomes) ? [] : planNames(question, outcomes)
    const wanted = lists.find(({ key }) => !outcomes.has(key)) ?? namesStep
    const steps = wanted === undefined ? [] : [wanted]
    return openOrConclude(steps, outcomes, () => readChanges(question, outcomes))
  },
})

/**
 * Plans the requests for the rest: both lists again if one was incomplete, with a page size for the server's
 * total, and the names of the listed items. The price is exact; 0 if nothing is missing.
 */
export function planRestOfChanges(
  question: ChangesQuestion,
  known: Outcomes,
): Investigation<Changes> {
  const { changed, deleted } = readChanges(question, known)
  const lists =
    isShort(changed) || isShort(deleted)
      ? planLists(question, { changed: pageSizeFor(changed), deleted: pageSizeFor(deleted) })
      : []
  const names = planNames(question, known)
  return {
    price: lists.length + names.length,
    next(outcomes) {
      const nextList = lists.find(({ key }) => !outcomes.has(key))
      const steps = [...(nextList === undefined ? [] : [nextList]), ...names]
      return openOrConclude(steps, outcomes, () =>
        readChanges(question, addOutcomes(known, outcomes)),
      )
    },
  }
}

/** Adds outcomes of `planRestOfChanges` to the known ones. */
export function addOutcomes(known: Outcomes, added: Outcomes): Outcomes {
  // With newer deletions and an older list, an item that was changed and then deleted would seem alive.
  const canTakeDeletions = added.has('changed') || !known.has('changed')
  return new Map([...known, ...[...added].filter(([key]) => canTakeDeletions || key !== 'deleted')])
}

export function readChanges({ since }: ChangesQuestion, outcomes: Outcomes): Changes {
  const names = readNames(outcomes)
  const part = readListed(outcomes)
  const changed: ChangesPart =
    part.kind === 'received'
      ? { ...part, items: part.items.map((item) => ({ ...item, name: names.get(item.id) ?? '' })) }
      : part
  const deleted = readDeleted(outcomes, since)
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

function planLists(
  question: ChangesQuestion,
  pageSizes: { changed: number; deleted: number },
): Step[] {
  const day = readDay(question.since)
  const planned = planRequest(
    {
      ...changedSince(question),
      fields: [{ relation: '', attributes: ['@id', 'dct:modified'] }],
      pageSize: String(pageSizes.changed),
    },
    conventions,
  )
  const deleted: Step = {
    ...planDeletions(purposeOf('deleted'), {
      // The server filters by UTC day: the first hours of a day in Vienna belong to the day before.
      since: day === null ? question.since : dayBefore(day),
      pageSize: String(pageSizes.deleted),
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
            reads,
          },
        ]
      : []),
  ]
}

/** Requests for the names of listed items that were not read yet, in batches of IDs (whole-set.md A1). */
function planNames({ endpoint, languages }: ChangesQuestion, outcomes: Outcomes): Step[] {
  const ids = unnamedOf(readListed(outcomes), outcomes)
  const steps: Step[] = []
  for (let from = 0; from < ids.length; from += namesPerRequest) {
    const batch = ids.slice(from, from + namesPerRequest).join(',')
    const planned = planRequest(
      {
        ...freshForm,
        endpoint,
        method: 'POST',
        filters: [{ key: 'contentId.in', value: { kind: 'list', items: [batch] } }],
        fields: [{ relation: '', attributes: ['name'] }],
        pageSize: String(namesPerRequest),
        extra: languages,
      },
      conventions,
    )
    const purpose = purposeOf('names')
    if (planned.ok)
      steps.push({
        key: `${namesKeyPrefix}${batch}`,
        plan: planned.value,
        purpose,
        readsDetails: true,
      })
  }
  return steps
}

const namesKeyPrefix = 'names/'
const isOfNames = (key: string): boolean => key.startsWith(namesKeyPrefix)
const hasNames = (outcomes: Outcomes): boolean => [...outcomes.keys()].some(isOfNames)

function unnamedOf(changed: ChangesPart, outcomes: Outcomes): string[] {
  const readIds = new Set(
    [...outcomes].flatMap(([key, { kind }]) =>
      isOfNames(key) && kind === 'answered' ? key.slice(namesKeyPrefix.length).split(',') : [],
    ),
  )
  return itemsOf(changed)
    .slice(0, maxListed)
    .flatMap(({ id }) => (readIds.has(id) ? [] : [id]))
}

const readNames = (outcomes: Outcomes): ReadonlyMap<string, string> =>
  new Map(
    [...outcomes].flatMap(([key, { details }]) =>
      isOfNames(key)
        ? (details?.items ?? []).map(({ id, name }): [string, string] => [id, name])
        : [],
    ),
  )

function readListed(outcomes: Outcomes): ChangesPart {
  const entries = readEntries(outcomes, 'changed')
  if ('kind' in entries) return entries
  const items = withoutDuplicates(entries.items)
  return createPart(items, { receivedCount: items.length, serverTotal: entries.total })
}

/** Deletions from that moment on, by the time zone of the entries; the request includes the day before. */
function readDeleted(outcomes: Outcomes, since: string): ChangesPart {
  const entries = readEntries(outcomes, 'deleted')
  if ('kind' in entries) return entries
  const { items, total } = entries
  const day = readDay(since)
  const [time = '00:00'] = /\d\d:\d\d/.exec(since) ?? []
  // By the server's own clock, as written.
  const fromDay = items.filter(
    ({ at }) => day === null || at === null || at.slice(0, 16) >= `${day}T${time}`,
  )
  // The same deletion may be listed, and counted, twice.
  return createPart(withoutDuplicates(fromDay), { receivedCount: items.length, serverTotal: total })
}

function readEntries(
  outcomes: Outcomes,
  key: 'changed' | 'deleted',
): { items: ListedChange[]; total: string | null } | Exclude<ChangesPart, { kind: 'received' }> {
  const outcome = outcomes.get(key)
  if (outcome === undefined) return { kind: 'awaited' }
  if (outcome.kind === 'failed') return { kind: 'failed', failure: outcome.failure }
  const { total, ids, values } = outcome.response
  return { total, items: ids.map((id, at) => ({ id, name: '', at: values[at] ?? null })) }
}

const createPart = (
  items: readonly ListedChange[],
  { receivedCount, serverTotal }: { receivedCount: number; serverTotal: string | null },
): ChangesPart => ({
  kind: 'received',
  completeness:
    serverTotal === null ? 'no-total' : serverTotal === String(receivedCount) ? 'whole' : 'short',
  receivedCount,
  serverTotal,
  items,
})

/** Keeps the first entry of each item, which is the newest. */
function withoutDuplicates(items: readonly ListedChange[]): ListedChange[] {
  const found = new Map<string, ListedChange>()
  for (const item of items) if (!found.has(item.id)) found.set(item.id, item)
  return [...found.values()]
}

const itemsOf = (part: ChangesPart): readonly ListedChange[] =>
  part.kind === 'received' ? part.items : []

const isShort = (part: ChangesPart): boolean =>
  part.kind === 'received' && part.completeness === 'short'

/** With room for items that change meanwhile. */
const pageSizeFor = (part: ChangesPart): number =>
  Math.max(firstListSize, part.kind === 'received' ? Number(part.serverTotal ?? 0) + roomOnPage : 0)

const dayBefore = (day: string): string => utcDay(Date.parse(`${day}T00:00:00Z`) - dayMs)

type ChangesStep = Extract<RequestPurpose, { kind: 'changes' }>['step']
const purposeOf = (step: ChangesStep): RequestPurpose => ({ kind: 'changes', step })

/** Days ahead of today; both languages at once, as in imported texts. */
const dayWords: ReadonlyMap<string, number> = new Map([
  ['heute', 0],
  ['today', 0],
  ['gestern', -1],
  ['yesterday', -1],
  ['vorgestern', -2],
])
/** A morning begins with its day. */
const mornings = /^(?:(?:this|diesen) (?:morning|morgen)|(.+?) (?:früh|morgen|vormittag|morning))$/
const clock = /^(.+?) (?:(?:ab|um|at|from) )?(\d{1,2})(?:[:.](\d{2}))?(?: ?(?:uhr|h))?$/

/**
 * Reads a day, with or without a time, as CORE reads it: `2026-03-31` or `2026-03-31 08:00`. Also takes “heute früh”
 * and “yesterday 8:00”. null if it is none.
 */
export function readSince(text: string, today: string): string | null {
  const typed = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .join(' ')
  const [, withoutTime, hour = '', minute = '00'] = clock.exec(typed) ?? []
  const day = withoutTime === undefined ? null : readDayOrWord(withoutTime, today)
  if (day !== null)
    return Number(hour) < 24 && Number(minute) < 60
      ? `${day} ${hour.padStart(2, '0')}:${minute}`
      : null
  const whole = readDayOrWord(typed, today)
  // A time with seconds or a zone is kept.
  return whole !== null && typed.includes(':') ? text.trim() : whole
}

function readDayOrWord(text: string, today: string): string | null {
  const word = mornings.exec(text)
  const amount = dayWords.get(word === null ? text : (word[1] ?? 'today'))
  return amount === undefined
    ? readDay(text)
    : resolveRelativeDate({ kind: 'relative', amount, unit: 'day' }, today)
}
