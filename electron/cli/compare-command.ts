import { countByAttribute, pathsOfChanges } from '#core/compare/value-changes.ts'
import { createItemComparer, type ItemComparison } from '#core/compare/compare-items.ts'
import { findDrift, sayDrift, type Drift } from '#core/drift/find-drift.ts'
import type { Language } from '#core/language/language.ts'
import { err, ok, type Result } from '#core/result.ts'
import type { SetReport } from '#core/set/render-report.ts'
import { readJsonOrNull } from '#core/json/read-json.ts'
import { exitCodes, type QueryCheckOutcome } from '#core/query-check/query-check-report.ts'
import { cliWords } from '#cli/words/all-cli-words.ts'
import type { CliWords } from '#cli/words/cli-words.ts'
import { readDriftPercent, parseOptions } from './command-arguments.ts'
import { profileSavedWalk, readLines, type NoItem } from './saved-walk-file.ts'
import { sayFileFailure, usageErrorExitCode } from './failures.ts'
import { findUnwritable, writeReports } from './write-reports.ts'

type CompareWords = CliWords['compare']

const maxListedIds = 200

interface CompareArguments {
  earlier: string
  later: string
  /** null if every change counts. */
  driftPercent: number | null
  html: string | null
  json: string | null
}

/**
 * `endpoint-explorer compare`: compares the items of two files. Resolves to the exit code. A missing item is
 * only reported as missing: the server may still have it unless the later file holds the whole set.
 */
export async function compareCommand(
  args: readonly string[],
  {
    write,
    writeError,
    language = 'en',
  }: { write: (text: string) => void; writeError: (text: string) => void; language?: Language },
): Promise<number> {
  const words = cliWords[language]
  if (args.includes('--help')) {
    write(words.usage.compare)
    return 0
  }
  const read = readCompareArguments(args, words)
  if (!read.ok) {
    writeError(read.error)
    return usageErrorExitCode
  }
  const { earlier, later, driftPercent, ...files } = read.value
  const unwritable = await findUnwritable([files.html, files.json])
  if (unwritable !== null) {
    writeError(`${words.unwritable(unwritable.file, unwritable.code)}\n`)
    return usageErrorExitCode
  }
  const comparison = await compareFiles(earlier, later, driftPercent).catch((error: unknown) => {
    const message = sayFileFailure(error, words)
    if (message === null) throw error
    return message
  })
  if (typeof comparison === 'string') {
    writeError(`${comparison}\n`)
    return usageErrorExitCode
  }
  if (!comparison.ok) {
    const { file, line } = comparison.error
    writeError(`${words.noItem(file, line)}\n`)
    return usageErrorExitCode
  }
  const { drift } = comparison.value
  const compared = summarize(comparison.value.items)
  const driftLines = drift === null ? [] : drift.map((one) => sayDrift(one, words.reports.drift))
  write(renderText(compared, driftLines, words.compare))
  const outcome = readOutcome(compared, drift)
  await writeReports(files, describeReport(compared, driftLines, language), {
    outcome,
    ...nameForPrograms(compared),
    drift,
  })
  return exitCodes[outcome]
}

/** Drift is found without IDs; a comparison judges no item that lacks one. */
function readOutcome(
  { isSame, isWhole }: Compared,
  drift: readonly Drift[] | null,
): QueryCheckOutcome {
  if (drift !== null) return drift.length === 0 ? 'clean' : 'loud'
  if (!isSame) return 'loud'
  return isWhole ? 'clean' : 'not-judged'
}

/** Compares two files line by line. The error is a line that is no item. */
async function compareFiles(
  earlier: string,
  later: string,
  driftPercent: number | null,
): Promise<Result<{ items: ItemComparison; drift: readonly Drift[] | null }, NoItem>> {
  const comparer = createItemComparer()
  // An item without an ID is counted; a line that is no item would be, too.
  const before = (line: string) =>
    comparer.addBefore(line) !== null || readJsonOrNull(line) !== null
  const after = (line: string) => comparer.addAfter(line) !== null || readJsonOrNull(line) !== null
  const noItem = (await readLines(earlier, before)) ?? (await readLines(later, after))
  if (noItem !== null) return err(noItem)
  const items = comparer.compare()
  if (driftPercent === null) return ok({ items, drift: null })
  const [one, other] = [await profileSavedWalk(earlier), await profileSavedWalk(later)]
  if (!one.ok) return one
  if (!other.ok) return other
  return ok({ items, drift: findDrift(one.value, other.value, driftPercent) })
}

