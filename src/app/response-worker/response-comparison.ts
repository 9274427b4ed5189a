import { createItemComparer, type ItemComparison } from '#core/compare/compare-items.ts'
import { describeValues, type ComparedItem } from '#core/compare/compared-values.ts'
import { describeChanges, type ValueChange } from '#core/compare/value-changes.ts'
import { describeValue } from '#core/content/value-kind.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readJsonOrNull } from '#core/json/read-json.ts'
import type { ResponseIndex } from '#core/response/response-index.ts'
import { hasWords, readSearchWords } from '#core/workspace/search-text.ts'
import type { ResponseProblem, ComparisonOutcome, QuestionOf, ReplyOf } from './protocol.ts'
import { readEnvelope } from '#core/finding/read-envelope.ts'
import type { Turns } from './receive-exchange.ts'

/** A saved response, or why it could not be read. */
export type SavedResponse =
  | { kind: 'response'; index: ResponseIndex }
  | { kind: 'problem'; problem: ResponseProblem }

/** Compares the response with a saved one. The result stays in the worker and is returned in pieces. */
export interface ResponseComparison {
  compare(question: QuestionOf<'compare'>): Promise<ReplyOf<'compare'>>
  items(question: QuestionOf<'compared-items'>): Promise<ReplyOf<'compared-items'>>
  values(question: QuestionOf<'compared-values'>): ReplyOf<'compared-values'>
  end(): ReplyOf<'compare-end'>
}

interface ComparedResponse {
  index: ResponseIndex
  /** Position of each item, by ID. */
  positions: Map<string, number>
}

interface FinishedComparison {
  before: ComparedResponse
  after: ComparedResponse
  comparison: ItemComparison
  entries: readonly Entry[]
}

type Entry = Omit<ComparedItem, 'name'> & {
  /** Read on demand; undefined until then. */
  name: string | null | undefined
}

export function createResponseComparison(deps: {
  index: ResponseIndex
  openSaved: (savedResponseId: string, signal: AbortSignal) => Promise<SavedResponse>
  turns: Turns
}): ResponseComparison {
  const { index, openSaved, turns } = deps
  let finished: FinishedComparison | null = null
  let running = new AbortController()

  async function compare(question: QuestionOf<'compare'>): Promise<ComparisonOutcome> {
    running.abort()
    running = new AbortController()
    finished = null
    const { signal } = running
    const saved = await openSaved(question.savedResponseId, signal)
    if (signal.aborted) return { kind: 'ended' }
    if (saved.kind === 'problem') return saved
    const shown = { index, positions: new Map<string, number>() }
    const other = { index: saved.index, positions: new Map<string, number>() }
    const [before, after] = question.savedIs === 'earlier' ? [other, shown] : [shown, other]

    const comparer = createItemComparer()
    // Both are read in parallel, so that few items wait for their counterpart.
    for (let at = 0; at < Math.max(before.index.itemCount, after.index.itemCount); at += 1) {
      await turns.pause()
      if (isAborted(signal)) return { kind: 'ended' }
      feed(before, at, (text) => comparer.addBefore(text))
      feed(after, at, (text) => comparer.addAfter(text))
    }
    const comparison = comparer.compare()
    const entries = listEntries(before, after, comparison)
    finished = { before, after, comparison, entries }
    const count = (kind: ComparedItem['kind']) =>
      entries.filter((entry) => entry.kind === kind).length
    const { unchanged, repeated, withoutId } = comparison
    return {
      kind: 'compared',
      counts: {
        added: count('added'),
        removed: count('removed'),
        changed: count('changed'),
        loaded: count('loaded'),
        moved: count('moved'),
        unchanged: 0,
      },
      unchanged,
      repeated: repeated.length,
      withoutId,
      saved: {
        itemCount: saved.index.itemCount,
        shape: saved.index.scan.shape,
        total: readEnvelope(saved.index).paging.total,
      },
    }
  }

  return {
    compare: async (question) => ({ kind: 'compare', outcome: await compare(question) }),
    async items({ kinds, search, from, to }) {
      const current = finished
      if (!current) return { kind: 'compared-items', items: [], count: 0 }
      const words = readSearchWords(search)
      const matching: Entry[] = []
      const ordered = kinds.flatMap((kind) => current.entries.filter((one) => one.kind === kind))
      for (const entry of ordered) {
        if (words.length > 0) {
          await turns.pause()
          const text = `${nameOf(current, entry) ?? ''} ${entry.id}`.toLowerCase()
          if (!hasWords(text, words)) continue
        }
        matching.push(entry)
      }
      const items = matching
        .slice(from, to)
        .map((entry) => ({ ...entry, name: nameOf(current, entry) }))
      return { kind: 'compared-items', items, count: matching.length }
    },
    values({ id }) {
      return {
        kind: 'compared-values',
        ...describeValues(finished ? changesOf(finished, id) : []),
      }
    },
    end() {
      running.abort()
      finished = null
      return { kind: 'compare-end' }
    },
  }
}

/** A function, because TypeScript assumes that `signal.aborted` does not change during an await. */
const isAborted = (signal: AbortSignal): boolean => signal.aborted

function feed(
  { index, positions }: ComparedResponse,
  at: number,
  add: (text: string) => string | null,
) {
  if (at >= index.itemCount) return
  const id = add(index.itemText(at))
  if (id !== null && !positions.has(id)) positions.set(id, at)
}

/** Order of the result: changed items first, then added, removed and moved ones. */
function listEntries(
  before: ComparedResponse,
  after: ComparedResponse,
  comparison: ItemComparison,
): Entry[] {
  const moved = new Set(comparison.moved)
  const changed = new Set(comparison.changed.map(({ id }) => id))
  const entry = (kind: ComparedItem['kind'], id: string, differences = 0): Entry => ({
    kind,
    id,
    name: undefined,
    before: before.positions.get(id) ?? null,
    after: after.positions.get(id) ?? null,
    isMoved: moved.has(id),
    differences,
  })
  return [
    ...comparison.changed.map(({ id, changes }) => {
      const { length } = changes.filter(({ kind }) => kind !== 'loaded')
      return length > 0 ? entry('changed', id, length) : entry('loaded', id, changes.length)
    }),
    ...comparison.added.map((id) => entry('added', id)),
    ...comparison.removed.map((id) => entry('removed', id)),
    ...comparison.moved.filter((id) => !changed.has(id)).map((id) => entry('moved', id)),
  ]
}

function nameOf({ before, after }: FinishedComparison, entry: Entry): string | null {
  if (entry.name === undefined) {
    const item = itemAt(after, entry.after) ?? itemAt(before, entry.before)
    const described = item && describeValue(item)
    entry.name = described?.kind === 'resolved-relation' ? described.name : null
    if (described?.kind === 'concept') entry.name = described.label
  }
  return entry.name
}

const itemAt = ({ index }: ComparedResponse, position: number | null): JsonValue | null =>
  position === null ? null : readJsonOrNull(index.itemText(position))

/** The differences of an item; for an added or removed one, all its attributes. */
function changesOf(
  { before, after, comparison, entries }: FinishedComparison,
  id: string,
): ValueChange[] {
  const entry = entries.find((one) => one.id === id)
  if (!entry) return []
  if (entry.kind === 'changed' || entry.kind === 'loaded')
    return comparison.changed.find((one) => one.id === id)?.changes ?? []
  if (entry.kind === 'moved') return []
  const nothing: JsonValue = { kind: 'object', members: [] }
  return describeChanges(
    itemAt(before, entry.before) ?? nothing,
    itemAt(after, entry.after) ?? nothing,
  )
}
