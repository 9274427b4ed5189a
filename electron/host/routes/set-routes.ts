import { Hono } from 'hono'
import { setRequest } from '#core/set/set-document.ts'
import type { Sets } from '../sets/sets.ts'
import { refusalAnswer } from './problem-answer.ts'
import { readInput } from './read-input.ts'

/**
 * The sets that are kept. `GET /` lists them as they stand, `POST /` begins one, `POST /:id/pause`, `/resume`
 * and `/remove` are what a person does with it. What a set holds is given by `POST /api/exchange`, as a kept
 * answer is.
 */
export function setRoutes({ sets }: { sets: Sets }) {
  return new Hono()
    .get('/', async (context) => context.json(await sets.list()))
    .get('/:id/compare/:later', async (context) => {
      const { id, later } = context.req.param()
      return context.json({ comparison: await sets.compare(id, later) })
    })
    .post('/', readInput('json', setRequest), async (context) => {
      const started = await sets.start(context.req.valid('json'))
      return started.ok ? context.json({}, 201) : refusalAnswer(context, 409, started.error)
    })
    .post('/:id/pause', async (context) => {
      await sets.pause(context.req.param('id'))
      return context.json({}, 200)
    })
    .post('/:id/resume', async (context) => {
      const resumed = await sets.resume(context.req.param('id'))
      return resumed.ok ? context.json({}, 200) : refusalAnswer(context, 409, resumed.error)
    })
    .post('/:id/remove', async (context) => {
      await sets.remove(context.req.param('id'))
      return context.json({}, 200)
    })
}
