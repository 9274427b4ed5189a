import { readFile, writeFile } from 'node:fs/promises'
import {
  findBatchDrift,
  listProfiles,
  readBatchBaseline,
  type BatchBaseline,
  type BatchDrift,
} from '#core/batch/batch-baseline.ts'
import {
  exitCodes,
  readOutcome,
  renderBatchText,
  type BatchReport,
  type CheckedRequest,
} from '#core/batch/batch-report.ts'
import { chooseReadings } from '#core/batch/choose-readings.ts'
import { describeBatch } from '#core/batch/describe-batch.ts'
import { judgeResponse, type JudgedQuery, type NotJudged } from '#core/batch/judge-response.ts'
import { renderJunit } from '#core/batch/render-junit.ts'
import { createContentProfile, type ContentProfile } from '#core/drift/content-profile.ts'
import { renderDrift } from '#core/drift/find-drift.ts'
import { describePasteOnDatacycle } from '#core/dialect/paste-on-datacycle.ts'
import type { ExchangeHead } from '#core/exchange/head.ts'
import type { ExchangeOutcome } from '#core/exchange/outcome.ts'
import type { ImportedRequest } from '#core/import/import.ts'
import type { ImportFile } from '#core/import/import-file.ts'
import { readImportFiles } from '#core/import/read-import-files.ts'
import { readJson } from '#core/json/read-json.ts'
import { presetNames, presets, type Conventions } from '#core/query/conventions.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { resolveForm } from '#core/query/resolve-form.ts'
import { renderTarget, renderUrl } from '#core/request/render-target.ts'
import { bodyOf, methodOf, type RequestPlan } from '#core/request/request-plan.ts'
import { createAnswerIndex, type AnswerIndex } from '#core/response/answer-index.ts'
import { planContentRequest } from '#host/content-client/plan-content-request.ts'
import type { CommandArguments } from './command-arguments.ts'
import { gatherFiles } from './gather-files.ts'
import type { Surroundings } from './surroundings.ts'
import { writeReports } from './write-reports.ts'

const maxAtOnce = 3

/**
 * Sends each request of some files once and reports what its response proves. Fulfils with the exit code.
 *
 * Nothing is kept but the reports that were asked for. Responses are read and let go of one after the other.
 */
export async function runCheck(args: CommandArguments, around: Surroundings): Promise<number> {
  const before = args.baseline === null ? null : await readBaseline(args.baseline)
  if (args.baseline !== null && before === null) {
    around.complain(`${args.baseline} is no report that check --json wrote.\n`)
    return exitCodes['no-requests']
  }
  const files = await gatherFiles(args.paths)
  const profiled: Profiled | null = args.json === null && before === null ? null : new Map()
  const send = createSend(around, profiled)
  const own = around.target.conventions ?? presets[await findServerType(files, send)]
  const read = readImportFiles(files, () => own)
  if (read.kind === 'problem') {
    around.complain(`No request was found in ${args.paths.join(', ')} (${read.problem.kind}).\n`)
    return exitCodes['no-requests']
  }
  const isCore = around.target.connection.server === 'datacycle-core' || own === presets.core
  const report: BatchReport = {
    requests: await checkAll(
      readFaithfully(files, own, read.requests).map((one) => asServed(one, around.today, isCore)),
      send,
    ),
    leftOut: read.leftOut.length,
    droppedTokens: read.tokens.length,
  }
  const { isStrict } = args
  // In the order of the report, whatever came first.
  const profiles = new Map(
    report.requests.flatMap((one) => {
      const profile = profiled?.get(one)
      return profile === undefined ? [] : [[one, profile] as const]
    }),
  )
  const drift: BatchDrift =
    before === null ? new Map() : findBatchDrift(before, profiles, args.driftPercent)
  const hasDrifted = [...drift.values()].some((one) => one.length > 0)
  const outcome = hasDrifted ? 'loud' : readOutcome(report, isStrict)
  const { baseUrl } = around.target.connection
  around.write(renderBatchText(report, isStrict) + renderDrifts(drift))
  if (args.junit !== null) await writeFile(args.junit, renderJunit(report, drift))
  await writeReports(args, describeBatch(report, { baseUrl, isStrict, drift }), {
    outcome,
    ...report,
    profiles: listProfiles(profiles),
    drift: Array.from(drift, ([{ name, folderPath }, found]) => ({ name, folderPath, found })),
  })
  return exitCodes[outcome]
}

const readBaseline = async (file: string): Promise<BatchBaseline | null> =>
  readBatchBaseline(await readFile(file, 'utf8'))

const renderDrifts = (drift: BatchDrift): string =>
  Array.from(drift, ([{ name, folderPath }, found]) =>
    found.map((one) => `≠ ${[...folderPath, name].join(' / ')}: ${renderDrift(one)}\n`).join(''),
  ).join('')

