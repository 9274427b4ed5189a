import { maxNameLength } from '#core/query/form-limits.ts'
import { maxEndpointLabel, maxEndpointRemark } from '#core/workspace/endpoint-limits.ts'
import { computed, shallowRef, watch } from 'vue'
import type { OfferedEndpoint } from '#core/instance/offered.ts'
import type { EndpointFields, SavedEndpoint } from '#core/workspace/saved-endpoint.ts'
import {
  blankEndpoint,
  checkEndpointEdit,
  isChangedEndpoint,
  findSavedEndpoint,
  fieldsOfEndpoint,
  planEndpointCommit,
  type EndpointEdit,
} from '#core/workspace/endpoint-edit.ts'
import type { Refusal } from '#app/client/host-client.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'

/**
 * Edits saved endpoints one at a time. Another one takes the place of the open one once that is saved, so that text
 * typed during a save is saved as well, and what is refused stays as it was typed.
 */
export function useEndpointEdit() {
  const store = useEndpointsStore()
  const { open, openSaved, ...openEndpoint } = useOpenEndpoint()
  const { edit } = openEndpoint
  const refusal = shallowRef<Refusal | null>(null)
  /** The fields that could not be saved when the dialog was to be closed. */
  const warnedFields = shallowRef<EndpointFields | null>(null)
  let saving: { fields: EndpointFields; saved: Promise<boolean> } | null = null

  const isWarned = computed(() => edit.value !== null && edit.value.fields === warnedFields.value)

  /** Saves changed fields. Resolves to true if nothing is left to save. */
  async function commit(): Promise<boolean> {
    const committed = edit.value
    if (committed !== null && committed.fields === saving?.fields) return saving.saved
    const plan = committed && planEndpointCommit(committed, store.endpoints)
    if (committed === null || plan === null || plan.kind === 'nothing') return true
    if (plan.kind === 'blocked') return false
    const saved = save(committed, plan.fields)
    saving = { fields: committed.fields, saved }
    return saved
  }

  async function save(committed: EndpointEdit, fields: EndpointFields): Promise<boolean> {
    const refused = await store.save(fields, committed.savedName)
    if (saving?.fields === committed.fields) saving = null
    refusal.value = refused
    if (refused) return false
    // Text typed during the save is kept.
    if (edit.value?.savedName === committed.savedName)
      edit.value = {
        ...edit.value,
        savedName: fields.name,
        fields: edit.value.fields === committed.fields ? fields : edit.value.fields,
      }
    return true
  }

  /** Opens the next one if what is written can be saved. Resolves to true if so. */
  async function leaveFor(openNext: () => void): Promise<boolean> {
    // The second saves what was typed during the first.
    if (!(await commit()) || !(await commit())) return false
    openNext()
    return true
  }

  const choose = (endpoint: SavedEndpoint) =>
    leaveFor(() => {
      openSaved(endpoint)
    })

  /** Opens an endpoint that is only in the server's list; it is saved once it is changed or used. */
  const chooseOffered = ({ id, label, kind, folderPath }: OfferedEndpoint) =>
    leaveFor(() => {
      const fields = {
        name: id.slice(0, maxNameLength),
        otherName: '',
        label: label.slice(0, maxEndpointLabel),
        kind,
        remark: folderPath.join(' / ').slice(0, maxEndpointRemark),
      }
      open({ savedName: null, fields, offered: fields })
    })

  /** Starts a new endpoint and calls `then` once it is open. */
  const begin = (then: () => void) =>
    leaveFor(() => {
      open({ savedName: null, fields: blankEndpoint })
      then()
    })

  async function remove() {
    const name = edit.value?.savedName ?? null
    refusal.value = name === null ? null : await store.remove(name)
    if (refusal.value === null) openSaved(store.endpoints[0])
  }

  /** Resolves to true if the dialog can be closed: unsaved fields are discarded only on the second try. */
  async function leave(): Promise<boolean> {
    const wasWarned = isWarned.value
    if ((await commit()) || wasWarned) return true
    warnedFields.value = edit.value?.fields ?? null
    return false
  }

  return {
    ...openEndpoint,
    isWarned,
    refusal,
    commit,
    choose,
    chooseOffered,
    begin,
    remove,
    leave,
  }
}

/** The endpoint being edited, and its saved version. */
function useOpenEndpoint() {
  const store = useEndpointsStore()
  /** null if there is no endpoint and none was started. */
  const edit = shallowRef<EndpointEdit | null>(null)

  const savedEndpoint = computed(() => edit.value && findSavedEndpoint(edit.value, store.endpoints))
  const problem = computed(() => edit.value && checkEndpointEdit(edit.value, store.endpoints))
  const isChanged = computed(
    () => edit.value !== null && isChangedEndpoint(edit.value, store.endpoints),
  )

  function open(next: EndpointEdit | null) {
    edit.value = next
  }

  const openSaved = (endpoint: SavedEndpoint | undefined) => {
    open(endpoint ? { savedName: endpoint.name, fields: fieldsOfEndpoint(endpoint) } : null)
  }

  function change(part: Partial<EndpointFields>) {
    if (edit.value) edit.value = { ...edit.value, fields: { ...edit.value.fields, ...part } }
  }

  // A response may add the first endpoint while the dialog is open.
  watch(
    () => store.endpoints,
    ([first]) => {
      if (edit.value === null && first) openSaved(first)
    },
    { immediate: true },
  )

  return { edit, savedEndpoint, problem, isChanged, open, openSaved, change }
}
