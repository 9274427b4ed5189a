import { untilIdle } from '#app/ui/when-idle.ts'
import { defineStore } from 'pinia'
import { shallowRef, ref, computed } from 'vue'
import type {
  ConnectionDraft,
  ServerKnowledge,
  ConnectionView,
} from '#core/connection/connection.ts'
import type { ConnectionTrial } from '#core/connection/connection-trial.ts'
import {
  readOk,
  hostGone,
  orHostGone,
  unlessHostIsGone,
  type Refusal,
  useHostClient,
} from '#app/client/host-client.ts'
import { itemLinkPattern } from '#core/content/item-link.ts'
import { err, ok, type Result } from '#core/result.ts'
import type { OverviewChoices } from '#core/overview/overview-line.ts'
import type { RequiredAttributes } from '#core/coverage/required-attributes.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { FilterDefinition } from '#core/query/filter-definition.ts'

/** Problems and repairs of the files of connections and tokens. */
export type ConnectionNotice =
  /** The connections were unreadable; they are in `file` now, and the list is empty. */
  | { kind: 'set-aside'; file: string }
  /** `count` connections were unreadable and left out; the original file was copied to `file`. */
  | { kind: 'entries-set-aside'; count: number; file: string }
  /** Saved by a newer version of the app; nothing can be changed. */
  | { kind: 'newer' }
  /** The file cannot be read now; `code` is the system's error code. */
  | { kind: 'unavailable'; code: string }
  /** As in FileRepair, of the file with the tokens. */
  | { kind: 'mode-narrowed' | 'link-replaced' | 'not-repaired' }

type TrialResult = { kind: 'tried'; trial: ConnectionTrial } | { kind: 'refused'; refusal: Refusal }

/** The connections and the current one. Actions return the host's refusal, or null. */
export const useConnectionsStore = defineStore('connections', () => {
  const client = useHostClient()
  const list = useConnectionList()
  const { connections, current, currentId, preparing, use, useNone } = list
  const tokens = useConnectionTokens(list)
  const { offersCoreSample, ...adding } = useAddedConnections(list, tokens.setToken)
  const notices = shallowRef<readonly ConnectionNotice[]>([])
  /** Why the connections could not be loaded, or null. */
  const failure = shallowRef<Refusal | null>(null)
  /** Names of removed connections, if still known. */
  const formerNames = shallowRef<ReadonlyMap<string, string>>(new Map())

  /**
   * Loads all connections and selects the given one, otherwise the last used or the first. A removed
   * connection is not replaced, so that its queries are not sent to another server. Does not wait until the
   * host has prepared it (`preparing`): a sample that starts, or a keyring, would hold up the window.
   */
  async function load(wantedId: string | null | Promise<string | null>) {
    failure.value = await orHostGone(async () => {
      const response = await client.api.connections.$get()
      const { connections: loaded, recent, document, repairs, ...offered } = await readOk(response)
      connections.value = loaded
      offersCoreSample.value = offered.offersCoreSample
      notices.value = [...describeDocument(document), ...repairs.map((kind) => ({ kind }))]
      const isLoadedId = (id: string | null) => loaded.some((connection) => connection.id === id)
      const wanted = (await wantedId) ?? recent.find(isLoadedId) ?? loaded[0]?.id
      if (wanted !== undefined && isLoadedId(wanted))
        void use(wanted, untilIdle()).then((refusal) => {
          failure.value ??= refusal
        })
      return null
    })
  }

  /** Removes a connection. No other one is selected, so that its queries are not sent to another server. */
  function remove(id: string): Promise<Refusal | null> {
    return orHostGone(async () => {
      const response = await client.api.connections[':id'].remove.$post({ param: { id } })
      if (!response.ok) return response.json()
      const removed = connections.value.find((connection) => connection.id === id)
      if (removed) noteFormerName(id, removed.name)
      connections.value = connections.value.filter((connection) => connection.id !== id)
      if (currentId.value === id) useNone()
      return null
    })
  }

  /** Tests a connection as typed, without saving it. */
  function tryOut(trial: {
    id: string | null
    draft: ConnectionDraft
    token: string
    endpoint: string
  }): Promise<TrialResult> {
    return unlessHostIsGone<TrialResult>({ kind: 'refused', refusal: hostGone }, async () => {
      const response = await client.api.connections.test.$post({ json: trial })
      return response.ok
        ? { kind: 'tried', trial: await response.json() }
        : { kind: 'refused', refusal: await response.json() }
    })
  }

  /** Reloads the token states, because only the first use shows whether a token can be read. */
  async function refresh() {
    await orHostGone(async () => {
      const response = await client.api.connections.$get()
      connections.value = (await readOk(response)).connections
      return null
    })
  }

  function noteFormerName(id: string, name: string) {
    formerNames.value = new Map(formerNames.value).set(id, name)
  }

  return {
    ...useConnectionChanges(list),
    ...tokens,
    ...adding,
    connections,
    notices,
    failure,
    current,
    currentId,
    itemLinkOf: list.itemLinkOf,
    preparing,
    formerNames,
    noteFormerName,
    offersCoreSample,
    load,
    use,
    useNone,
    remove,
    tryOut,
    refresh,
  }
})

