import { isPartInBody, isMovablePart, type Conventions } from '#core/query/conventions.ts'
import { swapCoordinates } from '#core/place/place-area.ts'
import { readFilterKey, renderFilterKey } from '#core/query/filter-key.ts'
import { rowOf } from '#core/query/form-field.ts'
import { moveToField } from '#core/query/form-fix.ts'
import type { FilterRow, QueryForm } from '#core/query/form.ts'
import { withWholeItem } from '#core/query/flat-fields.ts'
import { readingsOfDay } from './date-text.ts'
import { readFilterLeaves, textsOf } from './filter-grammar.ts'
import type { HintMessageKey, HintOf, InstanceHint } from './instance-hint.ts'
import { hasOneDirection, seededRandom } from './sort-key.ts'

/** A one-click fix for a hint. */
export type HintRemedy = RemedyLabel & {
  form: QueryForm
  /** Changes of the connection's conventions that the fix needs. */
  conventions?: Partial<Conventions>
}

/** What the fix does, with the values of its words. */
type RemedyLabel =
  | {
      kind:
        | 'leave-out'
        | 'use-post'
        | 'use-one-list'
        | 'use-range'
        | 'move-in-first'
        | 'join-ids'
        | 'swap-coordinates'
      values?: undefined
    }
  | { kind: 'sort-by' | 'use-name'; values: { name: string } }
  | { kind: 'search-text'; values: { text: string } }
  | { kind: 'use-value'; values: { value: string } }
  | { kind: 'use-day'; values: { day: string } }

export type RemedyKind = RemedyLabel['kind']

/**
 * Plans the fixes for a hint: what the user probably meant, or one for each thing that they may have meant, else
 * removal of the ineffective part. None if only the user can decide.
 */
export function planRemedies(
  hint: InstanceHint,
  form: QueryForm,
  conventions: Conventions,
): HintRemedy[] {
  const remedy = planRemedy(hint, form, conventions)
  if (remedy !== null) return [remedy, ...sortByFurther(hint, form)]
  const { messageKey } = hint
  if (messageKey !== 'no-date' && messageKey !== 'date-misread' && messageKey !== 'date-day-first')
    return []
  return readingsOfDay(hint.values.value).flatMap((day) => {
    const used = replaceText(hint, form, day)
    return used === null ? [] : [{ ...used, kind: 'use-day', values: { day } }]
  })
}

type PlanRemedy<Key extends HintMessageKey> = (
  hint: HintOf<Key>,
  form: QueryForm,
  conventions: Conventions,
) => HintRemedy | null

