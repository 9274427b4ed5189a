import type { Conventions } from '#core/query/conventions.ts'
import { withWholeItem } from '#core/query/flat-fields.ts'
import { moveToField } from '#core/query/form-fix.ts'
import {
  isEmptyValue,
  pruneForm,
  type ExtraRow,
  type ParameterValue,
  type QueryForm,
  type StoredForm,
} from '#core/query/form.ts'
import { mapFormTexts } from '#core/query/value-names.ts'
import { hasOwnField, readParameterName } from '#core/query/parameter-name.ts'
import type { ServerReading } from '#core/paste/read-pasted.ts'
import type { Reading, ReadingNote } from '#core/query/reading.ts'
import { resolveForm } from '#core/query/relative-date.ts'
import { decodeAgain } from '#core/url/percent-encoding.ts'
import { describeCoreExtra, suggestName } from './extra-hints.ts'

/** A part of a pasted request that CORE interprets differently than written. */
export type PastedPart =
  /** CORE ignores this name; `near` is the name that was probably meant. */
  | { kind: 'unknown-name'; name: string; near: string | null }
  /** CORE drops the value because it expects another shape. */
  | { kind: 'list' | 'object' | 'text'; name: string }
  /** CORE finds nothing for Latin-1 text and searches for the literal escapes of double-encoded text. */
  | { kind: 'latin-1' | 'encoded-twice' | 'broken-escape'; name: string }
  /** CORE answers 400 to an empty parameter. */
  | { kind: 'empty'; name: string }
  /** Given in the URL and in the body; CORE uses only the value in the URL. */
  | { kind: 'in-both'; name: string }
  /** CORE ignores the body and returns all items. */
  | { kind: 'body'; name: string; sentAs: string | null }

/** How CORE interprets a pasted request, where that differs from what is written. */
export interface PasteOnCore {
  parts: readonly PastedPart[]
  /** The form that gets the same response as the pasted request; null if no form can. */
  literalForm: QueryForm | null
  /** The form with the corrections that the user probably meant. */
  suggestedForm: QueryForm
}

export interface PastedForm {
  form: QueryForm
  notes: readonly ReadingNote[]
  /** See `PastedQuery`. */
  asServerReads?: { form: QueryForm; notes: readonly ReadingNote[] }
}

/** A pasted request with its relative dates resolved for a day (`2026-03-31`). */
export const resolvePasted = (
  {
    form,
    notes,
    asServerReads,
  }: Pick<Reading, 'notes'> & {
    form: StoredForm
    asServerReads?: ServerReading
  },
  today: string,
): PastedForm => ({
  form: resolveForm(form, today),
  notes,
  ...(asServerReads && {
    asServerReads: { ...asServerReads, form: resolveForm(asServerReads.form, today) },
  }),
})

/**
 * Describes how CORE interprets a pasted request (datacycle-core.md 2.1, 2.2, 12): it drops unknown names,
 * lists where it expects text, and `fields[relation]`; it ignores a body that is not declared as JSON, and
 * prefers the URL over the body. null if the form, sent as is, gets the same response.
 */
export function describePasteOnDatacycle(
  { form, notes, asServerReads = { form, notes } }: PastedForm,
  conventions: Conventions,
): PasteOnCore | null {
  const parts = [
    ...describeBody(notes),
    ...asServerReads.notes.flatMap(describeNote),
    ...describeExtra(asServerReads),
  ]
  if (parts.length === 0) return null
  return {
    parts,
    literalForm: parts.some(cannotBeExpressedInForm)
      ? null
      : withoutMisshaped(asServerReads.form, parts),
    suggestedForm: withSuggestedNames(
      withMovedTexts(withWholeItemOfRelations(undoDoubleEncoding(form, notes), notes), notes),
      conventions,
    ),
  }
}

/** True if the literal and the intended reading are different forms, so the user has to choose. */
export const needsChoice = ({ literalForm, suggestedForm }: PasteOnCore): boolean =>
  literalForm !== null && !isSame(literalForm, suggestedForm)

