import { isPartInBody, isMovablePart, type Conventions } from '#core/query/conventions.ts'
import { swapCoordinates } from '#core/place/place-area.ts'
import { readFilterKey, renderFilterKey } from '#core/query/filter-key.ts'
import { rowOf } from '#core/query/form-field.ts'
import { moveToField } from '#core/query/form-fix.ts'
import type { FilterRow, QueryForm } from '#core/query/form.ts'
import { withWholeItem } from '#core/query/flat-fields.ts'
import { readingsOfDay } from './date-text.ts'
import { readFilterLeaves, textsOf } from './filter-grammar.ts'
import type { InstanceHint } from './instance-hint.ts'
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

function planRemedy(
  hint: InstanceHint,
  form: QueryForm,
  conventions: Conventions,
): HintRemedy | null {
  switch (hint.messageKey) {
    case 'sort-unusable':
    case 'sort-unusable-by-text':
    case 'sort-unusable-by-place':
    case 'sort-unusable-by-schedule':
    case 'sort-needs-schedule':
    case 'sort-needs-schedule-ordered':
    case 'sort-fails':
      return hint.values.near === undefined
        ? leaveOut(hint, form)
        : sortBy(hint, form, hint.values.near)
    case 'sort-without-seed':
      return sortBy(hint, form, seededRandom)
    case 'dots':
    case 'dots-by-convention':
      return canMoveToBody(hint, form, conventions)
        ? { kind: 'use-post', form: { ...form, method: 'POST' } }
        : null
    case 'fields-of-relation':
      return writeOneList(form)
    case 'text-in-union':
    case 'attribute-not-searchable':
      return moveToFullText(hint, form, hint.values.text ?? '') ?? leaveOut(hint, form)
    case 'attribute-operator':
      return splitIntoRange(hint, form) ?? leaveOut(hint, form)
    case 'slug-like':
    case 'equals-markup': {
      const operator = hint.messageKey === 'slug-like' ? 'equals' : 'like'
      return replaceKey(hint, form, (key) =>
        renderFilterKey([...readFilterKey(key).slice(0, -1), operator]),
      )
    }
    case 'not-in-before-in':
      return putInFirst(hint, form)
    case 'and-of-ids':
      return joinIds(hint, form)
    case 'coordinates-swapped':
      return swapPlace(hint, form)
    case 'no-date':
      return hint.values.whole === undefined ? null : replaceText(hint, form, hint.values.whole)
    case 'language-case':
      return replaceExtraText(hint, form, hint.values.near)
    case 'text-operator':
    case 'text-whole-words':
    case 'text-word':
      return hint.values.near === undefined ? null : searchFor(hint.values.near, form)
    case 'text-blank':
      return hint.field.part === 'q'
        ? { kind: 'leave-out', form: { ...form, q: '' } }
        : leaveOut(hint, form)
    case 'not-boolean':
    case 'boolean-refused':
      return hint.values.name.startsWith('geo.')
        ? replaceText(hint, form, 'true')
        : leaveOut(hint, form)
    case 'not-a-collection':
      return replaceKey(hint, form, (key) =>
        renderFilterKey(['filterId', ...readFilterKey(key).slice(1)]),
      )
    case 'filter-plain':
      // Slugs can be filtered as a searchable attribute (datacycle-core.md 2.2).
      return hint.values.name === 'slug'
        ? replaceKey(hint, form, () => 'attribute.slug.in.equals')
        : leaveOut(hint, form)
    case 'date-misread':
    case 'date-day-first':
    case 'sort-without-point':
    case 'sort-needs-point':
    case 'sort-needs-point-ordered':
    case 'no-number':
    case 'no-items-asked':
    case 'trees-limit-categories':
    case 'star-inside':
      return null
    case 'name-without-effect':
    case 'name-dropped':
      return hint.values.near === undefined
        ? leaveOut(hint, form)
        : renameExtra(hint, form, conventions, hint.values.near)
    case 'list-dropped':
      return joinExtra(hint, form) ?? leaveOut(hint, form)
    case 'relation-near':
      return replaceRelation(form, hint.values)
    case 'fields-minus':
      return withoutMinus(hint, form)
    case 'fields-near':
      return replaceAttribute(hint, form)
    case 'sort-direction':
      return sortAscending(hint, form)
    case 'weight-refused':
    case 'like-fails':
    case 'sort-needs-text':
    case 'sort-needs-text-ordered':
    case 'sort-needs-text-skipped':
    case 'sort-needs-place':
    case 'sort-needs-place-ordered':
    case 'sort-needs-place-skipped':
    case 'sort-needs-schedule-skipped':
    case 'sort-needs-point-skipped':
    case 'sort-unusable-skipped':
    case 'value-blank':
    case 'key-unknown':
    case 'page-limit':
    case 'sort-further':
    case 'sort-further-by-convention':
    case 'filter-misplaced':
    case 'object-dropped':
    case 'text-dropped':
    case 'language-unknown':
    case 'language-not-offered':
    case 'fields-unseen':
    case 'relation-unseen':
    case 'no-own-place':
      return leaveOut(hint, form)
  }
}

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
function canMoveToBody(
  { field }: InstanceHint,
  form: QueryForm,
  conventions: Conventions,
): boolean {
  const { part } = field
  if (form.method === 'POST' || part === 'endpoint') return false
  return !isMovablePart(part) || isPartInBody(part, conventions)
}

/** Sends the attributes as one flat list, with `*` for all of the item's own attributes. */
function writeOneList(form: QueryForm): HintRemedy {
  const fields = withWholeItem(form.fields)
  return { kind: 'use-one-list', form: { ...form, fields }, conventions: { fields: 'flat-list' } }
}

function moveToFullText(hint: InstanceHint, form: QueryForm, text: string): HintRemedy | null {
  if (text === '' || form.q !== '') return null
  return searchFor(text, { ...form, filters: form.filters.toSpliced(rowOf(hint.field), 1) })
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
  hint: InstanceHint,
  form: QueryForm,
  conventions: Conventions,
  name: string,
): HintRemedy | null {
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
