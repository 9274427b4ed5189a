import { computed, ref, shallowRef, watch, type Ref } from 'vue'
import { planNewConnection } from '#core/connection/new-connection.ts'
import { describePasteOnDatacycle } from '#core/dialect/paste-on-datacycle.ts'
import { planPasteTarget, storesByDefault } from '#core/import/plan-paste-target.ts'
import { readRequestHere, type UnknownServerChoice } from '#core/import/read-request-here.ts'
import { restoreRelativeDates, resolveForm } from '#core/query/resolve-form.ts'
import { maxBodyLength } from '#core/request/max-body-length.ts'
import type { Refusal } from '#app/client/refusal.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { useTodayStore } from '#app/stores/today-store.ts'

/** How far a paste is: it is read and chosen about, on its way into the form, or was refused. */
export type PasteState =
  { kind: 'reading' } | { kind: 'applying' } | { kind: 'refused'; refusal: Refusal }

/** What a CORE drops of a request is left out as the server would, or sent as it was probably meant. */
export type PasteManner = 'pasted' | 'meant'

/** A pasted text as a request of its instance, what the person chooses about it, and its way into the form. */
export function usePaste(text: Ref<string>) {
  const query = useQueryStore()
  const connections = useConnectionsStore()
  const tabs = useTabsStore()
  const pasted = usePastedRequest(text)
  const { request, target, form, storesToken, canApply } = pasted

  const state = shallowRef<PasteState>({ kind: 'reading' })

  /** Takes what was copied into the empty box, where it is a request; whether it did. */
  function offer(copied: string): boolean {
    if (text.value !== '' || copied.length > maxBodyLength) return false
    text.value = copied
    if (request.value === null) text.value = ''
    return text.value !== ''
  }

  /** Puts the request into the form; resolves with whether it is there. */
  async function apply(): Promise<boolean> {
    const asked = form.value
    if (asked === null || !canApply.value || state.value.kind === 'applying') return false
    state.value = { kind: 'applying' }
    // The connection may be another one by the time the form is.
    const before = tabs.active
    const replacesToken = storesToken.value && target.value.token === 'may-replace'
    const refusal = await switchToTarget(storesToken.value ? (request.value?.token ?? '') : '')
    if (refusal) {
      state.value = { kind: 'refused', refusal }
      return false
    }
    state.value = { kind: 'reading' }
    // A body alone names no endpoint: the one in use stays.
    const endpoint = asked.endpoint === '' ? query.form.endpoint : asked.endpoint
    const by = replacesToken ? 'paste-with-token' : 'paste'
    tabs.replace({ form: { ...asked, endpoint }, rawBody: null }, by, before)
    return true
  }

  /** Takes the target's connection into use, a new one if it is one; stores the token with it. */
  async function switchToTarget(token: string): Promise<Refusal | null> {
    const to = target.value
    if (to.kind === 'none') return null
    if (to.kind === 'new') {
      const draft = planNewConnection(to.instance)
      return (await connections.save(null, draft, token)).refusal
    }
    const { id } = to.connection
    // What keeps it from being asked is told when it is asked: the window stands on it from here on.
    if (id !== connections.currentId) await connections.use(id)
    const isAllowed = to.token === 'may-be-stored' || to.token === 'may-replace'
    return token === '' || !isAllowed ? null : connections.setToken(id, token)
  }

  return {
    ...pasted,
    state,
    offer,
    apply,
  }
}

/** A pasted text as a request of its instance, and what the person chooses about it. */
function usePastedRequest(text: Ref<string>) {
  const query = useQueryStore()
  const connections = useConnectionsStore()
  const observed = useObservedInstancesStore()
  const calendar = useTodayStore()
  const unknownServer = ref<UnknownServerChoice>('add')
  const typedName = ref<string | null>(null)
  const manner = ref<PasteManner>('pasted')
  const storesToken = ref(false)

  const here = computed(() =>
    readRequestHere(
      text.value,
      {
        connections: connections.connections,
        current: connections.current,
        conventions: query.conventions,
      },
      unknownServer.value,
    ),
  )
  /** The request; null where the text is none. */
  const request = computed(() => (here.value.reading.kind === 'query' ? here.value.reading : null))
  const target = computed(() =>
    planPasteTarget(here.value.match, {
      unknownServer: unknownServer.value,
      name: typedName.value,
      current: connections.current,
    }),
  )
  /** What a new connection is called: as the text suggests, until somebody typed something else. */
  const newName = computed({
    get: () => (target.value.kind === 'new' ? target.value.instance.name : ''),
    set: (name) => {
      typedName.value = name
    },
  })
  /** What a CORE makes of the request itself, where the form would ask for something else. */
  const onDatacycle = computed(() => {
    const { match, conventions } = here.value
    if (request.value === null || match.kind !== 'known') return null
    if (!observed.isDatacycleAt(match.connection.id)) return null
    const { form, notes, served } = request.value
    return describePasteOnDatacycle(
      { form: resolveForm(form, calendar.today), notes, ...(served && { served }) },
      conventions,
    )
  })
  /** What fills the form; null where the text is no request. */
  const form = computed(() => {
    if (request.value === null) return null
    if (onDatacycle.value === null) return request.value.form
    const { asPasted, asMeant } = onDatacycle.value
    const made = manner.value === 'meant' ? asMeant : (asPasted ?? asMeant)
    return restoreRelativeDates(made, request.value.form, calendar.today)
  })
  const isUsuallyStored = computed(
    () => request.value !== null && storesByDefault(request.value, target.value.token),
  )
  // Whoever answered did so for this token and this instance, and for a token that is lost by that or not.
  watch(
    () => {
      const { value: to } = target
      const where = to.kind === 'new' ? to.instance : to.kind === 'none' ? null : to.connection
      return JSON.stringify([
        ...[request.value?.token, to.token, where?.baseUrl],
        isUsuallyStored.value,
      ])
    },
    () => {
      storesToken.value = isUsuallyStored.value
    },
    { immediate: true },
  )
  const canApply = computed(
    () =>
      form.value !== null &&
      (target.value.kind !== 'new' || target.value.instance.name.trim() !== ''),
  )

  return {
    unknownServer,
    newName,
    manner,
    storesToken,
    here,
    request,
    target,
    onDatacycle,
    form,
    canApply,
  }
}
