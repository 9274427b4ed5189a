import { describe, expect, test } from 'vitest'
import { findLinkFault, planLink, type SentPage } from '#core/response/page-link.ts'
import { readQuery } from '#core/url/split-url.ts'

const baseUrl = 'https://api.example'
const path = '/api/v4/endpoints/events'
const query = 'filter%5Bq%5D=fair%20ground&include=image,location&page%5Bsize%5D=25'
const sent = { method: 'GET' as const, url: `${baseUrl}${path}?${query}` }
/** The person's query is what was sent, unless a test says otherwise. */
const plan = (link: string, other: Partial<SentPage> = {}) => {
  const url = other.url ?? sent.url
  const requested = readQuery(url.slice(url.indexOf('?') + 1 || url.length))
  return planLink({ link, baseUrl, sent: { ...sent, query: requested, ...other } })
}

describe('a link is followed exactly as written', () => {
  test.each([
    [
      'absolute',
      `${baseUrl}${path}?${query}&page%5Bnumber%5D=2`,
      `${path}?${query}&page%5Bnumber%5D=2`,
    ],
    ['with the default port', `https://API.example:443${path}?${query}`, `${path}?${query}`],
    ['without scheme', `//api.example${path}?${query}`, `${path}?${query}`],
    ['path only', `${path}?${query}&page[number]=2`, `${path}?${query}&page[number]=2`],
    ['query only', `?${query}&page[number]=2`, `${path}?${query}&page[number]=2`],
    ['last segment only', `events?${query}`, `${path}?${query}`],
    ['with a fragment', `${path}?${query}#top`, `${path}?${query}`],
    [
      'another order and encoding',
      `${path}?page[number]=2&page[size]=25&include=image%2Clocation&filter[q]=fair+ground`,
      `${path}?page[number]=2&page[size]=25&include=image%2Clocation&filter[q]=fair+ground`,
    ],
    ['with more than was sent', `${path}?${query}&language=de`, `${path}?${query}&language=de`],
  ])('%s', (_, link, target) => {
    expect(plan(link)).toEqual({ kind: 'follow', target })
  })

  test('characters beyond ASCII are encoded, as a request line needs it', () => {
    expect(
      plan('?filter[q]=größe', { url: `${baseUrl}${path}?filter%5Bq%5D=gr%C3%B6%C3%9Fe` }),
    ).toEqual({ kind: 'follow', target: `${path}?filter[q]=gr%C3%B6%C3%9Fe` })
  })

  test('under another name of the same endpoint, when that name is known', () => {
    const link = `/api/v4/endpoints/7f0c?${query}`
    expect(plan(link, { endpointAliases: ['7f0c'] })).toEqual({ kind: 'follow', target: link })
    expect(plan(link)).toMatchObject({ kind: 'refused', reason: 'other-path' })
  })
})

describe('a link elsewhere is refused, its page number kept', () => {
  const rest = `${path}?${query}&page%5Bnumber%5D=3`
  const page = 3
  test.each([
    [`http://api.example${rest}`, 'other-origin', page],
    [`https://api.example:8443${rest}`, 'other-origin', page],
    [`//evil.example${rest}`, 'other-origin', page],
    [`https://api.example.evil.example${rest}`, 'other-origin', page],
    [`https://evil.example${rest}`, 'other-origin', page],
    [`https://api.example@evil.example${rest}`, 'userinfo', page],
    [`https://user:pw@api.example${rest}`, 'userinfo', page],
    [`https://@api.example${rest}`, 'userinfo', page],
    [`https://api.example.${rest}`, 'other-origin', page],
    [`https://\u0430pi.example${rest}`, 'other-origin', page],
    [`https://api%2eexample${rest}`, 'other-origin', page],
    [`\\\\evil.example${rest}`, 'control-character', page],
    [`/\\evil.example${rest}`, 'control-character', page],
    [`https:\\\\api.example${rest}`, 'control-character', page],
    [`https://api.example\t${rest}`, 'control-character', page],
    [` ${rest}`, 'control-character', page],
    [`${rest}\n`, 'control-character', null],
    [`${rest}\u0000`, 'control-character', null],
    [`${rest}\u200b`, 'control-character', null],
    ['javascript:alert(1)', 'other-origin', null],
    ['data:text/html,x', 'other-origin', null],
    ['file:///etc/passwd', 'other-origin', null],
    ['blob:https://api.example/x', 'other-origin', null],
    [`https:api.example${rest}`, 'unreadable', page],
    [`https:///api.example${rest}`, 'unreadable', page],
    [`https://api.example:99999${rest}`, 'unreadable', page],
    ['', 'unreadable', null],
    [`/api/v4/endpoints/other?${query}&page[number]=3`, 'other-path', page],
    [`/api/v4/endpoints/../endpoints/events?${query}&page[number]=3`, 'other-path', page],
    [`/api/v4/endpoints/%2e%2e/users?page[number]=3`, 'other-path', page],
    [`https://api.example?${query}&page[number]=3`, 'other-path', page],
    [`${rest}&token=abc`, 'secret-in-query', page],
    [`${rest}&api_key=abc`, 'secret-in-query', page],
    [`${rest}&Access-Token=abc`, 'secret-in-query', page],
  ])('%j', (link, reason, pageNumber) => {
    expect(plan(link)).toMatchObject({ kind: 'refused', reason, pageNumber })
  })

  test('a parameter that was sent itself is no secret of the link, and a keyword is none at all', () => {
    expect(plan('?token=abc', { url: `${baseUrl}${path}?token=abc` }).kind).toBe('follow')
    expect(plan('?token=abd', { url: `${baseUrl}${path}?token=abc` })).toMatchObject({
      reason: 'secret-in-query',
    })
    expect(plan(`?${query}&filter[keyword]=a`).kind).toBe('follow')
  })

  test.each([
    ['?page[size]=25&page[number]=2', ['filter[q]', 'include']],
    [`?${query.replace('25', '50')}&page[number]=2`, ['page[size]']],
    [`?${query.replace('fair', 'bear')}&page[number]=2`, ['filter[q]']],
  ])('%s has lost something', (link, lost) => {
    expect(plan(link)).toEqual({ kind: 'refused', reason: 'lost-query', pageNumber: 2, lost })
  })

  test('of a parameter sent twice both must be there', () => {
    expect(plan('?f[]=a&page[number]=2', { url: `${baseUrl}${path}?f[]=a&f[]=a` })).toMatchObject({
      reason: 'lost-query',
      lost: ['f[]'],
    })
  })
})

