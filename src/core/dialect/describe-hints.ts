import { type Conventions, isPartInBody, type MovablePart } from '#core/query/conventions.ts'
import type { Position } from '#core/content/position.ts'
import { type QueryForm, isEmptyValue, pruneForm, textOfValue } from '#core/query/form.ts'
import { type SeenNames, attributesOf, noNamesSeen } from '#core/query/known-names.ts'
import { describeCoreExtra, readTopLevelName } from './extra-hints.ts'
import { describeCoreFilters } from './filter-hints.ts'
import {
  type HintMessageKey,
  type HintValues,
  type InstanceHint,
  hintAt,
  hintRules,
} from './instance-hint.ts'
import { describeCoreSort, describeFirstSortOnly } from './sort-hints.ts'
import { parameterOfExtra, type RequestParameter } from '#core/query/request-parameter.ts'
import type { FormField } from '#core/query/form-field.ts'
import { findNearNames } from '#core/text/near-names.ts'
import type { PastedPart } from './paste-on-datacycle.ts'
import { readJson } from '#core/json/read-json.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { encodeComponent, hasTwoDots } from '#core/url/percent-encoding.ts'

/** What is known about a server before a request. */
export interface KnownInstance {
  conventions: Conventions
  /** True if the server is known to be dataCycle CORE (datacycle-core.md 0). */
  isDatacycle: boolean
  /** Names observed in items of the endpoint. */
  seen: SeenNames
  /** The server's languages; null if unknown. */
  languages: readonly string[] | null
  /** IDs and slugs of endpoints known to be dynamic: filtering by them as a collection finds nothing. */
  dynamicEndpoints: ReadonlySet<string>
  /** Where items of the endpoint were seen, of those that are at one point. */
  places: readonly Position[]
}

/**
 * Lists where the server is known to deviate from the form, in the order of its fields. For other servers
 * than CORE, only the connection's conventions are used.
 */
export function describeHints(form: QueryForm, known: KnownInstance): InstanceHint[] {
  const { conventions, isDatacycle, seen, languages } = known
  const refusesDotDot = isDatacycle || conventions.refusesDotDot
  const parameterHints = isDatacycle
    ? [
        ...describeSearchOperators(form),
        ...describeCoreFilters(form, known),
        ...describeCoreInclude(form, seen),
        ...describeCoreFields(form, conventions, seen),
        ...describeCoreSort(form),
        ...describeCoreExtra(form, languages),
      ]
    : conventions.sortCriteria === 'first'
      ? describeFirstSortOnly(form)
      : []
  return [
    ...(refusesDotDot
      ? describeDots(form, conventions, isDatacycle ? 'dots' : 'dots-by-convention')
      : []),
    ...parameterHints,
  ]
}