/** True if no form can reproduce this part: a form always writes UTF-8 and no empty parameters. */
const cannotBeExpressedInForm = ({ kind }: PastedPart): boolean =>
  kind === 'latin-1' || kind === 'broken-escape' || kind === 'empty'

/** A body that CORE ignores cannot conflict with the URL, so `in-both` notes are dropped. */
function describeBody(notes: readonly ReadingNote[]): PastedPart[] {
  const ignoredBody = notes.find((note) => note.kind === 'body-declared-otherwise')
  if (ignoredBody) return [{ kind: 'body', name: 'body', sentAs: ignoredBody.sentAs }]
  return notes.flatMap((note) =>
    note.kind === 'in-both' ? [{ kind: 'in-both', name: note.name }] : [],
  )
}

function describeNote(note: ReadingNote): PastedPart[] {
  switch (note.kind) {
    case 'written-differently':
      return note.shape === undefined ? [] : [{ kind: note.shape, name: note.name }]
    case 'latin-1':
    case 'encoded-twice':
    case 'broken-escape':
      return [{ kind: note.kind, name: note.name }]
    case 'empty-text':
      return [{ kind: 'empty', name: note.name }]
    case 'text-for-object':
      return [{ kind: 'text', name: note.name }]
    case 'body-declared-otherwise':
    case 'body-of-get':
    case 'form-encoded-body':
    case 'in-both':
    case 'kept-as-extra':
    case 'computed-value':
    case 'token-placeholder':
    case 'repaired':
    case 'line-joined':
    case 'plus-in-date':
    case 'invisible-kept':
      return []
  }
}

function describeExtra({ form, notes }: Required<PastedForm>['asServerReads']): PastedPart[] {
  const encodedTwice = new Set(
    notes.flatMap((note) => (note.kind === 'encoded-twice' ? note.name : [])),
  )
  return describeCoreExtra(form, null).flatMap((hint): PastedPart[] => {
    switch (hint.messageKey) {
      case 'name-dropped':
        // Already reported as encoded twice, which is more precise.
        return encodedTwice.has(hint.values.name)
          ? []
          : [{ kind: 'unknown-name', name: hint.values.name, near: hint.values.near ?? null }]
      case 'list-dropped':
        return [{ kind: 'list', name: hint.values.name }]
      case 'object-dropped':
        return [{ kind: 'object', name: hint.values.name }]
      case 'text-dropped':
        return [{ kind: 'text', name: hint.values.name }]
      case 'name-without-effect':
      case 'weight-refused':
      case 'no-items-asked':
      case 'trees-limit-categories':
      case 'page-limit':
      case 'language-unknown':
      case 'language-case':
      case 'language-not-offered':
        return []
    }
  })
}

/** Drops parameters that CORE ignores as pasted but would honor in the form's spelling. */
function withoutMisshaped(form: QueryForm, parts: readonly PastedPart[]): QueryForm {
  const names = parts.flatMap(({ kind, name }) =>
    kind === 'list' || kind === 'object' ? name : [],
  )
  const isMisshaped = (root: string) =>
    names.some((name) => name === root || name.startsWith(`${root}[`))
  const relations = names.map(relationOf).filter((relation) => relation !== null)
  return {
    ...form,
    include: isMisshaped('include') ? [] : form.include,
    sort: isMisshaped('sort') ? [] : form.sort,
    fields: form.fields.filter(({ relation }) => !relations.includes(relation)),
  }
}

/**
 * `fields[relation]` does not restrict the item's own attributes; one flat list would. So `*` is added for
 * the item.
 */
function withWholeItemOfRelations(form: QueryForm, notes: readonly ReadingNote[]): QueryForm {
  const hasRelationFields = notes.some(
    (note) =>
      note.kind === 'written-differently' &&
      note.shape !== undefined &&
      relationOf(note.name) !== null,
  )
  return hasRelationFields ? { ...form, fields: withWholeItem(form.fields) } : form
}

