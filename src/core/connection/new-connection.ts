import { defaultExchangeLimits } from '#core/exchange/limits.ts'
import type { ConnectionDraft } from './connection.ts'

/** A connection to an instance as it begins: with nothing that a person has to decide for it. */
export const planNewConnection = ({
  name,
  baseUrl,
  conventions,
}: Pick<ConnectionDraft, 'name' | 'baseUrl' | 'conventions'>): ConnectionDraft => ({
  name,
  baseUrl,
  conventions,
  colour: 'none',
  allowPlainHttp: false,
  limits: defaultExchangeLimits,
  certificates: '',
})
