import { readParameterName } from './parameter-name.ts'

const names =
  /^(?:(?:access|api|auth|client|id|refresh)?[-_]?(?:key|secret|token)|authorization|password)$/i

/**
 * Whether servers take a token or a password from a parameter of this name (`token`, `api_key`,
 * `token[value]`): in a URL it would end up in logs, tickets and histories.
 */
export const isTokenName = (name: string): boolean => names.test(readParameterName(name)[0] ?? '')