describe('what the server adds is its own business', () => {
  const requested = readQuery(query)
  const behind = (cursor: string) => ({
    url: `${baseUrl}${path}?${query}&cursor=${cursor}`,
    query: requested,
  })

  test('a cursor that changes from page to page is followed', () => {
    const next = `${path}?${query}&cursor=c3`
    expect(plan(next, behind('c2'))).toEqual({ kind: 'follow', target: next })
  })

  test('what the person asked for must be there all the same', () => {
    expect(plan(`${path}?page[size]=25&cursor=c3`, behind('c2'))).toMatchObject({
      reason: 'lost-query',
      lost: ['filter[q]', 'include'],
    })
  })

  test('a cursor that the person typed may change, an offset must not be forgotten', () => {
    const typed = { query: readQuery('cursor=c1&page[offset]=20') }
    expect(plan('?cursor=c2&page[offset]=40', typed).kind).toBe('follow')
    expect(plan('?cursor=c2&page[number]=2', typed)).toMatchObject({ lost: ['page[offset]'] })
  })
})

test('another version of the API is told as that', () => {
  expect(plan(`${baseUrl}/api/v5/endpoints/events?${query}`)).toMatchObject({
    reason: 'other-version',
  })
  expect(plan(`${baseUrl}/api/v5/endpoints/other?${query}`)).toMatchObject({ reason: 'other-path' })
})

describe('what is wrong with a link is told after a POST as well', () => {
  const requested = readQuery('filter[q]=fair&filter[tags][]=a&filter[tags][]=b&page[size]=25')
  const fault = (link: string) =>
    findLinkFault({
      link,
      baseUrl,
      sent: { method: 'POST', url: `${baseUrl}${path}`, query: requested },
    })

  test.each([
    ['http://internal:3000/elsewhere?page[number]=2', 'other-origin', []],
    ['/api/v4/endpoints/other?page[number]=2', 'other-path', []],
    [`${path}?page[number]=2&page[size]=25`, 'lost-query', ['filter[q]', 'filter[tags]']],
    [`${path}?page[number]=2&page[size]=25&filter[q]=fair`, 'lost-query', ['filter[tags]']],
  ])('%s', (link, reason, lost) => {
    expect(fault(link)).toEqual({ reason, lost })
  })

  test('a list may be written with commas', () => {
    expect(fault('?page[number]=2&page[size]=25&filter[q]=fair&filter[tags]=a,b')).toBeNull()
  })
})

describe('after a POST', () => {
  test.each([
    `${baseUrl}${path}?page%5Bnumber%5D=2&page%5Bsize%5D=25`,
    '?page[number]=2',
    'http://internal:3000/elsewhere?page[number]=2',
  ])('%s means the same body with page 2', (link) => {
    expect(plan(link, { method: 'POST', url: `${baseUrl}${path}` })).toEqual({
      kind: 'repost',
      pageNumber: 2,
    })
  })

  test.each(['', `${baseUrl}${path}`, '?page[number]=0', '?page[number]=two'])(
    '%j names no page',
    (link) => {
      expect(plan(link, { method: 'POST', query: [] })).toEqual({
        kind: 'refused',
        reason: 'unreadable',
        pageNumber: null,
        lost: [],
      })
    },
  )
})

test('a base below the root of its host is kept', () => {
  const below = { method: 'GET' as const, url: `${baseUrl}/cms${path}`, query: [] }
  const planned = (link: string) => planLink({ link, baseUrl: `${baseUrl}/cms`, sent: below })
  expect(planned(`${baseUrl}/cms${path}?page[number]=2`)).toEqual({
    kind: 'follow',
    target: `/cms${path}?page[number]=2`,
  })
  expect(planned(`${baseUrl}${path}?page[number]=2`)).toMatchObject({ reason: 'other-path' })
})
