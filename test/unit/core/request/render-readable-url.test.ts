import { expect, test } from 'vitest'
import { renderReadableUrl } from '#core/url/percent-encoding.ts'

test.each([
  ['/things/caf%C3%A9', '/things/café'],
  ['/a%2Fb%3Fc%20d%5Be%5D', '/a%2Fb%3Fc%20d[e]'],
  ['/a%5Cb%252F?x%5By%5D=a%2Fb%5Cc%3Fd%26', '/a%5Cb%252F?x[y]=a/b\\c%3Fd%26'],
  ['/a?x=%FF%20%E2%80%8B%C3%A9', '/a?x=%FF%20%E2%80%8B%C3%A9'],
  ['?x=%C3%A9', '?x=é'],
])('%s reads as %s', (url, readable) => {
  expect(renderReadableUrl(url)).toBe(readable)
})
