import { readFilterKey } from './filter-key.ts'

/** Whether the values of a key belong together as coordinates, so that none of them is a condition of its own (datacycle-core.md 2.2). */
export function isCoordinateKey(key: string): boolean {
  const [root, side, shape, ...rest] = readFilterKey(key)
  return (
    root === 'geo' &&
    (side === 'in' || side === 'notIn') &&
    (shape === 'box' || shape === 'perimeter') &&
    rest.length === 0
  )
}