/** Operators of other search engines, by their effect in CORE (datacycle-core.md 2.2, all observed). */
const wholeWordPattern = /[*|]|:[A-D]\b/
const ignoredPattern = /(?:^|\s)[-!](?=\S)|["“”„()[\]]/
const operatorWordPattern = /(?:^|\s)(OR|AND|NOT|ODER|UND|NICHT)(?=\s|$)/

/** Hints for CORE about search operators in the full text. */
function describeSearchOperators({ q }: QueryForm): InstanceHint[] {
  if (q === '') return []
  if (q.trim() === '') return [hintAt({ kind: 'q' }, { part: 'q' }, 'text-blank', { name: 'q' })]
  const [wholeWordOperator] = wholeWordPattern.exec(q) ?? []
  const [, operatorWord] = operatorWordPattern.exec(q) ?? []
  const [ignoredOperator] = ignoredPattern.exec(q) ?? []
  const plainText = withoutOperators(q)
  const about = (messageKey: 'text-whole-words' | 'text-word' | 'text-operator', name: string) => [
    hintAt({ kind: 'q' }, { part: 'q' }, messageKey, {
      name: name.trim(),
      ...(plainText !== '' && { near: plainText }),
    }),
  ]
  if (wholeWordOperator !== undefined) return about('text-whole-words', wholeWordOperator)
  if (operatorWord !== undefined) return about('text-word', operatorWord)
  return ignoredOperator === undefined ? [] : about('text-operator', ignoredOperator)
}

const withoutOperators = (q: string): string =>
  q
    .replace(/:[A-D]\b/g, ' ')
    .replace(/(^|\s)[-!](?=\S)|[*|"“”„()[\]]/g, '$1 ')
    .replace(/(^|\s)(?:OR|AND|NOT|ODER|UND|NICHT)(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Hints for `..` anywhere in the URL, to which CORE answers 404 (datacycle-core.md 6). The body of a POST may
 * contain them.
 */
function describeDots(
  form: QueryForm,
  conventions: Conventions,
  messageKey: 'dots' | 'dots-by-convention',
): InstanceHint[] {
  const isGet = form.method === 'GET'
  const inQuery = (part: MovablePart) => isGet || !isPartInBody(part, conventions)
  return [
    ...hint(null, { part: 'endpoint' }, form.endpoint),
    ...listIf(isGet, [
      ...hint({ kind: 'q' }, { part: 'q' }, form.q),
      ...form.filters.flatMap(({ key, value }, row) => {
        if (key === '' || isEmptyValue(value)) return []
        const parameter = { kind: 'filter', name: key } as const
        return [
          ...hint(parameter, { part: 'filter', row, member: 'key' }, key),
          ...hint(parameter, { part: 'filter', row, member: 'value' }, textOfValue(value)),
        ]
      }),
    ]),
    ...listIf(
      inQuery('include'),
      form.include.flatMap((name) => hint({ kind: 'include', name }, { part: 'include' }, name)),
    ),
    ...listIf(
      inQuery('fields'),
      form.fields.flatMap(({ relation, attributes }, index) =>
        hint(
          { kind: 'fields', name: relation },
          { part: 'fields', row: index, member: 'attributes' },
          attributes.map((name) => `${relation}.${name}`).join(),
        ),
      ),
    ),
    ...listIf(
      inQuery('sort'),
      form.sort.flatMap(({ attribute }, index) =>
        hint({ kind: 'sort' }, { part: 'sort', row: index, member: 'attribute' }, attribute),
      ),
    ),
    ...listIf(
      inQuery('extra'),
      form.extra.flatMap(({ name, value }, row) => {
        if (name === '' || isEmptyValue(value)) return []
        const parameter = parameterOfExtra(name)
        return [
          ...hint(parameter, { part: 'extra', row, member: 'name' }, name),
          ...hint(parameter, { part: 'extra', row, member: 'value' }, textOfValue(value)),
        ]
      }),
    ),
  ]

  function hint(
    parameter: InstanceHint['parameter'],
    field: FormField,
    text: string,
  ): InstanceHint[] {
    return hasTwoDots(encodeComponent(text)) ? [hintAt(parameter, field, messageKey, {})] : []
  }
}

const listIf = <T>(condition: boolean, list: readonly T[]): readonly T[] => (condition ? list : [])

/** Always accepted, or sent only if requested by name (datacycle-core.md 2.3): unseen, but not unknown. */
const acceptedNames = [
  '*',
  '@id',
  '@type',
  'geo',
  'identifier',
  'dct:created',
  'dct:modified',
  'dc:touched',
  'dc:entityUrl',
  'dc:slugifiedName',
]

/** Hints for CORE about `fields`: per-relation lists, exclusions, and unknown names. */
function describeCoreFields(
  form: QueryForm,
  conventions: Conventions,
  seen: SeenNames,
): InstanceHint[] {
  return form.fields.flatMap(({ relation, attributes }, index): InstanceHint[] => {
    const named = attributes.filter((name) => name !== '')
    if (named.length === 0) return []
    const parameter = { kind: 'fields', name: relation } as const
    const field = { part: 'fields', row: index, member: 'attributes' } as const
    if (conventions.fields === 'per-relation' && relation !== '')
      return [
        hintAt(parameter, { ...field, member: 'relation' }, 'fields-of-relation', {
          name: relation,
        }),
      ]
    const excludedNames = named.filter((name) => name.startsWith('-'))
    if (excludedNames.length > 0)
      return [hintAt(parameter, field, 'fields-minus', { name: excludedNames.join(', ') })]
    const starred = named
      .map((name) => (relation === '' ? name : `${relation}.${name}`))
      .find(hasInnerStar)
    if (starred !== undefined) return [hintAt(parameter, field, 'star-inside', { name: starred })]
    const known = attributesOf(seen.all, relation)
    const unseen = named.filter((name) => isUnseen(name, relation, seen))
    const [suggested] = unseen.flatMap((name) =>
      findNearNames(name, known)
        .slice(0, 1)
        .map((near) => ({ name, near })),
    )
    if (suggested !== undefined) return [hintAt(parameter, field, 'fields-near', suggested)]
    return unseen.length < named.length
      ? []
      : [hintAt(parameter, field, 'fields-unseen', { name: named.join(', ') })]
  })
}

/** True for a `*` before the last name of a path, which CORE refuses. */
const hasInnerStar = (path: string): boolean => path.split('.').slice(0, -1).includes('*')

/** True if no item had the attribute; items restricted by `fields` do not prove that. A name may be a path. */
function isUnseen(name: string, relation: string, { all, unrestricted }: SeenNames): boolean {
  if (acceptedNames.includes(name)) return false
  const path = [...(relation === '' ? [] : relation.split('.')), ...name.split('.')]
  return path.some((segment, at) => {
    // Of what was never seen with its attributes, nothing is known; what follows a missing name is missing, too.
    const holder = path.slice(0, at).join('.')
    if (at < path.length - 1 && all.relations.includes(path.slice(0, at + 1).join('.')))
      return false
    return (
      attributesOf(unrestricted, holder).length > 0 && !attributesOf(all, holder).includes(segment)
    )
  })
}

/** Hints for CORE about included relations that no observed item had. */
function describeCoreInclude(form: QueryForm, seen: SeenNames): InstanceHint[] {
  const known = new Set([...seen.all.relations, ...attributesOf(seen.all, '')])
  const about = <Key extends HintMessageKey>(name: string, key: Key, values: HintValues<Key>) => [
    hintAt({ kind: 'include', name }, { part: 'include' }, key, values),
  ]
  return pruneForm(form).include.flatMap((relation): InstanceHint[] => {
    if (hasInnerStar(relation)) return about(relation, 'star-inside', { name: relation })
    // Items without any relation, or restricted by `fields`, prove nothing.
    if (seen.unrestricted.relations.length === 0) return []
    const [root = ''] = relation.split('.')
    if (known.has(root) || relation === 'full.recursive') return []
    const [near] = findNearNames(root, seen.all.relations)
    return near === undefined
      ? about(relation, 'relation-unseen', { name: relation })
      : about(relation, 'relation-near', {
          name: relation,
          near: near + relation.slice(root.length),
        })
  })
}

interface Server {
  conventions: Conventions
  isDatacycle: boolean
  /** See `KnownInstance`. */
  languages?: readonly string[] | null
}

/** Hints that a name was not seen: it may exist on other pages, so they are no result of a check. */
const unprovenHints: readonly InstanceHint['messageKey'][] = ['fields-unseen', 'relation-unseen']

/** Lists hints that depend on the query and the server only, so they are equal before and after sending. */
export const listKnownHints = (
  form: QueryForm,
  { conventions, isDatacycle, languages = null }: Server,
): InstanceHint[] =>
  describeHints(form, {
    conventions,
    isDatacycle,
    seen: noNamesSeen,
    languages,
    dynamicEndpoints: new Set(),
    places: [],
  }).filter(({ messageKey }) => !unprovenHints.includes(messageKey))

/** Hints about an extra parameter as a whole, which a `PastedPart` reports too. */
const isAboutPart = (
  hint: InstanceHint,
): hint is InstanceHint<'name-dropped' | 'list-dropped' | 'object-dropped' | 'text-dropped'> =>
  hintRules[hint.messageKey].kind === 'dropped-name'

/** Lists the hints about the form of a pasted request that its `parts` do not report already. */
export const listPasteHints = (
  form: QueryForm,
  server: Server,
  parts: readonly PastedPart[],
): InstanceHint[] =>
  listKnownHints(form, server).filter(
    (hint) => !(isAboutPart(hint) && parts.some(({ name }) => name === hint.values.name)),
  )

type BodyHint = InstanceHint<'list-dropped' | 'object-dropped' | 'text-dropped'>

/**
 * Hints for members of a hand-typed body that CORE drops because of their shape; a form always writes the
 * right shape (datacycle-core.md 2.1). Hints for unknown names come from the form read from the body.
 */
export function describeBodyShapes(body: string): BodyHint[] {
  const read = readJson(body)
  if (!read.ok || read.value.kind !== 'object') return []
  return read.value.members.flatMap(({ name, value }): BodyHint[] => {
    const outcome = readTopLevelName(name, shapeOfMember(value))
    switch (outcome) {
      case 'list-dropped':
      case 'object-dropped':
        return parametersOf(name, value).map((parameter) =>
          hintAt(parameter, { part: 'body' }, outcome, { name }),
        )
      case 'text-dropped':
        return [hintAt({ kind: 'extra', name }, { part: 'body' }, 'text-dropped', { name })]
      case 'unknown':
      case 'read':
        return []
    }
  })
}

function shapeOfMember(value: JsonValue): 'text' | 'list' | 'object' {
  if (value.kind === 'object') return 'object'
  return value.kind === 'array' ? 'list' : 'text'
}

/** The parameters that are lost with a member. */
function parametersOf(name: string, value: JsonValue): RequestParameter[] {
  switch (name) {
    case 'sort':
    case 'language':
      return [{ kind: name }]
    case 'include':
      return value.kind === 'array'
        ? value.items.flatMap((item): RequestParameter[] =>
            item.kind === 'string' ? [{ kind: 'include', name: item.value }] : [],
          )
        : value.kind === 'object'
          ? value.members.map((member): RequestParameter => ({
              kind: 'include',
              name: member.name,
            }))
          : []
    case 'fields':
      return value.kind === 'object'
        ? value.members.map((member): RequestParameter => ({ kind: 'fields', name: member.name }))
        : [{ kind: 'fields', name: '' }]
    default:
      return [{ kind: 'extra', name }]
  }
}
