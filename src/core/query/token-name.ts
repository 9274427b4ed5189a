import { readParameterName } from './parameter-name.ts'

const tokenNamePattern =
  /^(?:(?:access|api|auth|client|id|refresh)?[-_]?(?:key|secret|token)|authorization|password)$/i

/**
 * True for parameter names that may carry a token or password (`token`, `api_key`, `token[value]`), which
 * would end up in logs and browser histories if sent in a URL.
 */
export const isTokenName = (name: string): boolean =>
  tokenNamePattern.test(readParameterName(name)[0] ?? '')
