import { parseArgs } from 'node:util'
import { createItemComparer, type ItemComparison } from '#core/compare/compare-items.ts'
import { findDrift, renderDrift, type Drift } from '#core/drift/find-drift.ts'
import { err, ok, type Result } from '#core/result.ts'
import { countByAttribute, pathsOfChanges } from '#core/set/compare-sets.ts'
import type { SetReport } from '#core/set/render-report.ts'
import { readErrorCode } from '#host/storage/write-problem.ts'
import { readDriftPercent } from './command-arguments.ts'
import { linesOf, profileKept } from './kept-walk-file.ts'
import { findUnwritable, writeReports } from './write-reports.ts'

export const compareUsage = `Usage: endpoint-explorer compare EARLIER LATER [options]
  EARLIER, LATER   two files that walk wrote: one item a line
  --drift PERCENT  only what moves by more is a difference: totals, types, missing attributes
  --html FILE      writes a report for people       --json FILE  writes one for programs
Exit: 0 the same, 1 different, 3 wrong use.
`

const maxNamed = 200

interface CompareArguments {
  earlier: string
  later: string
  /** null: every change counts. */
  driftPercent: number | null
  html: string | null
  json: string | null
}

/**
 * `endpoint-explorer compare`: what became of the items of one file in another. Fulfils with the exit code. Of an
 * item that the later file lacks nothing else is said: only a set that is whole proves that it is gone.
 */
export async function compareCommand(
  args: readonly string[],
  { write, complain }: { write: (text: string) => void; complain: (text: string) => void },
): Promise<number> {
  if (args.includes('--help')) {
    write(compareUsage)
    return 0
  }
  const read = readCompareArguments(args)
  if (!read.ok) {
    complain(read.error)
    return 3
  }
  const { earlier, later, driftPercent, ...files } = read.value
  const unwritable = await findUnwritable([files.html, files.json])
  if (unwritable !== null) {
    complain(`${unwritable.file} cannot be written (${unwritable.code}).\n`)
    return 3
  }
  const comparer = createItemComparer()
  let drift: readonly Drift[] | null = null
  try {
    for await (const line of linesOf(earlier)) comparer.addBefore(line)
    for await (const line of linesOf(later)) comparer.addAfter(line)
    if (driftPercent !== null)
      drift = findDrift(await profileKept(earlier), await profileKept(later), driftPercent)
  } catch (error) {
    const code = readErrorCode(error)
    if (code === null) throw error
    complain(`${earlier} or ${later} cannot be read (${code}).\n`)
    return 3
  }
  const compared = describe(comparer.compare())
  write(renderText(compared, drift))
  const isSame = drift === null ? compared.isSame : drift.length === 0
  await writeReports(files, describeReport(compared, drift), {
    outcome: isSame ? 'clean' : 'loud',
    ...compared.counts,
    byAttribute: compared.byAttribute,
    ids: compared.ids,
    drift,
  })
  return isSame ? 0 : 1
}

function readCompareArguments(args: readonly string[]): Result<CompareArguments, string> {
  const parsed = parse(args)
  if (!parsed.ok) return err(`${parsed.error}\n${compareUsage}`)
  const { values, positionals } = parsed.value
  const [earlier, later, ...others] = positionals
  if (earlier === undefined || later === undefined || others.length > 0) return err(compareUsage)
  const percent = readDriftPercent(values.drift)
  if (!percent.ok) return err(`${percent.error}\n`)
  return ok({
    earlier,
    later,
    driftPercent: values.drift === undefined ? null : percent.value,
    html: values.html ?? null,
    json: values.json ?? null,
  })
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    const options = { drift: text, html: text, json: text }
    return ok(parseArgs({ args: [...args], allowPositionals: true, options }))
  } catch (error) {
    return err(error instanceof Error ? error.message : 'The options could not be read.')
  }
}

type Compared = ReturnType<typeof describe>

function describe({ added, removed, changed, unchanged, withoutId }: ItemComparison) {
  return {
    isSame: added.length + removed.length + changed.length === 0,
    counts: {
      came: added.length,
      left: removed.length,
      changed: changed.length,
      same: unchanged,
    },
    ids: { came: added, left: removed, changed: changed.map(({ id }) => id) },
    byAttribute: countByAttribute(
      changed.map(({ id, changes }) => ({ id, paths: pathsOfChanges(changes) })),
    ),
    withoutId,
  }
}

const sayCounts = ({ counts: { came, left, changed, same } }: Compared): string =>
  `${came} came, ${left} are not in the later file, ${changed} changed, ${same} are the same.`

function renderText(compared: Compared, drift: readonly Drift[] | null): string {
  const { byAttribute, ids, withoutId } = compared
  const named = (label: string, some: readonly string[]) =>
    some.slice(0, maxNamed).map((id) => `  ${label} ${id}`)
  return [
    sayCounts(compared),
    ...(drift ?? []).map((one) => `  ${renderDrift(one)}`),
    ...byAttribute.map(({ path, count }) => `  ${path}: ${count}`),
    ...named('came', ids.came),
    ...named('left', ids.left),
    ...named('changed', ids.changed),
    ...(withoutId.before + withoutId.after > 0
      ? [`${withoutId.before} and ${withoutId.after} items have no @id and were not compared.`]
      : []),
    '',
  ].join('\n')
}

function describeReport(compared: Compared, drift: readonly Drift[] | null): SetReport {
  const { byAttribute, ids, counts } = compared
  const line = (text: string, some: readonly string[]) =>
    some.length === 0 ? [] : [{ text, ids: some }]
  return {
    language: 'en',
    title: 'Two sets compared',
    verdict: sayCounts(compared),
    scope: 'Items that the later set lacks may still be on the server.',
    facts: [
      ['Came', String(counts.came)],
      ['Not in the later file', String(counts.left)],
      ['Changed', String(counts.changed)],
      ['The same', String(counts.same)],
    ],
    lines: [
      ...line('Differences in the whole', (drift ?? []).map(renderDrift)),
      ...line(
        'Changes by attribute',
        byAttribute.map(({ path, count }) => `${path}: ${count}`),
      ),
      ...line('Came', ids.came),
      ...line('Not in the later file', ids.left),
      ...line('Changed', ids.changed),
    ],
  }
}
