import { expect, test } from 'vitest'
import { presets } from '#core/query/conventions.ts'
import { readPasted } from '#core/paste/read-pasted.ts'
import { findUrlInCode } from '#core/paste/url-in-code.ts'
import { tellPasted } from '../../../support/tell-reading.ts'

const url = 'https://a.example/api/v4/endpoints/events'

test('the braces that xargs fills stay where they stand', () => {
  expect(
    tellPasted(`cat ids | xargs -I{} curl "${url}/{}?include={image,location}&filter[q]={}"`),
  ).toEqual([
    'curl GET https://a.example/events?filter[q]={}&include=image',
    '- /{}: path',
    `- ${url}/{}?include={image,location}&filter[q]={}: second-request`,
    '- xargs -I{}: other-command',
    '- cat ids: other-command',
  ])
})

test.each(['${{ secrets.DC_TOKEN }}', '{{token}}', '{% response "token" %}', '$TOKEN', '<token>'])(
  'a placeholder for a token is no token: %s',
  (token) => {
    expect(tellPasted(`curl -H 'Authorization: Bearer ${token}' ${url}`)).toEqual([
      'curl GET https://a.example/events',
      '+ token-placeholder',
    ])
  },
)

test.each([
  [`[events](${url}?filter[q]=(a)) and more`, `${url}?filter[q]=(a)`],
  [`See ${url}?page[size]=5. It is fine.`, `${url}?page[size]=5`],
  [`(see ${url}?filter[ids][]=5)`, `${url}?filter[ids][]=5`],
  [`load(${url}?filter[q]=a.b,);`, `${url}?filter[q]=a.b`],
  [`x = "${url}?filter[q]=a)."`, `${url}?filter[q]=a).`],
])('a URL is offered without what belongs to the text around it: %s', (text, offered) => {
  expect(findUrlInCode(text)).toEqual({ url: offered, isWhole: true })
})

test('100 kB of line feeds behind a command take no time', () => {
  const text = `Invoke-RestMethod ${url}${'\n'.repeat(100_000)}x`
  const started = performance.now()
  readPasted(text, presets.documented)
  expect(performance.now() - started).toBeLessThan(1000)
})

test.each([')', ')a', '(', '()'])('100 kB of %j behind a URL take no time', (part) => {
  const text = `${url}?q=${part.repeat(50_000)}`
  const started = performance.now()
  expect(findUrlInCode(text)?.url.startsWith(`${url}?q=`)).toBe(true)
  expect(performance.now() - started).toBeLessThan(300)
})
