import { checkEndpointFields } from './check-endpoint-fields.ts'
import type { EndpointFields, SavedEndpoint } from './saved-endpoint.ts'

/** An endpoint note being edited. */
export interface EndpointEdit {
  /** The name under which it is saved; null if it is new. */
  savedName: string | null
  note: EndpointFields
}

/** The action when an edited note is left. */
export type EndpointCommit =
  /** The note was not changed. */
  | { kind: 'nothing' }
  /** The note has a problem, so it cannot be saved. */
  | { kind: 'blocked' }
  /** Replaces the endpoint `replaced`, or is added if that is null. */
  | { kind: 'save'; note: EndpointFields; replaced: string | null }

export const blankEndpoint: EndpointFields = {
  name: '',
  otherName: '',
  label: '',
  kind: 'unknown',
  remark: '',
}

/** The editable part of a saved endpoint. */
export function fieldsOfEndpoint({
  name,
  otherName,
  label,
  kind,
  remark,
}: SavedEndpoint): EndpointFields {
  return { name, otherName, label, kind, remark }
}

/** True if there are unsaved changes; never for an endpoint that is no longer saved. */
export function isChangedEndpoint(
  edit: EndpointEdit,
  savedEndpoints: readonly SavedEndpoint[],
): boolean {
  const { savedName, note } = edit
  if (savedName === null) return !isBlank(note)
  const before = findSavedEndpoint(edit, savedEndpoints)
  return before !== null && JSON.stringify(note) !== JSON.stringify(fieldsOfEndpoint(before))
}

/** A problem with the names, or null; an empty new note has none. */
export function checkEndpointEdit(
  edit: EndpointEdit,
  savedEndpoints: readonly SavedEndpoint[],
): ReturnType<typeof checkEndpointFields> {
  if (edit.savedName === null && isBlank(edit.note)) return null
  const own = findSavedEndpoint(edit, savedEndpoints)
  return checkEndpointFields(
    edit.note,
    savedEndpoints.filter((one) => one !== own),
  )
}

/** Plans what happens when a note is left: changes are saved, and invalid names keep it open. */
export function planEndpointCommit(
  edit: EndpointEdit,
  savedEndpoints: readonly SavedEndpoint[],
): EndpointCommit {
  if (!isChangedEndpoint(edit, savedEndpoints)) return { kind: 'nothing' }
  if (checkEndpointEdit(edit, savedEndpoints) !== null) return { kind: 'blocked' }
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
  { savedName }: EndpointEdit,
  savedEndpoints: readonly SavedEndpoint[],
): SavedEndpoint | null => savedEndpoints.find(({ name }) => name === savedName) ?? null

const isBlank = ({ name, otherName, label, remark }: EndpointFields): boolean =>
  `${name}${otherName}${label}${remark}`.trim() === ''
