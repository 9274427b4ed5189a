import { expect, test } from 'vitest'
import { createOpenQuestions, isQuestionResult, WorkerDefect } from '#app/client/response-client.ts'
import { createResponseSession } from '#app/response-worker/response-session.ts'
import type { FromSession, Question } from '#app/response-worker/protocol.ts'

/** A session whose reading throws once `isBroken` says so, and what it posts. */
function openSession(isBroken: () => boolean) {
  const posted: FromSession[] = []
  const head = { status: 200, statusText: 'OK', headers: [], redirects: [], timing: {} }
  const body = `${JSON.stringify(head)}\n{"@graph":[{"@id":"a"}]}`
  let clock = 0
  const session = createResponseSession({
    fetch: (input) =>
      Promise.resolve(
        input === '/api/exchange' ? new Response(body) : Response.json({ kind: 'complete' }),
      ),
    post: (message) => {
      posted.push(message)
      if (isQuestionResult(message)) questions.settle(message)
    },
    now: () => {
      if (isBroken()) throw new TypeError('secret of https://api.example is not told')
      clock += 1
      return clock
    },
    yieldOnce: () => Promise.resolve(),
    wait: () => Promise.resolve(),
  })
  const questions = createOpenQuestions<Question>((number, question) => {
    session.receive({ kind: 'ask', number, question })
  })
  session.receive({
    kind: 'send',
    appToken: null,
    request: {
      id: '1',
      connectionId: '2',
      plan: { kind: 'get', endpoint: 'events', query: [] },
      purpose: { kind: 'send' },
    },
  })
  return { posted, ask: questions.ask }
}

const kindsOf = (posted: readonly FromSession[]) => posted.map(({ kind }) => kind)

test('reading that throws while an answer comes is told, and nothing is waited for', async () => {
  let isBroken = false
  const { posted } = openSession(() => isBroken)
  isBroken = true
  await expect.poll(() => kindsOf(posted)).toContain('problem')
  const defect = posted.find((one) => one.kind === 'defect')
  expect(defect).toMatchObject({
    defect: { where: 'response-worker', doing: 'receiving', name: 'TypeError', message: '' },
  })
  expect(posted.at(-1)).toEqual({
    kind: 'problem',
    problem: { kind: 'host-fault', detail: 'TypeError' },
  })
})

test('a question that throws is refused with its defect, and the next one is answered', async () => {
  let isBroken = false
  const { posted, ask } = openSession(() => isBroken)
  await expect.poll(() => kindsOf(posted)).toContain('end')
  isBroken = true
  const requested = ask({ kind: 'outline', reads: null })
  await expect(requested).rejects.toThrow(WorkerDefect)
  await expect(requested).rejects.toMatchObject({
    defect: { where: 'response-worker', doing: 'outline', name: 'TypeError' },
  })
  isBroken = false
  expect(await ask({ kind: 'outline', reads: null })).toMatchObject({ ids: ['a'] })
})
