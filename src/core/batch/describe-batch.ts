import { renderDrift } from '#core/drift/find-drift.ts'
import type { SetReport } from '#core/set/render-report.ts'
import type { BatchDrift } from './batch-baseline.ts'
import { isRequestLoud, type BatchReport, type CheckedRequest } from './batch-report.ts'

/**
 * A batch for a page that people read: what drifted since the baseline first, then the requests with faults, then those that were not judged. Without times:
 * the same batch gives the same bytes.
 */
export function describeBatch(
  { requests, leftOut, droppedTokens }: BatchReport,
  {
    baseUrl,
    isStrict,
    drift = new Map(),
  }: { baseUrl: string; isStrict: boolean; drift?: BatchDrift },
): SetReport {
  const loud = requests.filter((one) => isRequestLoud(one, isStrict))
  const open = requests.filter(({ result }) => result.kind === 'not-judged')
  const fine = requests.filter((one) => !loud.includes(one) && !open.includes(one))
  return {
    language: 'en',
    title: 'Check of requests',
    verdict: `${requests.length} requests: ${loud.length} with faults, ${open.length} not judged.`,
    scope: `Sent to ${baseUrl}. Each response is judged by its first page.`,
    facts: [
      ['Requests', String(requests.length)],
      ['With faults', String(loud.length)],
      ['Not judged', String(open.length)],
      ...(leftOut > 0 ? [['Entries that are no requests', String(leftOut)] as const] : []),
      ...(droppedTokens > 0 ? [['Tokens not used', String(droppedTokens)] as const] : []),
    ],
    lines: [
      ...requests.flatMap((one) => {
        const ids = (drift.get(one) ?? []).map(renderDrift)
        return ids.length === 0 ? [] : [{ text: `≠ ${nameOf(one)}`, ids }]
      }),
      ...loud.map((one) => ({ text: `✗ ${nameOf(one)}`, ids: faultsOf(one, isStrict) })),
      ...open.map((one) => ({ text: `? ${nameOf(one)}`, ids: reasonOf(one) })),
      ...(fine.length === 0
        ? []
        : [{ text: `✓ ${fine.length} without faults`, ids: fine.map(nameOf) }]),
    ],
  }
}

const nameOf = ({ folderPath, name }: CheckedRequest): string => [...folderPath, name].join(' / ')

function faultsOf({ url, method, result }: CheckedRequest, isStrict: boolean): string[] {
  if (result.kind === 'not-judged') return []
  return [
    ...result.parameters
      .filter((one) => one.isLoud || (isStrict && one.verdict === 'unknown'))
      .map(({ parameter, verdict, reason }) => `${parameter}: ${verdict} (${reason})`),
    ...result.findings.map((kind) => `response: ${kind}`),
    `${method} ${url}`,
  ]
}

function reasonOf({ url, method, result }: CheckedRequest): string[] {
  if (result.kind === 'judged') return []
  const status = result.status === null ? '' : ` (${result.status})`
  return [`${result.why}${status}`, ...(url === '' ? [] : [`${method} ${url}`])]
}
