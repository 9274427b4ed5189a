import { useWords } from '#app/i18n/use-words.ts'
import type { StepFailure } from '#core/investigate/investigation.ts'

/** Describes why a request of an investigation has no result. */
export function useFailureWords() {
  const { say, hasMessage } = useWords()

  return (failure: StepFailure): string => {
    switch (failure.kind) {
      case 'status':
        return say('doctor.failure.status', { status: failure.status })
      case 'no-list':
        return say('doctor.failure.noList')
      case 'problem': {
        const title = `exchange.problem.${failure.problem}.title`
        return say(hasMessage(title) ? title : 'exchange.problem.other.title')
      }
    }
  }
}
