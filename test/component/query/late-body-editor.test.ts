import { expect, onTestFinished, test } from 'vitest'
import { query } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at, find } from '../../support/page/part.ts'

test('an editor that is loaded while a dialog is open leaves the dialog its focus', async () => {
  const thrown: unknown[] = []
  const note = (error: unknown) => thrown.push(error)
  process.on('uncaughtException', note)
  onTestFinished(() => void process.off('uncaughtException', note))
  await openApp()
  await query.openEndpoint('events')
  await query.chooseMethod('post')
  await at('query.raw.enter').click()
  await at('palette.open').click()
  await at('palette.search').one()
  await find('.monaco-editor textarea').one()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(thrown).toEqual([])
  expect(document.activeElement?.closest('[aria-modal="true"]')).not.toBeNull()
})
