import type { Call } from '../http/call.ts'
import { visitorOf, visitorWith, type Visitor } from '../http/token.ts'
import type { ParameterGroup } from '../query/parameter.ts'

/** CORE takes the token from the Authorization header or from a `token` parameter. */
export function authenticate(call: Call, parameters: ParameterGroup): Visitor | null {
  if (call.authorization !== '') return visitorOf(call.authorization)
  const token = parameters.get('token')
  return typeof token === 'string' ? visitorWith(token) : null
}