function describeDocument(
  document:
    | { kind: 'ready' }
    | { kind: 'set-aside'; movedTo: string }
    | { kind: 'entries-set-aside'; count: number; copiedTo: string }
    | ConnectionNotice,
): ConnectionNotice[] {
  if (document.kind === 'ready') return []
  if ('copiedTo' in document)
    return [{ kind: document.kind, count: document.count, file: document.copiedTo }]
  return 'movedTo' in document ? [{ kind: 'set-aside', file: document.movedTo }] : [document]
}

export interface SaveResult {
  /** Also set if only the token was refused. */
  saved: ConnectionView | null
  refusal: Refusal | null
}

/** Adds connections: new ones, copies, and the offered sample. */
function useAddedConnections(
  { upsert, use }: Pick<ConnectionList, 'upsert' | 'use'>,
  setToken: (id: string, token: string) => Promise<Refusal | null>,
) {
  const client = useHostClient()
  /** True if the CORE sample is offered, because the user started without it. */
  const offersCoreSample = ref(false)

  /** Adds a connection, or changes the one with that ID, and sets its token unless it is ''. */
  function save(id: string | null, draft: ConnectionDraft, token: string): Promise<SaveResult> {
    return unlessHostIsGone<SaveResult>({ saved: null, refusal: hostGone }, async () => {
      const response =
        id === null
          ? await client.api.connections.$post({ json: draft })
          : await client.api.connections[':id'].$post({ param: { id }, json: draft })
      if (!response.ok) return { saved: null, refusal: await response.json() }
      const saved = await response.json()
      upsert(saved)
      const tokenRefusal = token === '' ? null : await setToken(saved.id, token)
      return { saved, refusal: tokenRefusal ?? (await use(saved.id)) }
    })
  }

  /** Adds a connection without selecting it. */
  function add(draft: ConnectionDraft): Promise<Result<ConnectionView, Refusal>> {
    return unlessHostIsGone<Result<ConnectionView, Refusal>>(err(hostGone), async () => {
      const response = await client.api.connections.$post({ json: draft })
      if (!response.ok) return err(await response.json())
      const added = await response.json()
      upsert(added)
      return ok(added)
    })
  }

  /** Adds a copy of a connection with another name, and this token unless it is '', and selects it. */
  function duplicate(id: string, name: string, token = ''): Promise<Refusal | null> {
    return orHostGone(async () => {
      const response = await client.api.connections[':id'].duplicate.$post({
        param: { id },
        json: { name },
      })
      if (!response.ok) return response.json()
      const copied = await response.json()
      upsert(copied)
      const tokenRefusal = token === '' ? null : await setToken(copied.id, token)
      return tokenRefusal ?? (await use(copied.id))
    })
  }

  /** Adds or declines the offered sample. Resolves with the host's refusal, or null. */
  function settleCoreSample(isWanted: boolean): Promise<Refusal | null> {
    return orHostGone(async () => {
      const response = await client.api.connections['offered-sample'].$post({ json: { isWanted } })
      if (!response.ok) return response.json()
      const { added } = await response.json()
      offersCoreSample.value = false
      if (added) upsert(added)
      return null
    })
  }

  return { offersCoreSample, save, add, duplicate, settleCoreSample }
}

