import { computed, ref, shallowRef, watch, type Ref } from 'vue'
import { loadParsers, noParsers } from '#core/code/code-parsers.ts'
import type { ConnectionView } from '#core/connection/connection.ts'
import { planNewConnection } from '#core/connection/match-connection.ts'
import { describePasteOnDatacycle, resolvePasted } from '#core/dialect/paste-on-datacycle.ts'
import { listPasteHints } from '#core/dialect/describe-hints.ts'
import {
  isStorableToken,
  isStoredByDefault,
  planPasteTarget,
  type PasteTarget,
} from '#core/import/plan-paste-target.ts'
import {
  type AddressedRequest,
  readAddressedRequest,
  type UnknownServerChoice,
} from '#core/import/read-addressed-request.ts'
import { resolveForm, restoreRelativeDates } from '#core/query/relative-date.ts'
import { maxBodyLength } from '#core/request/plan-body.ts'
import type { Refusal } from '#app/client/host-client.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { useTodayStore } from '#app/stores/today-store.ts'
import { useCopyName } from '#app/words/use-name-words.ts'

/** The state of the dialog: editing the text, filling the form, or refused by the host. */
export type PasteState =
  | { kind: 'editing' }
  | { kind: 'applying' }
  | { kind: 'refused'; refusal: Refusal }

/** Whether the form gets the request as a CORE interprets it (`pasted`), or as it was probably meant. */
export type PasteManner = 'pasted' | 'meant'

/** Use of a token in the text: none, stored with the target connection, or with a copy of it. */
export type TokenUse = 'none' | 'stored' | 'copy'

/** Reads a pasted text as a request, holds the user's choices, and fills in the form. */
export function usePaste(text: Ref<string>) {
  const query = useQueryStore()
  const connections = useConnectionsStore()
  const tabs = useTabsStore()
  const pasted = usePastedRequest(text)
  const { request, target, form, tokenUse, canApply } = pasted
  const nameOfCopy = useCopyName()
  /** Name of the connection that would be added for the token. */
  const copyName = computed(() =>
    target.value.kind === 'connection' ? nameOfCopy(target.value.connection) : '',
  )

  const state = shallowRef<PasteState>({ kind: 'editing' })

  /** Puts the clipboard text into the empty box if it is a request. Resolves to true if it did. */
  async function offer(copied: string): Promise<boolean> {
    const isFilled = () => text.value !== ''
    if (isFilled() || copied.length > maxBodyLength) return false
    await pasted.loadParsersFor(copied)
    if (isFilled()) return false
    text.value = copied
    if (request.value === null) text.value = ''
    return text.value !== ''
  }

  /** Fills in the form. Resolves to true on success. */
  async function apply(): Promise<boolean> {
    const pastedForm = form.value
    if (pastedForm === null || !canApply.value || state.value.kind === 'applying') return false
    state.value = { kind: 'applying' }
    // Remembered for undo, because switching connections may change the tab.
    const before = tabs.active
    const by = describeReplacement()
    const refusal = await switchToTarget()
    if (refusal) {
      state.value = { kind: 'refused', refusal }
      return false
    }
    state.value = { kind: 'editing' }
    // A body alone names no endpoint, so the current one is kept.
    const endpoint = pastedForm.endpoint === '' ? query.form.endpoint : pastedForm.endpoint
    // Otherwise Save would overwrite the saved query with an unrelated request.
    const isUnrelated =
      endpoint !== before.form.endpoint || connections.currentId !== before.connectionId
    tabs.replace(
      {
        form: { ...pastedForm, endpoint },
        rawBody: null,
        savedId: isUnrelated ? null : before.savedId,
      },
      by,
      before,
    )
    return true
  }

  /** Must be read before the token is stored, which changes the target. */
  function describeReplacement() {
    if ((request.value?.token ?? null) === null) return 'paste'
    const { token } = target.value
    if (!isStorableToken(token) || tokenUse.value === 'none') return 'paste-without-token'
    return token === 'may-replace' && tokenUse.value === 'stored' ? 'paste-with-token' : 'paste'
  }

  /** Switches to the target connection, adding it if needed, and stores the token in it. */
  async function switchToTarget(): Promise<Refusal | null> {
    const to = target.value
    const token = tokenUse.value === 'none' ? '' : (request.value?.token ?? '')
    if (to.kind === 'none') return null
    if (to.kind === 'new') {
      const draft = planNewConnection(to.instance)
      return (await connections.save(null, draft, token)).refusal
    }
    const { id } = to.connection
    if (token !== '' && to.token === 'may-replace' && tokenUse.value === 'copy')
      return connections.duplicate(id, copyName.value, token)
    // A problem of the connection is reported when it is used; the switch takes effect anyway.
    if (id !== connections.currentId) await connections.use(id)
    return token === '' || !isStorableToken(to.token) ? null : connections.setToken(id, token)
  }

  return {
    ...pasted,
    copyName,
    state,
    offer,
    apply,
  }
}

