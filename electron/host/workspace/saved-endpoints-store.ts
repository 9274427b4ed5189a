import * as z from 'zod'
import type { SaveProblem } from '#core/refusal/host-refusal.ts'
import { ok, type Result } from '#core/result.ts'
import {
  savedEndpoint,
  type EndpointDraft,
  type SavedEndpoint,
} from '#core/workspace/saved-endpoint.ts'
import { createJsonDocument, type DocumentPlace } from '#host/storage/json-document.ts'

type EndpointName = Pick<SavedEndpoint, 'connectionId' | 'name'>
/** An endpoint that responded, with names from its response; '' if unknown. */
type UsedEndpoint = EndpointName & Pick<SavedEndpoint, 'otherName' | 'label'>
type Change = Promise<Result<SavedEndpoint[], SaveProblem>>

/** The used or saved endpoints of all connections. Each change returns the endpoints of that connection. */
export interface EndpointsStore {
  /** Most recently used first. */
  load(connectionId: string): Promise<SavedEndpoint[]>
  /** Replaces the endpoint named `replaced`, or adds a new one. */
  save(draft: EndpointDraft, replaced: string | null): Change
  /** Adds new endpoints; for existing ones, fills in only empty members. */
  add(drafts: readonly EndpointDraft[], connectionId: string): Change
  recordUse(endpoint: UsedEndpoint): Change
  remove(endpoint: EndpointName): Change
  removeAll(connectionId: string): Change
}

/** Beyond this, the least recently used endpoints of a connection are dropped. */
const maxPerConnection = 500

export function createEndpointsStore(options: DocumentPlace): EndpointsStore {
  const document = createJsonDocument<{ endpoints: SavedEndpoint[] }>({
    ...options,
    format: 'endpoints',
    version: 1,
    schema: z.object({ endpoints: z.array(savedEndpoint) }),
    lists: { endpoints: savedEndpoint },
    empty: () => ({ endpoints: [] }),
  })

  async function change(
    connectionId: string,
    apply: (own: SavedEndpoint[]) => SavedEndpoint[],
  ): Change {
    const saved = await document.update(({ endpoints }) => ({
      endpoints: [
        ...apply(endpoints.filter((one) => one.connectionId === connectionId))
          .sort(byLastUse)
          .slice(0, maxPerConnection),
        ...endpoints.filter((one) => one.connectionId !== connectionId),
      ],
    }))
    return saved.ok ? ok(ofConnection(saved.value.endpoints, connectionId)) : saved
  }

  return {
    load: async (connectionId) =>
      ofConnection((await document.load()).value.endpoints, connectionId),
    save: (draft, replaced) =>
      change(draft.connectionId, (own) => {
        const before = replaced === null ? null : find(own, { name: replaced, otherName: '' })
        const others = own.filter((one) => one.name !== before?.name)
        return putFirst(others, { usedAt: before?.usedAt ?? '', ...draft })
      }),
    add: (drafts, connectionId) =>
      change(connectionId, (own) =>
        drafts.reduce((endpoints, draft) => {
          const known = find(endpoints, draft)
          return putFirst(endpoints, known ? fillIn(known, draft) : { usedAt: '', ...draft })
        }, own),
      ),
    recordUse: ({ connectionId, ...used }) =>
      change(connectionId, (own) => {
        const seen = { kind: 'unknown', remark: '', ...used, connectionId } as const
        const known = find(own, seen)
        const usedAt = options.now().toISOString()
        return putFirst(own, { ...(known ? fillIn(known, seen) : seen), usedAt })
      }),
    remove: ({ connectionId, name }) =>
      change(connectionId, (own) => own.filter((one) => one.name !== name)),
    removeAll: (connectionId) => change(connectionId, () => []),
  }
}

/** The endpoint with one of these names; a slug and a UUID may mean the same endpoint. */
const find = (
  endpoints: readonly SavedEndpoint[],
  { name, otherName }: Pick<SavedEndpoint, 'name' | 'otherName'>,
): SavedEndpoint | null => {
  const isOwnName = (known: string) => known !== '' && (known === name || known === otherName)
  return (
    endpoints.find((one) => isOwnName(one.name)) ??
    endpoints.find((one) => isOwnName(one.otherName)) ??
    null
  )
}

/** `known` with its empty members filled in from `seen`. */
const fillIn = (known: SavedEndpoint, seen: EndpointDraft): SavedEndpoint => ({
  ...known,
  otherName:
    known.otherName || ([seen.name, seen.otherName].find((one) => one !== known.name) ?? ''),
  label: known.label || seen.label,
  kind: known.kind === 'unknown' ? seen.kind : known.kind,
  remark: known.remark || seen.remark,
})

const putFirst = (endpoints: readonly SavedEndpoint[], placed: SavedEndpoint) => [
  placed,
  ...endpoints.filter((one) => one.name !== placed.name),
]

const ofConnection = (endpoints: readonly SavedEndpoint[], connectionId: string) =>
  endpoints.filter((one) => one.connectionId === connectionId).sort(byLastUse)

const byLastUse = (one: SavedEndpoint, other: SavedEndpoint) =>
  other.usedAt.localeCompare(one.usedAt) || one.label.localeCompare(other.label)
