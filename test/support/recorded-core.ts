import { readFileSync } from 'node:fs'
import * as z from 'zod'

const exchange = z.object({
  name: z.string(),
  as: z.enum(['owner', 'other', 'locked', 'wrong', 'none']),
  request: z.object({
    method: z.enum(['GET', 'POST']),
    path: z.string(),
    headers: z.record(z.string(), z.string()),
    body: z.string().optional(),
  }),
  answer: z.object({
    status: z.number(),
    headers: z.record(z.string(), z.string()),
    body: z.string(),
  }),
})

/** One request that a real dataCycle CORE was asked, with its exact answer (test/fixtures/core). */
export type RecordedExchange = z.infer<typeof exchange>

/** The recordings of a file, in their order. */
export function readRecordings(file: 'pairs' | 'investigations' | 'ties'): RecordedExchange[] {
  const at = new URL(`../fixtures/core/${file}.json`, import.meta.url)
  return z.object({ pairs: z.array(exchange) }).parse(JSON.parse(readFileSync(at, 'utf8'))).pairs
}

export function recordingOf(name: string): RecordedExchange {
  const found = readRecordings('pairs').find((one) => one.name === name)
  if (!found) throw new Error(`There is no recording "${name}"`)
  return found
}
