import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRequestText } from '#core/import/read-request-text.ts'
import { findUrlInCode } from '#core/paste/url-in-code.ts'
import { presets } from '#core/query/conventions.ts'
import { codeParsers } from '../../../support/code-parsers.ts'
import { mutateText } from '../../../support/programs/mutate-text.ts'
import { createRandom } from '../../../support/programs/program.ts'
import { rounds } from '../../../support/rounds.ts'
import { seed } from '../../../support/seed.ts'

const readAll = (folder: string, end: string): string[] =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((name) => name.endsWith(end))
    .map((name) => readFileSync(new URL(name, new URL(folder, import.meta.url)), 'utf8'))

/** The pieces of code of the fixtures, and what the tests beside this one paste. */
const samples: [string, ...string[]] = [
  'curl https://api.example/api/v4/endpoints/events',
  ...readAll('../../../fixtures/code/', '.txt').flatMap((text) =>
    text.split(/^===== .*$|^-----$/m).filter((_, at) => at % 2 === 1),
  ),
  ...readAll('./', '.test.ts').flatMap((text) =>
    Array.from(text.matchAll(/`((?:[^`\\]|\\[^])*)`|'((?:[^'\\\n]|\\.)*)'/g), (found) =>
      (found[1] ?? found[2] ?? '').replaceAll('\\n', '\n').replaceAll(/\\(.)/g, '$1'),
    ).filter((one) => /https?:|\/api\//.test(one)),
  ),
]

test('whatever happened to a text on its way, it is read, or refused by name', () => {
  for (let at = 0; at < rounds(2_000); at += 1) {
    const text = mutateText(createRandom(seed + at), samples)
    try {
      const read = readRequestText(text, presets.documented, codeParsers)
      expect(['query', 'problem']).toContain(read.kind)
      findUrlInCode(text)
    } catch (error) {
      throw new Error(`SEED=${seed + at} of ${JSON.stringify(text.slice(0, 2_000))}`, {
        cause: error,
      })
    }
  }
})

// Each of these held the window for minutes: what was read again and again from every repetition on.
test.each([
  ['ET https:', '/'],
  ['{"a":', '\\"'],
  ['{"', '\\"'],
  ['GET ', '</a>'],
  ['http GET https://h/api/v4/endpoints/x ', '['],
  ['GET https://h/api/v4/endpoints/x\n', '< {%\n'],
  ['<', '<a '],
])('a text that begins with %s and repeats %s is read to its end', (beginning, piece) => {
  const text = `${beginning}${piece.repeat(100_000 / piece.length)}\`x\`y G`
  expect(['query', 'problem']).toContain(
    readRequestText(text, presets.documented, codeParsers).kind,
  )
})
