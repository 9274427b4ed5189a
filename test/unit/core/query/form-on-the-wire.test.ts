import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planRequest } from '#core/query/plan-request.ts'
import { methodOf, renderTarget } from '#core/request/request-plan.ts'
import { sendableForm } from '../../../support/arbitraries/form.ts'
import {
  openEchoServer,
  type EchoServer,
  createRawSender,
} from '../../../support/echo-server/echo-server.ts'
import { meaningOfForm } from '../../../support/echo-server/meaning-of-form.ts'
import { readAsServer } from '../../../support/echo-server/read-as-server.ts'
import { rounds } from '../../../support/rounds.ts'

const forms = rounds(300)

let server: EchoServer
let sender: ReturnType<typeof createRawSender>
beforeAll(async () => {
  server = await openEchoServer()
  sender = createRawSender(server.baseUrl)
})
afterAll(async () => {
  sender.close()
  await server.close()
})

test(
  `${forms} random forms arrive at an independent server as meant`,
  async () => {
    await fc.assert(
      fc.asyncProperty(sendableForm, async ({ form, conventions }) => {
        const planned = planRequest(form, conventions)
        if (!planned.ok) throw new Error('A sendable form was refused')
        const plan = planned.value
        const body = plan.kind === 'post' ? plan.body : null
        await sender.send(methodOf(plan), renderTarget(plan), body)

        const [seen] = server.takeSeen()
        if (!seen) throw new Error('Nothing arrived')
        const { endpoint, parameters } = readAsServer(seen.target)
        const arrived = {
          endpoint,
          query: parameters,
          body: seen.method === 'POST' ? (JSON.parse(seen.body) as unknown) : null,
        }
        // As text, because the order of the members counts as well.
        expect(JSON.stringify(arrived)).toBe(JSON.stringify(meaningOfForm(form, conventions)))
      }),
      { numRuns: forms },
    )
  },
  10_000 + forms * 20,
)
