import { randomUUID } from 'node:crypto'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createHistoryBodies } from '#host/workspace/history-bodies.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const folder = temporaryFolder()

const streamOf = (...chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })

const read = (stream: ReadableStream<Uint8Array>) =>
  new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).text()

function open(limitBytes: number) {
  const bodies = createHistoryBodies({
    folder: join(folder(), 'answers'),
    limitBytes: () => Promise.resolve(limitBytes),
  })
  return bodies
}

describe('kept answers', () => {
  test('a stream passes unchanged and can be read again', async () => {
    const bodies = open(1000)
    const id = randomUUID()
    expect(await read(bodies.keep(id, streamOf('{"head":1}\n', 'body')))).toBe('{"head":1}\nbody')
    await bodies.settle()
    const kept = await bodies.open(id)
    expect(kept?.bodyBytes).toBe(4)
    expect(kept && (await read(kept.stream))).toBe('{"head":1}\nbody')
  })

  test('nothing is kept where the person wants nothing kept', async () => {
    const bodies = open(0)
    const id = randomUUID()
    expect(await read(bodies.keep(id, streamOf('one')))).toBe('one')
    await bodies.settle()
    expect(await bodies.open(id)).toBeNull()
  })

  test('the oldest answers make room', async () => {
    const bodies = open(10)
    const [old, middle, late] = [randomUUID(), randomUUID(), randomUUID()]
    for (const [id, seconds] of [
      [old, 1],
      [middle, 2],
    ] as const) {
      await read(bodies.keep(id, streamOf('12345')))
      await bodies.settle()
      await utimes(join(folder(), 'answers', `${id}.answer`), seconds, seconds)
    }
    await read(bodies.keep(late, streamOf('12345')))
    await bodies.settle()
    expect([...(await bodies.list())].sort()).toEqual([middle, late].sort())
  })

  test('an answer that was cancelled, or is larger than the limit, is not kept', async () => {
    const bodies = open(10)
    const [large, cancelled, last] = [randomUUID(), randomUUID(), randomUUID()]
    await read(bodies.keep(large, streamOf('123456', '789012')))
    await bodies.keep(cancelled, streamOf('1', '2')).cancel()
    await read(bodies.keep(last, streamOf('123456', '7890')))
    await bodies.settle()
    expect([...(await bodies.list())]).toEqual([last])
  })

  test('one is removed by its id, and one that is gone already does not matter', async () => {
    const bodies = open(10)
    const [one, other] = [randomUUID(), randomUUID()]
    for (const id of [one, other]) await read(bodies.keep(id, streamOf('1\n')))
    await bodies.settle()
    await bodies.remove(one)
    await bodies.remove(one)
    expect([...(await bodies.list())]).toEqual([other])
  })

  test('an id that is none leads to no file', async () => {
    const bodies = open(10)
    expect(await bodies.open('../../settings.json')).toBeNull()
    await writeFile(join(folder(), 'other.answer'), '')
    await bodies.remove('../other')
    expect(await readdir(folder())).toEqual(['other.answer'])
  })

  test('none is left where the person wants nothing kept any more', async () => {
    let limit = 10
    const bodies = createHistoryBodies({
      folder: join(folder(), 'answers'),
      limitBytes: () => Promise.resolve(limit),
    })
    await read(bodies.keep(randomUUID(), streamOf('1')))
    await bodies.settle()
    limit = 0
    await bodies.trim()
    expect([...(await bodies.list())]).toEqual([])
  })
})
