import { folderSeparator } from '#core/workspace/saved-name.ts'
import type { ConnectionView } from '#core/connection/connection.ts'
import { findConnectionOf, matchConnection } from '#core/connection/match-connection.ts'
import type { InstanceHint } from '#core/dialect/instance-hint.ts'
import type { ImportedRequest } from '#core/import/import.ts'
import { presets } from '#core/query/conventions.ts'
import type { StoredForm } from '#core/query/form.ts'
import { splitUrl } from '#core/url/split-url.ts'
import type { SavedRequest } from '#core/workspace/saved-request.ts'
import { judgeReading } from './judge-reading.ts'
import type { JudgedQuery, JudgementLine, NotJudged } from './judge-response.ts'
import { listKnownHints } from '#core/dialect/describe-hints.ts'
import { planCheck, type QueryToCheck, type CheckInfo, type PlannedCheck } from './plan-check.ts'

/** A query to check, with its server. */
export type AddressedQuery = Omit<QueryToCheck, 'conventions'> & {
  /** null for those of its connection. */
  conventions: QueryToCheck['conventions'] | null
  /** '' if unknown. */
  connectionId: string
  baseUrl: string
  /** ID of the saved request; null for a request from a file. */
  savedId: string | null
}

/** A row of a query check: the planned check and known deviations of its server. */
export interface QueryCheckEntry {
  planned: PlannedCheck
  /** null if no connection exists for its server. */
  connectionId: string | null
  baseUrl: string
  form: StoredForm
  savedId: string | null
  /** What the server is known to do differently. */
  foreseen: readonly Foreseen[]
}

/** A hint about the server, or a part of the file that is not sent as written and that the server is known to ignore. */
export type Foreseen =
  | { kind: 'hint'; hint: InstanceHint }
  | Extract<JudgementLine, { kind: 'unsent' }>

/** Data of the page that planning needs. */
export interface QueryCheckContext {
  connections: readonly ConnectionView[]
  /** True if the connection's server is known to be dataCycle CORE. */
  isDatacycle: (connectionId: string) => boolean
  /** `2026-03-31` */
  today: string
}

/** A saved request as a query to check; its folder name is split as the import joined it. */
export const addressSaved = (saved: SavedRequest): AddressedQuery => ({
  name: saved.name,
  folderPath: saved.folder === '' ? [] : saved.folder.split(folderSeparator),
  form: saved.form,
  conventions: null,
  reading: null,
  ...(saved.expect && { expect: saved.expect }),
  connectionId: saved.connectionId,
  // An own connection of the same address is not for a folder of others, unless the user chose it.
  baseUrl: saved.root !== undefined && saved.connectionId === '' ? '' : saved.baseUrl,
  savedId: saved.id,
})

/** A query as it would be sent on another connection, whose server may behave differently. */
export const addressTo = (
  query: AddressedQuery,
  { id, baseUrl }: ConnectionView,
): AddressedQuery => ({
  ...query,
  conventions: null,
  connectionId: id,
  baseUrl,
})

/** A request without a server is assigned to the current connection, as in an import. */
export function addressImported(
  request: ImportedRequest,
  connections: readonly ConnectionView[],
  current: ConnectionView | null,
): AddressedQuery {
  const { name, folderPath, file, form, conventions, baseUrl, notes, leftOut, expect } = request
  const connection = baseUrl === null ? current : matchConnection(baseUrl, connections, current)
  return {
    name,
    folderPath,
    ...(file !== undefined && { file }),
    form,
    conventions,
    reading: { notes, leftOut },
    ...(expect && { expect }),
    connectionId: connection?.id ?? '',
    baseUrl: baseUrl ?? connection?.baseUrl ?? '',
    savedId: null,
  }
}

/** Plans a query check. Sends nothing. */
export const planQueryCheck = (
  queries: readonly AddressedQuery[],
  context: QueryCheckContext,
): QueryCheckEntry[] => queries.map((query) => planEntry(query, context))

function planEntry(
  query: AddressedQuery,
  { connections, isDatacycle, today }: QueryCheckContext,
): QueryCheckEntry {
  const connection = findConnectionOf(query, connections)
  const conventions = query.conventions ?? connection?.conventions ?? presets.documented
  const baseUrl = connection?.baseUrl ?? query.baseUrl
  const isCore = connection !== null && isDatacycle(connection.id)
  const planned = planCheck({ ...query, conventions }, { baseUrl, today, isDatacycle: isCore })
  const common = { baseUrl, form: query.form, savedId: query.savedId }
  if (connection === null) {
    const refused = refuse({ ...planned.about, url: baseUrl }, 'no-connection')
    return { ...common, planned: refused, connectionId: null, foreseen: [] }
  }
  const { id, token } = connection
  return {
    ...common,
    planned:
      planned.kind === 'ready' && !isReadable(token)
        ? refuse(planned.about, 'locked-token')
        : planned,
    connectionId: id,
    foreseen: planned.kind === 'ready' ? foresee(planned.query, isCore) : [],
  }
}

function foresee({ form, conventions, reading }: JudgedQuery, isDatacycle: boolean): Foreseen[] {
  const hints = listKnownHints(form, { conventions, isDatacycle })
  const unsent = reading === null ? [] : judgeReading(reading, form, isDatacycle)
  return [
    ...hints.map((hint): Foreseen => ({ kind: 'hint', hint })),
    ...unsent
      .filter(({ verdict }) => verdict === 'ignored')
      .map((one): Foreseen => ({ kind: 'unsent', unsent: one })),
  ]
}

const refuse = (about: CheckInfo, why: NotJudged): PlannedCheck => ({
  kind: 'refused',
  about,
  why,
})

/** True if the token can be read or none is needed. */
const isReadable = ({ kind }: ConnectionView['token']): boolean =>
  ['none', 'sample', 'stored', 'memory'].includes(kind)

/** Counts the requests of a query check per server. */
export function priceQueryCheck(
  entries: readonly QueryCheckEntry[],
): { origin: string; requests: number }[] {
  const prices = new Map<string, number>()
  for (const { planned, baseUrl } of entries) {
    if (planned.kind === 'refused') continue
    const path = splitUrl(baseUrl)?.path ?? ''
    const origin = baseUrl.slice(0, baseUrl.length - path.length)
    prices.set(origin, (prices.get(origin) ?? 0) + 1)
  }
  return [...prices].map(([origin, requests]) => ({ origin, requests }))
}
