import { useI18n } from 'vue-i18n'
import type { ConnectionTrial } from '#core/connection/connection-trial.ts'
import type { TokenState } from '#core/connection/token-state.ts'
import type { ExchangeProblem } from '#core/exchange/problem.ts'

export interface TrialWords {
  mood: 'good' | 'bad'
  /** The status, or what there was instead of one. */
  title: string
  text: string
}

type Answer = Extract<ConnectionTrial, { kind: 'answer' }>

/** Says what a trial found out and what it means here. */
export function useTrialWords(): (trial: ConnectionTrial, isCore: boolean) => TrialWords {
  const { t } = useI18n()

  function describeProblem(problem: ExchangeProblem): TrialWords {
    const title = t(`exchange.problem.${problem.kind}.title`)
    const text = () => {
      switch (problem.kind) {
        case 'tls':
          return t(`exchange.problem.tls.text.${problem.reason}`, { host: problem.host })
        case 'redirect-refused':
          return t(`exchange.problem.redirect-refused.text.${problem.reason}`, { to: problem.to })
        case 'timeout':
          return t('exchange.problem.timeout.text', { seconds: problem.afterMs / 1000 })
        default:
          return t(`exchange.problem.${problem.kind}.text`, { ...problem })
      }
    }
    return { mood: 'bad', title, text: text() }
  }

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

  return (trial, isCore) => {
    switch (trial.kind) {
      case 'no-answer':
        return describeProblem(trial.problem)
      case 'token-unavailable':
        return describeState(trial.state)
      case 'answer': {
        const meaning = meaningOf(trial, isCore)
        const isGood = meaning.startsWith('works') || meaning === 'credentialsWork'
        return {
          mood: isGood ? 'good' : 'bad',
          title: String(trial.status),
          text: t(`connect.trial.${meaning}`),
        }
      }
    }
  }
}

function meaningOf({ status, asked, isJson, hadToken, credentials }: Answer, isCore: boolean) {
  if (status >= 200 && status < 300) {
    if (!isJson) return 'notJson'
    if (asked === 'credentials') return hadToken ? 'credentialsWork' : 'worksWithoutToken'
    return hadToken ? 'works' : 'worksWithoutToken'
  }
  switch (status) {
    case 401:
      if (!hadToken) return 'tokenMissing'
      if (credentials === 'accepted') return 'rightMissing'
      // CORE says 401 to a missing right as well, unless it was asked about the token alone.
      return isCore && asked === 'endpoint' && credentials === 'not-asked'
        ? 'tokenOrRight'
        : 'tokenRefused'
    case 403:
      return 'forbidden'
    case 404:
      return asked === 'credentials' ? 'credentialsUnknown' : 'endpointMissing'
    case 429:
      return 'overloaded'
    default:
      return status >= 500 ? 'serverFault' : 'unexpected'
  }
}
