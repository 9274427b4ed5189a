import { answerPage } from '../pages/answer-page.ts'
import { pastePage } from '../pages/paste-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { resultsPage } from '../pages/results-page.ts'
import { expect, test } from '../support/shells.ts'

test('Enter in the full text sends', async ({ explorer: { page } }) => {
  await queryPage(page).openEndpoint('events')
  await page.getByTestId('query.q').fill('Konzert')
  await page.getByTestId('query.q').press('Enter')
  await expect(answerPage(page).rows.first()).toContainText('Konzert')
})

test('every kind of field has its place in the URL and in the body', async ({
  explorer: { page },
}) => {
  const query = queryPage(page)
  await query.openEndpoint('tours')
  await query.fullText.fill('Käse & Wein')
  await query.addFilter(0, 'category', 'music', 'market')
  await query.addFilter(1, 'classifications.in.withSubtree', 'a,b')
  await query.include('image', 'location')
  await query.addFields(0, 'image', 'name', 'contentUrl')
  await query.addSort(0, 'startDate', 'descending')
  await query.addSort(1, 'name', 'ascending')
  await page.getByTestId('query.page-size').hover()
  await page.getByTestId('query.page-size.50').click()
  await query.showMore()
  await query.pageNumber.fill('2')
  await query.addExtra(0, 'language', 'de')

  await expect(query.url).toHaveText(
    new RegExp(
      `/api/v4/endpoints/tours\\?${[
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
      ].join('&')}$`,
    ),
  )
  await expect(query.readableUrl).toContainText('filter[q]=Käse%20%26%20Wein&filter[category][]=')

  await query.chooseMethod('post')
  await expect(query.body).toHaveText(
    JSON.stringify({
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
    }),
  )
})

test('a value counts while it is typed, and Enter is not needed for it', async ({
  explorer: { page },
}) => {
  const query = queryPage(page)
  await query.addFilter(0, 'category')
  await query.filterValue(0).pressSequentially('mus')
  await expect(query.url).toHaveText(/filter%5Bcategory%5D=mus&/)
})

test('keys and values the connection knows are offered, and others are taken too', async ({
  explorer: { page },
}) => {
  const query = queryPage(page)
  await query.addFilter(0, 'Cat')
  await expect(query.suggestions).toHaveText([/Category/])
  await query.filterKey(0).press('ArrowDown')
  await query.filterKey(0).press('Enter')
  await expect(query.filterKey(0)).toHaveValue('category')

  await query.filterValue(0).fill('theat')
  await query.suggestions.first().click()
  await query.filterValue(0).fill('something else')
  await query.filterValue(0).press('Enter')
  await expect(page.getByText('OR', { exact: true })).toBeVisible()
  await expect(query.url).toHaveText(
    /filter%5Bcategory%5D%5B%5D=theatre&filter%5Bcategory%5D%5B%5D=something%20else&/,
  )
})

test('relations and attributes are offered as the answers have shown them', async ({
  explorer: { page },
}) => {
  const query = queryPage(page)
  await query.include('location')
  await query.send()
  await expect(resultsPage(page).rows.first()).toBeVisible()

  await page.getByTestId('query.include').fill('imag')
  await expect(query.suggestions).toHaveText([/^Picture\s*image$/])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await query.addFields(0, 'location')
  await page.getByTestId('query.fields.0.attributes').fill('addr')
  await expect(query.suggestions).toHaveText([/^Address\s*address/])
  await page.keyboard.press('Escape')
  await page.getByTestId('query.sort.add').click()
  await query.sortAttribute(0).fill('startD')
  await expect(query.suggestions).toHaveText([/^Start\s*startDate$/])
  await query.sortAttribute(0).fill('star')
  await query.suggestions.click()
  await expect(query.sortAttribute(0)).toHaveValue('startDate')
})

test('filter keys are defined once and kept with the connection', async ({
  explorer: { page, reload },
}) => {
  const query = queryPage(page)
  await page.getByTestId('query.more').click()
  await page.getByTestId('definitions.open').click()
  await page.getByTestId('definitions.add').click()
  await page.getByTestId('definitions.key').fill('classifications.in.withSubtree')
  await page.getByTestId('definitions.label').fill('Concept')
  await page.getByTestId('definitions.send').click()
  await page.getByText('Text, separated by commas').click()
  await page.getByTestId('definitions.values').fill('0b1e = Opera\n77aa = Ballet')
  await page.getByTestId('definitions.save').click()
  // The dialog is gone once the host has kept them.
  await page.getByTestId('definitions.save').waitFor({ state: 'detached' })
  await reload()

  await query.addFilter(0, 'Concept')
  await query.suggestions.first().click()
  for (const name of ['Opera', 'Ballet']) {
    await query.filterValue(0).fill(name)
    await query.suggestions.first().click()
  }
  await expect(page.getByText('OR', { exact: true })).toBeVisible()
  await expect(query.readableUrl).toContainText(
    'filter[classifications][in][withSubtree]=0b1e,77aa',
  )
})

test('fifty filters are all there, and the last can be edited', async ({ explorer: { page } }) => {
  const query = queryPage(page)
  const filters = Array.from({ length: 50 }, (_, n) => `filter[key${n}]=${n}`).join('&')
  const paste = pastePage(page)
  await paste.read(`/api/v4/endpoints/events?${filters}`)
  await paste.apply()
  await query.filterValue(49).fill('changed')
  await expect(query.url).toHaveText(/filter%5Bkey48%5D=48&filter%5Bkey49%5D%5B%5D=49&/)
})

test('the form speaks German', async ({ explorer: { page } }) => {
  const query = queryPage(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByTestId('settings.language').click()
  await page.getByText('Deutsch').click()
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('settings.language')).toBeHidden()
  await expect(page.getByTestId('settings.open')).toBeFocused()
  await expect(page.getByTestId('query.send')).toHaveAttribute('title', 'Strg+Enter')
  await expect(page.getByTestId('palette.open')).toHaveAttribute('title', 'Alle Befehle (Strg+K)')
  await query.showMore()
  await query.pageNumber.fill('0')
  await expect(query.problem('page-number-zero')).toContainText('Seitennummern beginnen bei 1.')
  await expect(query.blocked).toContainText('Die Abfrage lässt sich noch nicht senden.')
  await expect(page.getByTestId('query.filter.add')).toHaveText('Filter hinzufügen')
})
