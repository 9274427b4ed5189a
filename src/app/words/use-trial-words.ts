import { useWords } from '#app/i18n/use-words.ts'
import {
  type ConnectionTrial,
  isGoodMeaning,
  readTrialMeaning,
} from '#core/connection/connection-trial.ts'
import { useExchangeProblemWords } from './use-failure-words.ts'

export interface TrialWords {
  tone: 'good' | 'bad'
  /** The status, or the problem if there is none. */
  title: string
  text: string
}

/** Describes the result of testing a connection, and what it means. */
export function useTrialWords(): (trial: ConnectionTrial) => TrialWords {
  const { say } = useWords()
  const describeProblem = useExchangeProblemWords()

  return (trial) => {
    switch (trial.kind) {
      case 'no-answer':
        return { tone: 'bad', ...describeProblem(trial.problem) }
      case 'token-unavailable':
        return {
          tone: 'bad',
          title: say(`connect.tokenState.${trial.state}`),
          text: `${say('connect.trial.tokenUnavailable')} ${say(`connect.tokenStateText.${trial.state}`, { file: 'vault.json' })}`,
        }
      case 'answer': {
        const meaning = readTrialMeaning(trial)
        return {
          tone: isGoodMeaning(meaning) ? 'good' : 'bad',
          title: String(trial.status),
          text:
            meaning === 'coreWorks'
              ? say('connect.trial.coreWorks', { count: trial.endpointCount ?? 0 })
              : meaning === 'endpointUnknown'
                ? say('exchange.advice.core-endpoint-unknown')
                : say(`connect.trial.${meaning}`),
        }
      }
    }
  }
}
