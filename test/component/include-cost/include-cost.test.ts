import { renderParameter } from '#core/query/request-parameter.ts'
import { expect, test } from 'vitest'
import { h } from 'vue'
import IncludeCostButton from '#app/features/include-cost/IncludeCostButton.vue'
import { openWithResponse } from '../../support/page/open-with-response.ts'
import type { Serve } from '../../support/page/serve-exchanges.ts'
import { until } from '../../support/page/until.ts'

const listed = {
  status: 200,
  body: JSON.stringify({ '@graph': [{ '@id': '1', '@type': ['Event'], name: 'A' }] }),
}

/** A page whose query has been answered, and is about to be asked with one include. */
async function open(serve: Serve) {
  const requested: string[] = []
  const page = await openWithResponse({
    query: { endpoint: 'events' },
    serve: (request) => {
      if (request.purpose.kind !== 'include-cost') return listed
      requested.push(request.purpose.parameters.map(renderParameter).join(' '))
      return serve(request)
    },
    show: () => h(IncludeCostButton),
  })
  expect(find('include-cost.open')).toBeNull()
  page.query.change({ include: ['image'] })
  const button = await shown('include-cost.open')
  button.click()
  return { ...page, requested }
}

const find = (id: string) => document.querySelector<HTMLElement>(`[data-test="${id}"]`)
const shown = (id: string) =>
  until(() => {
    const found = find(id)
    if (!found) throw new Error(`There is no ${id}`)
    return found
  })
const cells = () =>
  Array.from(document.querySelectorAll('[data-test="include-cost.row"]'), (row) =>
    Array.from(row.children, ({ children, textContent }) =>
      children.length > 0 ? Array.from(children, (line) => line.textContent) : textContent,
    ),
  )

test('asks each variant in turns for its price, and tells what was measured', async () => {
  const asIs = { downloadMs: 40, sizes: { encoded: 88_000, decoded: 412_000 } }
  const without = { downloadMs: 10, sizes: { encoded: 12_000, decoded: 61_000 } }
  const planted = [
    { ...asIs, firstByteMs: 9_000 },
    { ...without, firstByteMs: 400 },
    { ...asIs, firstByteMs: 800 },
    { ...without, firstByteMs: 200 },
    { ...asIs, firstByteMs: 700 },
    { ...without, firstByteMs: 300 },
    { ...asIs, firstByteMs: 900 },
    { ...without, firstByteMs: 100 },
  ]
  const page = await open(() => ({ ...listed, ...planted.shift() }))
  const start = await shown('include-cost.start')
  expect([start.textContent, page.requested]).toEqual(['Measure (up to 8 requests)', []])
  expect(document.querySelector('[role="dialog"] p')?.textContent).toBe(
    'The app compares the query with and without each relation in the include parameter. ' +
      'The app sends each of the 2 queries four times, one request at a time.',
  )
  start.click()
  await expect
    .poll(() => find('include-cost.progress')?.textContent)
    .toBe('Measured with 8 requests.')
  const turn = ['', 'include.image']
  expect(page.requested).toEqual([...turn, ...turn, ...turn, ...turn])
  const heads = Array.from(document.querySelectorAll('.figures thead small'))
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'compared with the query as it is',
    'median of three further responses, compared with the query as it is',
    'a single response, before the server may have it in its cache',
  ])
  expect(cells()).toEqual([
    [
      'the query as it is',
      ['412 kB', '88 kB transferred'],
      ['840 ms', 'from 740 ms to 940 ms'],
      ['9.04 s', 'first byte after 9 s'],
    ],
    [
      'without “image”',
      ['351 kB less', '61 kB in total, 12 kB transferred'],
      ['630 ms less', '210 ms, from 110 ms to 310 ms'],
      ['410 ms', 'first byte after 400 ms'],
    ],
  ])
  page.close()
})

test('says what is more, what is the same, and where the times are not clearly apart', async () => {
  const asIs = { downloadMs: 10, firstByteMs: 100, sizes: { encoded: null, decoded: 120_000 } }
  const without = { ...asIs, sizes: { encoded: null, decoded: 120_000 }, firstByteMs: 90 }
  const planted = [
    asIs,
    without,
    asIs,
    without,
    asIs,
    without,
    asIs,
    { ...without, firstByteMs: 110 },
  ]
  const page = await open(() => ({ ...listed, ...planted.shift() }))
  const start = await shown('include-cost.start')
  start.click()
  await expect
    .poll(() => find('include-cost.progress')?.textContent)
    .toBe('Measured with 8 requests.')
  expect(cells()[1]).toEqual([
    'without “image”',
    ['same size', '120 kB in total'],
    ['no clear difference', '100 ms, from 100 ms to 120 ms'],
    ['100 ms', 'first byte after 90 ms'],
  ])
  page.close()
})

test('stops its request, and leaves what was measured', async () => {
  let answers = 0
  const page = await open(() => ((answers += 1) === 1 ? listed : null))
  const start = await shown('include-cost.start')
  start.click()
  await expect.poll(() => page.requested).toHaveLength(2)
  find('include-cost.cancel')?.click()
  await expect
    .poll(() => find('include-cost.progress')?.textContent)
    .toBe('Stopped. The results so far are kept.')
  expect(page.requested).toHaveLength(2)
  expect(cells()).toEqual([
    ['the query as it is', ['1 B'], ['not measured'], ['2 ms', 'first byte after 1 ms']],
    ['without “image”', '', ['not measured'], ['not measured']],
  ])
  page.close()
})

test('says so where the query itself is not answered', async () => {
  const page = await open(() => ({ status: 504, body: '' }))
  const start = await shown('include-cost.start')
  start.click()
  await expect
    .poll(() => find('include-cost.progress')?.textContent)
    .toMatch(/^The query itself failed \(.*504.*\), so nothing can be compared\. Try again\.$/)
  expect([page.requested, cells()]).toEqual([[''], []])
  page.close()
})
