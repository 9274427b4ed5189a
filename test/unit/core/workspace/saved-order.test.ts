import { expect, test } from 'vitest'
import { emptyForm } from '#core/query/form.ts'
import { compareSaved } from '#core/workspace/saved-order.ts'
import type { SavedRequest } from '#core/workspace/saved-request.ts'

const saved = (folder: string, position: number, name: string): SavedRequest => ({
  id: `${folder} ${position} ${name}`,
  name,
  note: '',
  folder,
  position,
  connectionId: 'one',
  baseUrl: 'https://api.example',
  form: emptyForm,
})

test('saved requests are listed by folder, then by place, then by name', () => {
  const inOrder = [
    saved('', 1, 'z'),
    saved('', 1.5, 'a'),
    saved('alps', -1, 'z'),
    saved('alps', 2, 'a'),
    saved('alps', 2, 'b'),
    saved('Berlin', 0, 'a'),
  ]
  expect(inOrder.toReversed().sort(compareSaved)).toEqual(inOrder)
})
