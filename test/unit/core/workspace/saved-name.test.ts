import { expect, test } from 'vitest'
import { renderFolder } from '#core/workspace/saved-name.ts'
import { savedRequest } from '#core/workspace/saved-request.ts'

const { folder } = savedRequest.shape
const pathOf = (count: number) =>
  Array.from({ length: count }, (_, at) => `${String(at)} ${'x'.repeat(60)}`)

test('the name of each folder around an imported query is whole', () => {
  const text = renderFolder(pathOf(5))
  expect(text.split(' / ')).toEqual(pathOf(5))
  expect(folder.parse(text)).toBe(text)
})

test('what is too deep to be saved is cut to what can be', () => {
  expect(folder.safeParse(renderFolder(pathOf(500))).success).toBe(true)
  expect(renderFolder([])).toBe('')
})
