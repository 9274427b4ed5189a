import { createVerdict, type Verdict } from '#core/verdict/verdict.ts'
import type { CheckConclusion } from './check.ts'

/** The verdict based on a check; the verdict based on the answer alone if the check failed. */
export function verdictOfCheck(
  verdict: Verdict,
  conclusion: CheckConclusion,
  requests: number,
): Verdict {
  if (conclusion.kind === 'failed') return verdict
  // An undecided check does not overrule the evidence of the answer.
  if (conclusion.kind === 'undecided' && verdict.kind !== 'unknown') return verdict
  const kind = `check-${conclusion.kind}` as const
  return createVerdict(verdict.parameter, { kind }, { restsOn: { kind: 'check', requests } })
}
