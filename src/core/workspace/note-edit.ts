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
export function isChangedNote(edit: NoteEdit, savedEndpoints: readonly KeptEndpoint[]): boolean {
  const { savedName, note } = edit
  if (savedName === null) return !isBlank(note)
  const before = findSavedEndpoint(edit, savedEndpoints)
  return before !== null && JSON.stringify(note) !== JSON.stringify(noteOfEndpoint(before))
}

/** A problem with the names, or null; an empty new note has none. */
export function checkNoteEdit(
  edit: NoteEdit,
  savedEndpoints: readonly KeptEndpoint[],
): ReturnType<typeof checkEndpointNote> {
  if (edit.savedName === null && isBlank(edit.note)) return null
  const own = findSavedEndpoint(edit, savedEndpoints)
  return checkEndpointNote(
    edit.note,
    savedEndpoints.filter((one) => one !== own),
  )
}

/** Plans what happens when a note is left: changes are saved, and invalid names keep it open. */
export function planNoteCommit(
  edit: NoteEdit,
  savedEndpoints: readonly KeptEndpoint[],
): NoteCommit {
  if (!isChangedNote(edit, savedEndpoints)) return { kind: 'nothing' }
  if (checkNoteEdit(edit, savedEndpoints) !== null) return { kind: 'blocked' }
  const { name, otherName, label, ...rest } = edit.note
  const note = {
    ...rest,
    name: name.trim(),
    otherName: otherName.trim(),
    label: label.trim(),
  }
  return { kind: 'save', note, replaced: edit.savedName }
}

/** The saved endpoint that is being edited; null for a new one, or if it is no longer saved. */
export const findSavedEndpoint = (
  { savedName }: NoteEdit,
  savedEndpoints: readonly KeptEndpoint[],
): KeptEndpoint | null => savedEndpoints.find(({ name }) => name === savedName) ?? null

const isBlank = ({ name, otherName, label, remark }: EndpointNote): boolean =>
  `${name}${otherName}${label}${remark}`.trim() === ''
