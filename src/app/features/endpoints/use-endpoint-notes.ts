import { computed, shallowRef, watch } from 'vue'
import type { EndpointNote, KeptEndpoint } from '#core/workspace/kept-endpoint.ts'
import {
  blankNote,
  checkNoteEdit,
  isChangedNote,
  keptOf,
  noteOfEndpoint,
  planNoteCommit,
  type NoteEdit,
} from '#core/workspace/note-edit.ts'
import type { Refusal } from '#app/client/refusal.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'

/** What is written at, told apart from what was written at before under the same name, or under none. */
interface OpenEdit extends NoteEdit {
  turn: number
}

/**
 * The notes about endpoints while they are written: one at a time, saved when another takes its place. What is typed
 * while an earlier one is still being saved is not lost, and one that is refused comes back.
 */
export function useEndpointNotes() {
  const store = useEndpointsStore()
  const { open, openKept, ...written } = useNoteEdit()
  const { edit } = written
  const refusal = shallowRef<Refusal | null>(null)
  /** The note that could not be saved when all was to be left. */
  const warnedOf = shallowRef<EndpointNote | null>(null)
  let saving: { note: EndpointNote; isDone: Promise<boolean> } | null = null

  const isWarned = computed(() => edit.value !== null && edit.value.note === warnedOf.value)

  /**
   * Saves what is written, if there is something to save, and lets another one take its place at once.
   * Resolves with whether nothing was lost.
   */
  async function commit(makeRoom: () => void = () => undefined): Promise<boolean> {
    const own = edit.value
    if (own !== null && own.note === saving?.note) {
      makeRoom()
      return saving.isDone
    }
    const plan = own && planNoteCommit(own, store.endpoints)
    if (own === null || plan === null || plan.kind === 'nothing') {
      makeRoom()
      return true
    }
    if (plan.kind === 'blocked') return false
    const isDone = save(own, plan.note, makeRoom)
    saving = { note: own.note, isDone }
    return isDone
  }

  async function save(own: OpenEdit, note: EndpointNote, makeRoom: () => void): Promise<boolean> {
    makeRoom()
    const refused = await store.save(note, own.savedName)
    if (saving?.note === own.note) saving = null
    refusal.value = refused
    const now = edit.value?.turn === own.turn ? edit.value : null
    if (refused) {
      if (now === null) open(own)
      return false
    }
    // What was typed in the meantime stays.
    if (now)
      edit.value = { ...now, savedName: note.name, note: now.note === own.note ? note : now.note }
    return true
  }

  /** Turns to a kept endpoint. */
  const choose = (endpoint: KeptEndpoint) =>
    commit(() => {
      openKept(endpoint)
    })

  /** Begins a new one; `then` is called once it is there. */
  const begin = (then: () => void) =>
    commit(() => {
      open({ savedName: null, note: blankNote })
      then()
    })

  async function remove() {
    const name = edit.value?.savedName ?? null
    refusal.value = name === null ? null : await store.remove(name)
    if (refusal.value === null) openKept(store.endpoints[0])
  }

  /** Keeps endpoints that are not kept yet. */
  async function keep(notes: EndpointNote[]) {
    refusal.value = await store.add(notes)
  }

  /** Whether all can be left: what cannot be saved is thrown away only by leaving once more. */
  async function leave(): Promise<boolean> {
    const wasWarned = isWarned.value
    if ((await commit()) || wasWarned) return true
    warnedOf.value = edit.value?.note ?? null
    return false
  }

  return {
    ...written,
    isWarned,
    refusal,
    commit,
    choose,
    begin,
    remove,
    keep,
    leave,
  }
}

/** The note that is written at, beside what is kept of it. */
function useNoteEdit() {
  const store = useEndpointsStore()
  /** null where there is no endpoint, and none was begun. */
  const edit = shallowRef<OpenEdit | null>(null)
  let turn = 0

  const kept = computed(() => edit.value && keptOf(edit.value, store.endpoints))
  const problem = computed(() => edit.value && checkNoteEdit(edit.value, store.endpoints))
  const isChanged = computed(
    () => edit.value !== null && isChangedNote(edit.value, store.endpoints),
  )

  function open(next: NoteEdit | null) {
    turn += 1
    edit.value = next && { ...next, turn }
  }

  const openKept = (endpoint: KeptEndpoint | undefined) => {
    open(endpoint ? { savedName: endpoint.name, note: noteOfEndpoint(endpoint) } : null)
  }

  function change(part: Partial<EndpointNote>) {
    if (edit.value) edit.value = { ...edit.value, note: { ...edit.value.note, ...part } }
  }

  // The first of them may become known while this is open: an answer tells of its endpoint.
  watch(
    () => store.endpoints,
    ([first]) => {
      if (edit.value === null && first) openKept(first)
    },
    { immediate: true },
  )

  return { edit, kept, problem, isChanged, open, openKept, change }
}
