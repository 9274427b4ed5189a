import { useWords } from '#app/i18n/use-words.ts'
import type { CardWarning } from '#core/investigate/conformance/find-warnings.ts'
import {
  sectionOf,
  standingOf,
  type ConformanceLine,
  type Standing,
  bodyKinds,
} from '#core/investigate/conformance/line.ts'
import { renderConformance } from '#core/investigate/conformance/render-conformance.ts'
import type { ConformanceCard } from '#core/investigate/conformance/plan-conformance.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'
import { useFailureWords } from '#app/words/use-failure-words.ts'
import type { ApiCheck } from '#app/stores/conformance-store.ts'

/** Returns functions that describe the API check, and render it as a Markdown report. */
export function useApiCheckWords() {
  const { say, sayUnchecked, sayKind, formatMoment } = useWords()
  const describeFailure = useFailureWords()
  const endpoints = useEndpointsStore()

  /** Includes the API's name of the endpoint, because readers of the report may not know its label. */
  function nameOfEndpoint({ connectionId, endpoint }: ApiCheck['subject']): string {
    const label = endpoints.endpointLabelOf(connectionId, endpoint)
    return label === null ? endpoint : `${label} (${endpoint})`
  }

  function describeBody(name: string): string {
    const kind = bodyKinds.find((one) => one === name) ?? 'unread'
    return say(`conformance.body.${kind}`)
  }

  function describeLine(line: ConformanceLine): string {
    if (line.kind === 'unanswered')
      return say('conformance.unanswered', { reason: describeFailure(line.failure) })
    const { body = '' } = line.values
    return sayUnchecked(`conformance.outcome.${line.outcome}`, {
      ...line.values,
      body: describeBody(body),
    })
  }

  function describeSection(line: ConformanceLine): string {
    const { name, topic } = sectionOf(line)
    return `${name} (${say(`conformance.topic.${topic}`)})`
  }

  function describeWarning(warning: CardWarning): string {
    return sayKind('conformance.warning', warning)
  }

  function describeCounts({ lines }: ConformanceCard, sent: number): string {
    const countOf = (standing: Standing) =>
      String(lines.filter((line) => standingOf(line) === standing).length)
    return say('conformance.counts', {
      documented: countOf('documented'),
      deviates: countOf('deviates'),
      undocumented: countOf('undocumented'),
      unknown: countOf('unknown'),
      sent,
    })
  }

  function renderMarkdown({ subject, askedAt, state }: ApiCheck, card: ConformanceCard): string {
    const column = (name: 'check' | 'section' | 'standing' | 'seen') =>
      say(`conformance.column.${name}`)
    return renderConformance({
      title: say('conformance.title', { name: subject.connectionName }),
      facts: [
        subject.baseUrl,
        `${say('conformance.endpoint')}: ${nameOfEndpoint(subject)}`,
        formatMoment(askedAt),
        describeCounts(card, state.sent),
      ],
      warnings: card.warnings.map(describeWarning),
      headings: [column('check'), column('section'), column('standing'), column('seen')],
      lines: card.lines.map((line) => [
        say(`conformance.check.${line.check}`),
        describeSection(line),
        say(`conformance.standing.${standingOf(line)}`),
        describeLine(line),
      ]),
      document: say('conformance.document'),
    })
  }

  return { describeFailure, describeLine, describeWarning, describeCounts, renderMarkdown }
}
