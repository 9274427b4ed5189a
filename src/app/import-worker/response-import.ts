import { readAsWritten } from '#core/query-check/choose-readings.ts'
import { readDefect } from '#core/defect/defect.ts'
import { matchConnection } from '#core/connection/match-connection.ts'
import { loadParsersOf, readImportFiles } from '#core/import/read-import-files.ts'
import { readImportFile } from '#core/import/unzip-files.ts'
import { renderRequestKey } from '#core/import/read-found-request.ts'
import { presets } from '#core/query/conventions.ts'
import type { FromImportWorker, ImportResult, KnownInstance, ToImportWorker } from './protocol.ts'

/** As `answerImport`; an error is a message as well. */
export const settleImport = (question: ToImportWorker): Promise<FromImportWorker> =>
  answerImport(question).then(
    (result) => ({ kind: 'read', ...result }),
    (error: unknown) => ({
      kind: 'failed',
      defect: readDefect(error, 'import-worker', 'reading files'),
    }),
  )

/** Reads the files and finds which of their requests are already saved. Sends nothing. */
export async function answerImport({
  files,
  instances,
  current,
  saved,
  isAsWritten,
}: ToImportWorker): Promise<ImportResult> {
  const found = new Map<string, KnownInstance | null>()
  /** Cached, because most requests are for the same few URLs. */
  function instanceOf(baseUrl: string | null): KnownInstance | null {
    if (baseUrl === null) return current
    const cached = found.get(baseUrl)
    if (cached !== undefined) return cached
    const instance = matchConnection(baseUrl, instances, current)
    found.set(baseUrl, instance)
    return instance
  }
  const conventionsFor = (baseUrl: string | null) =>
    instanceOf(baseUrl)?.conventions ?? presets.documented

  const chosen = await Promise.all(
    files.map(async (file) => readImportFile(file.name, new Uint8Array(await file.arrayBuffer()))),
  )
  const given = chosen.flat()
  const parsers = await loadParsersOf(given)
  const own = readImportFiles(given, conventionsFor, parsers)
  const read = isAsWritten
    ? readAsWritten(own, given, (conventions) => readImportFiles(given, () => conventions, parsers))
    : own
  if (read.kind === 'problem') return { read, known: [] }
  const keys = new Set(
    saved.map(({ baseUrl, form }) => renderRequestKey(baseUrl, form, conventionsFor(baseUrl))),
  )
  const known = read.requests.flatMap(({ baseUrl, form, conventions }, position) => {
    const address = baseUrl ?? current?.baseUrl ?? ''
    return keys.has(renderRequestKey(address, form, conventions)) ? [position] : []
  })
  return { read, known }
}
