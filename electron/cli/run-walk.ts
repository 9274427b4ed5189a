import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitCodes } from '#core/batch/batch-report.ts'
import { createContentProfile, type ContentProfile } from '#core/drift/content-profile.ts'
import { findDrift, renderDrift, type Drift } from '#core/drift/find-drift.ts'
import { readJson } from '#core/json/read-json.ts'
import { renderJson } from '#core/json/render-json.ts'
import { readImportFiles } from '#core/import/read-import-files.ts'
import { resolveForm } from '#core/query/resolve-form.ts'
import { err, ok, type Result } from '#core/result.ts'
import { keptWalkVersion, type KeptWalk } from '#core/set/kept-walk.ts'
import type { SetReport } from '#core/set/render-report.ts'
import { newSet, type SetDocument } from '#core/set/set-document.ts'
import { findObstacles, isSameQuery, type SetQuery } from '#core/set/set-query.ts'
import type { SetLine, SetVerdict } from '#core/set/set-verdict.ts'
import { withoutTokens } from '#core/workspace/without-tokens.ts'
import { delay } from '#host/sets/delay.ts'
import { runSet, type RunEnd } from '#host/sets/run-set.ts'
import { openSetFiles, type SetFiles } from '#host/sets/set-files.ts'
import type { CommandArguments } from './command-arguments.ts'
import { gatherFiles } from './gather-files.ts'
import { profileKept, readKeptWalk, writeKeptWalk } from './kept-walk-file.ts'
import type { Surroundings } from './surroundings.ts'
import { writeReports } from './write-reports.ts'

/**
 * Fetches the whole set of one request (whole-set.md A1, A2), writes each item once as a line of JSON, and says what
 * is proved, and what drifted since a set that was kept. Fulfils with the exit code: 0 from `counted` up and without
 * drift, 1 below or with it, 2 where it did not get to its end.
 */
export async function runWalk(args: CommandArguments, around: Surroundings): Promise<number> {
  const { complain, write, target } = around
  const { connection } = target
  const conventions = target.conventions ?? connection.conventions
  const isDatacycle = connection.server === 'datacycle-core'
  const read = readImportFiles(await gatherFiles(args.paths), () => conventions)
  const [request, ...others] = read.kind === 'problem' ? [] : read.requests
  if (request === undefined || others.length > 0) {
    const count = request === undefined ? 0 : others.length + 1
    complain(`walk takes exactly one request; ${args.paths.join(', ')} has ${count}.\n`)
    return exitCodes['no-requests']
  }
  if (request.baseUrl !== null && request.baseUrl !== connection.baseUrl) {
    complain(`This request is for ${request.baseUrl}, not for ${connection.baseUrl}.\n`)
    return exitCodes['not-judged']
  }
  const form = resolveForm(request.form, around.today)
  const query = { form, conventions, isDatacycle }
  const way = isDatacycle && findObstacles(query, 'ids').length === 0 ? 'ids' : 'pages'
  const [obstacle] = findObstacles(query, way)
  if (obstacle !== undefined) {
    complain(`This request has no whole set: ${obstacle.kind}.\n`)
    return exitCodes['not-judged']
  }
  const baseline = await readBaseline(args.baseline, query)
  if (!baseline.ok) {
    complain(`${baseline.error}\n`)
    return exitCodes['no-requests']
  }
  const folder = await mkdtemp(join(tmpdir(), 'endpoint-explorer-walk-'))
  const files = await openSetFiles(folder)
  try {
    const { end, document: fetched } = await fetchWalk({ query, way, files }, around)
    const after = createContentProfile()
    await writeItems(args.out, files, after)
    const document: SetDocument =
      end.kind === 'paused'
        ? { ...fetched, paused: end.why }
        : { ...fetched, verdict: end.verdict, endedAt: new Date().toISOString() }
    if (args.out !== null) await writeKeptWalk(args.out, describeKept(document, files))
    if (end.kind === 'paused') {
      complain(`Not ended (${end.why.kind}): ${files.held.size} items.\n`)
      await writeReports(args, describePaused(connection.baseUrl, end.why.kind, files.held.size), {
        outcome: 'not-judged',
        paused: end.why,
      })
      return exitCodes['not-judged']
    }
    const drift =
      baseline.value === null
        ? []
        : findDrift(baseline.value, after.read(end.verdict.totalAfter), args.driftPercent)
    const outcome = isCounted(end.verdict) && drift.length === 0 ? 'clean' : 'loud'
    write(renderVerdict(end.verdict) + drift.map((one) => `  ${renderDrift(one)}\n`).join(''))
    await writeReports(args, describeWalk(connection.baseUrl, end.verdict, drift), {
      outcome,
      verdict: end.verdict,
      drift,
    })
    return exitCodes[outcome]
  } finally {
    await files.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Fetches the set to its end, as a set that this computer keeps, of which nothing is kept but its files. */
async function fetchWalk(
  { query, way, files }: { query: SetQuery; way: SetDocument['way']; files: SetFiles },
  { client, token, signal, target: { connection } }: Surroundings,
): Promise<{ document: SetDocument; end: RunEnd }> {
  const { id: connectionId, name: connectionName, baseUrl } = connection
  let document = newSet(
    { ...query, id: crypto.randomUUID(), connectionId, way, isGentle: false },
    { connectionName, baseUrl, startedAt: new Date().toISOString() },
  )
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
      noteToken(noted) {
        document = { ...document, ...noted }
        return Promise.resolve(ok(undefined))
      },
      tell: () => undefined,
    },
    signal,
  )
  return { document, end }
}

