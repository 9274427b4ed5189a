import { useWords } from '#app/i18n/use-words.ts'
import type { Refusal } from '#app/client/refusal.ts'

/** Describes why something could not be saved or changed. */
export function useRefusalWords(): (refusal: Refusal) => string {
  const { say, formatCount } = useWords()
  return (refusal) => {
    switch (refusal.kind) {
      case 'base-url':
        return say(`connect.baseUrlProblem.${refusal.reason}`)
      case 'certificates':
        return say(`connect.certificateProblem.${refusal.reason}`)
      case 'token':
        return say(`connect.tokenProblem.${refusal.problem}`, {
          codePoint: 'codePoint' in refusal ? refusal.codePoint : '',
        })
      case 'host-gone':
        return say('connect.hostGone')
      case 'changed-elsewhere':
        return say('workspace.changedElsewhere')
      case 'unknown-connection':
        return say('connect.connectionGone')
      case 'host-fault':
        return say('exchange.problem.host-fault.text', { detail: refusal.detail })
      case 'app-refused':
        return say('exchange.problem.app-refused.text', { status: String(refusal.status) })
      case 'invalid-request':
        return say('connect.invalid', { detail: refusal.detail })
      case 'sets-full':
        return say('sets.paused.sets-full', { limit: formatCount(refusal.limit / 2 ** 30) })
      case 'set-held':
        return say('sets.elsewhere', { pid: String(refusal.pid), host: refusal.host })
      case 'disk-full':
      case 'read-only':
      case 'busy':
      case 'newer':
      case 'other':
        return say(`app.notSaved.${refusal.kind}`)
    }
  }
}
