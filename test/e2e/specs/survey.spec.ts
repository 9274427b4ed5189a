import { exportPage } from '../pages/export-page.ts'
import { requestLogPage } from '../pages/request-log-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { resultsPage } from '../pages/results-page.ts'
import { expect, test } from '../support/shells.ts'

test('map, timeline and pictures show the rows, choose them, and ask nobody but the instance', async ({
  explorer: { page },
  sample: { received },
}) => {
  const before = received.length
  const ofPage: string[] = []
  page.on('request', (request) => ofPage.push(request.url()))
  await page.setViewportSize({ width: 1600, height: 1000 })
  const query = queryPage(page)
  const results = resultsPage(page)
  await query.include('location', 'image')
  await query.send()
  await expect(results.total).toHaveText('240 items')
  const chosen = page.locator('[data-test="result.row"][aria-selected="true"]')
  const at = (name: string) => page.getByTestId(name)

  await at('survey.map.open').click()
  await expect(at('survey.facts')).toHaveText('25 of 240 items, page 1: 25 places shown')
  const map = at('survey.map')
  await map.press('0')
  await at('survey.map.rectangle').click()
  const box = await map.boundingBox()
  if (!box) throw new Error('There is no map')
  await page.mouse.move(box.x + 2, box.y + 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 2, box.y + box.height - 2, { steps: 4 })
  // The outline lies on the map while it is drawn, and afterwards.
  const outline = at('survey.map.area').locator('polygon').last()
  const isOnMap = async () => {
    const drawn = await outline.boundingBox()
    return drawn !== null && drawn.width > box.width * 0.9 && drawn.x >= box.x - 3
  }
  expect(await isOnMap()).toBe(true)
  await page.mouse.up()
  await expect(chosen).toHaveCount(25)
  expect(await isOnMap()).toBe(true)
  await expect(at('item.panel')).toBeHidden()
  await expect(at('survey.map.scale')).toHaveText(/^[125]0* (?:k?m)$/)

  await at('survey.timeline.open').click()
  await expect(at('survey.group').first()).toHaveText(/\d/)
  const counts = await at('survey.group').allTextContents()
  const numbers = counts.map((text) => Number.parseInt(text, 10))
  expect(numbers.reduce((sum, number) => sum + number, 0)).toBe(25)
  expect(numbers).not.toContain(0)
  await at('survey.group').first().click()
  await expect(chosen).toHaveCount(numbers[0] ?? 0)
  await expect(at('item.panel')).toBeHidden()
  await at('survey.timeline.range').first().click()
  await expect(chosen).toHaveCount(1)

  await at('survey.gallery.open').click()
  const pictures = at('survey.gallery.picture')
  await expect(pictures.first()).toBeVisible()
  await expect(pictures.locator('img')).toHaveCount(0)
  await at('survey.gallery.turn-on').click()
  await expect(pictures.locator('img').first()).toBeVisible()
  await pictures.nth(1).click()
  await expect(chosen).toHaveCount(1)

  const own = new URL(page.url()).origin
  const elsewhere = ofPage.filter((url) => !/^(?:data|blob):/.test(url) && !url.startsWith(own))
  expect(elsewhere).toEqual([])
  const requestLog = requestLogPage(page)
  await requestLog.open()
  const ofHost = () =>
    requestLog.entries.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-line') ?? ''))
  const ofServer = () => received.slice(before).map((line) => line.replace(/ HTTP\/[\d.]+$/, ''))
  // Everything that the host sent came to the instance. Pictures come when they come.
  await page.setViewportSize({ width: 1600, height: 8000 })
  await expect(async () => {
    const [sent, received] = [await ofHost(), ofServer()]
    expect(sent.some((line) => line.includes('/media/'))).toBe(true)
    expect(sent.toSorted()).toEqual(received.toSorted())
  }).toPass()
  await test.info().attach('requests', {
    body: [...ofPage, ...(await ofHost())].join('\n'),
    contentType: 'text/plain',
  })
})

