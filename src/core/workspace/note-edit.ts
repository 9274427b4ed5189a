import { checkEndpointNote } from './check-endpoint-note.ts'
import type { EndpointNote, KeptEndpoint } from './kept-endpoint.ts'

/** An endpoint note being edited. */
export interface NoteEdit {
  /** The name under which it is saved; null if it is new. */
  savedName: string | null
  note: EndpointNote
}

/** The action when an edited note is left. */
export type NoteCommit =
  /** The note was not changed. */
  | { kind: 'nothing' }
  /** The note has a problem, so it cannot be saved. */
  | { kind: 'blocked' }
  /** Replaces the endpoint `replaced`, or is added if that is null. */
  | { kind: 'save'; note: EndpointNote; replaced: string | null }

export const blankNote: EndpointNote = {
  name: '',
  otherName: '',
  label: '',
  kind: 'unknown',
  remark: '',
}

/** The editable part of a saved endpoint. */
export function noteOfEndpoint({
  name,
  otherName,
  label,
  kind,
  remark,
}: KeptEndpoint): EndpointNote {
  return { name, otherName, label, kind, remark }
}

/** True if there are unsaved changes; never for an endpoint that is no longer saved. */
export function isChangedNote(edit: NoteEdit, kept: readonly KeptEndpoint[]): boolean {
  const { savedName, note } = edit
  if (savedName === null) return !isBlank(note)
  const before = keptOf(edit, kept)
  return before !== null && JSON.stringify(note) !== JSON.stringify(noteOfEndpoint(before))
}

/** A problem with the names, or null; an empty new note has none. */
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

/** Plans what happens when a note is left: changes are saved, and invalid names keep it open. */
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

/** The saved endpoint; null if there is none. */
export const keptOf = (
  { savedName }: NoteEdit,
  kept: readonly KeptEndpoint[],
): KeptEndpoint | null => kept.find(({ name }) => name === savedName) ?? null

const isBlank = ({ name, otherName, label, remark }: EndpointNote): boolean =>
  `${name}${otherName}${label}${remark}`.trim() === ''
