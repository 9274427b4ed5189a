import { readJson } from '#core/json/read-json.ts'
import type { WrittenForm } from '#core/query/form.ts'
import { findTokenMember } from '#core/query/token-member.ts'
import { isTokenName } from '#core/query/token-name.ts'

/**
 * The form as it may be kept on disk: without the parameters that servers take a token from. Such a
 * parameter cannot be sent either (core/query/check-form.ts).
 */
export const withoutTokens = <Form extends Pick<WrittenForm, 'extra'>>(form: Form): Form => ({
  ...form,
  extra: form.extra.filter(({ name }) => !isTokenName(name)),
})

/** The same for a body typed by hand: null where it has such a member. One that is no JSON (yet) stays. */
export function withoutTokenBody(body: string | null): string | null {
  const json = readJson(body ?? '')
  const hasToken = json.ok && json.value.kind === 'object' && findTokenMember(json.value) !== null
  return hasToken ? null : body
}
