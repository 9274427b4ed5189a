import { expect, test } from 'vitest'
import { createQueue } from '#host/storage/json-document.ts'

test('work begins when what came before has ended, in the order it was asked for', async () => {
  const queue = createQueue()
  const seen: string[] = []
  const work = (name: string) => async () => {
    seen.push(`${name} begins`)
    await Promise.resolve()
    seen.push(`${name} ends`)
    return name
  }
  expect(await Promise.all([queue(work('one')), queue(work('two')), queue(work('three'))])).toEqual(
    ['one', 'two', 'three'],
  )
  expect(seen).toEqual([
    'one begins',
    'one ends',
    'two begins',
    'two ends',
    'three begins',
    'three ends',
  ])
})

test('work that fails is told to whoever asked for it, and what waits behind it goes on', async () => {
  const queue = createQueue()
  const settled = await Promise.allSettled([
    queue(() => Promise.reject(new Error('lost'))),
    queue(() => {
      throw new Error('at once')
    }),
    queue(() => Promise.resolve('next')),
  ])
  expect(settled).toEqual([
    { status: 'rejected', reason: new Error('lost') },
    { status: 'rejected', reason: new Error('at once') },
    { status: 'fulfilled', value: 'next' },
  ])
  expect(await queue(() => Promise.resolve('later'))).toBe('later')
})

test('queues do not wait for one another', async () => {
  const stuck = createQueue()
  void stuck(() => new Promise(() => undefined))
  expect(await createQueue()(() => Promise.resolve('done'))).toBe('done')
})
