import { groupBy } from '#core/group-by.ts'
import { sayDrift, type DriftWords } from '#core/drift/find-drift.ts'
import { sayExpectation } from '#core/folder/expectation.ts'
import type { QueryCheckDrift } from './render-query-check-json.ts'
import {
  isNotJudged,
  nameOf,
  type QueryCheckReport,
  type CheckedRequest,
} from './query-check-report.ts'
import type { Unread } from './unread.ts'

/**
 * A query check as JUnit XML (the schema of the Jenkins publisher): one suite per file, which is its attribute, or per
 * folder. Each request has a case `answer`, one for each parameter and each expectation, and one `baseline` if there
 * is one; what was not read is an error, with its line in the message. Class names are unique. Undecided parameters
 * are skipped. Contains no times, so equal checks give equal bytes.
 */
export function renderJunit(
  report: QueryCheckReport,
  baseline: JunitBaseline | null = null,
): string {
  const classNames = createClassNames()
  const cases = report.requests.map((one) => {
    const className = classNames(one)
    return {
      suite: one.file ?? one.folderPath.join('/'),
      isFile: one.file !== undefined,
      cases: [...listCases(one, className), ...listDrift(one, className, baseline)],
    }
  })
  const unread = report.unread.map((one) => ({
    suite: nameOf(one, '/'),
    isFile: true,
    cases: [unreadCase(one, classNames(one))],
  }))
  const suites = groupBy([...cases, ...unread], ({ suite }) => suite)
  const rendered = [...suites].map(([name, parts]) =>
    renderSuite(
      name,
      parts[0]?.isFile === true,
      parts.flatMap((part) => part.cases),
    ),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${rendered.join('')}</testsuites>\n`
}

/** The drift since a baseline, and how it is said. */
interface JunitBaseline {
  drift: QueryCheckDrift
  words: DriftWords
}

interface Case {
  name: string
  classname: string
  result: { kind: 'passed' } | { kind: 'failure' | 'error' | 'skipped'; message: string }
}

function renderSuite(name: string, isFile: boolean, cases: readonly Case[]): string {
  const count = (kind: Case['result']['kind']) =>
    cases.filter(({ result }) => result.kind === kind).length
  const counts = `tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}" skipped="${count('skipped')}"`
  const escaped = escapeXml(name === '' ? 'requests' : name)
  const file = isFile ? ` file="${escaped}"` : ''
  return `  <testsuite name="${escaped}"${file} ${counts}>\n${cases.map(renderCase).join('')}  </testsuite>\n`
}

/** Names the class of a request; one that is there already gets a number. */
function createClassNames(): (one: Parameters<typeof nameOf>[0]) => string {
  const seen = new Map<string, number>()
  return (one) => {
    const name = nameOf(one, '/')
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name} #${String(count)}`
  }
}

function unreadCase(one: Unread, classname: string): Case {
  const line = one.line === null ? '' : `, line ${String(one.line)}`
  const message = `${one.why}${one.detail === undefined ? line : `: ${one.detail}`}`
  return { name: 'read', classname, result: { kind: one.isOther ? 'skipped' : 'error', message } }
}

function listCases(request: CheckedRequest, classname: string): Case[] {
  const { result } = request
  const expected = (result.expectations ?? []).map((one): Case => ({
    name: one.name === 'each' ? `expect each ${one.expected}` : `expect ${one.name}`,
    classname,
    result: one.isMet ? passed : { kind: 'failure', message: sayExpectation(one) },
  }))
  if (result.kind === 'not-judged') {
    const { status, why, problems = [] } = result
    const message = [why, ...(status === null ? [] : [status]), ...problems].join(' ')
    const response = isNotJudged(request) ? { kind: 'error' as const, message } : passed
    return [{ name: 'answer', classname, result: response }, ...expected]
  }
  const faults = result.findings
  return [
    {
      name: 'answer',
      classname,
      result: faults.length === 0 ? passed : { kind: 'failure', message: faults.join(', ') },
    },
    ...result.parameters.map(({ parameter, verdict, reason, values, isLoud }): Case => {
      const because = values === undefined ? reason : `${reason} (${values})`
      if (isLoud)
        return {
          name: parameter,
          classname,
          result: { kind: 'failure', message: `${verdict}: ${because}` },
        }
      return {
        name: parameter,
        classname,
        result: verdict === 'unknown' ? { kind: 'skipped', message: because } : passed,
      }
    }),
    ...expected,
  ]
}

function listDrift(
  request: CheckedRequest,
  classname: string,
  baseline: JunitBaseline | null,
): Case[] {
  const found = baseline?.drift.get(request)
  if (!baseline || found === undefined) return []
  const message = found.map((one) => sayDrift(one, baseline.words)).join(' ')
  const result = found.length === 0 ? passed : { kind: 'failure' as const, message }
  return [{ name: 'baseline', classname, result }]
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
