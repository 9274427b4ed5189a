import type { EndpointFields, SavedEndpoint } from './saved-endpoint.ts'
import { isDots } from '#core/query/endpoint-name.ts'

export interface EndpointEdit {
  /** The name under which it is saved; null if it is new. */
  savedName: string | null
  fields: EndpointFields
  /** The fields as the server lists them, if it was chosen there. */
  offered?: EndpointFields
}

/** The action when an edited endpoint is left. */
type EndpointCommit =
  | { kind: 'nothing' }
  /** The fields have a problem, so they cannot be saved. */
  | { kind: 'blocked' }
  /** Replaces the endpoint `replaced`, or is added if that is null. */
  | { kind: 'save'; fields: EndpointFields; replaced: string | null }

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
  const { savedName, fields, offered } = edit
  if (savedName === null)
    return offered ? JSON.stringify(fields) !== JSON.stringify(offered) : !isBlank(fields)
  const before = findSavedEndpoint(edit, savedEndpoints)
  return before !== null && JSON.stringify(fields) !== JSON.stringify(fieldsOfEndpoint(before))
}

/** A problem with the names, or null; an empty new endpoint has none. */
export function checkEndpointEdit(
  edit: EndpointEdit,
  savedEndpoints: readonly SavedEndpoint[],
): ReturnType<typeof checkEndpointNames> {
  if (edit.savedName === null && isBlank(edit.fields)) return null
  const own = findSavedEndpoint(edit, savedEndpoints)
  return checkEndpointNames(
    edit.fields,
    savedEndpoints.filter((one) => one !== own),
  )
}

/** Plans what happens when an edited endpoint is left: changes are saved, and invalid names keep it open. */
export function planEndpointCommit(
  edit: EndpointEdit,
  savedEndpoints: readonly SavedEndpoint[],
): EndpointCommit {
  if (!isChangedEndpoint(edit, savedEndpoints)) return { kind: 'nothing' }
  if (checkEndpointEdit(edit, savedEndpoints) !== null) return { kind: 'blocked' }
  const { name, otherName, label } = edit.fields
  // In their order, by which they are compared.
  const fields = {
    ...edit.fields,
    name: name.trim(),
    otherName: otherName.trim(),
    label: label.trim(),
  }
  return { kind: 'save', fields, replaced: edit.savedName }
}

/** The saved endpoint that is being edited; null for a new one, or if it is no longer saved. */
export const findSavedEndpoint = (
  { savedName }: EndpointEdit,
  savedEndpoints: readonly SavedEndpoint[],
): SavedEndpoint | null => savedEndpoints.find(({ name }) => name === savedName) ?? null

const isBlank = ({ name, otherName, label, remark }: EndpointFields): boolean =>
  `${name}${otherName}${label}${remark}`.trim() === ''

type EndpointNameProblem =
  | 'name-missing'
  /** The name cannot be one segment of a path. */
  | 'not-a-name'
  /** Another saved endpoint of the connection has this name. */
  | 'name-taken'
  /** Both names are equal. */
  | 'names-alike'

type Names = Pick<SavedEndpoint, 'name' | 'otherName'>

/** A problem with an endpoint's names, or null; `others` are the other saved endpoints. */
export function checkEndpointNames(
  { name, otherName }: Names,
  others: readonly Names[],
): { field: 'name' | 'otherName'; problem: EndpointNameProblem } | null {
  const taken = new Set(others.flatMap((one) => [one.name, one.otherName]))
  if (name.trim() === '') return { field: 'name', problem: 'name-missing' }
  const names = { name, otherName }
  for (const field of ['name', 'otherName'] as const) {
    const trimmed = names[field].trim()
    if (trimmed === '') continue
    if (/[/?#\s]/.test(trimmed) || isDots(trimmed)) return { field, problem: 'not-a-name' }
    if (taken.has(trimmed)) return { field, problem: 'name-taken' }
  }
  return name.trim() === otherName.trim() ? { field: 'otherName', problem: 'names-alike' } : null
}
