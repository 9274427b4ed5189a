/** A disk that takes no more, from each of its writes on: the set pauses, and goes on where there is room again. */
import { open, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi, type MockInstance } from 'vitest'
import { createMovingStore } from '../../../servers/core/moving-store.ts'
import { startMovingCore } from '../../../servers/core/start-moving-core.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { openSets } from './open-sets.ts'

/** Writes that the disk still takes. */
const disk = { room: Infinity }

/** Every file that is open in this process is on that disk, until the test ends. */
async function fillDisk(): Promise<void> {
  const file = await open(join(folder(), 'any'), 'w')
  const handles = Object.getPrototypeOf(file) as FileHandle
  await file.close()
  const full = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  for (const name of ['write', 'writeFile'] as const) {
    const real = handles[name] as (...args: unknown[]) => Promise<unknown>
    const patched = vi.spyOn(handles, name) as MockInstance<
      (...args: unknown[]) => Promise<unknown>
    >
    patched.mockImplementation(async function (this: unknown, ...args: unknown[]) {
      const [bytes, from, length, at] = args
      // As a disk does: what fits is there before it is told.
      if (disk.room <= 0 && typeof length === 'number' && length > 1)
        await real.call(this, bytes, from, length >> 1, at)
      disk.room -= 1
      if (disk.room < 0) throw full()
      return real.apply(this, args)
    })
  }
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
}

const folder = temporaryFolder()

test.each([
  ['ids', 'whole', 25],
  ['pages', 'counted', 25],
] as const)('by %s', async (way, state, places) => {
  const server = await startMovingCore({ store: createMovingStore({ items: 120 }) })
  const form = { pageSize: '10', sort: [{ attribute: 'name', direction: 'ascending' }] } as const
  const paused: string[] = []
  await fillDisk()
  for (let place = 0; place < places; place += 1) {
    const opened = openSets(join(folder(), String(place)), server.baseUrl)
    disk.room = place
    let id = await opened.begin(way, form).catch(() => null)
    const standing = id === null ? null : await opened.settled(id)
    disk.room = Infinity
    if (id === null) {
      // Not even begun, and told so: it is begun again.
      paused.push('refused')
      id = await opened.begin(way, form)
    } else if (standing?.kind === 'paused') {
      paused.push(standing.why.kind === 'disk' ? standing.why.problem : standing.why.kind)
      expect(await opened.sets.resume(id)).toEqual({ ok: true, value: undefined })
    }
    expect([place, (await opened.verdict(id)).state]).toEqual([place, state])
    const held = await opened.versions(id)
    expect([...held].toSorted()).toEqual([...server.store.versions()].toSorted())
  }
  // Nothing else was ever said of it.
  expect(new Set(paused)).toEqual(new Set(['refused', 'ENOSPC']))
  expect(paused.filter((why) => why === 'ENOSPC').length).toBeGreaterThan(15)
})
