import { groupBy } from '#core/group-by.ts'
import { sayDrift, type DriftWords } from '#core/drift/find-drift.ts'
import type { BatchDrift } from './batch-baseline.ts'
import { nameOf, type BatchReport, type CheckedRequest } from './batch-report.ts'

/**
 * A batch as JUnit XML (the schema of the Jenkins publisher, which has no file of a case: the class name tells it):
 * one suite per folder, with a case `answer` for each request, a case for each parameter, and a case `baseline` if there is one. Undecided parameters are
 * skipped. Contains no times, so equal batches give equal bytes.
 */
export function renderJunit(report: BatchReport, baseline: JunitBaseline | null = null): string {
  const suites = groupBy(report.requests, ({ folderPath }) => folderPath.join('/'))
  const cases = [...suites].map(([folder, requests]) => renderSuite(folder, requests, baseline))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${cases.join('')}</testsuites>\n`
}

/** The drift since a baseline, and how it is said. */
interface JunitBaseline {
  drift: BatchDrift
  words: DriftWords
}

interface Case {
  name: string
  classname: string
  result: { kind: 'passed' } | { kind: 'failure' | 'error' | 'skipped'; message: string }
}

function renderSuite(
  folder: string,
  requests: readonly CheckedRequest[],
  baseline: JunitBaseline | null,
): string {
  const cases = requests.flatMap((one) => [...listCases(one), ...listDrift(one, baseline)])
  const count = (kind: Case['result']['kind']) =>
    cases.filter(({ result }) => result.kind === kind).length
  const counts = `tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}" skipped="${count('skipped')}"`
  const name = escapeXml(folder === '' ? 'requests' : folder)
  return `  <testsuite name="${name}" ${counts}>\n${cases.map(renderCase).join('')}  </testsuite>\n`
}

function listCases(request: CheckedRequest): Case[] {
  const { result } = request
  const classname = nameOf(request, '/')
  if (result.kind === 'not-judged') {
    const message = result.status === null ? result.why : `${result.why} ${result.status}`
    return [{ name: 'answer', classname, result: { kind: 'error', message } }]
  }
  const faults = result.findings
  return [
    {
      name: 'answer',
      classname,
      result:
        faults.length === 0 ? { kind: 'passed' } : { kind: 'failure', message: faults.join(', ') },
    },
    ...result.parameters.map(({ parameter, verdict, reason, isLoud }): Case => ({
      name: parameter,
      classname,
      result: isLoud
        ? { kind: 'failure', message: `${verdict}: ${reason}` }
        : verdict === 'unknown'
          ? { kind: 'skipped', message: reason }
          : { kind: 'passed' },
    })),
  ]
}

function listDrift(request: CheckedRequest, baseline: JunitBaseline | null): Case[] {
  const found = baseline?.drift.get(request)
  if (!baseline || found === undefined) return []
  const message = found.map((one) => sayDrift(one, baseline.words)).join(' ')
  const result = found.length === 0 ? passed : { kind: 'failure' as const, message }
  return [{ name: 'baseline', classname: nameOf(request, '/'), result }]
}

const passed = { kind: 'passed' } as const

function renderCase({ name, classname, result }: Case): string {
  const head = `    <testcase name="${escapeXml(name)}" classname="${escapeXml(classname)}"`
  return result.kind === 'passed'
    ? `${head}/>\n`
    : `${head}>\n      <${result.kind} message="${escapeXml(result.message)}"/>\n    </testcase>\n`
}

/** XML 1.0 does not allow most control characters and lone surrogates, escaped or not (section 2.2). */
const escapeXml = (text: string): string =>
  text
    // eslint-disable-next-line no-control-regex -- the ones that XML refuses
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