function readCompareArguments(
  args: readonly string[],
  words: CliWords,
): Result<CompareArguments, string> {
  const { usage } = words
  const text = { type: 'string' } as const
  const options = { drift: text, html: text, json: text, language: text }
  const parsed = parseOptions(args, options, words.arguments)
  if (!parsed.ok) return err(`${parsed.error}\n${usage.compare}`)
  const { values, positionals } = parsed.value
  const [earlier, later, ...others] = positionals
  if (earlier === undefined || later === undefined || others.length > 0) return err(usage.compare)
  const percent = readDriftPercent(values.drift, words.arguments)
  if (!percent.ok) return err(`${percent.error}\n`)
  return ok({
    earlier,
    later,
    driftPercent: values.drift === undefined ? null : percent.value,
    html: values.html ?? null,
    json: values.json ?? null,
  })
}

type Compared = ReturnType<typeof summarize>

/** Without what moved: the order of the files is that in which the items came. */
function summarize({ added, removed, changed, unchanged, withoutId }: ItemComparison) {
  return {
    isSame: added.length + removed.length + changed.length === 0,
    /** Every item could be compared. */
    isWhole: withoutId.before + withoutId.after === 0,
    counts: {
      added: added.length,
      removed: removed.length,
      changed: changed.length,
      unchanged,
    },
    ids: { added, removed, changed: changed.map(({ id }) => id) },
    byAttribute: countByAttribute(
      changed.map(({ id, changes }) => ({ id, paths: pathsOfChanges(changes) })),
    ),
    withoutId,
  }
}

/** In the names that `--json` has always had. */
const nameForPrograms = ({ counts, ids, byAttribute, withoutId }: Compared) => ({
  came: counts.added,
  left: counts.removed,
  changed: counts.changed,
  same: counts.unchanged,
  byAttribute,
  withoutId,
  ids: { came: ids.added, left: ids.removed, changed: ids.changed },
})

function renderText(
  compared: Compared,
  drift: readonly string[],
  { counts, label, scope, withoutId: sayWithoutId }: CompareWords,
): string {
  const { byAttribute, ids, isWhole, withoutId } = compared
  const listIds = (kind: keyof CompareWords['label']) =>
    ids[kind].slice(0, maxListedIds).map((id) => `  ${label[kind]} ${id}`)
  return [
    counts(compared.counts),
    ...(ids.removed.length === 0 ? [] : [scope]),
    ...drift.map((one) => `  ${one}`),
    ...byAttribute.map(({ path, count }) => `  ${path}: ${count}`),
    ...listIds('added'),
    ...listIds('removed'),
    ...listIds('changed'),
    ...(isWhole ? [] : [sayWithoutId(withoutId.before, withoutId.after)]),
    '',
  ].join('\n')
}

function describeReport(
  { byAttribute, ids, counts, isWhole, withoutId }: Compared,
  drift: readonly string[],
  language: Language,
): SetReport {
  const words = cliWords[language].compare
  const { heading } = words
  const line = (kind: keyof typeof heading, some: readonly string[]) =>
    some.length === 0 ? [] : [{ text: heading[kind], ids: some }]
  const fact = (kind: keyof typeof counts) => [heading[kind], String(counts[kind])] as const
  return {
    language,
    title: words.title,
    verdict: words.counts(counts),
    scope: words.scope,
    facts: [fact('added'), fact('removed'), fact('changed'), fact('unchanged')],
    lines: [
      ...line('drift', drift),
      ...line(
        'byAttribute',
        byAttribute.map(({ path, count }) => `${path}: ${count}`),
      ),
      ...line('added', ids.added),
      ...line('removed', ids.removed),
      ...line('changed', ids.changed),
      ...(isWhole ? [] : [{ text: words.withoutId(withoutId.before, withoutId.after), ids: [] }]),
    ],
  }
}
