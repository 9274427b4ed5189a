import { useI18n } from 'vue-i18n'
import type { ConnectionTrial } from '#core/connection/connection-trial.ts'
import type { TokenState } from '#core/connection/token-state.ts'
import { isGoodMeaning, readTrialMeaning } from '#core/connection/trial-meaning.ts'
import { useExchangeProblemWords } from './use-exchange-problem-words.ts'

export interface TrialWords {
  mood: 'good' | 'bad'
  /** The status, or what there was instead of one. */
  title: string
  text: string
}

/** Says what a trial found out and what it means here. */
export function useTrialWords(): (trial: ConnectionTrial) => TrialWords {
  const { t } = useI18n()
  const describeProblem = useExchangeProblemWords()

  function describeState(state: TokenState['kind']): TrialWords {
    const why =
      state === 'memory'
        ? t('connect.tokenStateText.memory.no-keyring')
        : t(`connect.tokenStateText.${state}`, { file: 'vault.json' })
    return {
      mood: 'bad',
      title: t(`connect.tokenState.${state}`),
      text: `${t('connect.trial.tokenUnavailable')} ${why}`,
    }
  }

  return (trial) => {
    switch (trial.kind) {
      case 'no-answer':
        return { mood: 'bad', ...describeProblem(trial.problem) }
      case 'token-unavailable':
        return describeState(trial.state)
      case 'answer': {
        const meaning = readTrialMeaning(trial)
        return {
          mood: isGoodMeaning(meaning) ? 'good' : 'bad',
          title: String(trial.status),
          text:
            meaning === 'coreWorks'
              ? t('connect.trial.coreWorks', { count: trial.endpoints ?? 0 }, trial.endpoints ?? 0)
              : t(`connect.trial.${meaning}`),
        }
      }
    }
  }
}
