import { useWords } from '#app/i18n/use-words.ts'
import type { CheckConclusion, CheckEvidence } from '#core/investigate/check.ts'

/** Returns a function that describes the conclusion of a check. */
export function useCheckWords() {
  const { say, sayKind } = useWords()

  function describeEvidence(evidence: CheckEvidence): string {
    switch (evidence.kind) {
      case 'hits':
      case 'hits-without':
      case 'resolved':
      case 'refused':
      case 'first-items':
        return sayKind('check.shown', evidence)
      case 'order':
        return say(
          evidence.dependsOnPageSize ? 'check.shown.dependsOnPageSize' : 'check.shown.order',
        )
    }
  }

  const describeConclusion = (conclusion: CheckConclusion): string =>
    'evidence' in conclusion
      ? describeEvidence(conclusion.evidence)
      : say(`check.${conclusion.kind}`)

  return { describeConclusion }
}
