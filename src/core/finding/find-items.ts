import { countUtf8Bytes } from '#core/text/utf8.ts'
import { type JsonValue, type JsonKind, type JsonObject, listOf } from '#core/json/json-value.ts'
import type { JsonFault } from '#core/json/read-json.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import { type ItemFinding, createItemCounter, type ItemFinder } from './finding.ts'
import { createChangedNumberFinder } from './find-response.ts'
import {
  memberOf,
  pathTo,
  renderPath,
  type JsonPath,
  type PlacedValue,
} from '#core/json/json-path.ts'
import { isUuid } from '#core/text/uuid.ts'
import { describeValue } from '#core/content/value-kind.ts'
import { readId } from '#core/content/identify-object.ts'
import { fieldsInExtra } from '#core/query/flat-fields.ts'

export interface ItemFinders {
  add(item: JsonValue, position: number): void
  /** Adds an item that is not valid JSON, by its text, and its place among the items and in the body's bytes. */
  addInvalid(text: string, fault: JsonFault, place: { position: number; start: number }): void
  findings(): ItemFinding[]
}

/** Creates all finders for the items of a page; `form` is the request. */
export function createItemFinders(
  form: Pick<QueryForm, 'include' | 'fields' | 'extra'>,
  conventions: Pick<Conventions, 'fields'>,
): ItemFinders {
  const finders = [
    createNonObjectFinder(),
    createMissingIdFinder(),
    createNonUuidFinder(),
    createRepeatedIdFinder(),
    createTypeFinder(),
    createRepeatedMemberFinder(),
    createNameFinder(form, conventions),
    createMixedLanguageFinder(form),
    createChangedNumberFinder(),
    createUnrequestedRelationFinder(form),
  ]
  const invalid = createInvalidJsonFinder()
  return {
    add(item, position) {
      for (const finder of finders) finder.add(item, position)
    },
    addInvalid: invalid.add,
    findings: () => [...invalid.findings(), ...finders.flatMap((finder) => finder.findings())],
  }
}

/** A finding with what was counted for it; nothing if nothing was. */
const ifCounted = <const Facts extends object>(
  { counted }: ReturnType<typeof createItemCounter>,
  facts: Facts,
) => (counted.count > 0 ? [{ ...facts, ...counted }] : [])

/** In characters: enough on each side of a fault to recognize its place. */
const faultContextLength = 40

/** Finds items that strict JSON parsers refuse, and with them the whole response: `NaN`, a raw line feed in a text. */
function createInvalidJsonFinder(): Pick<ItemFinders, 'findings'> & {
  add: ItemFinders['addInvalid']
} {
  const invalid = createItemCounter()
  let first: { offset: number; item: number } | null = null
  return {
    add(text, { offset }, { position, start }) {
      first ??= { offset: start + countUtf8Bytes(text.slice(0, offset)), item: position + 1 }
      const value = text.slice(
        Math.max(0, offset - faultContextLength),
        offset + faultContextLength,
      )
      invalid.count({ kind: 'null' }, position, [], { kind: 'string', value })
    },
    findings: () =>
      first === null ? [] : [{ kind: 'items-invalid-json', ...first, ...invalid.counted }],
  }
}

/** Finds items that are not objects, grouped by their JSON kind. */
function createNonObjectFinder(): ItemFinder {
  const byKind = new Map<JsonKind, ReturnType<typeof createItemCounter>>()
  return {
    add(item, position) {
      if (item.kind === 'object') return
      const counter = byKind.get(item.kind) ?? createItemCounter()
      byKind.set(item.kind, counter)
      counter.count(item, position, [], item)
    },
    findings: () =>
      Array.from(byKind, ([got, { counted }]) => ({ kind: 'items-not-objects', got, ...counted })),
  }
}

/**
 * Finds items without `@type`, or with a text instead of a list (api.md 2.2). Concepts and schemes of CORE
 * are exempt (datacycle-core.md 7). Nested objects are not checked.
 */
export function createTypeFinder(): ItemFinder {
  const missing = createItemCounter()
  const texts = createItemCounter()
  let firstText = ''
  return {
    add(item, position) {
      if (item.kind !== 'object') return
      const type = memberOf(item, '@type')
      const isEmpty = type?.kind === 'array' && type.items.length === 0
      if (type === undefined || type.kind === 'null' || isEmpty)
        missing.count(item, position, ['@type'], type)
      else if (type.kind === 'string' && !type.value.startsWith('skos:')) {
        if (texts.counted.count === 0) firstText = type.value
        texts.count(item, position, ['@type'], type)
      }
    },
    findings: () => [
      ...ifCounted(missing, { kind: 'items-without-type' }),
      ...ifCounted(texts, { kind: 'type-is-text', type: firstText }),
    ],
  }
}

