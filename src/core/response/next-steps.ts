import type { CommandName } from '#core/command/command.ts'
import type { ErrorAdvice } from './error-cause.ts'

/** Commands that may help with an error response, most helpful first; may be empty. */
export const nextSteps = {
  redirect: ['edit-connection'],
  'no-token': ['edit-token'],
  'token-refused': ['edit-token'],
  'core-token-refused': ['edit-token'],
  'core-access-missing': ['access', 'endpoints'],
  'access-missing': ['access', 'endpoints'],
  'token-or-access': ['edit-token', 'access'],
  'no-access': ['access', 'endpoints'],
  'core-endpoint-unknown': ['endpoints'],
  'endpoint-missing': ['endpoints', 'edit-connection'],
  'base-address': ['edit-connection'],
  'core-guard': ['method-post'],
  'core-guard-path': ['endpoints'],
  'another-program': ['edit-connection'],
  'bad-request': [],
  'bad-request-silent': [],
  unprocessable: [],
  method: [],
  'not-acceptable': ['edit-connection'],
  'too-large': ['method-post'],
  'core-slow': [],
  'too-many': [],
  client: [],
  gateway: [],
  overload: [],
  timeout: [],
  server: [],
} as const satisfies Readonly<Record<ErrorAdvice, readonly CommandName[]>>
