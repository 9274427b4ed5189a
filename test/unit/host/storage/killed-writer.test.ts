import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { sweepTemporaryFiles } from '#host/storage/atomic-write.ts'
import { bundledChild } from '../../../support/children/bundle-child.ts'
import { startChild } from '../../../support/children/started-child.ts'
import { rounds } from '../../../support/rounds.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const kills = rounds(40)
const folder = temporaryFolder()
const writerScript = bundledChild(new URL('./children/writer.ts', import.meta.url))

test(
  `a writer killed at any moment breaks no file and loses nothing acknowledged (${kills} kills)`,
  async () => {
    const file = join(folder(), 'numbers.json')
    let written: number[] = []
    for (let round = 0; round < kills; round++) {
      const next = (written.at(-1) ?? 0) + 1
      const writer = startChild(writerScript(), [file, String(next)])
      const acknowledged: unknown[] = []
      const wanted = 1 + (round % 4)
      while (acknowledged.length < wanted) acknowledged.push(await writer.next())
      for (let turns = (round * 7) % 23; turns > 0; turns--) await turn()
      await writer.kill()
      // What was acknowledged between the last one awaited and the kill counts as well.
      for (let late = await writer.next(); late !== null; late = await writer.next()) {
        acknowledged.push(late)
      }

      const found = readNumbers(await readFile(file, 'utf8'))
      const promised = [...written, ...acknowledged]
      expect(found.slice(0, promised.length)).toEqual(promised)
      expect(found.length - promised.length, 'at most the one write under way').toBeLessThan(2)
      written = found
    }
    await sweepTemporaryFiles(folder())
    const leftOver = (await readdir(folder())).filter((name) => !name.includes('.lock'))
    expect(leftOver).toEqual(['numbers.json'])
  },
  60_000 + kills * 5_000,
)

function readNumbers(text: string): number[] {
  const document: { format: string; version: number; numbers: number[] } = JSON.parse(text)
  expect(document).toEqual({ format: 'numbers', version: 1, numbers: document.numbers })
  return document.numbers
}
