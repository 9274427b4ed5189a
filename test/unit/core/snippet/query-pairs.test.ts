import { expect, test } from 'vitest'
import { hasUniqueNames, readQueryPairs } from '#core/snippet/query-pairs.ts'
import { renderSnippet } from '#core/snippet/render-snippet.ts'

test.each([
  [
    'https://h/e?a%5Bb%5D=%C3%A4c&page[size]=2',
    [
      ['a[b]', 'äc'],
      ['page[size]', '2'],
    ],
  ],
  [
    'https://h/e?a=1,2&a=3',
    [
      ['a', '1,2'],
      ['a', '3'],
    ],
  ],
  ['https://h/e?a=100%25', [['a', '100%']]],
  ['https://h/e?a=%2541', [['a', '%41']]],
  ['https://h/e', null],
  ['https://h/e?', null],
  // What a language would write otherwise.
  ['https://h/e?a=b+c', null],
  ['https://h/e?a=b%20c', null],
  ['https://h/e?a', null],
  ['https://h/e?a=%zz', null],
  ['https://h/e?a=%F6', null],
  ['https://h/e?a=b&&c=d', null],
  ['https://h/e?a="b"', null],
  ['https://h/e?a=b#c', null],
])('%s', (url, pairs) => {
  expect(readQueryPairs(url)).toEqual(pairs && { address: 'https://h/e', pairs })
})

test('a map holds names that come once', () => {
  const isMapOf = (url: string) => {
    const read = readQueryPairs(url)
    return read && hasUniqueNames(read)
  }
  expect(['https://h/e?a=1&b=1', 'https://h/e?a=1&a=2'].map(isMapOf)).toEqual([true, false])
})

const requested = (query: string) => ({
  method: 'GET' as const,
  url: `https://h/e?${query}`,
  body: null,
  hasToken: false,
})

test('each language builds the address by its own means', () => {
  const query = 'filter%5Bq%5D=Caf%C3%A9&page%5Bsize%5D=2'
  expect(renderSnippet('javascript', requested(query)))
    .toContain(`const query = new URLSearchParams([
  ['filter[q]', 'Café'],
  ['page[size]', '2'],
])
const response = await fetch('https://h/e?' + query)`)
  expect(renderSnippet('axios', requested(query))).toContain(`axios.get('https://h/e', {
  params: query,
})`)
  expect(renderSnippet('python', requested(query))).toContain(`    'https://h/e',
    params={
        'filter[q]': 'Café',
        'page[size]': '2',
    },`)
  expect(renderSnippet('php', requested(query))).toContain(`$query = http_build_query([
    'filter[q]' => 'Café',
    'page[size]' => '2',
]);
$request = curl_init('https://h/e?' . $query);`)
})

test('a name that comes twice is a list of pairs, or stays in the address', () => {
  const query = 'a%5B%5D=1&a%5B%5D=2'
  expect(renderSnippet('python', requested(query))).toContain(`    params=[
        ('a[]', '1'),
        ('a[]', '2'),
    ],`)
  expect(renderSnippet('php', requested(query))).toContain(
    "curl_init('https://h/e?a%5B%5D=1&a%5B%5D=2')",
  )
})