/** Changes of a connection outside its form. Each resolves with the host's refusal, or null. */
function useConnectionChanges({
  current,
  applyChange,
}: Pick<ConnectionList, 'current' | 'applyChange'>) {
  const client = useHostClient()
  function changeConventions(change: Partial<Conventions>): Promise<Refusal | null> {
    const connection = current.value
    if (!connection) return Promise.resolve(null)
    const { id, name, baseUrl, conventions, limits } = connection
    const { colour, allowPlainHttp, certificates, itemLink } = connection
    const draft = { name, baseUrl, colour, allowPlainHttp, limits, certificates, itemLink }
    return applyChange(() =>
      client.api.connections[':id'].$post({
        param: { id },
        json: { ...draft, conventions: { ...conventions, ...change } },
      }),
    )
  }

  function saveFilterDefinitions(
    id: string,
    filterDefinitions: FilterDefinition[],
  ): Promise<Refusal | null> {
    return applyChange(() =>
      client.api.connections[':id']['filter-definitions'].$post({
        param: { id },
        json: { filterDefinitions },
      }),
    )
  }

  function saveRequiredAttributes(
    id: string,
    requiredAttributes: RequiredAttributes,
  ): Promise<Refusal | null> {
    return applyChange(() =>
      client.api.connections[':id']['required-attributes'].$post({
        param: { id },
        json: { requiredAttributes },
      }),
    )
  }

  function saveOverviewChoices(id: string, overview: OverviewChoices): Promise<Refusal | null> {
    return applyChange(() =>
      client.api.connections[':id'].overview.$post({ param: { id }, json: { overview } }),
    )
  }

  /** Saves the detected server type of a connection, and whether the user declined that type's conventions. */
  function noteServer(id: string, knowledge: ServerKnowledge): Promise<Refusal | null> {
    return applyChange(() =>
      client.api.connections[':id'].server.$post({ param: { id }, json: knowledge }),
    )
  }

  return {
    changeConventions,
    saveFilterDefinitions,
    saveRequiredAttributes,
    saveOverviewChoices,
    noteServer,
  }
}

/** Sets, replaces and removes tokens, which can never be read. */
function useConnectionTokens({ applyChange }: Pick<ConnectionList, 'applyChange'>) {
  const client = useHostClient()
  /** When a connection's token was last set or removed in this window: RFC 3339, by connection ID. */
  const tokenChanges = shallowRef<ReadonlyMap<string, string>>(new Map())

  function setToken(id: string, token: string): Promise<Refusal | null> {
    return changeToken(id, () =>
      client.api.connections[':id'].token.$post({ param: { id }, json: { token } }),
    )
  }

  /** Tries again to store a token that is only in memory. */
  function storeTokenAgain(id: string): Promise<Refusal | null> {
    return applyChange(() =>
      client.api.connections[':id'].token['store-again'].$post({ param: { id } }),
    )
  }

  function removeToken(id: string): Promise<Refusal | null> {
    return changeToken(id, () =>
      client.api.connections[':id'].token.remove.$post({ param: { id } }),
    )
  }

  async function changeToken(id: string, send: () => Promise<ChangeResponse>) {
    const refusal = await applyChange(send)
    if (refusal === null)
      tokenChanges.value = new Map(tokenChanges.value).set(id, new Date().toISOString())
    return refusal
  }

  return { tokenChanges, setToken, storeTokenAgain, removeToken }
}

/** The host's response to a change: the changed connection, or why it was refused. */
type ChangeResponse =
  | { ok: true; json: () => Promise<ConnectionView> }
  | { ok: false; json: () => Promise<Refusal> }

/** The connections as last received from the host, and the current one. */
function useConnectionList() {
  const client = useHostClient()
  const connections = shallowRef<readonly ConnectionView[]>([])
  const currentId = ref<string | null>(null)
  const current = computed(
    () => connections.value.find((connection) => connection.id === currentId.value) ?? null,
  )

  /**
   * Resolves when the host has started the current connection's sample server and its URL is final; null if
   * done.
   */
  const preparing = shallowRef<Promise<unknown> | null>(null)

  /**
   * Selects a connection at once. The host learns it when `due` resolves. It may start its sample server then, which
   * may change its URL.
   */
  async function use(id: string, due?: Promise<void>): Promise<Refusal | null> {
    currentId.value = id
    const ask = () => applyChange(() => client.api.connections[':id'].use.$post({ param: { id } }))
    const preparation = due === undefined ? ask() : due.then(ask)
    preparing.value = preparation
    try {
      return await preparation
    } finally {
      if (preparing.value === preparation) preparing.value = null
    }
  }

  /** Selects no connection, because the active tab belongs to a removed one. */
  function useNone() {
    currentId.value = null
  }

  /** Applies a change and shows the changed connection. Resolves with the refusal, or null. */
  function applyChange(send: () => Promise<ChangeResponse>): Promise<Refusal | null> {
    return orHostGone(async () => {
      const response = await send()
      if (!response.ok) return response.json()
      upsert(await response.json())
      return null
    })
  }

  function upsert(view: ConnectionView) {
    const isKnown = connections.value.some(({ id }) => id === view.id)
    connections.value = isKnown
      ? connections.value.map((other) => (other.id === view.id ? view : other))
      : [...connections.value, view]
  }

  /** The pattern of the addresses of a connection's items in their CMS; null if unknown or switched off. */
  function itemLinkOf(id: string | null): string | null {
    const connection = connections.value.find((one) => one.id === id)
    return connection ? itemLinkPattern(connection) : null
  }

  return {
    connections,
    currentId,
    current,
    itemLinkOf,
    preparing,
    use,
    useNone,
    applyChange,
    upsert,
  }
}

type ConnectionList = ReturnType<typeof useConnectionList>
