import { useWords } from '#app/i18n/use-words.ts'
import type { PauseReason, SetStanding, SetView } from '#core/set/set-document.ts'
import type { SetWay, SetPrice } from '#core/set/set-query.ts'
import type { SetLine, SetVerdict } from '#core/set/set-verdict.ts'
import { describeQuery } from '#core/query/describe-query.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import { useClauseWords } from '#app/features/query/use-clause-words.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'
import { useValueNamesStore } from '#app/stores/value-names-store.ts'

/** Returns functions that describe a set: one sentence on its status, and one line per fact. */
export function useSetWords() {
  const { say, sayKind, formatCount, formatMoment } = useWords()
  const formatDigits = (total: string) =>
    /^-?\d+$/.test(total) ? formatCount(BigInt(total)) : total

  function describeRequests(way: SetWay, { expected, requests }: SetPrice): string {
    return expected === null || requests === null
      ? say('sets.price.unknown')
      : say(`sets.price.${way === 'ids' ? 'bounded' : 'pages'}`, { expected, requests })
  }

  function describePause(why: PauseReason): string {
    switch (why.kind) {
      case 'person':
      case 'ended':
      case 'no-token':
      case 'no-answer':
      case 'no-list':
      case 'status':
      case 'other-address':
        return sayKind('sets.paused', why)
      case 'refused':
        return say(why.hasChallenge ? 'sets.paused.token' : 'sets.paused.access')
      case 'disk':
        return say('sets.paused.disk', { code: why.problem })
      case 'sets-full':
        return say('sets.paused.sets-full', { limit: formatCount(why.limit / 2 ** 30) })
    }
  }

  function describeVerdict(verdict: SetVerdict, endedAt: string | null): string {
    const { state, items, totalAfter, missing } = verdict
    const count = formatCount(items)
    const total = formatDigits(totalAfter ?? '')
    switch (state) {
      case 'whole':
        return say('sets.verdict.whole', { count, time: formatMoment(endedAt ?? '') })
      case 'missing':
        return say('sets.verdict.missing', { missing: formatDigits(missing ?? ''), total })
      case 'surplus':
        return say('sets.verdict.surplus', { count, total })
      case 'one-answer':
      case 'counted':
      case 'untold':
      case 'restless':
      case 'partial':
        return say(`sets.verdict.${state}`, { count })
    }
  }

  function describeStanding(standing: SetStanding, { endedAt }: Pick<SetView, 'endedAt'>): string {
    switch (standing.kind) {
      case 'running': {
        const done = formatCount(standing.done)
        return standing.of === null
          ? say('sets.running', { done })
          : say('sets.runningOf', { done, of: formatDigits(standing.of) })
      }
      case 'waiting':
        return say(`sets.waiting.${standing.why}`, { seconds: standing.seconds })
      case 'elsewhere':
        return say('sets.elsewhere', { pid: String(standing.pid), host: standing.host })
      case 'paused':
        return describePause(standing.why)
      case 'ended':
        return describeVerdict(standing.verdict, endedAt)
    }
  }

  function describeLine(line: SetLine): string {
    switch (line.kind) {
      case 'came':
      case 'went':
      case 'changed':
      case 'open':
        return say(`sets.line.${line.kind}`, { count: line.ids.length })
      case 'failed':
        return say('sets.line.failed', { count: line.items.length })
      case 'repeated':
        return say('sets.line.repeated', { count: line.ids.length })
      case 'no-news':
        return say('sets.line.no-news', { count: line.pages })
      case 'without-id':
        return say('sets.line.without-id', { count: line.items })
      case 'pass':
        return say('sets.line.pass', { count: line.fresh })
      case 'total-moved': {
        const { from, to, page } = line
        const moved = { from: formatDigits(from), to: formatDigits(to) }
        return page === null
          ? say('sets.line.total-moved-after', moved)
          : say('sets.line.total-moved', { ...moved, page })
      }
      case 'list-parts':
      case 'list-wrong':
      case 'moved-while-paused':
      case 'two-tokens':
        return sayKind('sets.line', line)
    }
  }

  return { describeRequests, describePause, describeStanding, describeVerdict, describeLine }
}

/** The IDs that a line is about, each followed by the server's error if there is one. */
export function idsOfLine(line: SetLine): readonly string[] {
  if ('ids' in line) return line.ids
  if (line.kind !== 'failed') return []
  return line.items.map(({ id, status, requestId }) =>
    [id, status === null ? '' : String(status), requestId].filter((part) => part !== '').join(' '),
  )
}

/** The query of a set. */
export interface SetSource {
  connectionId: string
  form: QueryForm
  conventions: Conventions
}

/** Returns functions that name what a set holds: its endpoint, and the full text and filters if it has any. */
export function useSetSourceName() {
  const connections = useConnectionsStore()
  const endpoints = useEndpointsStore()
  const values = useValueNamesStore()
  const { nameOf, textOf } = useClauseWords()

  /** Full text and filters; empty for the whole endpoint. */
  function listFilters({ connectionId, form, conventions }: SetSource) {
    const connection = connections.connections.find(({ id }) => id === connectionId)
    return describeQuery(form, conventions, connection?.filterDefinitions ?? [], {
      nameOfValue: connection === undefined ? () => null : values.nameOfAt(connection),
      endpointLabelOf: () => null,
    }).filter(({ kind }) => kind === 'full-text' || kind === 'filter')
  }

  /** “Places · Kurpark”. */
  const nameOfSetSource = (source: SetSource): string =>
    [
      endpoints.displayNameOf(source.connectionId, source.form.endpoint),
      ...listFilters(source).map(textOf),
    ].join(' · ')
  const describeFilters = (source: SetSource): string[] =>
    listFilters(source).map((clause) => `${nameOf(clause)}: ${textOf(clause)}`)

  return { nameOfSetSource, describeFilters }
}