/** Reads a pasted text as a request, and holds the user's choices about it. */
function usePastedRequest(text: Ref<string>) {
  const query = useQueryStore()
  const connections = useConnectionsStore()
  const unknownServer = ref<UnknownServerChoice>('add')
  const typedName = ref<string | null>(null)
  const manner = ref<PasteManner>('pasted')
  /** The connection that the user chose among those with the same address. */
  const preferredId = ref<string | null>(null)

  const parsers = shallowRef(noParsers)
  async function loadParsersFor(pasted: string) {
    const loaded = await loadParsers([pasted])
    parsers.value = new Map([...parsers.value, ...loaded])
  }
  watch(text, loadParsersFor, { immediate: true })

  const pastedRequest = computed(() =>
    readAddressedRequest(
      text.value,
      {
        connections: connections.connections,
        current: connections.current,
        preferred:
          connections.connections.find(({ id }) => id === preferredId.value) ?? connections.current,
        conventions: query.conventions,
        parsers: parsers.value,
      },
      unknownServer.value,
    ),
  )
  const target = computed(() =>
    planPasteTarget(pastedRequest.value.match, {
      unknownServer: unknownServer.value,
      name: typedName.value,
      current: connections.current,
    }),
  )
  /** Name of the new connection: suggested from the text until the user types another one. */
  const newName = computed({
    get: () => (target.value.kind === 'new' ? target.value.instance.name : ''),
    set: (name) => {
      typedName.value = name
    },
  })
  const filled = useFilledForm(pastedRequest, manner)
  const tokenUse = useTokenUse(filled.request, target, preferredId)
  const canApply = computed(
    () =>
      filled.form.value !== null &&
      (target.value.kind !== 'new' || target.value.instance.name.trim() !== ''),
  )

  return {
    loadParsersFor,
    unknownServer,
    newName,
    manner,
    tokenUse,
    preferredId,
    pastedRequest,
    target,
    ...filled,
    canApply,
  }
}

/** The form that a request fills in, and what its server makes of it. */
function useFilledForm(
  pastedRequest: Readonly<Ref<AddressedRequest<ConnectionView>>>,
  manner: Readonly<Ref<PasteManner>>,
) {
  const observed = useObservedInstancesStore()
  const calendar = useTodayStore()
  /** The request; null if the text is not one. */
  const request = computed(() =>
    pastedRequest.value.reading.kind === 'query' ? pastedRequest.value.reading : null,
  )
  /** The two readings of the request for a CORE; null if the form, sent as is, gets the same response. */
  const datacycleReadings = computed(() => {
    const { match, conventions } = pastedRequest.value
    if (request.value === null || match.kind !== 'known') return null
    if (!observed.isDatacycleAt(match.connection.id)) return null
    return describePasteOnDatacycle(resolvePasted(request.value, calendar.today), conventions)
  })
  /** The form to fill in; null if the text is not a request. */
  const form = computed(() => {
    if (request.value === null) return null
    if (datacycleReadings.value === null) return request.value.form
    const { literalForm, suggestedForm } = datacycleReadings.value
    const chosenForm = manner.value === 'meant' ? suggestedForm : (literalForm ?? suggestedForm)
    return restoreRelativeDates(chosenForm, request.value.form, calendar.today)
  })
  /** How the server is known to treat parts of this form, besides `datacycleReadings`. */
  const hints = computed(() => {
    if (form.value === null) return []
    const { match, conventions } = pastedRequest.value
    const id = match.kind === 'known' ? match.connection.id : null
    return listPasteHints(
      resolveForm(form.value, calendar.today),
      {
        conventions,
        isDatacycle: id !== null && observed.expectsDatacycleAt(id),
        languages: id === null ? null : observed.factsOf(id).languages,
      },
      datacycleReadings.value?.parts ?? [],
    )
  })

  return { request, datacycleReadings, hints, form }
}

/** The use of the pasted token: a usual one until the user chooses another. */
function useTokenUse(
  request: Readonly<Ref<Parameters<typeof isStoredByDefault>[0] | null>>,
  target: Readonly<Ref<PasteTarget<Pick<ConnectionView, 'baseUrl'>>>>,
  preferredId: Readonly<Ref<string | null>>,
) {
  const tokenUse = ref<TokenUse>('none')
  const isUsuallyStored = computed(
    () => request.value !== null && isStoredByDefault(request.value, target.value.token),
  )
  // The choice is reset if the token, the server or the effect on a stored token changes.
  watch(
    () => {
      const { value: to } = target
      const server = to.kind === 'new' ? to.instance : to.kind === 'none' ? null : to.connection
      const tokens = [request.value?.token, to.token]
      return JSON.stringify([tokens, server?.baseUrl, preferredId.value, isUsuallyStored.value])
    },
    () => {
      tokenUse.value = isUsuallyStored.value ? 'stored' : 'none'
    },
    { immediate: true },
  )
  return tokenUse
}