test('which places lie outside a rectangle is seen by five clicks, and kept with the tab', async ({
  explorer: { page },
}) => {
  await page.setViewportSize({ width: 1600, height: 1000 })
  const query = queryPage(page)
  const results = resultsPage(page)
  const at = (name: string) => page.getByTestId(name)
  await query.openEndpoint('places')
  await query.send()
  await expect(results.rows.first()).toBeVisible()
  const chosen = page.locator('[data-test="result.row"][aria-selected="true"]')

  await at('survey.map.open').click()
  const drawAroundSome = async () => {
    await at('survey.map.rectangle').click()
    const box = await at('survey.map').boundingBox()
    if (!box) throw new Error('There is no map')
    await page.mouse.move(box.x + 2, box.y + 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2, box.y + box.height - 2, { steps: 4 })
    await page.mouse.up()
  }
  await drawAroundSome()
  await expect(at('survey.only')).toBeVisible()
  const inside = await chosen.count()
  expect(inside).toBeGreaterThan(0)
  const invertBox = await at('survey.map.invert').boundingBox()
  await at('survey.map.invert').click()
  await expect(chosen).toHaveCount(25 - inside)
  expect(await at('survey.map.invert').boundingBox()).toEqual(invertBox)
  await expect(at('survey.selected')).toHaveText(`${25 - inside} places outside the drawn area`)
  await expect(at('survey.map.area')).toBeVisible()
  await at('survey.only').click()
  await expect(results.rows).toHaveCount(25 - inside)
  await expect(at('result.only')).toHaveText(new RegExp(`Only ${25 - inside} selected rows`))
  await expect(at('survey.facts')).toContainText(`Filter active, ${25 - inside} of 25 items`)
  await expect(at('item.panel')).toBeHidden()

  // Those that take their place are shown in their place, and the other way round.
  await at('survey.map.invert').click()
  await expect(results.rows).toHaveCount(inside)
  await expect(chosen).toHaveCount(inside)
  await at('survey.map.invert').click()
  await expect(results.rows).toHaveCount(25 - inside)
  await at('survey.only').click()
  await expect(results.rows).toHaveCount(25)
  await expect(chosen).toHaveCount(25 - inside)
  await expect(at('survey.map.invert')).toBeVisible()
  await expect(at('survey.map.area')).toBeVisible()
  await at('survey.clear').click()
  await expect(at('survey.map.area')).toHaveCount(0)
  await expect(chosen).toHaveCount(0)

  await test.step('a tab keeps its view, selection, shape and filter as long as its answer is the same', async () => {
    await drawAroundSome()
    await at('survey.only').click()
    const only = await at('result.only').textContent()
    await expect.poll(() => results.rows.count()).toBeLessThan(25)
    const shown = await results.rows.count()
    // A row is looked at, and its pane closed: what is selected stays so.
    await at('result.row')
      .first()
      .getByRole('rowheader')
      .click({ modifiers: ['ControlOrMeta'] })
    await at('item.close').click()
    await expect(at('survey.only')).toBeVisible()

    await at('tab.new').click()
    await expect(results.rows).toHaveCount(0)
    await page.getByTestId('tab').first().click()
    await expect(at('survey.map.open')).toHaveAttribute('aria-selected', 'true')
    await expect(at('result.only')).toHaveText(only ?? '')
    await expect(results.rows).toHaveCount(shown)
    await expect(page.locator('[data-test="result.row"][aria-selected="true"]')).toHaveCount(shown)

    await query.send()
    await expect(at('result.only')).toHaveCount(0)
    await expect(results.rows).toHaveCount(25)
    await expect(at('survey.map.area')).toHaveCount(0)
    await expect(at('survey.map')).toBeVisible()
  })
})

test('the items of all pages are on the map for as many requests as were said, and so is what was exported', async ({
  explorer: { page },
}) => {
  const query = queryPage(page)
  const at = (name: string) => page.getByTestId(name)
  await query.include('location')
  await query.send()
  await at('survey.map.open').click()
  await expect(at('survey.all')).toHaveText('Show all 240 items (10 requests)')
  const ofPage = await at('survey.map').boundingBox()
  await at('survey.map.rectangle').click()
  if (!ofPage) throw new Error('There is no map of the page')
  await page.mouse.move(ofPage.x + 2, ofPage.y + 2)
  await page.mouse.down()
  await page.mouse.move(ofPage.x + ofPage.width / 2, ofPage.y + ofPage.height - 2, { steps: 4 })
  await page.mouse.up()
  await at('survey.map.invert').click()
  await at('survey.all').click()
  await expect(at('survey.facts')).toHaveText('240 items in total: 240 places shown')
  // The drawn area and its inversion now apply to all items.
  await expect(at('survey.selected')).toHaveText(/^\d+ places outside the drawn area$/)
  await expect(at('survey.map.area')).toBeVisible()

  await at('survey.map.rectangle').click()
  const box = await at('survey.map').boundingBox()
  if (!box) throw new Error('There is no map')
  expect([box.x, box.width]).toEqual([ofPage.x, ofPage.width])
  expect(box.height).toBeGreaterThanOrEqual(ofPage.height)
  await page.mouse.move(box.x + 2, box.y + 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 2, box.y + box.height - 2, { steps: 4 })
  await page.mouse.up()
  await expect(at('survey.selected')).toHaveText('240 items selected')
  await expect(at('survey.item')).toHaveCount(240)
  // What is listed beside the map does not move it.
  expect(await at('survey.map').boundingBox()).toEqual(box)
  const first = at('survey.item').first().getByRole('button')
  const name = (await first.textContent())?.trim() ?? ''
  await first.click()
  await expect(at('item.view').getByRole('heading', { level: 3 })).toHaveText(name)
  await at('survey.items.export').click()
  await expect(at('export.scope.kept')).toContainText('240 items, already loaded')
  await page.keyboard.press('Escape')
  await expect(at('result.grid')).toBeHidden()
  await at('survey.page').click()
  await expect(at('survey.facts')).toContainText('25 of 240 items, page 1')
  // Beside an open item there is only room for the map.
  await expect(at('survey.map')).toBeVisible()
  await at('item.close').click()
  await expect(at('result.grid')).toBeVisible()

  await test.step('everything that was exported is seen in the same views', async () => {
    await exportPage(page).save('all', 'csv')
    await at('export.survey').click()
    await expect(at('survey.facts').last()).toHaveText('240 items in the file: 240 places shown')
    await at('survey.timeline.open').last().click()
    await expect(at('survey.group').first()).toHaveText(/\d/)
    const counts = await at('survey.group').allTextContents()
    const numbers = counts.map((text) => Number.parseInt(text, 10))
    expect(numbers.reduce((sum, number) => sum + number, 0)).toBe(240)
    await at('survey.timeline.range').first().click()
    await expect(at('survey.item')).toHaveText(/\S/)
    await at('survey.attributes.open').click()
    const location = page.locator('[data-test="survey.attribute"][data-key="location"]')
    await expect(location.locator('td')).toHaveText(['240', '0', '0', '0'])
    await at('survey.kept.back').click()
    await expect(at('export.result')).toContainText('240')
  })
})
