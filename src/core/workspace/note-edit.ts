import { checkEndpointNote } from './check-endpoint-note.ts'
import type { EndpointNote, KeptEndpoint } from './kept-endpoint.ts'

/** A note about an endpoint while somebody writes it. */
export interface NoteEdit {
  /** The name it was saved under; null as long as it was not saved. */
  savedName: string | null
  note: EndpointNote
}

/** What there is to do once somebody turns to something else. */
export type NoteCommit =
  | { kind: 'nothing' }
  | { kind: 'blocked' }
  /** To be put in the place of the endpoint called `replaced`, or added. */
  | { kind: 'save'; note: EndpointNote; replaced: string | null }

export const blankNote: EndpointNote = {
  name: '',
  otherName: '',
  label: '',
  kind: 'unknown',
  remark: '',
}

/** The part of a kept endpoint that a person writes. */
export function noteOfEndpoint({
  name,
  otherName,
  label,
  kind,
  remark,
}: KeptEndpoint): EndpointNote {
  return { name, otherName, label, kind, remark }
}

/** Whether something was written that is not kept. One that is not kept any more has nothing to differ from. */
export function isChangedNote(edit: NoteEdit, kept: readonly KeptEndpoint[]): boolean {
  const { savedName, note } = edit
  if (savedName === null) return !isBlank(note)
  const before = keptOf(edit, kept)
  return before !== null && JSON.stringify(note) !== JSON.stringify(noteOfEndpoint(before))
}

/** What is wrong with the names, or null; nothing is with a new one in which nothing stands yet. */
export function checkNoteEdit(
  edit: NoteEdit,
  kept: readonly KeptEndpoint[],
): ReturnType<typeof checkEndpointNote> {
  if (edit.savedName === null && isBlank(edit.note)) return null
  const own = keptOf(edit, kept)
  return checkEndpointNote(
    edit.note,
    kept.filter((one) => one !== own),
  )
}

/** Plans what leaving a note does: what is new is saved, and names that cannot be saved keep it open. */
export function planNoteCommit(edit: NoteEdit, kept: readonly KeptEndpoint[]): NoteCommit {
  if (!isChangedNote(edit, kept)) return { kind: 'nothing' }
  if (checkNoteEdit(edit, kept) !== null) return { kind: 'blocked' }
  const { name, otherName, label, ...rest } = edit.note
  const note = {
    ...rest,
    name: name.trim(),
    otherName: otherName.trim(),
    label: label.trim(),
  }
  return { kind: 'save', note, replaced: edit.savedName }
}

/** The endpoint as it is kept; null where it is not. */
export const keptOf = (
  { savedName }: NoteEdit,
  kept: readonly KeptEndpoint[],
): KeptEndpoint | null => kept.find(({ name }) => name === savedName) ?? null

const isBlank = ({ name, otherName, label, remark }: EndpointNote): boolean =>
  `${name}${otherName}${label}${remark}`.trim() === ''
