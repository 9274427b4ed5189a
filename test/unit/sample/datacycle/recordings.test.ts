/** The double against the recordings of a real dataCycle CORE: by its rules, never by request. */
import { readdirSync, readFileSync } from 'node:fs'
import { answerLikeCore } from '#sample/datacycle/answer/route.ts'
import { createInstance } from '#sample/datacycle/store/instance.ts'
import { isListed, type StoredContent } from '#sample/datacycle/store/stored-content.ts'
import { serve } from '#sample/http/serve.ts'
import { expect, onTestFinished, test } from 'vitest'
import { readRecordedContent } from '../../../support/core-double/recorded-content.ts'
import { ask, compared, readRecordings } from '../../../support/core-double/recordings.ts'

type RecordingFile = 'pairs.json' | 'investigations.json'

/** What a double with this content answers in another way than recorded: name, as recorded, as answered. */
async function listDifferences(file: RecordingFile, content: StoredContent) {
  const served = await serve({ port: 0 }, (baseUrl) => {
    const instance = createInstance(content, baseUrl)
    return (request) => answerLikeCore(instance, request)
  })
  onTestFinished(served.close)
  const differences: [name: string, recorded: object, answered: object][] = []
  for (const recording of readRecordings(file)) {
    const { status, headers, body } = recording.answer
    const recorded = compared(status, new Headers(headers), body ?? '')
    const response = await ask(served.baseUrl, recording)
    const answered = compared(response.status, response.headers, await response.text())
    if (JSON.stringify(recorded) !== JSON.stringify(answered)) {
      differences.push([recording.name, recorded, answered])
    }
  }
  return differences
}

function tell(file: RecordingFile, differences: readonly unknown[]) {
  const count = readRecordings(file).length
  console.info(`${file}: ${String(count - differences.length)} of ${String(count)} as recorded`)
}

test('answers the recorded requests as recorded', async () => {
  const differences = await listDifferences('pairs.json', readRecordedContent())
  tell('pairs.json', differences)
  expect(differences).toEqual([])
})

test('answers the investigations as recorded', async () => {
  const differences = await listDifferences('investigations.json', readRecordedContent())
  tell('investigations.json', differences)
  expect(differences).toEqual([])
})

test('knows of the investigations nothing but the ID of what has expired', async () => {
  const content = readRecordedContent()
  const things = content.things.filter(isListed)
  const differences = await listDifferences('investigations.json', { ...content, things })
  expect(differences.map(([name]) => name)).toEqual(['expired item by ID'])
})

test('rests on tables of items only where an order has no meaning', async () => {
  const content: StoredContent = {
    ...readRecordedContent(),
    orders: { relevance: [], unsorted: { few: [], many: [] }, random: new Map() },
  }
  const differences = await listDifferences('pairs.json', content)
  const names = differences.map(([name]) => name.replace(/page \d+ of 15/, 'a page'))
  expect([...new Set(names)]).toEqual([
    'full text',
    'full text, umlaut',
    'full text, ampersand',
    'full text, beginning of a word',
    'POST full text',
    'POST as a form',
    'sort, unknown: order without meaning',
    'sort by startDate: ignored',
    'sort, random with seed',
    'sort by created, a page: items repeat and are lost',
  ])
})

test('holds no recorded ID, name, query or body in its code', () => {
  const folder = new URL('../../../../electron/sample/datacycle/', import.meta.url)
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n')
  const recordings = [...readRecordings('pairs.json'), ...readRecordings('investigations.json')]
  const { things, endpoints, concepts, schemes, users } = readRecordedContent()
  const queries = recordings.flatMap(({ request }) => {
    const query = request.path.split('?')[1]
    return [query, query === undefined ? undefined : decodeURI(query.replace('%F6', ''))]
  })
  const recorded = [
    ...queries,
    ...recordings.map(({ request }) => request.body),
    ...recordings.map(({ answer }) => answer.body),
    ...things.flatMap(({ id, texts }) => [id, texts.get('de')?.name]),
    ...[...endpoints, ...concepts, ...schemes].map(({ id }) => id),
    ...endpoints.flatMap(({ slug, name }) => [slug, name]).filter((name) => name.length > 6),
    ...concepts.map(({ texts }) => texts.get('de')?.['skos:prefLabel']),
    ...users.map(({ token }) => token),
  ].filter((text) => typeof text === 'string' && text.length > 3)
  expect(recorded.length).toBeGreaterThan(500)
  expect(recorded.filter((text) => typeof text === 'string' && code.includes(text))).toEqual([])
})
