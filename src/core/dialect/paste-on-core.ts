import type { Conventions } from '../query/conventions.ts'
import { pruneForm, type QueryForm } from '../query/form.ts'
import type { ReadingNote } from '../query/reading.ts'
import { describeCoreExtra } from './extra-hints.ts'
import { planRemedy } from './hint-remedy.ts'

/** A part of a pasted request that a CORE drops without a word, and the form would have sent so that it counts. */
export interface DroppedPart {
  name: string
  /** What was probably meant; null where nothing is near, or the name is right and only its shape is not. */
  near: string | null
}

/** What a pasted request does on a CORE, where that is not what it says. */
export interface PasteOnCore {
  dropped: readonly DroppedPart[]
  /** The form that gets the answer which the pasted request gets. */
  asPasted: QueryForm
  /** The form that asks for what the pasted request says; null where nobody can tell. */
  asMeant: QueryForm | null
}

/**
 * What a CORE makes of a request that was read into a form (datacycle-core.md 2.1): it drops names that it does
 * not know, lists where it wants one text, and `fields[relation]`. null where the form asks for the same.
 */
export function describePasteOnCore(
  { form, notes }: { form: QueryForm; notes: readonly ReadingNote[] },
  conventions: Conventions,
): PasteOnCore | null {
  const misshaped = notes.flatMap((note) =>
    note.kind === 'written-differently' && note.shape !== undefined ? [note.name] : [],
  )
  const unknown = describeCoreExtra(form, null).filter(({ word }) => word === 'name-dropped')
  if (misshaped.length === 0 && unknown.length === 0) return null
  const meant = withMeantNames(withWholeItem(form, misshaped), conventions)
  const asPasted = withoutMisshaped(form, misshaped)
  return {
    dropped: [
      ...misshaped.map((name) => ({ name, near: null })),
      ...unknown.map(({ values }) => ({ name: values?.name ?? '', near: values?.near ?? null })),
    ],
    asPasted,
    asMeant: isSame(meant, asPasted) ? null : meant,
  }
}

/** Without what the server does not read. */
function withoutMisshaped(form: QueryForm, names: readonly string[]): QueryForm {
  const relations = names.map(relationOf).filter((relation) => relation !== null)
  return {
    ...form,
    include: names.includes('include') ? [] : form.include,
    sort: names.includes('sort') ? [] : form.sort,
    fields: form.fields.filter(({ relation }) => !relations.includes(relation)),
  }
}

/** Attributes of a relation leave the item itself whole, as documented; one list over the item would not. */
function withWholeItem(form: QueryForm, names: readonly string[]): QueryForm {
  const isOfRelations = names.some((name) => relationOf(name) !== null)
  const isRootNamed = form.fields.some(({ relation }) => relation === '')
  return isOfRelations && !isRootNamed
    ? { ...form, fields: [{ relation: '', attributes: ['*'] }, ...form.fields] }
    : form
}

/** Each name that is nearly one the server reads, in its place. */
function withMeantNames(form: QueryForm, conventions: Conventions): QueryForm {
  const hint = describeCoreExtra(form, null).find(
    ({ word, values }) => word === 'name-dropped' && values?.near !== undefined,
  )
  const remedy = hint && planRemedy(hint, form, conventions)
  // Each step takes one name away, so that this ends.
  return remedy?.kind === 'use-name' ? withMeantNames(remedy.form, conventions) : form
}

/** The relation in `fields[image]`; '' for a list of the item's own attributes. */
const relationOf = (name: string): string | null => {
  if (name === 'fields') return ''
  return /^fields\[(.*)\]$/.exec(name)?.[1] ?? null
}

const isSame = (one: QueryForm, other: QueryForm): boolean =>
  JSON.stringify(pruneForm(one)) === JSON.stringify(pruneForm(other))
