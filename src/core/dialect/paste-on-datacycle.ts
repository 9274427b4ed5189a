import type { Conventions } from '#core/query/conventions.ts'
import { moveToField } from '#core/query/form-fix.ts'
import {
  isEmptyValue,
  pruneForm,
  type ExtraRow,
  type ParameterValue,
  type QueryForm,
} from '#core/query/form.ts'
import { hasOwnField, readParameterName } from '#core/query/parameter-name.ts'
import type { ReadingNote } from '#core/query/reading.ts'
import { decodeAgain } from '#core/url/decode-percent.ts'
import { describeCoreExtra } from './extra-hints.ts'
import { meantName } from './top-level-name.ts'

/** A part of a pasted request that does something else on a CORE than it says. */
export type PastedPart =
  /** A name that it does not read; `near` is the one that was probably meant. */
  | { kind: 'unknown-name'; name: string; near: string | null }
  /** It drops a list, an object or a text where it wants another shape. */
  | { kind: 'list' | 'object' | 'text'; name: string }
  /** It finds nothing for Latin-1, and searches for the escapes of what was encoded twice. */
  | { kind: 'latin-1' | 'encoded-twice' | 'broken-escape'; name: string }
  /** It answers 400. */
  | { kind: 'empty'; name: string }
  /** It takes that of the query alone. */
  | { kind: 'in-both'; name: string }
  /** It does not read the body, and sends all items. */
  | { kind: 'body'; name: string; sentAs: string | null }

/** What a pasted request does on a CORE, where that is not what it says. */
export interface PasteOnCore {
  parts: readonly PastedPart[]
  /** The form that gets the answer which the pasted request gets; null where no form does. */
  asPasted: QueryForm | null
  /** The form that asks for what the pasted request says, as far as that can be told. */
  asMeant: QueryForm
}

/** A pasted request as readPasted gives it, its dates resolved. */
interface PastedForm {
  form: QueryForm
  notes: readonly ReadingNote[]
  served?: { form: QueryForm; notes: readonly ReadingNote[] }
}

/**
 * What a CORE makes of a request that was read into a form (datacycle-core.md 2.1, 2.2, 12): it drops names that it
 * does not know, lists where it wants one text, and `fields[relation]`; it reads no body that is not announced as
 * JSON, and lets the query win over it. null where the form asks for the same.
 */
export function describePasteOnDatacycle(
  { form, notes, served }: PastedForm,
  conventions: Conventions,
): PasteOnCore | null {
  const seen = served ?? { form, notes }
  const parts = [
    ...describeBody(notes),
    ...seen.notes.flatMap(describePart),
    ...describeExtra(seen),
  ]
  if (parts.length === 0) return null
  return {
    parts,
    asPasted: parts.some(isBeyondForm) ? null : withoutMisshaped(seen.form, parts),
    asMeant: withMeantNames(
      withMeantTexts(withWholeItem(decodeTwice(form, notes), notes), notes),
      conventions,
    ),
  }
}

/** Whether there is a choice: a form that does as pasted, and another one that does as meant. */
export const isChoice = ({ asPasted, asMeant }: PasteOnCore): boolean =>
  asPasted !== null && !isSame(asPasted, asMeant)

/** The form writes UTF-8 and no empty parameters. */
const isBeyondForm = ({ kind }: PastedPart): boolean =>
  kind === 'latin-1' || kind === 'broken-escape' || kind === 'empty'

/** Of a body that is not read at all, nothing stands in both. */
function describeBody(notes: readonly ReadingNote[]): PastedPart[] {
  const unread = notes.find((note) => note.kind === 'body-not-json')
  if (unread) return [{ kind: 'body', name: 'body', sentAs: unread.sentAs }]
  return notes.flatMap((note) =>
    note.kind === 'in-both' ? [{ kind: 'in-both', name: note.name }] : [],
  )
}

function describePart(note: ReadingNote): PastedPart[] {
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
    case 'body-not-json':
    case 'body-of-get':
    case 'form-encoded-body':
    case 'in-both':
    case 'kept-as-extra':
    case 'token-placeholder':
      return []
  }
}

function describeExtra({ form, notes }: Required<PastedForm>['served']): PastedPart[] {
  const twice = new Set(notes.flatMap((note) => (note.kind === 'encoded-twice' ? note.name : [])))
  return describeCoreExtra(form, null).flatMap(({ word, values = {} }): PastedPart[] => {
    const { name = '', near = null } = values
    switch (word) {
      case 'name-dropped':
        // That it is encoded twice says more.
        return twice.has(name) ? [] : [{ kind: 'unknown-name', name, near }]
      case 'list-dropped':
        return [{ kind: 'list', name }]
      case 'object-dropped':
        return [{ kind: 'object', name }]
      case 'text-dropped':
        return [{ kind: 'text', name }]
      case 'name-without-effect':
      case 'no-items-asked':
      case 'page-limit':
      case 'language-unknown':
      case 'language-case':
      case 'language-not-offered':
        return []
    }
  })
}

