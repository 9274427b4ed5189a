import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitCodes } from '#core/batch/batch-report.ts'
import { connection as connectionSchema } from '#core/connection/connection.ts'
import { readJson } from '#core/json/read-json.ts'
import { renderJson } from '#core/json/render-json.ts'
import { readImportFiles } from '#core/import/read-import-files.ts'
import { presets } from '#core/query/conventions.ts'
import { resolveForm } from '#core/query/resolve-form.ts'
import { ok } from '#core/result.ts'
import { setVersion, type SetDocument } from '#core/set/set-document.ts'
import { findObstacles } from '#core/set/set-query.ts'
import type { SetVerdict } from '#core/set/set-verdict.ts'
import { delay } from '#host/sets/delay.ts'
import { runSet } from '#host/sets/run-set.ts'
import { openSetFiles, type SetFiles } from '#host/sets/set-files.ts'
import type { CheckArguments } from './check-arguments.ts'
import { gatherFiles } from './gather-files.ts'
import type { CheckSurroundings } from './run-check.ts'

/**
 * Fetches the whole set of one request (whole-set.md A1, A2), writes each item once as a line of JSON, and says what
 * is proved. Fulfils with the exit code: 0 from `counted` up, 1 below, 2 where it did not get to its end.
 */
export async function runWalk(args: CheckArguments, around: CheckSurroundings): Promise<number> {
  const { complain, write, client, token, signal } = around
  const type = args.serverType ?? 'documented'
  const isDatacycle = type === 'core'
  const read = readImportFiles(await gatherFiles(args.paths), () => presets[type])
  const [request, ...others] = read.kind === 'problem' ? [] : read.requests
  if (request === undefined || others.length > 0) {
    complain(`walk takes exactly one request; ${args.paths.join(', ')} has ${others.length + 1}.\n`)
    return exitCodes['no-requests']
  }
  const form = resolveForm(request.form, around.today)
  const query = { form, conventions: presets[type], isDatacycle }
  const way = isDatacycle && findObstacles(query, 'ids').length === 0 ? 'ids' : 'pages'
  const [obstacle] = findObstacles(query, way)
  if (obstacle !== undefined) {
    complain(`This request has no whole set: ${obstacle.kind}.\n`)
    return exitCodes['not-judged']
  }
  const connection = connectionSchema.parse({
    id: 'walk',
    name: 'walk',
    baseUrl: args.baseUrl,
    allowPlainHttp: args.allowsHttp,
  })
  const folder = await mkdtemp(join(tmpdir(), 'endpoint-explorer-walk-'))
  const files = await openSetFiles(folder)
  try {
    const document: SetDocument = {
      ...query,
      id: crypto.randomUUID(),
      connectionId: connection.id,
      way,
      isGentle: false,
      version: setVersion,
      connectionName: connection.name,
      baseUrl: connection.baseUrl,
      startedAt: '',
      endedAt: null,
      tokenMark: '',
      isOfTwoTokens: false,
      passes: [],
      paused: null,
      verdict: null,
    }
    const end = await runSet(
      {
        client,
        delay,
        access: { open: () => Promise.resolve(ok({ connection, token })) },
      },
      {
        document,
        files,
        before: null,
        mostRequests: null,
        noteList: () => Promise.resolve(ok(undefined)),
        async fill(_, write) {
          await write()
          return null
        },
        noteToken: () => Promise.resolve(ok(undefined)),
        tell: () => undefined,
      },
      signal,
    )
    if (args.out !== null) await writeItems(args.out, files)
    if (end.kind === 'paused') {
      complain(`Not ended (${end.why.kind}): ${files.held.size} items.\n`)
      return exitCodes['not-judged']
    }
    write(renderVerdict(end.verdict))
    return isCounted(end.verdict) ? exitCodes.clean : exitCodes.loud
  } finally {
    await files.close()
    await rm(folder, { recursive: true, force: true })
  }
}

const isCounted = ({ state }: SetVerdict): boolean =>
  state === 'whole' || state === 'one-answer' || state === 'counted'

function renderVerdict({ state, items, totalBefore, totalAfter, lines }: SetVerdict): string {
  const totals = `total ${totalBefore ?? 'unknown'} before, ${totalAfter ?? 'unknown'} after`
  const facts = lines.map((line) => {
    const ids =
      'ids' in line ? line.ids : line.kind === 'failed' ? line.items.map(({ id }) => id) : []
    return `  ${line.kind}${ids.length === 0 ? '' : `: ${ids.join(' ')}`}`
  })
  return [`${state}: ${items} different items; ${totals}.`, ...facts, ''].join('\n')
}

const decoder = new TextDecoder()

/** Each item once, on one line, its numbers as they were sent. */
async function writeItems(path: string, files: SetFiles): Promise<void> {
  const out = await open(path, 'w', 0o600)
  try {
    for (const item of [...files.held.values(), ...files.withoutId]) {
      const read = readJson(decoder.decode(await files.read(item)))
      if (read.ok) await out.write(`${renderJson(read.value, { indent: null })}\n`)
    }
  } finally {
    await out.close()
  }
}
