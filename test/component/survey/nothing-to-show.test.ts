import { expect, test } from 'vitest'
import { answer, query } from '../../support/page/app-verbs.ts'
import { openApp, requestShown } from '../../support/page/open-app.ts'
import { at } from '../../support/page/part.ts'

test('a view without anything to show says why, and adds what would bring something', async () => {
  await openApp({ settings: requestShown })
  await query.send()
  await answer.expectItems(25)
  await at('survey.gallery.open').click()
  await expect
    .poll(() => at('survey.nothing').texts())
    .toEqual([expect.stringContaining('link to pictures whose details are not loaded.')])
  await at('survey.include').click()
  await expect.poll(() => query.url.texts()).toEqual([expect.stringContaining('include=image')])
  await at('survey.gallery').one()
})