/** Without what the server does not read and the form would write so that it counts. */
function withoutMisshaped(form: QueryForm, parts: readonly PastedPart[]): QueryForm {
  const names = parts.flatMap(({ kind, name }) =>
    kind === 'list' || kind === 'object' ? name : [],
  )
  const isOf = (root: string) => names.some((name) => name === root || name.startsWith(`${root}[`))
  const relations = names.map(relationOf).filter((relation) => relation !== null)
  return {
    ...form,
    include: isOf('include') ? [] : form.include,
    sort: isOf('sort') ? [] : form.sort,
    fields: form.fields.filter(({ relation }) => !relations.includes(relation)),
  }
}

/** Attributes of a relation leave the item itself whole, as documented; one list over the item would not. */
function withWholeItem(form: QueryForm, notes: readonly ReadingNote[]): QueryForm {
  const isOfRelations = notes.some(
    (note) =>
      note.kind === 'written-differently' &&
      note.shape !== undefined &&
      relationOf(note.name) !== null,
  )
  const isRootNamed = form.fields.some(({ relation }) => relation === '')
  return isOfRelations && !isRootNamed
    ? { ...form, fields: [{ relation: '', attributes: ['*'] }, ...form.fields] }
    : form
}

/** `filter=Velden` and `page=2`, where the form has nothing else there. */
const withMeantTexts = (form: QueryForm, notes: readonly ReadingNote[]): QueryForm =>
  notes.reduce((made, note) => {
    if (note.kind !== 'text-for-object') return made
    if (note.name === 'filter')
      return made.q === '' && made.filters.length === 0 ? { ...made, q: note.text } : made
    return made.pageNumber === '' && /^\d+$/.test(note.text)
      ? { ...made, pageNumber: note.text }
      : made
  }, form)

/** What was encoded twice, as it stood before the second time. */
function decodeTwice(form: QueryForm, notes: readonly ReadingNote[]): QueryForm {
  if (!notes.some(({ kind }) => kind === 'encoded-twice')) return form
  const decode = (text: string) => decodeAgain(text) ?? text
  const decodeNames = (names: readonly string[]) =>
    names.flatMap((name) => decode(name).split(',')).filter((name) => name !== '')
  return {
    ...form,
    endpoint: decode(form.endpoint),
    q: decode(form.q),
    filters: form.filters.map(({ key, value }) => ({ key, value: mapTexts(value, decode) })),
    include: decodeNames(form.include),
    fields: form.fields.map(({ relation, attributes }) => ({
      relation,
      attributes: decodeNames(attributes),
    })),
    sort: form.sort.map((one) => ({ ...one, attribute: decode(one.attribute) })),
    extra: form.extra.map(({ name, value }) => ({
      name: decode(name),
      value: mapTexts(value, decode),
    })),
  }
}

function mapTexts(value: ParameterValue, change: (text: string) => string): ParameterValue {
  switch (value.kind) {
    case 'text':
      return { kind: 'text', text: change(value.text) }
    case 'list':
      return { kind: 'list', items: value.items.map(change) }
    case 'json':
      return value
  }
}

/** Each parameter without a field under the name and in the shape that counts, where that place is free. */
const withMeantNames = (form: QueryForm, conventions: Conventions): QueryForm =>
  form.extra.reduce((made, row) => moveRow(made, row, conventions) ?? made, form)

/** null where nothing is near, or something else stands there already. */
function moveRow(form: QueryForm, row: ExtraRow, conventions: Conventions): QueryForm | null {
  const at = form.extra.indexOf(row)
  if (at < 0 || row.name === '' || isEmptyValue(row.value)) return null
  const path = readParameterName(row.name)
  const name = meantName(path) ?? row.name
  const meant = { name, value: isOneText(name) ? asOneText(row.value) : row.value }
  const extra = form.extra.with(at, meant)
  if (!hasOwnField(readParameterName(name), conventions))
    return extra.some((one, index) => index !== at && one.name === name) ? null : { ...form, extra }
  const moved = moveToField({ ...form, extra }, at, conventions)
  return moved !== null && isKept(form, moved) ? moved : null
}

const isOneText = (name: string): boolean => name === 'language' || name === 'fields'

/** Several languages or attributes are one text with commas. */
function asOneText(value: ParameterValue): ParameterValue {
  return value.kind === 'list'
    ? { kind: 'text', text: value.items.filter((item) => item !== '').join(',') }
    : value
}

/** Whether nothing was overwritten or stands there twice. */
function isKept(before: QueryForm, after: QueryForm): boolean {
  const isOnce = (names: readonly string[]) => new Set(names).size === names.length
  return (
    (before.q === '' || before.q === after.q) &&
    (before.pageSize === '' || before.pageSize === after.pageSize) &&
    (before.pageNumber === '' || before.pageNumber === after.pageNumber) &&
    isOnce(after.filters.map(({ key }) => key)) &&
    isOnce(after.include) &&
    isOnce(after.fields.map(({ relation }) => relation)) &&
    isOnce(after.sort.map(({ attribute }) => attribute))
  )
}

/** The relation in `fields[image]`; '' for a list of the item's own attributes. */
const relationOf = (name: string): string | null => {
  if (name === 'fields') return ''
  return /^fields\[(.*)\]$/.exec(name)?.[1] ?? null
}

const isSame = (one: QueryForm, other: QueryForm): boolean =>
  JSON.stringify(pruneForm(one)) === JSON.stringify(pruneForm(other))
