import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitCodes, sayUnread } from '#core/query-check/query-check-report.ts'
import { listUnread } from '#core/query-check/unread.ts'
import {
  findDrift,
  sayDrift,
  createContentProfile,
  type ContentProfile,
} from '#core/drift/find-drift.ts'
import { readJson } from '#core/json/read-json.ts'
import { renderJson } from '#core/json/render-json.ts'
import { isQueryFile } from '#core/folder/query-file.ts'
import { loadParsersOf, readImportFiles } from '#core/import/read-import-files.ts'
import { dateFormat } from '#core/language/intl-formats.ts'
import type { Language } from '#core/language/language.ts'
import { resolveForm } from '#core/query/relative-date.ts'
import { err, ok, type Result } from '#core/result.ts'
import { renderReportText, type SetReport } from '#core/set/render-report.ts'
import { createSet, type SetDocument } from '#core/set/set-document.ts'
import { findObstacles, isSameQuery, type SetQuery } from '#core/set/set-query.ts'
import { isCountedOrBetter, type SetVerdict } from '#core/set/set-verdict.ts'
import { describeLine, describePause, describeVerdict, idsOfLine } from '#core/set/set-words.ts'
import { withoutTokens } from '#core/workspace/without-tokens.ts'
import { createUnkeptDocument, delay } from '#host/sets/run-context.ts'
import { runSet, type RunEnd } from '#host/sets/run-set.ts'
import { openSetFiles, type SetFiles } from '#host/sets/set-files.ts'
import { cliWords, sayOfSets } from '#cli/words/all-cli-words.ts'
import type { CliWords } from '#cli/words/cli-words.ts'
import type { CommandArguments } from './command-arguments.ts'
import { gatherFiles, listProblems } from './gather-files.ts'
import {
  profileSavedWalk,
  readSavedWalk,
  writeSavedWalk,
  savedWalkVersion,
  type SavedWalk,
} from './saved-walk-file.ts'
import type { CommandContext } from './find-target.ts'
import { writeReports } from './write-reports.ts'

/**
 * Fetches the whole set of one request (whole-set.md A1, A2), writes each item once as a line of JSON, and
 * reports whether the set is complete and how it drifted from a baseline. Resolves to the exit code: 0 for
 * `counted` or better without drift, 1 for a worse verdict or drift, 2 if it did not begin or finish or something was
 * not read, 3 without exactly one query or with a baseline that is none.
 */
