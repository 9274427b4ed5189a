import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { ConnectionDraft, ServerKnowledge } from '#core/connection/connection.ts'
import type { ConnectionTrial } from '#core/connection/connection-trial.ts'
import type { ConnectionView } from '#core/connection/connection-view.ts'
import { err, ok, type Result } from '#core/result.ts'
import type { RequiredAttributes } from '#core/coverage/required-attributes.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { FilterDefinition } from '#core/query/filter-definition.ts'
import { readOk } from '#app/client/read-ok.ts'
import { hostGone, orHostGone, unlessHostIsGone, type Refusal } from '#app/client/refusal.ts'
import { useHostClient } from '#app/client/use-host-client.ts'

/** What is to be known about the files of connections and tokens, beside what is in them. */
export type ConnectionNotice =
  | { kind: 'set-aside'; file: string }
  | { kind: 'entries-set-aside'; count: number; file: string }
  | { kind: 'newer' }
  | { kind: 'unavailable'; code: string }
  | { kind: 'mode-narrowed' | 'link-replaced' | 'not-repaired' }

interface Saving {
  /** There also when only the token was refused. */
  saved: ConnectionView | null
  refusal: Refusal | null
}

type Trying = { kind: 'tried'; trial: ConnectionTrial } | { kind: 'refused'; refusal: Refusal }

/** What the host answers with to a change of a connection: the connection as it is then, or why it is not changed. */
type ChangeAnswer =
  { ok: true; json: () => Promise<ConnectionView> } | { ok: false; json: () => Promise<Refusal> }

