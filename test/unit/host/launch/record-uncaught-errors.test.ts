import { expect, test } from 'vitest'
import { recordUncaughtErrors } from '#host/launch/record-uncaught-errors.ts'

const listenersNow = () => [
  process.listeners('uncaughtException'),
  process.listeners('unhandledRejection'),
]

test('what nobody caught in the process is noted, until that is ended', () => {
  const before = listenersNow()
  const noted: unknown[] = []
  const stop = recordUncaughtErrors({ noteDefect: (error, doing) => noted.push([error, doing]) })
  const known = new Set<unknown>(before.flat())
  const added = listenersNow().map((all) => all.filter((one) => !known.has(one)))
  const [exception, rejection] = [new TypeError('planted'), new RangeError('planted')]
  for (const listener of added[0] ?? []) Reflect.apply(listener, process, [exception])
  for (const listener of added[1] ?? []) Reflect.apply(listener, process, [rejection])
  expect(noted).toEqual([
    [exception, 'uncaught exception'],
    [rejection, 'unhandled rejection'],
  ])
  stop()
  expect(listenersNow()).toEqual(before)
})