export async function runWalk(args: CommandArguments, context: CommandContext): Promise<number> {
  const { writeError, write, target, language } = context
  const words = cliWords[language].walk
  const { connection } = target
  const conventions = target.conventions ?? connection.conventions
  const isDatacycle = connection.server === 'datacycle-core'
  const { files: importFiles, unread: unreadFiles } = await gatherFiles(args.paths)
  const parsers = await loadParsersOf(importFiles)
  const read = readImportFiles(importFiles, () => conventions, parsers)
  const unread = [
    ...unreadFiles,
    ...(read.kind === 'problem' ? listProblems(importFiles, parsers) : listUnread(read.leftOut)),
  ]
  for (const one of unread) write(`? ${sayUnread(one, cliWords[language].reports.queryCheck)}\n`)
  const [request, ...others] = read.kind === 'problem' ? [] : read.requests
  if (request === undefined || others.length > 0) {
    const count = request === undefined ? 0 : others.length + 1
    writeError(`${words.needsOneRequest(args.paths.join(', '), count)}\n`)
    return exitCodes['no-requests']
  }
  // A query of a folder may be sent to any of its servers.
  const isForOneServer = request.baseUrl !== null && !isQueryFile(request.file ?? '')
  if (isForOneServer && request.baseUrl !== connection.baseUrl) {
    writeError(`${words.requestOfOtherServer(connection.baseUrl)}\n`)
    return exitCodes['not-judged']
  }
  const form = resolveForm(request.form, context.today)
  const query = { form, conventions, isDatacycle }
  const way = isDatacycle && findObstacles(query, 'ids').length === 0 ? 'ids' : 'pages'
  const [obstacle] = findObstacles(query, way)
  if (obstacle !== undefined) {
    writeError(`${sayOfSets(language)(`obstacle.${obstacle.kind}`)}\n`)
    return exitCodes['not-judged']
  }
  const baseline = await readBaseline(args.baseline, query, cliWords[language])
  if (!baseline.ok) {
    writeError(`${baseline.error}\n`)
    return exitCodes['no-requests']
  }
  const folder = await mkdtemp(join(tmpdir(), 'endpoint-explorer-walk-'))
  const files = await openSetFiles(folder)
  try {
    const { end, document: fetched } = await fetchWalk({ query, way, files }, context)
    const profile = createContentProfile()
    const unreadableItems = await writeItems(args.out, files, profile)
    if (unreadableItems > 0) writeError(`${words.unreadableItems(unreadableItems)}\n`)
    const document: SetDocument =
      end.kind === 'paused'
        ? { ...fetched, paused: end.why }
        : { ...fetched, verdict: end.verdict, endedAt: new Date().toISOString() }
    if (args.out !== null) await writeSavedWalk(args.out, describeSavedWalk(document, files))
    if (end.kind === 'paused') {
      const say = sayOfSets(language)
      const received = say('verdict.partial', { count: files.held.size })
      const notEnded = `${describePause(end.why, say)} ${received}`
      writeError(`${notEnded}\n`)
      await writeReports(args, describePaused(connection.baseUrl, notEnded, language), {
        outcome: 'not-judged',
        paused: end.why,
      })
      return exitCodes['not-judged']
    }
    const drift =
      baseline.value === null
        ? []
        : findDrift(baseline.value, profile.read(end.verdict.totalAfter), args.driftPercent)
    const isPartial = unread.length > 0 || unreadableItems > 0
    const isClean = isCountedOrBetter(end.verdict) && drift.length === 0
    const outcome = isClean ? (isPartial ? 'not-judged' : 'clean') : 'loud'
    const driftLines = drift.map((one) => sayDrift(one, cliWords[language].reports.drift))
    const report = describeWalk(document, end.verdict, { drift: driftLines, language })
    write(renderReportText(report))
    await writeReports(args, report, { outcome, verdict: end.verdict, drift })
    return exitCodes[outcome]
  } finally {
    await files.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Fetches the set like a saved set of the app, but without a saved document. */
async function fetchWalk(
  { query, way, files }: { query: SetQuery; way: SetDocument['way']; files: SetFiles },
  { client, token, signal, target: { connection } }: CommandContext,
): Promise<{ document: SetDocument; end: RunEnd }> {
  const { id: connectionId, name: connectionName, baseUrl } = connection
  const { latest, unkept } = createUnkeptDocument(
    createSet(
      { ...query, id: crypto.randomUUID(), connectionId, way, isGentle: false },
      { connectionName, baseUrl, startedAt: new Date().toISOString() },
    ),
  )
  const end = await runSet(
    {
      client,
      delay,
      access: { open: () => Promise.resolve(ok({ connection, token })) },
    },
    {
      ...unkept,
      document: latest(),
      files,
      previousList: null,
      maxRequests: null,
      tell: () => undefined,
    },
    signal,
  )
  return { document: latest(), end }
}

/** The content profile of an earlier walk; null if no baseline was given. */
async function readBaseline(
  file: string | null,
  query: SetQuery,
  words: CliWords,
): Promise<Result<ContentProfile | null, string>> {
  if (file === null) return ok(null)
  const walk = await readSavedWalk(file)
  if (walk !== null && !isSameQuery(walk.set, query))
    return err(words.walk.baselineOfOtherQuery(file))
  const profile = await profileSavedWalk(file)
  return profile.ok ? profile : err(words.noItem(file, profile.error.line))
}

function describeWalk(
  { baseUrl, endedAt }: SetDocument,
  verdict: SetVerdict,
  { drift, language }: { drift: readonly string[]; language: Language },
): SetReport {
  const words = cliWords[language].walk
  const say = sayOfSets(language)
  const ended = dateFormat(language, 'exact-moment').format(new Date(endedAt ?? 0))
  return {
    language,
    title: words.title,
    verdict: describeVerdict(verdict, ended, say),
    scope: words.scope(baseUrl),
    facts: [
      [words.items, String(verdict.items)],
      [words.totalBefore, verdict.totalBefore ?? words.unknown],
      [words.totalAfter, verdict.totalAfter ?? words.unknown],
      [words.missing, verdict.missing ?? words.unknown],
    ],
    lines: [
      ...(drift.length === 0 ? [] : [{ text: words.drifted, ids: drift }]),
      ...verdict.lines.map((line) => ({ text: describeLine(line, say), ids: idsOfLine(line) })),
    ],
  }
}

const describePaused = (baseUrl: string, verdict: string, language: Language): SetReport => ({
  language,
  title: cliWords[language].walk.title,
  verdict,
  scope: cliWords[language].walk.scope(baseUrl),
  facts: [],
  lines: [],
})

/** The metadata that a later import check or comparison needs besides the items. */
const describeSavedWalk = (set: SetDocument, { held }: SetFiles): SavedWalk => ({
  format: 'endpoint-explorer-walk',
  version: savedWalkVersion,
  set: { ...set, form: withoutTokens(set.form) },
  stamps: Array.from(held, ([id, { modified, touched }]) => [id, modified, touched]),
})

const decoder = new TextDecoder()

/**
 * Writes each item as one line, with its original number texts. Profiles the items even if `path` is null.
 * Resolves to the number of items that are no valid JSON and so cannot be written on a line.
 */
async function writeItems(
  path: string | null,
  files: SetFiles,
  profile: ReturnType<typeof createContentProfile>,
): Promise<number> {
  let unreadable = 0
  const out = path === null ? null : await open(path, 'w', 0o600)
  try {
    for (const item of [...files.held.values(), ...files.withoutId]) {
      const read = readJson(decoder.decode(await files.read(item)))
      if (!read.ok) {
        unreadable += 1
        continue
      }
      profile.add(read.value)
      await out?.write(`${renderJson(read.value, { indent: null })}\n`)
    }
    return unreadable
  } finally {
    await out?.close()
  }
}
