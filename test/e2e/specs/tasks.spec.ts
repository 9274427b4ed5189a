/** What its users come for, each in as few clicks as promised (docs/START-HERE.md leads to the parts). */
import type { Page } from '@playwright/test'
import { answerPage } from '../pages/response-page.ts'
import { comparePage } from '../pages/compare-page.ts'
import { connectionPage } from '../pages/connection-page.ts'
import { sharePage } from '../pages/share-page.ts'
import { missingPage } from '../pages/missing-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { workspacePage } from '../pages/workspace-page.ts'
import { countClicks } from '../support/count-clicks.ts'
import { expect, test } from '../support/shells.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const at = (page: Page, name: string) => page.getByTestId(name)

/** Leaves the dialog of the task before, and opens a tab of its own for the next. */
async function startAnew(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await at(page, 'tab.new').click()
}

/** An endpoint, its first page shown. */
async function openFirstPage(page: Page, endpoint: string) {
  await answerPage(page).ask(endpoint)
  await expect(answerPage(page).rows.first()).toBeVisible()
}

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

// Each task begins where people begin it; the app starts once for several of them.
test('what an answer lacks, has and costs is asked in few clicks', async ({
  coreExplorer: { page },
}) => {
  await test.step('which events have no picture and no English: two clicks each', async () => {
    const answer = answerPage(page)
    await openFirstPage(page, 'veranstaltungen')
    for (const path of ['image', 'language:en']) {
      const clicks = await countClicks(page)
      await answer.show('overview')
      const line = page.locator(
        `[data-test="overview.line"][data-check="missing"][data-attribute="${path}"]`,
      )
      const without = Number(await line.getAttribute('data-count'))
      expect(without).toBeGreaterThan(0)
      await line.getByTestId('overview.show').click()
      await clicks.expect(2)
      await expect(answer.rows).toHaveCount(without)
    }
  })

  await startAnew(page)

  await test.step('what is missing on all pages, from the answer: two clicks', async () => {
    await openFirstPage(page, 'alles')
    const clicks = await countClicks(page)
    await page.getByRole('tab', { name: 'Overview' }).click()
    await page.getByTestId('overview.all').click()
    await clicks.expect(2)
    await expect(page.getByTestId('overview.scope')).toHaveText(/^All pages: \d+ items$/)
  })

  await startAnew(page)

  await test.step('which items of all pages may be duplicates, from the answer: two clicks', async () => {
    await openFirstPage(page, 'alles')
    const clicks = await countClicks(page)
    await page.getByRole('tab', { name: 'Overview' }).click()
    await page.getByTestId('overview.find-duplicates').click()
    await clicks.expect(2)
    await expect(page.getByTestId('overview.items')).toHaveAccessibleName('Possible duplicates')
    const group = page.getByTestId('overview.group').first()
    await expect(group.getByTestId('overview.item').nth(1)).toBeVisible()
    await expect(group.getByTestId('overview.differences')).toContainText('Different: ')
  })

  await startAnew(page)

  await test.step('why an item is missing, by its name: four clicks', async () => {
    const missing = missingPage(page)
    await openFirstPage(page, 'veranstaltungen')
    const clicks = await countClicks(page)
    await page.getByTestId('tools.open').click()
    await page.getByTestId('tools.missing').click()
    await expect(missing.item).toBeFocused()
    await page.keyboard.type('Käse')
    await missing.startButton.click()
    await page.getByTestId('missing.hit').first().click()
    await clicks.expect(4)
    await expect(missing.verdict).toHaveText(/\S/)
  })

  await startAnew(page)

  await test.step('what changed since last week: three clicks', async () => {
    await openFirstPage(page, 'veranstaltungen')
    const clicks = await countClicks(page)
    await page.getByTestId('tools.open').click()
    await page.getByTestId('tools.changes').click()
    await page.getByTestId('changes.start').click()
    await clicks.expect(3)
    await expect(page.getByTestId('changes.changed')).toHaveAttribute('data-total', /^\d+$/)
    await expect(page.getByTestId('changes.deleted')).toHaveAttribute('data-total', /^\d+$/)
  })

  await startAnew(page)

  await test.step('what an include costs: two clicks', async () => {
    await queryPage(page).openEndpoint('veranstaltungen')
    await queryPage(page).include('image')
    await queryPage(page).send()
    const clicks = await countClicks(page)
    await at(page, 'include-cost.open').click()
    await at(page, 'include-cost.start').click()
    await clicks.expect(2)
    await expect(at(page, 'include-cost.row').nth(1)).toContainText('without “Picture”')
    await expect(at(page, 'include-cost.progress')).toContainText('Measured with')
  })
})

