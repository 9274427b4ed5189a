import { answerPage } from '../pages/response-page.ts'
import { comparePage } from '../pages/compare-page.ts'
import { workspacePage } from '../pages/workspace-page.ts'
import { responseOf, startChangingApi } from '../support/changing-api.ts'
import { expect, test } from '../support/shells.ts'

const thing = (id: string, members = '') =>
  `{"@id":"${id}","@type":["Thing"],"name":"Thing ${id}"${members && `,${members}`}}`

const changing = (baseUrl: string) => ({ name: 'Changing', baseUrl })

test('what has changed since a kept answer is told by item, attribute and exact value', async ({
  openExplorer,
}) => {
  const api = await startChangingApi(
    responseOf([thing('a', '"price":1.0'), thing('b'), thing('c'), thing('d')]),
  )
  try {
    const { page } = await openExplorer(changing(api.address))
    const compare = comparePage(page)
    await answerPage(page).ask('things')
    await expect(answerPage(page).rows).toHaveCount(4)
    await workspacePage(page).open('history')

    await compare.open(0)
    await expect(compare.needed).toContainText('This response is already shown')
    api.body = responseOf([
      thing('d'),
      thing('a', '"price":1.50,"big":12345678901234567890'),
      thing('c'),
      thing('e'),
    ])
    await compare.sendAgain()
    await expect(compare.kinds).toHaveText([
      'All differences (4)',
      'Changed (1)',
      'Added (1)',
      'Removed (1)',
      'Moved (1)',
    ])
    await expect(compare.summary).toHaveText('Unchanged items: 1')
    await expect(compare.entries).toHaveCount(4)
    await expect(compare.entriesOf('changed')).toContainText('Thing a')
    await expect(compare.entriesOf('added')).toContainText('Thing e')
    await expect(compare.entriesOf('removed')).toContainText('Thing b')
    await expect(compare.entriesOf('moved')).toContainText('Thing d')
    await expect(compare.values).toHaveText([
      /^Price\s*1\.0\s*1\.50$/,
      /^big\s*not present\s*12345678901234567890$/,
    ])
    await expect(compare.cautions).toHaveCount(0)
    await expect(compare.sides.first()).toContainText('(saved)')

    await compare.list.press('ArrowDown')
    await expect(compare.values).toContainText(['ID', 'Type', 'Thing e'])
    await compare.show('removed')
    await expect(compare.entries).toHaveCount(1)
    await compare.show('all')
    await compare.search('THING e')
    await expect(compare.entries).toHaveCount(1)
    expect(api.requests).toBe(2)
  } finally {
    await api.close()
  }
})

test('10 000 items on either side leave the window free', async ({ openExplorer }) => {
  const items = (word: string) =>
    Array.from({ length: 10_000 }, (_, number) => thing(String(number), `"word":"${word}"`))
  const api = await startChangingApi(responseOf(items('old')))
  try {
    const { page } = await openExplorer(changing(api.address))
    const compare = comparePage(page)
    await answerPage(page).ask('things')
    await expect(answerPage(page).rows.first()).toBeVisible()
    await workspacePage(page).open('history')
    await expect(workspacePage(page).entries).toHaveCount(1)
    api.body = responseOf(items('new').reverse())
    await compare.open(0)
    await compare.sendAgain()
    await expect(compare.summary).toHaveText('Unchanged items: 0')
    await expect(compare.kinds.nth(1)).toHaveText('Changed (10,000)')
    expect(await compare.entries.count()).toBeLessThan(100)
    await compare.search('9876')
    await expect(compare.entries).toHaveCount(1)
    await expect(compare.values).toHaveText([/^word\s*old\s*new$/])
  } finally {
    await api.close()
  }
})