/** For each hint, what mends it; null if only the user can decide. */
const remedies: Readonly<{ [Key in HintMessageKey]: PlanRemedy<Key> }> = {
  'sort-unusable': sortByNear,
  'sort-unusable-by-text': sortByNear,
  'sort-unusable-by-place': sortByNear,
  'sort-unusable-by-schedule': sortByNear,
  'sort-unusable-skipped': leaveOut,
  'sort-needs-schedule': sortByNear,
  'sort-needs-schedule-ordered': sortByNear,
  'sort-needs-schedule-skipped': leaveOut,
  'sort-needs-text': leaveOut,
  'sort-needs-text-ordered': leaveOut,
  'sort-needs-text-skipped': leaveOut,
  'sort-needs-place': leaveOut,
  'sort-needs-place-ordered': leaveOut,
  'sort-needs-place-skipped': leaveOut,
  'sort-needs-point': () => null,
  'sort-needs-point-ordered': () => null,
  'sort-needs-point-skipped': leaveOut,
  'sort-fails': sortByNear,
  'sort-direction': sortAscending,
  'sort-without-seed': (hint, form) => sortBy(hint, form, seededRandom),
  'sort-without-point': () => null,
  'sort-further': leaveOut,
  'sort-further-by-convention': leaveOut,
  'fields-of-relation': (_, form) => writeOneList(form),
  'fields-minus': withoutMinus,
  'fields-near': replaceAttribute,
  'fields-unseen': leaveOut,
  'relation-near': ({ values }, form) => replaceRelation(form, values),
  'relation-unseen': leaveOut,
  'star-inside': () => null,
  'text-in-union': moveToFullText,
  'attribute-not-searchable': moveToFullText,
  'attribute-operator': (hint, form) => splitIntoRange(hint, form) ?? leaveOut(hint, form),
  'like-fails': leaveOut,
  'slug-like': (hint, form) => replaceOperator(hint, form, 'equals'),
  'equals-markup': (hint, form) => replaceOperator(hint, form, 'like'),
  'filter-misplaced': leaveOut,
  // Slugs can be filtered as a searchable attribute (datacycle-core.md 2.2).
  'filter-plain': (hint, form) =>
    hint.values.name === 'slug'
      ? replaceKey(hint, form, () => 'attribute.slug.in.equals')
      : leaveOut(hint, form),
  'not-in-before-in': putInFirst,
  'and-of-ids': joinIds,
  'not-a-collection': (hint, form) =>
    replaceKey(hint, form, (key) => renderFilterKey(['filterId', ...readFilterKey(key).slice(1)])),
  'key-unknown': leaveOut,
  'coordinates-swapped': swapPlace,
  'no-own-place': leaveOut,
  'no-date': (hint, form) =>
    hint.values.whole === undefined ? null : replaceText(hint, form, hint.values.whole),
  'date-misread': () => null,
  'date-day-first': () => null,
  'no-number': () => null,
  'not-boolean': replaceBoolean,
  'boolean-refused': replaceBoolean,
  'value-blank': leaveOut,
  'weight-refused': leaveOut,
  dots: moveToBody,
  'dots-by-convention': moveToBody,
  'name-dropped': renameExtra,
  'name-without-effect': renameExtra,
  'list-dropped': (hint, form) => joinExtra(hint, form) ?? leaveOut(hint, form),
  'object-dropped': leaveOut,
  'text-dropped': leaveOut,
  'page-limit': leaveOut,
  'no-items-asked': () => null,
  'trees-limit-categories': () => null,
  'text-blank': (hint, form) =>
    hint.field.part === 'q'
      ? { kind: 'leave-out', form: { ...form, q: '' } }
      : leaveOut(hint, form),
  'text-operator': searchForNear,
  'text-whole-words': searchForNear,
  'text-word': searchForNear,
  'language-case': (hint, form) => replaceExtraText(hint, form, hint.values.near),
  'language-unknown': leaveOut,
  'language-not-offered': leaveOut,
}

const planRemedy = <Key extends HintMessageKey>(
  hint: HintOf<Key>,
  form: QueryForm,
  conventions: Conventions,
): HintRemedy | null => remedies[hint.messageKey](hint, form, conventions)

function leaveOut(hint: InstanceHint, form: QueryForm): HintRemedy | null {
  const row = rowOf(hint.field)
  switch (hint.field.part) {
    case 'sort':
      return { kind: 'leave-out', form: { ...form, sort: form.sort.toSpliced(row, 1) } }
    case 'filter':
      return { kind: 'leave-out', form: { ...form, filters: form.filters.toSpliced(row, 1) } }
    case 'fields':
      return { kind: 'leave-out', form: { ...form, fields: form.fields.toSpliced(row, 1) } }
    case 'extra':
      return { kind: 'leave-out', form: { ...form, extra: form.extra.toSpliced(row, 1) } }
    case 'include': {
      const removed = hint.parameter?.kind === 'include' ? hint.parameter.name : null
      const include = form.include.filter((name) => name !== removed)
      return { kind: 'leave-out', form: { ...form, include } }
    }
    case 'endpoint':
    case 'q':
    case 'page-size':
    case 'page-number':
    case 'body':
      return null
  }
}

/** A hint with what was probably meant, where the server knows something like it. */
type NearHint = InstanceHint & { values: { near?: string } }

function sortByNear(hint: NearHint, form: QueryForm): HintRemedy | null {
  const { near } = hint.values
  return near === undefined ? leaveOut(hint, form) : sortBy(hint, form, near)
}

function sortBy(hint: InstanceHint, form: QueryForm, attribute: string): HintRemedy {
  const direction = hasOneDirection(attribute) && { direction: 'ascending' as const }
  const sort = changeRow(hint, form.sort, () => ({ attribute, ...direction }))
  return { kind: 'sort-by', values: { name: attribute }, form: { ...form, sort } }
}

/** A criterion behind the one that is used may be the wanted one: what it stands behind goes. */
function sortByFurther({ messageKey, field }: InstanceHint, form: QueryForm): HintRemedy[] {
  const wanted = messageKey.startsWith('sort-further') ? form.sort[rowOf(field)] : undefined
  if (!wanted) return []
  return [
    { kind: 'sort-by', values: { name: wanted.attribute }, form: { ...form, sort: [wanted] } },
  ]
}

