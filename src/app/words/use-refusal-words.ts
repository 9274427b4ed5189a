import { useI18n } from 'vue-i18n'
import type { Refusal } from '../client/refusal.ts'

const baseUrlReasons = ['not-a-url', 'not-http', 'has-user', 'has-query', 'other-version'] as const
const certificateReasons = ['no-certificate', 'private-key', 'unreadable'] as const
const tokenReasons = [
  'empty',
  'line-break',
  'inner-space',
  'control-character',
  'not-ascii',
] as const
const saveProblems = ['disk-full', 'read-only', 'newer', 'busy'] as const

/** Words for why a connection or a token could not be saved, in the page's language. */
export function useRefusalWords(): (refusal: Refusal) => string {
  const { t } = useI18n()
  return ({ kind, reason, detail = '' }) => {
    switch (kind) {
      case 'base-url':
        return t(`connect.baseUrlProblem.${find(baseUrlReasons, reason)}`)
      case 'certificates':
        return t(`connect.certificateProblem.${find(certificateReasons, reason)}`)
      case 'token':
        return t(`connect.tokenProblem.${find(tokenReasons, reason)}`, { codePoint: detail })
      case 'host-gone':
        return t('connect.hostGone')
      case 'unknown':
        return t('connect.connectionGone')
      case 'host-fault':
        return t('exchange.problem.host-fault.text', { detail })
      case 'invalid-request':
        return t('connect.invalid', { detail })
      default:
        return t(`app.notSaved.${saveProblems.find((known) => known === kind) ?? 'other'}`)
    }
  }
}

/** The host is this app's own and knows no other reasons; the first stands in for a newer host's. */
function find<T extends string>(known: readonly [T, ...T[]], reason: string | undefined): T {
  return known.find((one) => one === reason) ?? known[0]
}
