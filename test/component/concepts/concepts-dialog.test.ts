import { expect, test } from 'vitest'
import { answer, query, requestLog } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at, find } from '../../support/page/part.ts'

const concept = (name: string) => at('concepts.concept').saying(name)
const chosen = find('.tag-input .tag')

async function openEvents() {
  await openApp({ connection: 'core-sample' })
  await query.openEndpoint('veranstaltungen')
}

test('categories of a CORE are any of them, or all of them', async () => {
  await openEvents()
  await at('concepts.open').click()
  await concept('Markt').click()
  await concept('Film').click()
  await at('concepts.apply').click()
  await expect.poll(() => query.filterKey(0).value()).toBe('classifications.in.withSubtree')
  await query.send()
  await expect.poll(() => answer.total.texts()).toEqual([expect.stringMatching(/^[1-9]/)])
  expect(query.url.texts()).toEqual([
    expect.stringMatching(/withSubtree%5D%5B%5D=[\da-f-]{36}%2C[\da-f-]{36}&/),
  ])

  await query.filterKey(0).fill('')
  await at('query.filter.0.remove').click()
  await at('concepts.open').click()
  await concept('Markt').click()
  await concept('Film').click()
  await at('concepts.join.all').click()
  await at('concepts.apply').click()
  await query.send()
  await answer.empty.one()
})

test('categories of a CORE tell their hits, those of schemes on a click, and can be kept out', async () => {
  await openEvents()
  await query.fullText.fill('musik')
  await at('concepts.open').click()
  await at('concepts.conditions').saying('“Full text: musik”').one()
  const hitsOf = (part: typeof chosen) => part.attributes('data-hits')[0] ?? null
  await expect.poll(() => hitsOf(concept('Lesung'))).toMatch(/^[1-9]\d*$/)
  const hits = hitsOf(concept('Lesung')) ?? ''

  const scheme = at('concepts.scheme')
  expect(hitsOf(scheme)).toBe('')
  await at('concepts.count-all').click()
  await expect.poll(() => scheme.attributes('data-hits').at(-1)).toBe('0')
  await expect.poll(() => hitsOf(scheme)).toMatch(/^[1-9]\d*$/)
  await expect.poll(() => scheme.texts()[3]).toMatch(/Schlagworte/)
  const listed = () => at('concepts.concept').texts()
  const ofFirst = listed()
  const current = scheme.attributes('aria-selected').indexOf('true')
  await scheme.nth(3).click()
  await expect.poll(listed).not.toEqual(ofFirst)
  await scheme.nth(Math.max(current, 0)).click()

  await concept('Lesung').click()
  const kept = await concept('Wandern').one()
  kept.dispatchEvent(new MouseEvent('click', { altKey: true, bubbles: true, cancelable: true }))
  await at('concepts.apply').click()
  await expect.poll(() => query.filterKey(1).value()).toBe('classifications.notIn.withSubtree')
  expect(chosen.texts()).toEqual([
    expect.stringMatching(/Lesung/),
    expect.stringMatching(/Wandern/),
  ])
  await at('query.filter.1.remove').click()
  await query.send()
  await expect
    .poll(() => answer.total.texts())
    .toEqual([expect.stringMatching(new RegExp(`^${hits} `))])

  await at('query.filter.0.concepts').click()
  await at('concepts.search').fill('garten')
  await at('concepts.search-all').click()
  await concept('Garten am Abend').one()
  await find('[role="dialog"] [aria-label="Close"]').click()
  await requestLog.open()
  // Seven schemes, and the facets of one that was opened twice under the same conditions.
  await expect.poll(() => requestLog.ofPurpose('counts').count()).toBe(8)
  expect(requestLog.ofPurpose('concepts').count()).toBe(7)
})

test('categories of another server are counted one by one, the price first', async () => {
  await openApp()
  await query.addFilter(0, 'category')
  await at('query.filter.0.concepts').click()
  const first = at('concepts.concept').nth(0)
  await expect.poll(() => first.attributes('data-hits')).toEqual([''])
  expect(at('concepts.count-all').texts()).toEqual([
    expect.stringMatching(/Count items for the next \d+/),
  ])
  await at('concepts.count-all').click()
  await expect.poll(() => first.attributes('data-hits')).toEqual([expect.stringMatching(/^\d+$/)])
  const [hits] = first.attributes('data-hits')
  await first.click()
  await at('concepts.apply').click()
  await query.send()
  await expect
    .poll(() => answer.total.texts())
    .toEqual([expect.stringMatching(new RegExp(`^${hits ?? ''} `))])
})
