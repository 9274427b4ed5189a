import { useWords } from '#app/i18n/use-words.ts'
import type { PauseReason, SetStanding, SetView } from '#core/set/set-document.ts'
import type { SetWay, SetPrice } from '#core/set/set-query.ts'
import {
  describeLine,
  describePause,
  describeStanding,
  describeVerdict,
  type SaySet,
} from '#core/set/set-words.ts'
import type { SetLine, SetVerdict } from '#core/set/set-verdict.ts'
import { describeQuery } from '#core/query/describe-query.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import { useClauseWords } from '#app/features/query/use-clause-words.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'
import { useValueNamesStore } from '#app/stores/value-names-store.ts'

/** Returns functions that describe a set in the texts that the command line has, too (set-words.ts). */
export function useSetWords() {
  const { say, sayUnchecked, formatMoment } = useWords()
  const saySet: SaySet = (key, values = {}) => sayUnchecked(`sets.${key}`, values)

  function describeRequests(way: SetWay, { expected, requests }: SetPrice): string {
    return expected === null || requests === null
      ? say('sets.price.unknown')
      : say(`sets.price.${way === 'ids' ? 'bounded' : 'pages'}`, { expected, requests })
  }

  const formatEnd = (endedAt: string | null) => (endedAt === null ? '' : formatMoment(endedAt))

  /** What the user can do about a pause; null if nothing helps for certain. */
  function describeNext(why: PauseReason): string | null {
    switch (why.kind) {
      case 'ended':
      case 'no-token':
      case 'no-answer':
      case 'disk':
      case 'sets-full':
        return say(`sets.next.${why.kind}`)
      case 'refused':
        return why.hasChallenge ? say('sets.next.token') : null
      case 'person':
      case 'status':
      case 'no-list':
      case 'other-address':
        return null
    }
  }

  function describeStandingAndNext(
    standing: SetStanding,
    { endedAt }: Pick<SetView, 'endedAt'>,
  ): string {
    const next = standing.kind === 'paused' ? describeNext(standing.why) : null
    const words = describeStanding(standing, formatEnd(endedAt), saySet)
    return next === null ? words : `${words} ${next}`
  }

  return {
    describeRequests,
    describePause: (why: PauseReason) => describePause(why, saySet),
    describeStanding: describeStandingAndNext,
    describeVerdict: (verdict: SetVerdict, endedAt: string | null) =>
      describeVerdict(verdict, formatEnd(endedAt), saySet),
    describeLine: (line: SetLine) => describeLine(line, saySet),
  }
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
