import { expect, test } from 'vitest'
import { answer, chooseBelow, paste, query } from '../../support/page/app-verbs.ts'
import { openApp, requestShown } from '../../support/page/open-app.ts'
import { at, find } from '../../support/page/part.ts'

test('every kind of field has its place in the URL and in the body', async () => {
  await openApp({ settings: requestShown })
  await query.openEndpoint('tours')
  await query.fullText.fill('Käse & Wein')
  await query.addFilter(0, 'category', 'music', 'market')
  await query.addFilter(1, 'classifications.in.withSubtree', 'a,b')
  await query.include('image', 'location')
  await query.addFields(0, 'image', 'name', 'contentUrl')
  await query.addSort(0, 'startDate', 'descending')
  await query.addSort(1, 'name', 'ascending')
  await query.pageSize.fill('50')
  await query.pageNumber.fill('2')
  await query.addExtra(0, 'language', 'de')
  await expect
    .poll(() => query.url.texts())
    .toEqual([
      expect.stringContaining(
        `/api/v4/endpoints/tours?${[
          'filter%5Bq%5D=K%C3%A4se%20%26%20Wein',
          'filter%5Bcategory%5D%5B%5D=music',
          'filter%5Bcategory%5D%5B%5D=market',
          'filter%5Bclassifications%5D%5Bin%5D%5BwithSubtree%5D=a%2Cb',
          'include=image,location',
          'fields%5Bimage%5D=name,contentUrl',
          'sort=-startDate,name',
          'page%5Bsize%5D=50',
          'page%5Bnumber%5D=2',
          'language=de',
        ].join('&')}`,
      ),
    ])
  expect(query.readableUrl.texts()).toEqual([
    expect.stringContaining('filter[q]=Käse%20%26%20Wein&filter[category][]='),
  ])

  await query.chooseMethod('post')
  const body = {
    filter: {
      q: 'Käse & Wein',
      category: ['music', 'market'],
      classifications: { in: { withSubtree: 'a,b' } },
    },
    include: 'image,location',
    fields: { image: 'name,contentUrl' },
    sort: '-startDate,name',
    page: { size: 50, number: 2 },
    language: 'de',
  }
  await expect.poll(() => query.body.texts()).toEqual([JSON.stringify(body)])
})

test('Enter in the full text sends', async () => {
  await openApp()
  await query.openEndpoint('events')
  await query.fullText.fill('Konzert')
  await query.fullText.press('Enter')
  await expect.poll(() => answer.rows.texts()[0]).toContain('Konzert')
})

test('a value counts while it is typed, and Enter is not needed for it', async () => {
  await openApp()
  await query.addFilter(0, 'category')
  await query.filterValue(0).fill('mus')
  await expect
    .poll(() => query.url.texts())
    .toEqual([expect.stringContaining('filter%5Bcategory%5D=mus&')])
})

test('keys and values the connection knows are offered, and others are taken too', async () => {
  await openApp()
  await query.addFilter(0, 'Cat')
  await expect.poll(() => query.suggestions.texts()).toEqual([expect.stringMatching(/Category/)])
  await query.filterKey(0).press('ArrowDown')
  await query.filterKey(0).press('Enter')
  await expect.poll(() => query.filterKey(0).value()).toBe('category')

  await query.filterValue(0).fill('theat')
  await query.suggestions.click()
  await query.filterValue(0).fill('something else')
  await query.filterValue(0).press('Enter')
  await find('.query-pane').saying('OR').one()
  await expect
    .poll(() => query.url.texts())
    .toEqual([
      expect.stringContaining(
        'filter%5Bcategory%5D%5B%5D=theatre&filter%5Bcategory%5D%5B%5D=something%20else&',
      ),
    ])
})

test('relations and attributes are offered as the answers have shown them', async () => {
  await openApp()
  await query.include('location')
  await query.send()
  await answer.rows.one()

  await at('query.include').fill('imag')
  await expect
    .poll(() => query.suggestions.texts())
    .toEqual([expect.stringMatching(/^Picture ?image$/)])
  await at('query.include').press('ArrowDown')
  await at('query.include').press('Enter')
  await query.addFields(0, 'location')
  await at('query.fields.0.attributes').fill('addr')
  await expect
    .poll(() => query.suggestions.texts())
    .toEqual([expect.stringMatching(/^Address ?address/)])
  await at('query.fields.0.attributes').press('Escape')
  await at('query.sort.add').click()
  await query.sortAttribute(0).fill('startD')
  await expect
    .poll(() => query.suggestions.texts())
    .toEqual([expect.stringMatching(/^Start ?startDate$/)])
  await query.suggestions.click()
  await expect.poll(() => query.sortAttribute(0).value()).toBe('startDate')
})