/** Moves the text of `filter=Velden` and `page=2` to full text and page number, if these are not set. */
const withMovedTexts = (form: QueryForm, notes: readonly ReadingNote[]): QueryForm =>
  notes.reduce((result, note) => {
    if (note.kind !== 'text-for-object') return result
    if (note.name === 'filter')
      return result.q === '' && result.filters.length === 0 ? { ...result, q: note.text } : result
    return result.pageNumber === '' && /^\d+$/.test(note.text)
      ? { ...result, pageNumber: note.text }
      : result
  }, form)

/** Decodes all texts of the form once more, names too, if some were encoded twice. */
function undoDoubleEncoding(form: QueryForm, notes: readonly ReadingNote[]): QueryForm {
  if (!notes.some(({ kind }) => kind === 'encoded-twice')) return form
  const decode = (text: string) => decodeAgain(text) ?? text
  const splitNames = (names: readonly string[]) =>
    names.flatMap((name) => name.split(',')).filter((name) => name !== '')
  const decoded = mapFormTexts(form, (text, kind) => (kind === 'json' ? text : decode(text)))
  return {
    ...decoded,
    include: splitNames(decoded.include),
    fields: decoded.fields.map(({ relation, attributes }) => ({
      relation,
      attributes: splitNames(attributes),
    })),
  }
}

/** Renames and reshapes each extra parameter to what CORE reads, unless the target is already set. */
const withSuggestedNames = (form: QueryForm, conventions: Conventions): QueryForm =>
  form.extra.reduce((result, row) => moveRow(result, row, conventions) ?? result, form)

/** null if the row is empty or its target is already set. */
function moveRow(form: QueryForm, row: ExtraRow, conventions: Conventions): QueryForm | null {
  const at = form.extra.indexOf(row)
  if (at < 0 || row.name === '' || isEmptyValue(row.value)) return null
  const path = readParameterName(row.name)
  const name = suggestName(path) ?? row.name
  const suggestedRow = {
    name,
    value: isCommaSeparated(name) ? joinWithCommas(row.value) : row.value,
  }
  const extra = form.extra.with(at, suggestedRow)
  if (!hasOwnField(readParameterName(name), conventions))
    return extra.some((one, index) => index !== at && one.name === name) ? null : { ...form, extra }
  const moved = moveToField({ ...form, extra }, at, conventions)
  return moved !== null && isLossless(form, moved) ? moved : null
}

const isCommaSeparated = (name: string): boolean => name === 'language' || name === 'fields'

function joinWithCommas(value: ParameterValue): ParameterValue {
  return value.kind === 'list'
    ? { kind: 'text', text: value.items.filter((item) => item !== '').join(',') }
    : value
}

/** True if the move overwrote nothing and created no duplicates. */
function isLossless(before: QueryForm, after: QueryForm): boolean {
  const isWithoutRepeats = (names: readonly string[]) => new Set(names).size === names.length
  return (
    (before.q === '' || before.q === after.q) &&
    (before.pageSize === '' || before.pageSize === after.pageSize) &&
    (before.pageNumber === '' || before.pageNumber === after.pageNumber) &&
    isWithoutRepeats(after.filters.map(({ key }) => key)) &&
    isWithoutRepeats(after.include) &&
    isWithoutRepeats(after.fields.map(({ relation }) => relation)) &&
    isWithoutRepeats(after.sort.map(({ attribute }) => attribute))
  )
}

/** The relation in `fields[image]`; '' for `fields`, null for any other name. */
const relationOf = (name: string): string | null => {
  if (name === 'fields') return ''
  return /^fields\[(.*)\]$/.exec(name)?.[1] ?? null
}

const isSame = (one: QueryForm, other: QueryForm): boolean =>
  JSON.stringify(pruneForm(one)) === JSON.stringify(pruneForm(other))
