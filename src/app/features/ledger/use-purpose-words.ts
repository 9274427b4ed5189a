import { useI18n } from 'vue-i18n'
import type { RequestPurpose } from '#core/exchange/request-purpose.ts'
import { readAskedParameters } from '#core/query/asked-parameter.ts'
import { useParameterWords } from '#app/words/use-parameter-words.ts'

/** Why a request was made, in words. */
export function usePurposeWords() {
  const { t } = useI18n()
  const nameParameter = useParameterWords()
  const nameParameters = (joined: string) =>
    readAskedParameters(joined).map(nameParameter).join(', ')

  return (purpose: RequestPurpose): string => {
    switch (purpose.kind) {
      case 'page':
        return purpose.number === null
          ? t('ledger.purpose.anotherPage')
          : t('ledger.purpose.page', { number: String(purpose.number) })
      case 'export':
        return t('ledger.purpose.export', { page: String(purpose.page) })
      case 'set':
        return t(`ledger.purpose.set.${purpose.step}`, { number: String(purpose.number) })
      case 'check':
        return t('ledger.purpose.check', { parameter: nameParameters(purpose.parameter) })
      case 'doctor':
      case 'culprit':
      case 'include-cost':
      case 'missing': {
        const about = [nameParameters(purpose.parameter), 'value' in purpose ? purpose.value : '']
        const subject = about.filter((part) => part !== '').join(' · ')
        const title = t(`ledger.purpose.${purpose.kind}`)
        return subject === '' ? title : `${title}: ${subject}`
      }
      case 'access':
        return t('ledger.purpose.access', { endpoint: purpose.endpoint })
      case 'send':
      case 'compare':
      case 'item':
      case 'changes':
      case 'conformance':
      case 'connection-test':
      case 'endpoints':
      case 'concept-schemes':
      case 'concepts':
      case 'counts':
      case 'whole-count':
      case 'picture':
        return t(`ledger.purpose.${purpose.kind}`)
    }
  }
}
