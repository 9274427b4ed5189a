import { useWords } from '#app/i18n/use-words.ts'
import type { ImportCheckProblem } from '#core/import-check/import-check-document.ts'
import type { ImportNote } from '#core/import-check/import-check-notes.ts'
import {
  describeImportCheckProblem,
  describeImportNote,
} from '#core/import-check/describe-import-check.ts'
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
    describeImportCheckProblem: (problem: ImportCheckProblem) =>
      describeImportCheckProblem(problem, saySet),
    describeImportNote: (note: ImportNote) => describeImportNote(note, saySet),
    describePause: (why: PauseReason) => describePause(why, saySet),
    describeStanding: describeStandingAndNext,
    describeVerdict: (verdict: SetVerdict, endedAt: string | null) =>
      describeVerdict(verdict, formatEnd(endedAt), saySet),
    describeLine: (line: SetLine) => describeLine(line, saySet),
  }
}
