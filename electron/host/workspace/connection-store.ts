import { readUrl } from '#host/url/read-url.ts'
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { SaveProblem } from '#core/refusal/host-refusal.ts'
import { connection, type Connection, type ConnectionDraft } from '#core/connection/connection.ts'
import { conventionsOfVersion1 } from '#core/query/conventions-schema.ts'
import { err, ok, type Result } from '#core/result.ts'
import { type DocumentRules, readDocument } from '#host/storage/document-text.ts'
import {
  createJsonDocument,
  type DocumentPlace,
  type DocumentState,
} from '#host/storage/json-document.ts'
import { shippedNames } from '#core/connection/match-connection.ts'
import { presets } from '#core/query/conventions.ts'
import type { FilterDefinition } from '#core/query/filter-definition.ts'
import { join } from 'node:path'
import { readRegularFile } from '#host/storage/read-regular-file.ts'
import { requireErrorCode } from '#host/storage/write-problem.ts'

/** Files may be edited by hand, so the URL is validated here; later code relies on it. */
const storedConnection = connection.refine(
  ({ baseUrl }) => /^https?:/i.test(baseUrl) && readUrl(baseUrl) !== null,
  { path: ['baseUrl'], error: 'not an http or https address' },
)

const connections = z.looseObject({
  connections: z.array(storedConnection),
  /** IDs, most recently used first. */
  recent: z.array(z.string()).default([]),
  /** True if the CORE sample was included or has already been offered. */
  coreSampleOffered: z.boolean().default(false),
})

const connectionOfVersion1 = z.looseObject({
  conventions: z.prefault(conventionsOfVersion1, {}),
})

/**
 * Version 1 had one member for the places of a POST's parameters, and no lists and servers. An invalid entry
 * is left unchanged and set aside later.
 */
const version1 = z.looseObject({
  connections: z.array(
    z.unknown().transform((entry) => {
      const read = connectionOfVersion1.safeParse(entry)
      return read.success ? read.data : entry
    }),
  ),
})

type ConnectionsDocument = z.infer<typeof connections>

export const connectionRules: DocumentRules<ConnectionsDocument> = {
  format: 'connections',
  version: 2,
  schema: connections,
  lists: { connections: storedConnection },
  migrations: { 1: (old) => version1.parse(old) },
}

/** File name in the data folder. */
export const connectionsFileName = 'connections.json'

/** True if the user started without the CORE sample and it was not offered yet. */
export const offersCoreSample = ({
  connections,
  coreSampleOffered,
}: ConnectionsDocument): boolean =>
  !coreSampleOffered && connections.every(({ builtIn }) => builtIn !== 'core-sample')

type StoredConnection = Result<Connection, SaveProblem | { kind: 'unknown-connection' }>

/** The user's connections, saved in one document, without tokens. */
export interface ConnectionStore {
  load(): Promise<DocumentState<ConnectionsDocument>>
  find(id: string): Promise<Connection | null>
  add(draft: ConnectionDraft): Promise<Result<Connection, SaveProblem>>
  /** Copies a connection with this name and base URL; the copy of a sample is an ordinary connection. */
  copy(id: string, name: string, baseUrl: string): Promise<StoredConnection>
  change(id: string, change: (current: Connection) => Connection): Promise<StoredConnection>
  remove(id: string): Promise<Result<null, SaveProblem>>
  /** Moves a connection to the front of the recent ones. */
  recordUse(id: string): Promise<Result<null, SaveProblem>>
  /** Adds the CORE sample, or records that the user declined it; it is not offered again. */
  settleCoreSample(isWanted: boolean): Promise<Result<Connection | null, SaveProblem>>
}

export function createConnectionStore(options: DocumentPlace): ConnectionStore {
  const document = createJsonDocument<ConnectionsDocument>({
    ...options,
    ...connectionRules,
    // The samples are included at the first start and can be removed.
    empty: () => ({
      connections: [sampleConnection(), coreSampleConnection()],
      recent: [],
      coreSampleOffered: true,
    }),
  })

  const update = async (
    change: (current: ConnectionsDocument) => ConnectionsDocument,
  ): Promise<Result<null, SaveProblem>> => {
    const saved = await document.update(change)
    return saved.ok ? ok(null) : saved
  }

  return {
    load: () => document.load(),
    async find(id) {
      const { value } = await document.load()
      return value.connections.find((one) => one.id === id) ?? null
    },
    async add(draft) {
      const added = connection.parse({ ...draft, id: randomUUID() })
      const saved = await update((current) => ({
        ...current,
        connections: [...current.connections, added],
      }))
      return saved.ok ? ok(added) : saved
    },
    async copy(id, name, baseUrl) {
      const copyId = randomUUID()
      const saved = await document.update((current) => ({
        ...current,
        connections: current.connections.flatMap((one) =>
          one.id === id ? [one, { ...one, id: copyId, name, baseUrl, builtIn: null }] : [one],
        ),
      }))
      if (!saved.ok) return saved
      const added = saved.value.connections.find((one) => one.id === copyId)
      return added === undefined ? err({ kind: 'unknown-connection' }) : ok(added)
    },
    async change(id, change) {
      const saved = await document.update((current) => ({
        ...current,
        connections: current.connections.map((one) => (one.id === id ? change(one) : one)),
      }))
      if (!saved.ok) return saved
      const changed = saved.value.connections.find((one) => one.id === id)
      return changed === undefined ? err({ kind: 'unknown-connection' }) : ok(changed)
    },
    remove: (id) =>
      update((current) => ({
        ...current,
        connections: current.connections.filter((one) => one.id !== id),
        recent: current.recent.filter((one) => one !== id),
        coreSampleOffered: current.coreSampleOffered || id === coreSampleConnection().id,
      })),
    recordUse: (id) =>
      update((current) => ({
        ...current,
        recent: [id, ...current.recent.filter((one) => one !== id)],
      })),
    async settleCoreSample(isWanted) {
      const added = isWanted ? coreSampleConnection() : null
      const saved = await update((current) => ({
        ...current,
        connections: [
          ...current.connections.filter(({ id }) => id !== added?.id),
          ...(added ? [added] : []),
        ],
        coreSampleOffered: true,
      }))
      return saved.ok ? ok(added) : saved
    },
  }
}

