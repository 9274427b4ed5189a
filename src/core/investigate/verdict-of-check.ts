import { createVerdict, type Verdict } from '#core/verdict/verdict.ts'
import type { CheckConclusion } from './check.ts'

/** The verdict that rests on a check, in place of what the answer alone shows; a check that failed says nothing. */
export function verdictOfCheck(
  verdict: Verdict,
  conclusion: CheckConclusion,
  requests: number,
): Verdict {
  if (conclusion.kind === 'failed') return verdict
  // What an item shows is not taken back by requests that do not tell.
  if (conclusion.kind === 'undecided' && verdict.kind !== 'unknown') return verdict
  const kind = `check-${conclusion.kind}` as const
  return createVerdict(verdict.parameter, { kind }, { restsOn: { kind: 'check', requests } })
}
