import { expect, test } from 'vitest'
import { createUsedIn } from '#app/response-worker/used-in.ts'
import type { JsonValue } from '#core/json/json-value.ts'

const event: JsonValue = {
  kind: 'object',
  members: [{ name: '@id', value: { kind: 'string', value: 'event' } }],
}

test('two questions at once read no item behind the last one', async () => {
  const read: number[] = []
  const usedIn = createUsedIn({
    items: {
      itemCount: 3,
      read: (position) => {
        read.push(position)
        return Promise.resolve(event)
      },
    },
    turns: { pause: () => new Promise((resolve) => setTimeout(resolve, 0)) },
  })
  const question = { kind: 'used-in', id: 'place', language: 'en' } as const
  const replies = await Promise.all([usedIn(question), usedIn(question)])
  expect(replies.map(({ items }) => items)).toEqual([3, 3])
  expect(Math.max(...read)).toBe(2)
})