/** Finds objects with two members of the same name, which clients read differently (RFC 8259 section 4). */
export function createRepeatedMemberFinder(): ItemFinder {
  const repeated = createItemCounter()
  let first = ''
  return {
    add(item, position) {
      const found = findRepeated(item)
      if (!found) return
      if (repeated.counted.count === 0) first = renderPath(found.path)
      repeated.count(item, position, found.path, found.value)
    },
    findings: () => ifCounted(repeated, { kind: 'member-repeated', path: first }),
  }
}

function findRepeated(item: JsonValue): { path: JsonPath; value: JsonValue } | null {
  const pending: PlacedValue[] = [{ value: item, place: null }]
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, place } = next
    if (value.kind === 'object') {
      const names = new Set<string>()
      for (const member of value.members) {
        const at = { step: member.name, parent: place }
        if (names.has(member.name)) return { path: pathTo(at), value: member.value }
        names.add(member.name)
        if (isNested(member.value)) pending.push({ value: member.value, place: at })
      }
    }
    if (value.kind === 'array')
      value.items.forEach((entry, at) => {
        if (isNested(entry)) pending.push({ value: entry, place: { step: at, parent: place } })
      })
  }
  return null
}

const isNested = ({ kind }: JsonValue) => kind === 'object' || kind === 'array'

/** Finds items without an `@id` (api.md 2.2: always present). */
export function createMissingIdFinder(): ItemFinder {
  const missing = createItemCounter()
  return {
    add(item, position) {
      if (item.kind !== 'object') return
      const id = memberOf(item, '@id')
      if (id?.kind !== 'string' || id.value === '') missing.count(item, position, ['@id'], id)
    },
    findings: () => ifCounted(missing, { kind: 'items-without-id' }),
  }
}

/** Finds items whose `@id` is not a UUID (api.md 2.2), which may not work in filters and links. */
export function createNonUuidFinder(): ItemFinder {
  const odd = createItemCounter()
  let first: string | null = null
  return {
    add(item, position) {
      const id = memberOf(item, '@id')
      if (id?.kind !== 'string' || id.value === '' || isUuid(id.value)) return
      first ??= id.value
      odd.count(item, position, ['@id'], id)
    },
    findings: () => (first === null ? [] : [{ kind: 'ids-no-uuid', id: first, ...odd.counted }]),
  }
}

/** Finds items whose `@id` occurs twice on the page. */
export function createRepeatedIdFinder(): ItemFinder {
  const ids = new Set<string>()
  const repeated = createItemCounter()
  return {
    add(item, position) {
      const id = memberOf(item, '@id')
      if (id?.kind !== 'string' || id.value === '') return
      if (ids.has(id.value)) repeated.count(item, position, ['@id'], id)
      ids.add(id.value)
    },
    findings: () => ifCounted(repeated, { kind: 'items-repeated' }),
  }
}

/** Finds a mix of plain and translated names on one page, or of languages if only one was requested. */
export function createMixedLanguageFinder({ extra }: Pick<QueryForm, 'extra'>): ItemFinder {
  const hasSeveralLanguages = extra.some(
    ({ name, value }) =>
      name === 'language' &&
      (value.kind === 'list' ? value.items.length > 1 : value.text.includes(',')),
  )
  const mixed = createItemCounter()
  /** Languages of the first name and of the first that does not match it; empty for a plain text. */
  let firstLanguages: readonly string[] | null = null
  let otherLanguages: readonly string[] | null = null

  function matches(first: readonly string[], languages: readonly string[]): boolean {
    if (first.length === 0 || languages.length === 0) return first.length === languages.length
    return hasSeveralLanguages || languages.some((language) => first.includes(language))
  }

  return {
    add(item, position) {
      const name = memberOf(item, 'name')
      const languages = name && languagesOf(name)
      if (!languages) return
      firstLanguages ??= languages
      if (matches(firstLanguages, languages)) return
      otherLanguages ??= languages
      mixed.count(item, position, ['name'], name)
    },
    findings: () =>
      firstLanguages === null || otherLanguages === null
        ? []
        : [
            {
              kind: 'languages-mixed',
              one: firstLanguages.join(', '),
              other: otherLanguages.join(', '),
              ...mixed.counted,
            },
          ],
  }
}

/** The languages of a text: empty for a plain text, null if it is not a text. */
function languagesOf(name: JsonValue): string[] | null {
  if (name.kind === 'string') return []
  const described = describeValue(name)
  return described.kind === 'language-texts'
    ? described.texts.map(({ language }) => language)
    : null
}