/** The connection to the sample server, as created at the first start. */
const sampleConnection = (): Connection =>
  connection.parse({
    id: 'sample',
    name: shippedNames.sample,
    // The preferred port; the host sets the actual URL when it starts the sample.
    baseUrl: 'http://127.0.0.1:4780',
    conventions: presets.documented,
    builtIn: 'sample',
    startEndpoint: 'events',
    filterDefinitions: sampleFilters,
  })

/** The connection to the CORE sample, as created at the first start. */
const coreSampleConnection = (): Connection =>
  connection.parse({
    id: 'core-sample',
    name: shippedNames['core-sample'],
    baseUrl: 'http://127.0.0.1:4781',
    conventions: presets.core,
    builtIn: 'core-sample',
    startEndpoint: 'veranstaltungen',
    server: 'datacycle-core',
  })

const classification = (
  key: string,
  label: string,
  concepts: readonly (readonly [value: string, label: string])[],
): FilterDefinition => ({
  key,
  label,
  send: 'text',
  listMeans: 'any',
  knownValues: concepts.map(([value, name]) => ({ value, label: name })),
})

/** Example filter definitions: the sample's filter keys and some of their values. */
const sampleFilters: FilterDefinition[] = [
  classification('category', 'Category', [
    ['culture', 'Culture'],
    ['music', 'Music'],
    ['theatre', 'Theatre & cabaret'],
    ['exhibition', 'Exhibition'],
    ['tradition', 'Tradition'],
    ['market', 'Market'],
    ['food', 'Food & drink'],
    ['outdoors', 'Outdoors'],
    ['hiking', 'Hiking'],
    ['cycling', 'Cycling'],
    ['sights', 'Sights'],
    ['museum', 'Museum'],
  ]),
  classification('topic', 'Topic', [
    ['family', 'Family'],
    ['accessible', 'Accessible'],
    ['free-entry', 'Free entry'],
    ['rainy-day', 'Rainy day'],
    ['dogs-welcome', 'Dogs welcome'],
    ['public-transport', 'Public transport'],
    ['evening', 'Evening'],
  ]),
  classification('region', 'Region', [
    ['birkental', 'Birkental valley'],
    ['seenland', 'Grünau lakes'],
    ['hochlauen', 'Hochlauen highlands'],
  ]),
]

export type NoConnection =
  /** The data folder has no readable list of connections; `code` is the system's error code. */
  | { kind: 'no-file'; file: string; code: string }
  | { kind: 'unreadable'; file: string }
  | { kind: 'newer'; version: number }
  /** No connection has this name or ID; `names` lists all connections. */
  | { kind: 'unknown'; names: readonly string[] }
  /** Several connections have this name. */
  | { kind: 'ambiguous' }

/**
 * Finds a connection by name or ID in a data folder. Read-only: sets nothing aside and takes no lock, because
 * the folder may belong to another user.
 */
export async function findSavedConnection(
  dataDir: string,
  name: string,
): Promise<Result<Connection, NoConnection>> {
  const file = join(dataDir, connectionsFileName)
  let bytes: Uint8Array
  try {
    bytes = await readRegularFile(file)
  } catch (error) {
    const code = requireErrorCode(error)
    return err({ kind: 'no-file', file, code })
  }
  const read = readDocument(bytes, connectionRules)
  if (read.kind === 'newer') return err(read)
  if (read.kind === 'unreadable') return err({ kind: 'unreadable', file })
  const all = read.value.connections
  const [found, another] = all.filter((one) => one.name === name || one.id === name)
  if (another !== undefined) return err({ kind: 'ambiguous' })
  return found === undefined
    ? err({ kind: 'unknown', names: all.map((one) => one.name) })
    : ok(found)
}