test('filter keys are defined once and kept with the connection', async () => {
  const { reload } = await openApp({
    settings: requestShown,
  })
  await at('query.more').click()
  await at('definitions.open').click()
  await at('definitions.add').click()
  await at('definitions.key').fill('classifications.in.withSubtree')
  await at('definitions.label').fill('Concept'.repeat(12))
  await find('[role="dialog"]').saying('At most 80 characters.').one()
  await at('definitions.label').fill('Concept')
  // “Text, separated by commas”
  await chooseBelow(at('definitions.send'), 2)
  await at('definitions.values').fill('0b1e = Opera\n77aa = Ballet')
  await at('definitions.save').click()
  await at('definitions.save').gone()
  await reload()

  await query.addFilter(0, 'Concept')
  await query.suggestions.click()
  for (const name of ['Opera', 'Ballet']) {
    await query.filterValue(0).fill(name)
    await query.suggestions.click()
  }
  await find('.query-pane').saying('OR').one()
  await expect
    .poll(() => query.readableUrl.texts())
    .toEqual([expect.stringContaining('filter[classifications][in][withSubtree]=0b1e,77aa')])
})

test('fifty filters are all there, and the last can be edited', async () => {
  await openApp()
  const filters = Array.from({ length: 50 }, (_, n) => `filter[key${String(n)}]=${String(n)}`)
  await paste.read(`/api/v4/endpoints/events?${filters.join('&')}`)
  await paste.apply()
  await query.filterValue(49).fill('changed')
  await expect
    .poll(() => query.url.texts())
    .toEqual([expect.stringContaining('filter%5Bkey48%5D=48&filter%5Bkey49%5D%5B%5D=49&')])
})

test('sort criteria are moved by the keyboard, and the move is announced', async () => {
  await openApp()
  await query.addSort(0, 'startDate', 'descending')
  await query.addSort(1, 'name', 'ascending')
  await query.addSort(2, 'endDate', 'ascending')
  await query.sortAttribute(2).press('Alt+ArrowUp')
  await expect.poll(query.path).toEqual(['/events?sort=-startDate,endDate,name&page%5Bsize%5D=25'])
  expect(at('query.sort.announced').texts()).toEqual([
    'End is now in position 2 of 3 in the sort order.',
  ])
  // The focus goes along, so that the next key moves it on.
  await expect.poll(() => document.activeElement).toBe(await query.sortAttribute(1).one())
  await query.sortAttribute(1).press('Alt+ArrowUp')
  await expect.poll(query.path).toEqual(['/events?sort=endDate,-startDate,name&page%5Bsize%5D=25'])
})

test('the filter keys of a CORE are offered by what they ask for, each with its inputs', async () => {
  await openApp({
    connection: 'core-sample',
    settings: requestShown,
  })
  await query.openEndpoint('veranstaltungen')
  await at('query.filter.add').click()
  await query.filterKey(0).fill('takes place')
  await query.suggestions.click()
  await expect
    .poll(() => [query.filterKey(0).value(), query.filterKey(1).value()])
    .toEqual(['schedule.in.min', 'schedule.in.max'])
  await expect.poll(() => document.activeElement).toBe(await query.filterValue(0).one())
  await query.filterValue(0).fill('2026-11-22')
  await query.filterValue(1).fill('2026-12-31')

  await at('query.filter.add').click()
  await query.filterKey(2).fill('around')
  await query.suggestions.click()
  await query.filterValue(2).fill('13.9, 46.5, 2000')
  await expect
    .poll(() => query.readableUrl.texts())
    .toEqual([
      expect.stringContaining(
        'filter[schedule][in][min]=2026-11-22&filter[schedule][in][max]=2026-12-31' +
          '&filter[geo][in][perimeter][]=13.9&filter[geo][in][perimeter][]=46.5&filter[geo][in][perimeter][]=2000',
      ),
    ])

  await at('query.filter.2.remove').click()
  await query.addFilter(2, 'contentid.in')
  await at('query.fix').click()
  await expect.poll(() => query.filterKey(2).value()).toBe('contentId.in')
  await at('query.filter.2.remove').click()
  await query.send()
  await expect.poll(() => answer.total.texts()).toEqual([expect.stringMatching(/^[1-9]/)])
})
