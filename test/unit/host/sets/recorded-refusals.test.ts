/** What an import check says where a token or an endpoint is lost on the way, from the recorded answers (datacycle-core.md 9). */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import type { ImportCheckProblem } from '#core/import-check/import-check-document.ts'
import { createMovingStore } from '../../../servers/core/moving-store.ts'
import { startMovingCore } from '../../../servers/core/start-moving-core.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { openSets } from './open-sets.ts'

const folder = temporaryFolder()
const step = z.union([
  z.object({ edit: z.string() }),
  z.object({
    answer: z.object({
      status: z.number(),
      headers: z.record(z.string(), z.string()),
      body: z.string(),
    }),
  }),
])
const { stories } = z
  .object({ stories: z.array(z.object({ name: z.string(), steps: z.array(step) })) })
  .parse(
    JSON.parse(
      readFileSync(new URL('../../../fixtures/core/sync-stories.json', import.meta.url), 'utf8'),
    ),
  )

/** The answer that was recorded right after an edit. */
function answerAfter(edit: string) {
  const steps = stories.find(({ name }) => name === 'tokens in the middle')?.steps ?? []
  const at = steps.findIndex((one) => 'edit' in one && one.edit === edit)
  const next = steps[at + 1]
  if (at < 0 || next === undefined || !('answer' in next)) throw new Error(edit)
  return next.answer
}

test.each<[string, ImportCheckProblem]>([
  ['the token is replaced', { kind: 'refused', hasChallenge: true }],
  ['the user is removed', { kind: 'refused', hasChallenge: true }],
  ['the share of the endpoint is taken away', { kind: 'refused', hasChallenge: false }],
  ['the slug is changed', { kind: 'no-endpoint' }],
])('%s: the import check tells which it was', async (edit, problem) => {
  const answer = answerAfter(edit)
  let begun = Infinity
  const server = await startMovingCore({
    store: createMovingStore({ items: 3, endpoints: [{ slug: 'all', kind: 'dynamic' }] }),
    fault: (at) => (at > begun ? answer : null),
  })
  const opened = openSets(folder(), server.baseUrl)
  const id = await opened.begin('ids', { endpoint: 'all' })
  expect(await opened.verdict(id)).toMatchObject({ state: 'whole' })
  begun = server.book.length
  expect(await opened.sets.loadImportCheck(id)).toEqual(problem)
})