/** What the items of an earlier walk had; null where nobody asks for it. */
async function readBaseline(
  file: string | null,
  query: SetQuery,
): Promise<Result<ContentProfile | null, string>> {
  if (file === null) return ok(null)
  const kept = await readKeptWalk(file)
  if (kept !== null && !isSameQuery(kept.set, query))
    return err(`${file} was kept for another request.`)
  return ok(await profileKept(file))
}

const isCounted = ({ state }: SetVerdict): boolean =>
  state === 'whole' || state === 'one-answer' || state === 'counted'

const sayVerdict = ({ state, items, totalBefore, totalAfter }: SetVerdict): string =>
  `${state}: ${items} different items; total ${totalBefore ?? 'unknown'} before, ${totalAfter ?? 'unknown'} after.`

const idsOf = (line: SetLine): readonly string[] =>
  'ids' in line ? line.ids : line.kind === 'failed' ? line.items.map(({ id }) => id) : []

function renderVerdict(verdict: SetVerdict): string {
  const facts = verdict.lines.map((line) => {
    const ids = idsOf(line)
    return `  ${line.kind}${ids.length === 0 ? '' : `: ${ids.join(' ')}`}`
  })
  return [sayVerdict(verdict), ...facts, ''].join('\n')
}

const describeWalk = (
  baseUrl: string,
  verdict: SetVerdict,
  drift: readonly Drift[],
): SetReport => ({
  language: 'en',
  title: 'Walk of all items',
  verdict: sayVerdict(verdict),
  scope: `What ${baseUrl} gives for this query and token.`,
  facts: [
    ['Items', String(verdict.items)],
    ['Total before', verdict.totalBefore ?? 'unknown'],
    ['Total after', verdict.totalAfter ?? 'unknown'],
    ['Missing', verdict.missing ?? 'unknown'],
  ],
  lines: [
    ...(drift.length === 0
      ? []
      : [{ text: 'Different from the baseline', ids: drift.map(renderDrift) }]),
    ...verdict.lines.map((line) => ({ text: line.kind, ids: idsOf(line) })),
  ],
})

const describePaused = (baseUrl: string, why: string, items: number): SetReport => ({
  language: 'en',
  title: 'Walk of all items',
  verdict: `Not ended (${why}): ${items} items.`,
  scope: `What came from ${baseUrl} until then. Nothing is said of the rest.`,
  facts: [],
  lines: [],
})

/** What a later rehearsal and a later comparison need besides the items. */
const describeKept = (set: SetDocument, { held }: SetFiles): KeptWalk => ({
  format: 'endpoint-explorer-walk',
  version: keptWalkVersion,
  set: { ...set, form: withoutTokens(set.form) },
  stamps: Array.from(held, ([id, { modified, touched }]) => [id, modified, touched]),
})

const decoder = new TextDecoder()

/** Each item once, on one line, its numbers as they were sent; counted in any case. */
async function writeItems(
  path: string | null,
  files: SetFiles,
  profile: ReturnType<typeof createContentProfile>,
): Promise<void> {
  const out = path === null ? null : await open(path, 'w', 0o600)
  try {
    for (const item of [...files.held.values(), ...files.withoutId]) {
      const read = readJson(decoder.decode(await files.read(item)))
      if (!read.ok) continue
      profile.add(read.value)
      await out?.write(`${renderJson(read.value, { indent: null })}\n`)
    }
  } finally {
    await out?.close()
  }
}