test('what was found is handed on in few clicks', async ({ coreExplorer: { page } }) => {
  await test.step('an example for a partner: two clicks', async () => {
    await openFirstPage(page, 'veranstaltungen')
    const clicks = await countClicks(page)
    await sharePage(page).open()
    await page.getByTestId('handover.copy').click()
    await clicks.expect(2)
    await expect.poll(() => readClipboard(page)).toContain('/api/v4/endpoints/veranstaltungen')
  })

  await startAnew(page)

  await test.step('Postman and OpenAPI as files: three clicks', async () => {
    await openFirstPage(page, 'veranstaltungen')
    const handover = sharePage(page)
    const clicks = await countClicks(page)
    await handover.open()
    expect((await handover.saveAtOnce('postman')).name).toMatch(/\.postman_/)
    expect((await handover.saveAtOnce('openapi')).name).toMatch(/\.openapi\./)
    await clicks.expect(3)
  })

  await startAnew(page)

  await test.step('from a copied command to its rows: three clicks', async () => {
    await openFirstPage(page, 'veranstaltungen')
    const command = (await queryPage(page).copy('curl')).replace('veranstaltungen', 'orte')
    const clicks = await countClicks(page)
    await page.getByTestId('query.paste').click()
    await expect(page.getByTestId('paste.text')).toBeFocused()
    await page.keyboard.insertText(command)
    await page.getByTestId('paste.apply').click()
    await queryPage(page).sendButton.click()
    await clicks.expect(3)
    await expect(queryPage(page).endpoint).toHaveValue('orte')
    await expect(answerPage(page).total).toHaveText(/items/)
  })

  await startAnew(page)

  await test.step('all pages without repeats: two clicks', async () => {
    await openFirstPage(page, 'veranstaltungen')
    const clicks = await countClicks(page)
    await at(page, 'set.open').click()
    await at(page, 'set.start').click()
    await clicks.expect(2)
    await expect(at(page, 'set.verdict')).toHaveAttribute('data-state', 'whole')
  })
})

test('dates, fields, include, sort, and the code in two languages: fourteen clicks', async ({
  coreExplorer: { page },
}) => {
  await openFirstPage(page, 'veranstaltungen')
  const clicks = await countClicks(page)
  await at(page, 'query.filter.add').click()
  await page.keyboard.type('schedule')
  await page.keyboard.press('Enter')
  await at(page, 'query.filter.0.value.relative').click()
  await at(page, 'query.filter.1.value').click()
  await page.keyboard.type('2027-12-31')
  await at(page, 'query.include').click()
  await page.keyboard.type('image')
  await page.keyboard.press('Enter')
  await at(page, 'query.more').click()
  await at(page, 'query.fields.add').click()
  await page.keyboard.press('Tab')
  await at(page, 'query.fields.0.attributes').click()
  await page.keyboard.type('name,startDate,')
  await at(page, 'query.sort.add').click()
  await page.keyboard.type('name')
  await queryPage(page).sendButton.click()
  await at(page, 'preview.snippets').click()
  for (const kind of ['javascript', 'php']) {
    await at(page, `snippet.kind.${kind}`).click()
    await at(page, 'snippet.copy').click()
    await expect.poll(() => readClipboard(page)).toMatch(/schedule[\s\S]*2027-12-31/)
  }
  await clicks.expect(14)
})

test('two endpoints and two tokens are compared: six clicks', async ({
  coreExplorer: { page },
}) => {
  const compare = comparePage(page)
  const answer = answerPage(page)
  const connection = connectionPage(page)
  await at(page, 'connection.menu').click()
  await at(page, 'connection.duplicate').click()
  await at(page, 'connection.name').fill('Partner')
  await connection.token.fill('core-sample-token-partner')
  await connection.save()
  await expect(connection.dialog).toBeHidden()
  await connection.useCoreSample()
  await workspacePage(page).untilRecorded(() => answer.ask('redaktion-herbsttipps'))

  const clicks = await countClicks(page)
  await at(page, 'connection.select').click()
  await at(page, 'connection.option.Partner').click()
  await queryPage(page).openEndpoint('partner-betriebe')
  await queryPage(page).sendButton.click()
  await expect(at(page, 'answer.stale')).toBeHidden()
  await expect(answer.rows.first()).toBeVisible()
  await at(page, 'tools.open').click()
  await at(page, 'tools.compare').click()
  await compare.pick(0)
  await clicks.expect(6)
  await expect(compare.sides).toHaveText([/Redaktion\/Herbsttipps/, /Partnerbetriebe/])
})