/** Removes the descending direction, which has no effect. */
function sortAscending(hint: InstanceHint, form: QueryForm): HintRemedy {
  return {
    kind: 'leave-out',
    form: { ...form, sort: changeRow(hint, form.sort, () => ({ direction: 'ascending' })) },
  }
}

/** The endpoint is always part of the URL. */
function moveToBody(
  { field: { part } }: InstanceHint,
  form: QueryForm,
  conventions: Conventions,
): HintRemedy | null {
  const isInUrl = isMovablePart(part) && !isPartInBody(part, conventions)
  if (form.method === 'POST' || part === 'endpoint' || isInUrl) return null
  return { kind: 'use-post', form: { ...form, method: 'POST' } }
}

/** Sends the attributes as one flat list, with `*` for all of the item's own attributes. */
function writeOneList(form: QueryForm): HintRemedy {
  const fields = withWholeItem(form.fields)
  return { kind: 'use-one-list', form: { ...form, fields }, conventions: { fields: 'flat-list' } }
}

function moveToFullText(
  hint: InstanceHint<'text-in-union' | 'attribute-not-searchable'>,
  form: QueryForm,
): HintRemedy | null {
  const { text = '' } = hint.values
  if (text === '' || form.q !== '') return leaveOut(hint, form)
  return searchFor(text, { ...form, filters: form.filters.toSpliced(rowOf(hint.field), 1) })
}

function searchForNear({ values: { near } }: NearHint, form: QueryForm): HintRemedy | null {
  return near === undefined ? null : searchFor(near, form)
}

const searchFor = (text: string, form: QueryForm): HintRemedy => ({
  kind: 'search-text',
  values: { text },
  form: { ...form, q: text },
})

/** Turns `equals` on a day into a range of that day. */
function splitIntoRange(
  hint: InstanceHint<'attribute-operator'>,
  form: QueryForm,
): HintRemedy | null {
  const row = rowOf(hint.field)
  const leaf = readFilterLeaves(form).find(
    (one) => one.row === row && one.path.join('.') === hint.values.name,
  )
  if (leaf?.value.kind !== 'text' || leaf.path.at(-1) !== 'equals') return null
  const { value, path } = leaf
  const ends = ['min', 'max'].map((end): FilterRow => {
    const key = renderFilterKey([...path.slice(0, -1), end])
    return { key, value }
  })
  return { kind: 'use-range', form: { ...form, filters: form.filters.toSpliced(row, 1, ...ends) } }
}

/** Reorders the filters of a key so that `in` comes first, one row each. */
function putInFirst(
  { values: { key } }: InstanceHint<'not-in-before-in'>,
  form: QueryForm,
): HintRemedy {
  const leaves = readFilterLeaves(form).filter(({ path }) => path[0] === key)
  const rows = new Set(leaves.map(({ row }) => row))
  const ordered = [
    ...leaves.filter(({ path }) => path[1] === 'in'),
    ...leaves.filter(({ path }) => path[1] !== 'in'),
  ].map(({ path, value }): FilterRow => ({ key: renderFilterKey(path), value }))
  const first = Math.min(...rows)
  return {
    kind: 'move-in-first',
    form: {
      ...form,
      filters: form.filters.flatMap((row, at) =>
        at === first ? ordered : rows.has(at) ? [] : [row],
      ),
    },
  }
}

function swapPlace(hint: InstanceHint, form: QueryForm): HintRemedy | null {
  const row = rowOf(hint.field)
  const current = form.filters[row]
  const swapped = current ? swapCoordinates(current) : null
  return (
    swapped && {
      kind: 'swap-coordinates',
      form: { ...form, filters: form.filters.with(row, swapped) },
    }
  )
}

/** Joins IDs with commas, which means OR (datacycle-core.md 2.2). */
function joinIds(hint: InstanceHint, form: QueryForm): HintRemedy | null {
  const row = rowOf(hint.field)
  const leaves = readFilterLeaves(form).filter((one) => one.row === row)
  const leaf = leaves.find(({ path }) => path[0] === 'contentId' && path[1] === 'in')
  const ids = leaf && textsOf(leaf.value)
  if (!leaf || !ids) return null
  const others = leaves.filter((one) => one !== leaf)
  const rows = [
    { key: renderFilterKey(leaf.path), value: { kind: 'list' as const, items: [ids.join(',')] } },
    ...others.map(({ path, value }) => ({ key: renderFilterKey(path), value })),
  ]
  return { kind: 'join-ids', form: { ...form, filters: form.filters.toSpliced(row, 1, ...rows) } }
}

