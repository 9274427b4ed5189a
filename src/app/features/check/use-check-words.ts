import { useWords } from '#app/i18n/use-words.ts'
import type { CheckConclusion, CheckEvidence } from '#core/investigate/check.ts'

/** Returns a function that describes the conclusion of a check. */
export function useCheckWords() {
  const { say, sayKind } = useWords()

  function describeEvidence(shown: CheckEvidence): string {
    switch (shown.kind) {
      case 'hits':
      case 'hits-without':
      case 'resolved':
      case 'refused':
      case 'first-items':
        return sayKind('check.shown', shown)
      case 'order':
        return say(shown.dependsOnPageSize ? 'check.shown.hangs' : 'check.shown.order')
    }
  }

  const describeConclusion = (conclusion: CheckConclusion): string =>
    'shown' in conclusion ? describeEvidence(conclusion.shown) : say(`check.${conclusion.kind}`)

  return { describeConclusion }
}
