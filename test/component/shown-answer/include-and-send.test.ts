import { expect, test } from 'vitest'
import { useIncludeAndSend } from '#app/shown-answer/use-include-and-send.ts'
import { useCommandsStore } from '#app/stores/commands-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { openPage } from '../../support/page/open-page.ts'
import { until } from '../../support/page/until.ts'

const open = () =>
  openPage(() => ({
    includeAndSend: useIncludeAndSend(),
    commands: useCommandsStore(),
    query: useQueryStore(),
  }))

test('loads details with one click: the relations are included once each, and sent', async () => {
  const { opened, close } = open()
  const { includeAndSend, commands, query } = opened
  const sent: (readonly string[])[] = []
  commands.register('send', {
    run: () => sent.push(query.form.include),
    isPossible: () => true,
  })
  query.change({ include: ['image'] })
  await includeAndSend(['image', 'location'])
  expect(sent).toEqual([['image', 'location']])
  close()
})

test('where nothing can be sent now, it says that Send loads the details', async () => {
  const { opened, close } = open()
  await opened.includeAndSend(['location'])
  expect(opened.query.form.include).toEqual(['location'])
  await until(() => {
    expect(document.body.textContent).toContain('Press Send to load the details.')
  })
  close()
})
