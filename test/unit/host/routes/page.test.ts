import { expect, test } from 'vitest'
import { pageRoutes } from '#host/routes/page-routes.ts'

const files = new Map([
  ['/index.html', file('text/html; charset=utf-8', '<!doctype html><html lang="en"></html>')],
  ['/assets/page.css', file('text/css; charset=utf-8', 'html { color: black }')],
])

function file(contentType: string, text: string) {
  return { contentType, bytes: new TextEncoder().encode(text) }
}

async function textOf(path: string, theme: 'system' | 'light' | 'dark'): Promise<string> {
  const answer = await pageRoutes(files, () => Promise.resolve(theme)).request(path)
  return answer.text()
}

test.each(['/', '/index.html'])('%s comes in the theme that was chosen', async (path) => {
  expect(await textOf(path, 'dark')).toBe(
    '<!doctype html><html data-theme="dark" lang="en"></html>',
  )
  expect(await textOf(path, 'light')).toBe(
    '<!doctype html><html data-theme="light" lang="en"></html>',
  )
})

test('where the system chooses, the page comes as it was built', async () => {
  expect(await textOf('/', 'system')).toBe('<!doctype html><html lang="en"></html>')
})

test('another file comes as it was built', async () => {
  expect(await textOf('/assets/page.css', 'dark')).toBe('html { color: black }')
})
