import { defaultExchangeLimits } from '#core/exchange/limits.ts'
import type { ConnectionDraft } from './connection.ts'

/** A new connection with default values. */
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
