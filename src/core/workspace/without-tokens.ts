import { readJson } from '#core/json/read-json.ts'
import type { StoredForm } from '#core/query/form.ts'
import { isTokenName, findTokenMember } from '#core/query/parameter-name.ts'

/**
 * The form without parameters that may contain a token, for storing. Such parameters are not sent either
 * (core/query/check-form.ts).
 */
export const withoutTokens = <Form extends Pick<StoredForm, 'extra'>>(form: Form): Form => ({
  ...form,
  extra: form.extra.filter(({ name }) => !isTokenName(name)),
})

/** A hand-typed body; null if it has a member that may contain a token. A body that is not JSON (yet) stays. */
export function withoutTokenBody(body: string | null): string | null {
  const json = readJson(body ?? '')
  const hasToken = json.ok && json.value.kind === 'object' && findTokenMember(json.value) !== null
  return hasToken ? null : body
}
