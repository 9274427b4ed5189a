import { readMissingItem } from '#core/response/response-page.ts'
import { readTitle } from '#core/content/language-text.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import type { RequestPurpose } from '#core/exchange/exchange-request.ts'
import type { Condition } from './conditions.ts'
import { maxDetailedItems } from './response-details.ts'
import { isSameId, type Outcomes, type Step, type StepOutcome } from './investigation.ts'
import { readFilterKey } from '#core/query/filter-key.ts'
import type { FilterRow, QueryForm } from '#core/query/form.ts'

/** The response of a dataCycle CORE for one ID at `things/{id}`, open to any token (datacycle-core.md 1, 6). */
export type ItemById =
  /** `item`: its requested attributes, null if the response is not the item. `name`: null if unknown. */
  | { kind: 'exists'; id: string; name: string | null; item: JsonValue | null }
  /** No longer valid, so no list contains it; `words` is the server's message. */
  | { kind: 'expired'; id: string; words: string }
  | { kind: 'unknown'; id: string }
  /** In the list of deletions; `at` is the time as sent, null if none. */
  | { kind: 'deleted'; id: string; at: string | null }

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

const itemKey = 'item'
const deletionsKey = 'deletions'

/** The request for one item: only `fields`, or the whole item if empty. */
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
  reads: { kind: 'item', id },
})

/** Read in one request, because pages of deletions have no stable order (whole-set.md A6). */
const maxDeletions = '10000'

/**
 * The request for a server's deletions, newest first, optionally since a day (UTC). null for `pageSize` means
 * the server's default page size.
 */
export const planDeletions = (
  purpose: RequestPurpose,
  {
    since = null,
    pageSize = maxDeletions,
  }: { since?: string | null; pageSize?: string | null } = {},
): Step => ({
  key: deletionsKey,
  plan: {
    kind: 'resource',
    resource: { kind: 'deleted-things' },
    query: [
      ...(since === null
        ? []
        : [{ name: 'filter[attribute][dct:deleted][in][min]', members: [since] }]),
      ...(pageSize === null ? [] : [{ name: 'page[size]', members: [pageSize] }]),
    ],
    body: null,
  },
  purpose,
  reads: { kind: 'attribute', name: 'dct:deleted' },
})

/** Reads the outcomes of `planItemById` and, if requested, `planDeletions`; null if nothing is known. */
export function readItem(id: string, outcomes: Outcomes): ItemById | null {
  const outcome = outcomes.get(itemKey)
  if (outcome === undefined) return null
  return readDeletion(readItemOutcome(id, outcome), outcomes.get(deletionsKey))
}

/**
 * Looks up an unknown item in the deletions. Only an unknown one, because they also list deleted translations
 * of existing items (datacycle-core.md 9).
 */
function readDeletion(known: ItemById | null, outcome: StepOutcome | undefined) {
  if (known?.kind !== 'unknown' || outcome?.kind !== 'answered') return known
  const { ids, values } = outcome.response
  const at = ids.findIndex((id) => isSameId(id, known.id))
  return at < 0
    ? known
    : ({ kind: 'deleted', id: known.id, at: values[at] ?? null } satisfies ItemById)
}

/** null if the response says nothing about the item: no response, or an error status other than CORE's 404. */
export function readItemOutcome(id: string, outcome: StepOutcome): ItemById | null {
  if (outcome.kind === 'answered') {
    const { item } = outcome.response
    return { kind: 'exists', id, name: item && (readTitle(item, '')?.text ?? null), item }
  }
  const { failure } = outcome
  if (failure.kind !== 'status' || failure.status !== 404) return null
  const words = (failure.words ?? []).join(' ')
  const missing = readMissingItem(words)
  if (missing === 'expired') return { kind: 'expired', id, words }
  return missing === 'unknown' ? { kind: 'unknown', id } : null
}

/** The ID in a condition that filters by a single item ID; null for any other condition. */
export function readItemId({ parameter, value }: Condition): string | null {
  const isOfItem = parameter.kind === 'filter' && /^contentId\.in(?:\.|$)/.test(parameter.name)
  const [id, ...more] = value.match(uuid) ?? []
  return isOfItem && id === value && more.length === 0 ? id : null
}

/** The item ID in a typed text, such as an `@id` or a URL, whose last UUID is the item's; null if none. */
export function findItemId(text: string): string | null {
  return text.match(uuid)?.at(-1)?.toLowerCase() ?? null
}

/**
 * Limits the form to some items; null if its own ID filter is JSON. All members of a list must match, and a
 * member with commas matches any of its IDs (datacycle-core.md 2.2), so the IDs are added as one member. The
 * row comes first, because after `notIn` it would be read as an exclusion.
 */
export function withItems(form: QueryForm, ids: readonly string[]): QueryForm | null {
  const isOwn = ({ key }: FilterRow) => readFilterKey(key).join('/') === 'contentId/in'
  const ownFilter = form.filters.find(isOwn)
  if (ownFilter?.value.kind === 'json') return null
  const ownItems =
    ownFilter === undefined
      ? []
      : ownFilter.value.kind === 'list'
        ? ownFilter.value.items
        : [ownFilter.value.text]
  const value = { kind: 'list', items: [...ownItems, ids.join(',')] } as const
  const row: FilterRow = { key: 'contentId.in', value }
  return { ...form, filters: [row, ...form.filters.filter((one) => !isOwn(one))] }
}

/** What came by ID only. */
export interface UnnamedLinks {
  items: readonly string[]
  /** IDs of the items whose categories have no names. */
  owners: readonly string[]
}

/**
 * The request for the names of items by their IDs, in the language of a query (datacycle-core.md 1). The names of
 * categories come with the items that have them, because the server passes over IDs of categories; no recorded
 * response has that path, but a path opens its relation (datacycle-core.md 2.3). null if there is nothing to ask.
 */
export function planLinkedNames(
  { items, owners }: UnnamedLinks,
  { extra }: QueryForm,
): Step | null {
  const ids = [...new Set([...owners, ...items])].slice(0, maxDetailedItems)
  if (ids.length === 0) return null
  const language = extra.find(({ name }) => name === 'language')?.value
  const languages = language?.kind === 'list' ? language.items : (language?.text ?? '').split(',')
  return {
    key: 'linked-names',
    plan: {
      kind: 'resource',
      resource: { kind: 'selected-things' },
      query: [
        { name: 'uuids', members: ids },
        {
          name: 'fields',
          members: ['name', ...(owners.length === 0 ? [] : ['dc:classification.skos:prefLabel'])],
        },
        { name: 'page[size]', members: [String(maxDetailedItems)] },
        ...(languages.join('') === '' ? [] : [{ name: 'language', members: languages }]),
      ],
      body: null,
    },
    purpose: { kind: 'linked-names' },
    readsDetails: true,
  }
}
