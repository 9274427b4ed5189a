/** Adds one number after the other to a document and reports each once it is acknowledged. */
import { z } from 'zod'
import { createJsonDocument } from '#host/storage/json-document.ts'

const [, , file = '', first = '0'] = process.argv
const document = createJsonDocument<{ numbers: number[] }>({
  file,
  format: 'numbers',
  version: 1,
  schema: z.object({ numbers: z.array(z.number()) }),
  migrations: {},
  empty: () => ({ numbers: [] }),
  now: () => new Date(),
})

for (let number = Number(first); ; number++) {
  const saved = await document.update(({ numbers }) => ({ numbers: [...numbers, number] }))
  process.send?.(saved.ok ? number : saved.error.kind)
}
