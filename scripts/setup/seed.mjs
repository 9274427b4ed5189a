/** The number that all random choices of a run of the tests follow from. */
import { randomInt } from 'node:crypto'

/** That of SEED, which repeats a run, or a new one; the programs started from here have it in their SEED. */
export function chooseSeed() {
  const seed = Number(process.env.SEED || randomInt(2 ** 31))
  if (!Number.isInteger(seed))
    throw new Error(`SEED is ${process.env.SEED}; it must be an integer.`)
  process.env.SEED = String(seed)
  return seed
}
