import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'

const counted = z.array(
  z.object({
    items: z.number(),
    attributes: z.record(
      z.string(),
      z.object({ filled: z.number(), unresolved: z.number(), empty: z.number() }),
    ),
  }),
)

/** Has these bodies counted by a program that shares nothing with the app. */
export async function countPlainly(bodies: readonly string[]): Promise<z.infer<typeof counted>> {
  const script = fileURLToPath(new URL('plain-count.mjs', import.meta.url))
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(bodies))
  return counted.parse(JSON.parse(await text(child.stdout)))
}
