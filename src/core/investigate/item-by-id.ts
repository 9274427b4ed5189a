import { memberOf } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import type { RequestPurpose } from '#core/exchange/request-purpose.ts'
import type { Condition } from './conditions.ts'
import { isSameId, type Outcomes, type Step, type StepOutcome } from './investigation.ts'

/** What a dataCycle CORE says of one ID at `things/{id}`, which any token may ask (datacycle-core.md 1, 6). */
export type ItemById =
  | { kind: 'exists'; id: string; name: string | null; item: JsonValue | null }
  /** In the server's own words: its validity is over, and no list has it any more. */
  | { kind: 'expired'; id: string; words: string }
  | { kind: 'unknown'; id: string }
  /** Listed among the deletions; `at` as it was sent, null where the entry has no time. */
  | { kind: 'deleted'; id: string; at: string | null }

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

const itemKey = 'item'
const deletionsKey = 'deletions'

/** The request for one item; its whole content unless a few attributes are enough. */
export const planItemById = (
  id: string,
  purpose: RequestPurpose,
  fields: readonly string[] = [],
): Step => ({
  key: itemKey,
  plan: {
    kind: 'resource',
    resource: { kind: 'thing', id },
    query: fields.length === 0 ? [] : [{ name: 'fields', members: fields }],
    body: null,
  },
  purpose,
  include: [],
  reads: { kind: 'item', id },
})

/** As many deletions as one request reads: pages of them have no stable order (datacycle-core.md 9). */
const maxDeletions = '10000'

/**
 * The request for the deletions of an instance, the newest first; since a day (UTC) where one is given. With null for
 * `most` the server's own page comes.
 */
export const planDeletions = (
  purpose: RequestPurpose,
  { since = null, most = maxDeletions }: { since?: string | null; most?: string | null } = {},
): Step => ({
  key: deletionsKey,
  plan: {
    kind: 'resource',
    resource: { kind: 'deleted-things' },
    query: [
      ...(since === null
        ? []
        : [{ name: 'filter[attribute][dct:deleted][in][min]', members: [since] }]),
      ...(most === null ? [] : [{ name: 'page[size]', members: [most] }]),
    ],
    body: null,
  },
  purpose,
  include: [],
  reads: { kind: 'attribute', name: 'dct:deleted' },
})

/** What is known of an item that was asked for by `planItemById`, and perhaps by `planDeletions`; null for nothing. */
export function readItem(id: string, outcomes: Outcomes): ItemById | null {
  const outcome = outcomes.get(itemKey)
  if (outcome === undefined) return null
  return readDeletion(readItemById(id, outcome), outcomes.get(deletionsKey))
}

/**
 * What the deletions add to what is known of an item. A deleted translation stands among them while its item
 * lives on (datacycle-core.md 9), so they are held against an unknown item only.
 */
function readDeletion(known: ItemById | null, outcome: StepOutcome | undefined) {
  if (known?.kind !== 'unknown' || outcome?.kind !== 'answered') return known
  const { ids, values } = outcome.answer
  const at = ids.findIndex((id) => isSameId(id, known.id))
  return at < 0
    ? known
    : ({ kind: 'deleted', id: known.id, at: values[at] ?? null } satisfies ItemById)
}

/** Null where the answer says nothing of the item: another status than 404, or no answer. */
export function readItemById(id: string, outcome: StepOutcome): ItemById | null {
  if (outcome.kind === 'answered') {
    const { item } = outcome.answer
    return { kind: 'exists', id, name: item === null ? null : nameOfItem(item), item }
  }
  const { failure } = outcome
  if (failure.kind !== 'status' || failure.status !== 404) return null
  const words = (failure.words ?? []).join(' ')
  if (/\bexpired\b/i.test(words)) return { kind: 'expired', id, words }
  // Another 404 is another program's, or of a path that the server does not have.
  return /^Not found$/i.test(words.trim()) ? { kind: 'unknown', id } : null
}

/** The one item that a condition asks for by its ID; null where it asks for something else. */
export function readItemId({ parameter, value }: Condition): string | null {
  const isOfItem = parameter.kind === 'filter' && /^contentId\.in(?:\.|$)/.test(parameter.name)
  const [id, ...more] = value.match(uuid) ?? []
  return isOfItem && id === value && more.length === 0 ? id : null
}

/** The ID of an item in what a person gives: an `@id`, or a URL in which the last one is the item's. Null for none. */
export function findItemId(text: string): string | null {
  return text.match(uuid)?.at(-1)?.toLowerCase() ?? null
}

/** What people call an item; null where it shows no name. */
export function nameOfItem(item: JsonValue): string | null {
  for (const attribute of ['name', 'headline', 'skos:prefLabel']) {
    const value = memberOf(item, attribute)
    const [first] = value?.kind === 'array' ? value.items : value ? [value] : []
    const text = first?.kind === 'object' ? memberOf(first, '@value') : first
    if (text?.kind === 'string' && text.value !== '') return text.value
  }
  return null
}
