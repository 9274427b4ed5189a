import { expect, test } from 'vitest'
import { emptyForm } from '#core/query/form.ts'
import { withoutTokenBody, withoutTokens } from '#core/workspace/without-tokens.ts'

const extra = (name: string) => ({ name, value: { kind: 'text' as const, text: 'value' } })

test('a form is kept without the parameters that servers take a token from', () => {
  const form = { ...emptyForm, extra: [extra('token'), extra('weight'), extra('api_key[x]')] }
  expect(withoutTokens(form)).toEqual({ ...emptyForm, extra: [extra('weight')] })
})

test.each([
  ['{"q":"x"}', '{"q":"x"}'],
  ['{"filter":{"key":"x"}}', '{"filter":{"key":"x"}}'],
  ['{"q":"x","token":"secret"}', null],
  ['{"q":', '{"q":'],
  ['["token"]', '["token"]'],
  ['', ''],
  [null, null],
])('the body %j typed by hand is kept as %j', (body, kept) => {
  expect(withoutTokenBody(body)).toBe(kept)
})
