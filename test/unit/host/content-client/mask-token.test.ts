import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTokenMasks } from '#host/content-client/redirect.ts'

const createTokenMask = (token: string | null) => createTokenMasks()(token)

test('a token is masked plain and percent-encoded, as often as it stands there', () => {
  const maskToken = createTokenMask('a+b/c=d')
  expect(maskToken('x a+b/c=d y a+b/c=d ?t=a%2Bb%2Fc%3Dd')).toBe('x ••• y ••• ?t=•••')
})

test('without a token, and for one too short to be a secret, a text stays as it is', () => {
  expect(createTokenMask(null)('null')).toBe('null')
  expect(createTokenMask('a')('banana')).toBe('banana')
})

test('no text holds the token after it was masked', () => {
  const token = fc.string({ minLength: 4 })
  fc.assert(
    fc.property(token, fc.array(fc.string()), (secret, texts) => {
      expect(createTokenMask(secret)(texts.join(secret)).includes(secret)).toBe(false)
    }),
  )
})