/**
 * Finds items with an empty name, or without a name if others on the page have one. Nothing is missing if no
 * item has a name or `fields` excludes it: api.md guarantees only `@id` and `@type`.
 */
export function createNameFinder(
  { fields }: Pick<QueryForm, 'fields'>,
  conventions: Pick<Conventions, 'fields'>,
): ItemFinder {
  const missing = createItemCounter()
  const empty = createItemCounter()
  let namedCount = 0
  return {
    add(item, position) {
      if (item.kind !== 'object') return
      const name = memberOf(item, 'name')
      if (name === undefined || name.kind === 'null') missing.count(item, position, ['name'], name)
      else if (isEmptyText(name)) empty.count(item, position, ['name'], name)
      else namedCount += 1
    },
    findings() {
      const isExpected = namedCount > 0 && !isNameLeftOut(fields, conventions)
      const total = missing.counted.count + empty.counted.count + namedCount
      return [
        ...(isExpected ? ifCounted(missing, { kind: 'names-missing', of: total }) : []),
        ...ifCounted(empty, { kind: 'names-empty' }),
      ]
    },
  }
}

function isEmptyText(name: JsonValue): boolean {
  if (name.kind === 'string') return name.value.trim() === ''
  if (name.kind !== 'array') return false
  return name.items.every((text) => {
    const value = memberOf(text, '@value')
    return value?.kind === 'string' && value.value.trim() === ''
  })
}

/** True if `fields` restricts the item's attributes and does not list `name`. */
function isNameLeftOut(
  fields: QueryForm['fields'],
  conventions: Pick<Conventions, 'fields'>,
): boolean {
  const rootRows = fields.filter(({ relation }) => relation === '')
  const isNameListed = rootRows.some(({ attributes }) =>
    attributes.some((one) => one === '*' || one === 'name'),
  )
  const isLimited = rootRows.length > 0 || (conventions.fields === 'flat-list' && fields.length > 0)
  return isLimited && !isNameListed
}

/** Relations that dataCycle CORE always sends with details (datacycle-core.md 7). */
const alwaysDetailed = new Set(['potentialAction', 'openingHoursSpecification'])
/** Members that CORE sends for the collections of an item. */
const collectionMembers = new Set(['@id', '@type', 'name', 'url', 'dc:slug'])

/**
 * Finds relations sent with details although neither `include` nor `fields` names them (api.md 4.4.3).
 * Embedded parts are exempt: in CORE their `@type` is a text, not a list.
 */
export function createUnrequestedRelationFinder(
  form: Pick<QueryForm, 'include' | 'fields' | 'extra'>,
): ItemFinder {
  const requested = namedRelations(form)
  const byRelation = new Map<string, ReturnType<typeof createItemCounter>>()
  return {
    add(item, position) {
      if (item.kind !== 'object' || requested === 'all') return
      for (const { name, value } of item.members) {
        if (requested.has(name) || alwaysDetailed.has(name)) continue
        const detailed = listOf(value).find(isDetailedItem)
        if (!detailed) continue
        const found = byRelation.get(name) ?? createItemCounter()
        byRelation.set(name, found)
        found.count(item, position, [name], detailed)
      }
    },
    findings: () =>
      Array.from(byRelation, ([relation, { counted }]) => ({
        kind: 'relation-unrequested',
        relation,
        ...counted,
      })),
  }
}

function isDetailedItem(value: JsonValue): value is JsonObject {
  if (value.kind !== 'object' || readId(value) === null) return false
  const type = memberOf(value, '@type')
  if (type?.kind !== 'array' || type.items.some(isConceptType)) return false
  const hasDetails = value.members.some(({ name }) => name !== '@id' && name !== '@type')
  return hasDetails && !isCollection(value)
}

const isCollection = ({ members }: JsonObject): boolean =>
  members.every(({ name }) => collectionMembers.has(name)) &&
  members.some(({ name }) => name === 'url' || name === 'dc:slug')

const isConceptType = (type: JsonValue) => type.kind === 'string' && type.value.startsWith('skos:')

/** Top-level names in `include` and `fields`; `full` includes everything (CORE). */
function namedRelations({
  include,
  fields,
  extra,
}: Pick<QueryForm, 'include' | 'fields' | 'extra'>): ReadonlySet<string> | 'all' {
  const paths = [
    ...include,
    ...fields.flatMap(({ relation, attributes }) => (relation === '' ? attributes : [relation])),
    ...fieldsInExtra({ extra }),
  ]
  const rootNames = paths.map((path) => path.split('.')[0] ?? '')
  return rootNames.includes('full') ? 'all' : new Set(rootNames)
}
