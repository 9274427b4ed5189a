import { useWords } from '#app/i18n/use-words.ts'
import type { RequestPurpose } from '#core/exchange/request-purpose.ts'
import type { RequestParameter } from '#core/query/request-parameter.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'
import { useConditionWords } from '#app/words/use-condition-words.ts'
import { useParameterWords } from '#app/words/use-parameter-words.ts'

/** Returns a function that describes why a request was made. */
export function usePurposeWords() {
  const { say } = useWords()
  const endpoints = useEndpointsStore()
  const nameOfParameter = useParameterWords()
  const { nameOfParameterValue } = useConditionWords()
  const namesOfParameters = (parameters: readonly RequestParameter[]) =>
    parameters.map(nameOfParameter).join(', ')

  return (purpose: RequestPurpose, connectionId: string | null): string => {
    switch (purpose.kind) {
      case 'page':
        return purpose.number === null
          ? say('ledger.purpose.anotherPage')
          : say('ledger.purpose.page', { number: purpose.number })
      case 'export':
        return say('ledger.purpose.export', { page: purpose.page })
      case 'set':
        return say(`ledger.purpose.set.${purpose.step}`, { number: purpose.number })
      case 'sync':
        return say(`ledger.purpose.sync.${purpose.step}`, { number: purpose.number })
      case 'batch':
        return say('ledger.purpose.batch', { name: purpose.name })
      case 'changes':
        return say(`ledger.purpose.changes.${purpose.step}`)
      case 'check':
        return say('ledger.purpose.check', { parameter: namesOfParameters(purpose.parameters) })
      case 'doctor':
      case 'culprit':
      case 'include-cost':
      case 'missing': {
        const requested = 'value' in purpose ? purpose.value : ''
        const [parameter] = purpose.parameters
        const value =
          parameter === undefined || requested === ''
            ? requested
            : nameOfParameterValue(parameter, requested)
        const about = [namesOfParameters(purpose.parameters), value]
        const subject = about.filter((part) => part !== '').join(' · ')
        const title = say(`ledger.purpose.${purpose.kind}`)
        return subject === '' ? title : `${title}: ${subject}`
      }
      case 'access':
        return say('ledger.purpose.access', {
          endpoint: endpoints.displayNameOf(connectionId, purpose.endpoint),
        })
      case 'send':
      case 'compare':
      case 'item':
      case 'conformance':
      case 'connection-test':
      case 'endpoints':
      case 'concept-schemes':
      case 'concepts':
      case 'counts':
      case 'whole-count':
      case 'picture':
      case 'update':
        return say(`ledger.purpose.${purpose.kind}`)
    }
  }
}