/** Each request by the conventions that write it as the file has it. */
function readFaithfully(
  files: readonly ImportFile[],
  own: Conventions,
  requests: readonly ImportedRequest[],
): ImportedRequest[] {
  let chosen = [...requests]
  for (const name of presetNames) {
    const other = presets[name] === own ? null : readImportFiles(files, () => presets[name])
    if (other?.kind === 'import') chosen = chooseReadings(chosen, other.requests)
  }
  return chosen
}

/**
 * As a CORE takes it: without what it drops for its shape and the form would write so that it counts. A batch is to see
 * what programs get.
 */
function asServed(request: ImportedRequest, today: string, isCore: boolean): ImportedRequest {
  const { notes, conventions } = request
  const form = resolveForm(request.form, today)
  const served = isCore ? describePasteOnDatacycle({ form, notes }, conventions)?.asPasted : null
  return { ...request, form: served ?? form }
}

/**
 * By the marks of its first response (datacycle-core.md 0); the documented kind where there is none. What it sends is
 * not sent again where it is written alike by both kinds.
 */
async function findServerType(
  files: readonly ImportFile[],
  send: SendOne,
): Promise<'core' | 'documented'> {
  const read = readImportFiles(files, () => presets.documented)
  if (read.kind === 'problem') return 'documented'
  for (const request of read.requests.slice(0, maxAtOnce)) {
    const { result } = await send(request, 'to-find-out')
    if (result.kind === 'judged') return result.isDatacycle ? 'core' : 'documented'
  }
  return 'documented'
}

/** In the order of the files, three at a time. */
async function checkAll(
  requests: readonly ImportedRequest[],
  send: SendOne,
): Promise<CheckedRequest[]> {
  const checked = new Map<number, CheckedRequest>()
  const waiting = requests.entries()
  const work = async () => {
    for (const [at, request] of waiting) {
      checked.set(at, await send(request, 'to-check'))
    }
  }
  await Promise.all(Array.from({ length: maxAtOnce }, work))
  return requests.flatMap((_, at) => checked.get(at) ?? [])
}

/** What the items of each response have, noted while they are there. */
type Profiled = Map<CheckedRequest, ContentProfile>

/** Sends one request and judges its response. */
type SendOne = (
  request: ImportedRequest,
  purpose: 'to-find-out' | 'to-check',
) => Promise<CheckedRequest>

/** A response that has come to its end. */
interface Received {
  head: ExchangeHead
  index: AnswerIndex
  outcome: ExchangeOutcome
}

function createSend(
  { client, target: { connection }, token, today, signal }: Surroundings,
  profiled: Profiled | null,
): SendOne {
  const { baseUrl } = connection
  /** What came of the few requests that found the server's kind out, until it is wanted. */
  const found = new Map<string, Received>()

  async function receive(plan: RequestPlan): Promise<Received | null> {
    const answer = await client.send(
      planContentRequest(connection, token, {
        purpose: { kind: 'send' },
        connectionId: null,
        method: methodOf(plan),
        target: renderTarget(plan),
        body: bodyOf(plan),
      }),
      signal,
    )
    if (answer.kind === 'problem') return null
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
    const index = createAnswerIndex({ decode: (bytes) => decoder.decode(bytes) })
    for await (const bytes of answer.body) index.feed(bytes)
    const outcome = await answer.outcome
    index.end(outcome)
    return { head: answer.head, index, outcome }
  }

  return async (request, purpose) => {
    const { name, folderPath, baseUrl: named, conventions } = request
    const form = resolveForm(request.form, today)
    const planned = planRequest(form, conventions)
    const about = { name, folderPath, method: form.method, url: '' }
    const notJudged = (why: NotJudged): CheckedRequest => ({
      ...about,
      result: { kind: 'not-judged', status: null, why },
    })
    if (!planned.ok) return notJudged('incomplete-query')
    if (signal.aborted) return notJudged('stopped')
    const plan = planned.value
    const url = renderUrl(plan, baseUrl)
    if (named !== null && named !== baseUrl) return { ...notJudged('other-server'), url: named }

    const key = JSON.stringify([methodOf(plan), url, bodyOf(plan)])
    const received = found.get(key) ?? (await receive(plan))
    if (received === null) return { ...notJudged('no-response'), url }
    if (purpose === 'to-find-out') found.set(key, received)
    else found.delete(key)
    const query: JudgedQuery = { form, plan, conventions, baseUrl, read: request }
    const checked = { ...about, url, result: judgeResponse(query, received) }
    if (checked.result.kind === 'judged')
      profiled?.set(checked, profileOf(received.index, checked.result.total))
    return checked
  }
}

function profileOf(index: AnswerIndex, total: string | null): ContentProfile {
  const profile = createContentProfile()
  for (let position = 0; position < index.itemCount; position += 1) {
    const item = readJson(index.itemText(position))
    if (item.ok) profile.add(item.value)
  }
  return profile.read(total)
}