/** The connections, and which one is in use. What fails is answered with the refusal, or null. */
export const useConnectionsStore = defineStore('connections', () => {
  const client = useHostClient()
  const connections = shallowRef<readonly ConnectionView[]>([])
  const notices = shallowRef<readonly ConnectionNotice[]>([])
  /** Why the connections could not be loaded, or null. */
  const failure = shallowRef<Refusal | null>(null)
  const currentId = ref<string | null>(null)
  /** What connections that are not there any more were called, as far as anything still tells. */
  const formerNames = shallowRef<ReadonlyMap<string, string>>(new Map())
  /** When the token of a connection was set or removed last, in RFC 3339; none since this window was opened: not there. */
  const tokenChanges = shallowRef<ReadonlyMap<string, string>>(new Map())
  /** Whether the sample instance like dataCycle CORE is offered to somebody who began without it. */
  const offersCoreSample = ref(false)
  const current = computed(
    () => connections.value.find((connection) => connection.id === currentId.value) ?? null,
  )

  /**
   * Loads all of them and takes one into use: the one that is asked for; where none is, the one used last or
   * the first. One that was removed is replaced by none: what was made for it goes nowhere by itself.
   */
  async function load(wantedId: string | null) {
    failure.value = await orHostGone(async () => {
      const answer = await client.api.connections.$get()
      const { connections: loaded, recent, document, repairs, ...offered } = await readOk(answer)
      connections.value = loaded
      offersCoreSample.value = offered.offersCoreSample
      notices.value = [...describeDocument(document), ...repairs.map((kind) => ({ kind }))]
      const isThere = (id: string | null) => loaded.some((connection) => connection.id === id)
      const wanted = wantedId ?? recent.find(isThere) ?? loaded[0]?.id
      return wanted === undefined || !isThere(wanted) ? null : use(wanted)
    })
  }

  /** Takes a connection into use at once. The host starts what it needs: its address may change by that. */
  function use(id: string): Promise<Refusal | null> {
    currentId.value = id
    return applyChange(() => client.api.connections[':id'].use.$post({ param: { id } }))
  }

  /** Takes none into use: what is in front was made for an instance that is not among them. */
  function useNone() {
    currentId.value = null
  }

  /** Adds a connection, or changes the one with that id, and sets its token unless it is ''. */
  function save(id: string | null, draft: ConnectionDraft, token: string): Promise<Saving> {
    return unlessHostIsGone<Saving>({ saved: null, refusal: hostGone }, async () => {
      const answer =
        id === null
          ? await client.api.connections.$post({ json: draft })
          : await client.api.connections[':id'].$post({ param: { id }, json: draft })
      if (!answer.ok) return { saved: null, refusal: await answer.json() }
      const saved = await answer.json()
      upsert(saved)
      const refused = token === '' ? null : await setToken(saved.id, token)
      return { saved, refusal: refused ?? (await use(saved.id)) }
    })
  }

  /** Adds a connection without taking it into use. */
  function add(draft: ConnectionDraft): Promise<Result<ConnectionView, Refusal>> {
    return unlessHostIsGone<Result<ConnectionView, Refusal>>(err(hostGone), async () => {
      const answer = await client.api.connections.$post({ json: draft })
      if (!answer.ok) return err(await answer.json())
      const added = await answer.json()
      upsert(added)
      return ok(added)
    })
  }

  /** Adds a copy of a connection under another name, without its token, and takes it into use. */
  function duplicate(id: string, name: string): Promise<Refusal | null> {
    return orHostGone(async () => {
      const answer = await client.api.connections[':id'].duplicate.$post({
        param: { id },
        json: { name },
      })
      if (!answer.ok) return answer.json()
      const copied = await answer.json()
      upsert(copied)
      return use(copied.id)
    })
  }

  /** Changes how the instance in use is written to. Resolves with the host's refusal, or null. */
  function changeConventions(change: Partial<Conventions>): Promise<Refusal | null> {
    const connection = current.value
    if (!connection) return Promise.resolve(null)
    const { id, name, baseUrl, conventions, colour, allowPlainHttp, limits, certificates } =
      connection
    return applyChange(() =>
      client.api.connections[':id'].$post({
        param: { id },
        json: {
          name,
          baseUrl,
          colour,
          allowPlainHttp,
          limits,
          certificates,
          conventions: { ...conventions, ...change },
        },
      }),
    )
  }

  /** Replaces what is known about a connection's filter keys. Resolves with the host's refusal, or null. */
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

  /** Replaces what items of a connection should have. Resolves with the host's refusal, or null. */
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

  /** Adds the sample instance that is offered, or declines it. Resolves with the host's refusal, or null. */
  function settleCoreSample(isWanted: boolean): Promise<Refusal | null> {
    return orHostGone(async () => {
      const answer = await client.api.connections['offered-sample'].$post({ json: { isWanted } })
      if (!answer.ok) return answer.json()
      const { added } = await answer.json()
      offersCoreSample.value = false
      if (added) upsert(added)
      return null
    })
  }

  /** Keeps what was learned about a connection's server, and whether its conventions were declined. */
  function noteServer(id: string, learned: ServerKnowledge): Promise<Refusal | null> {
    return applyChange(() =>
      client.api.connections[':id'].server.$post({
        param: { id },
        json: learned,
      }),
    )
  }

  function setToken(id: string, token: string): Promise<Refusal | null> {
    return changeToken(id, () =>
      client.api.connections[':id'].token.$post({
        param: { id },
        json: { token },
      }),
    )
  }

  /** Tries once more to store a token that is kept in memory only. */
  function storeTokenAgain(id: string): Promise<Refusal | null> {
    return applyChange(() =>
      client.api.connections[':id'].token['store-again'].$post({
        param: { id },
      }),
    )
  }

  function removeToken(id: string): Promise<Refusal | null> {
    return changeToken(id, () =>
      client.api.connections[':id'].token.remove.$post({ param: { id } }),
    )
  }

  async function changeToken(id: string, send: () => Promise<ChangeAnswer>) {
    const refusal = await applyChange(send)
    if (refusal === null)
      tokenChanges.value = new Map(tokenChanges.value).set(id, new Date().toISOString())
    return refusal
  }

  /** Removes a connection. None takes its place: what was made for it goes nowhere by itself. */
  function remove(id: string): Promise<Refusal | null> {
    return orHostGone(async () => {
      const answer = await client.api.connections[':id'].remove.$post({ param: { id } })
      if (!answer.ok) return answer.json()
      const removed = connections.value.find((connection) => connection.id === id)
      if (removed) noteFormerName(id, removed.name)
      connections.value = connections.value.filter((connection) => connection.id !== id)
      if (currentId.value === id) useNone()
      return null
    })
  }

  /** Asks an instance with what is typed, and saves nothing. */
  function tryOut(trial: {
    id: string | null
    draft: ConnectionDraft
    token: string
    endpoint: string
  }): Promise<Trying> {
    return unlessHostIsGone<Trying>({ kind: 'refused', refusal: hostGone }, async () => {
      const answer = await client.api.connections.test.$post({ json: trial })
      return answer.ok
        ? { kind: 'tried', trial: await answer.json() }
        : { kind: 'refused', refusal: await answer.json() }
    })
  }

  /** Asks again how the tokens are kept: whether one can be read shows at its first use. */
  async function refresh() {
    await orHostGone(async () => {
      const answer = await client.api.connections.$get()
      connections.value = (await readOk(answer)).connections
      return null
    })
  }

  /** Makes a change, and shows the connection that it came to. Resolves with the refusal, or null. */
  function applyChange(send: () => Promise<ChangeAnswer>): Promise<Refusal | null> {
    return orHostGone(async () => {
      const answer = await send()
      if (!answer.ok) return answer.json()
      upsert(await answer.json())
      return null
    })
  }

  function noteFormerName(id: string, name: string) {
    formerNames.value = new Map(formerNames.value).set(id, name)
  }

  function upsert(view: ConnectionView) {
    const isKnown = connections.value.some(({ id }) => id === view.id)
    connections.value = isKnown
      ? connections.value.map((other) => (other.id === view.id ? view : other))
      : [...connections.value, view]
  }

  return {
    connections,
    notices,
    failure,
    current,
    currentId,
    formerNames,
    noteFormerName,
    tokenChanges,
    offersCoreSample,
    settleCoreSample,
    load,
    use,
    useNone,
    save,
    add,
    changeConventions,
    duplicate,
    saveFilterDefinitions,
    saveRequiredAttributes,
    noteServer,
    setToken,
    storeTokenAgain,
    removeToken,
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
