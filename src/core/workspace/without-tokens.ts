import type { QueryForm } from '../query/form.ts'
import { readParameterName } from '../query/parameter-name.ts'
import { isTokenName } from '../query/token-name.ts'

/**
 * The form as it may be kept on disk: without the parameters that servers take a token from. Such a
 * parameter cannot be sent either (core/query/check-form.ts).
 */
export const withoutTokens = (form: QueryForm): QueryForm => ({
  ...form,
  extra: form.extra.filter(({ name }) => !isTokenName(readParameterName(name)[0] ?? '')),
})
