/** CORE's sorting: the first usable criterion counts, all others are fallbacks. */
import { identifierOf } from '../content/identifier.ts'
import type { Language } from '../content/text.ts'
import type { Thing } from '../content/thing.ts'
import { orderThings, type SortKey } from '../query/order.ts'

export type CoreOrder =
  | { kind: 'default' }
  | { kind: 'by'; key: SortKey; descending: boolean }
  | { kind: 'random'; seed: string | null }

export type OrderReading = { kind: 'read'; order: CoreOrder } | { kind: 'invalid-seed' }

const keys: Readonly<Record<string, SortKey>> = {
  name: 'name',
  'dct:created': 'created',
  'dct:modified': 'modified',
  'dc:touched': 'modified',
  'proximity.inTime': 'startDate',
}

/** Unknown keys are passed over; commas within parentheses do not part criteria. */
export function readOrder(sort: string): OrderReading {
  for (const text of sort.split(/,(?![^(]*\))/)) {
    const criterion = text.trim()
    const name = criterion.replace(/^[+-]/, '')
    const random = /^random(?:\((.*)\))?$/.exec(name)
    if (random !== null) {
      const seed = random[1] ?? null
      const valid = seed === null || (seed.trim() !== '' && Math.abs(Number(seed)) <= 1)
      return valid ? { kind: 'read', order: { kind: 'random', seed } } : { kind: 'invalid-seed' }
    }
    if (name === 'default') break
    const key = Object.hasOwn(keys, name) ? keys[name] : undefined
    if (key !== undefined) {
      const descending = criterion.startsWith('-')
      return { kind: 'read', order: { kind: 'by', key, descending } }
    }
  }
  return { kind: 'read', order: { kind: 'default' } }
}

/** `drawSeed` gives the seed of an order that is new with every request. */
export function putInOrder(
  things: readonly Thing[],
  order: CoreOrder,
  languages: readonly [Language, ...Language[]],
  drawSeed: () => string,
): Thing[] {
  switch (order.kind) {
    case 'default':
      return orderThings(things, [{ key: 'modified', descending: true }], () => languages[0])
    case 'by':
      return orderThings(things, [order], () => languages[0])
    case 'random': {
      const seed = order.seed ?? drawSeed()
      const lots = new Map(things.map((thing) => [thing, identifierOf(`${seed}/${thing.id}`)]))
      return [...things].sort((one, other) =>
        (lots.get(one) ?? '') < (lots.get(other) ?? '') ? -1 : 1,
      )
    }
  }
}
