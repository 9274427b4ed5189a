import { expect, test } from 'vitest'
import { connectionDraft } from '#core/connection/connection.ts'
import { defaultExchangeLimits, type ExchangeLimits } from '#core/exchange/limits.ts'

test.each<[keyof ExchangeLimits, number, number]>([
  ['firstByteMs', 1_000, 600_000],
  ['silenceMs', 1_000, 600_000],
  ['totalBytes', 1_048_576, 1_073_741_824],
])('a connection takes a limit %s from %d to %d, and no other', (name, min, max) => {
  const isTaken = (value: number) =>
    connectionDraft.safeParse({
      name: 'Events',
      baseUrl: 'https://api.example',
      limits: { ...defaultExchangeLimits, [name]: value },
    }).success
  expect([min - 1, min, max, max + 1].map(isTaken)).toEqual([false, true, true, false])
})