function replaceText(
  hint: InstanceHint,
  form: QueryForm,
  text: string,
): (HintRemedy & { kind: 'use-value' }) | null {
  const current = form.filters[rowOf(hint.field)]
  if (current?.value.kind !== 'text') return null
  const value = { kind: 'text' as const, text }
  const filters = changeRow(hint, form.filters, () => ({ value }))
  return { kind: 'use-value', values: { value: text }, form: { ...form, filters } }
}

/** The rows with a change of the one that a hint is about. */
const changeRow = <Row>(
  { field }: InstanceHint,
  rows: readonly Row[],
  change: (row: Row) => Partial<Row>,
): Row[] => rows.map((row, at) => (at === rowOf(field) ? { ...row, ...change(row) } : row))

/** Renames an extra parameter and moves it into its form field. */
function renameExtra(
  hint: InstanceHint<'name-dropped' | 'name-without-effect'>,
  form: QueryForm,
  conventions: Conventions,
): HintRemedy | null {
  const { near: name } = hint.values
  if (name === undefined) return leaveOut(hint, form)
  const row = rowOf(hint.field)
  const current = form.extra[row]
  if (!current) return null
  // What has this name already counts, so a second one would only block sending.
  if (form.extra.some((other) => other.name === name)) return leaveOut(hint, form)
  const extra = form.extra.with(row, { ...current, name })
  const renamed = { ...form, extra }
  // `language` has no form field.
  const moved = name === 'language' ? renamed : moveToField(renamed, row, conventions)
  return moved && { kind: 'use-name', values: { name }, form: moved }
}

function replaceBoolean(
  hint: InstanceHint<'not-boolean' | 'boolean-refused'>,
  form: QueryForm,
): HintRemedy | null {
  const isPlace = hint.values.name.startsWith('geo.')
  return isPlace ? replaceText(hint, form, 'true') : leaveOut(hint, form)
}

function replaceExtraText(hint: InstanceHint, form: QueryForm, text: string): HintRemedy {
  const value = { kind: 'text' as const, text }
  const extra = changeRow(hint, form.extra, () => ({ value }))
  return { kind: 'use-value', values: { value: text }, form: { ...form, extra } }
}

function replaceKey(
  hint: InstanceHint,
  form: QueryForm,
  change: (key: string) => string,
): HintRemedy | null {
  const current = form.filters[rowOf(hint.field)]
  if (!current) return null
  const key = change(current.key)
  const filters = changeRow(hint, form.filters, () => ({ key }))
  return { kind: 'use-name', values: { name: key }, form: { ...form, filters } }
}

const replaceOperator = (hint: InstanceHint, form: QueryForm, operator: string) =>
  replaceKey(hint, form, (key) => renderFilterKey([...readFilterKey(key).slice(0, -1), operator]))

function replaceRelation(
  form: QueryForm,
  { name, near }: InstanceHint<'relation-near'>['values'],
): HintRemedy {
  const include = [...new Set(form.include.map((one) => (one === name ? near : one)))]
  return { kind: 'use-name', values: { name: near }, form: { ...form, include } }
}

function replaceAttribute(hint: InstanceHint<'fields-near'>, form: QueryForm): HintRemedy {
  const { name, near } = hint.values
  const fields = changeRow(hint, form.fields, ({ attributes }) => ({
    attributes: [...new Set(attributes.map((one) => (one === name ? near : one)))],
  }))
  return { kind: 'use-name', values: { name: near }, form: { ...form, fields } }
}

/** Removes names with a minus, and the row if none is left. */
function withoutMinus(hint: InstanceHint, form: QueryForm): HintRemedy | null {
  const row = rowOf(hint.field)
  const current = form.fields[row]
  if (!current) return null
  const attributes = current.attributes.filter((name) => !name.startsWith('-'))
  const rest = attributes.length === 0 ? [] : [{ ...current, attributes }]
  return { kind: 'leave-out', form: { ...form, fields: form.fields.toSpliced(row, 1, ...rest) } }
}

function joinExtra(hint: InstanceHint, form: QueryForm): HintRemedy | null {
  const value = form.extra[rowOf(hint.field)]?.value
  return value?.kind === 'list'
    ? replaceExtraText(hint, form, value.items.filter((item) => item !== '').join(','))
    : null
}
