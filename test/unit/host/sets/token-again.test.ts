/** A set is of one token if only one fetched its items, whatever was tried in between. */
import { expect, test } from 'vitest'
import { createMovingStore, owner } from '../../../servers/core/moving-store.ts'
import { startMovingCore } from '../../../servers/core/start-moving-core.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { openSets } from './open-sets.ts'

const folder = temporaryFolder()
const refusal = {
  status: 401,
  headers: { 'www-authenticate': 'Basic realm="Application"' },
  body: '{"errors":[{"detail":"invalid authentication token"}]}',
}

test.each([
  ['no token', null, { kind: 'paused', why: { kind: 'no-token' } }, 0],
  ['a wrong token', 'wrong', { kind: 'paused', why: { kind: 'refused', hasChallenge: true } }, 1],
])(
  'resumed with %s, then with the same token again, a set is whole',
  async (_, other, how, sent) => {
    // Some items are held by then.
    let isRefused = (at: number): boolean => at === 4
    const server = await startMovingCore({
      store: createMovingStore({ items: 60, endpoints: [{ slug: 'all', kind: 'dynamic' }] }),
      fault: (at) => (isRefused(at) ? refusal : null),
    })
    const opened = openSets(folder(), server.baseUrl)
    const id = await opened.begin('ids', { pageSize: '10' })
    expect(await opened.settled(id)).toMatchObject({ kind: 'paused' })

    opened.setToken(other)
    isRefused = () => true
    const before = server.book.length
    await opened.sets.resume(id)
    expect(await opened.settled(id)).toMatchObject(how)
    expect(Math.min(server.book.length - before, 1)).toBe(sent)

    opened.setToken(owner.token)
    isRefused = () => false
    await opened.sets.resume(id)
    const verdict = await opened.verdict(id)
    expect([verdict.state, verdict.items]).toEqual(['whole', 60])
  },
)
