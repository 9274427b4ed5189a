import { answerPage } from '../pages/response-page.ts'
import { altKey } from '../support/project.ts'
import { expect, test } from '../support/shells.ts'

test('pages are turned by number and by keyboard', async ({ oddExplorer: { page } }) => {
  const answer = answerPage(page)
  await answer.ask('events')
  await expect(answer.rows).toHaveCount(25)
  await answer.pageNumber.fill('3')
  await answer.pageNumber.press('Enter')
  await answer.expectWholePage('Page 3')
  await answer.select(0)
  await answer.grid.press(`${altKey}+PageDown`)
  await answer.expectWholePage('Page 4')
  await answer.grid.press(`${altKey}+PageUp`)
  await answer.expectWholePage('Page 3')
})
