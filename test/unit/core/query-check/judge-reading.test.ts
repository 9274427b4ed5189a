import { expect, test } from 'vitest'
import { isUnsentProblem, judgeReading, renderUnsent } from '#core/query-check/judge-reading.ts'
import { readImportFiles } from '#core/import/read-import-files.ts'
import { presets } from '#core/query/conventions.ts'
import { resolveForm } from '#core/query/relative-date.ts'

/** What is said of a request as a file has it, on a CORE and on any other server. */
function told(request: string) {
  const file = { path: 'a.http', text: `### One\n${request}\n` }
  const read = readImportFiles([file], () => presets.core)
  const [found] = read.kind === 'import' ? read.requests : []
  if (found === undefined) throw new Error('No request')
  const form = resolveForm(found.form, '2026-11-25')
  return [true, false].map((isDatacycle) =>
    judgeReading(found, form, isDatacycle).map(
      (one) => `${renderUnsent(one)} ${one.verdict} ${one.reason}`,
    ),
  )
}

const at = '/api/v4/endpoints/x'
const post = (body: string, query = '', type = 'application/json') =>
  `POST ${at}${query}\nContent-Type: ${type}\n\n${body}`

test.each<[string, string[], string[]]>([
  [`GET ${at}?filter[q]=See&page[size]=5&foo=1`, [], []],
  [`GET ${at}?page=2`, ['extra.page ignored text-dropped'], ['extra.page unknown not-sent']],
  [
    `GET ${at}?filter=abc`,
    ['extra.filter ignored text-dropped'],
    ['extra.filter unknown not-sent'],
  ],
  [
    `GET ${at}?sort[]=name`,
    ['extra.sort ignored list-dropped'],
    ['extra.sort unknown written-differently'],
  ],
  [`GET ${at}?fields=name`, [], []],
  [
    `GET ${at}?include[image]=1`,
    ['extra.include[image] ignored object-dropped'],
    ['extra.include[image] unknown written-differently'],
  ],
  [
    `GET ${at}?filter[union][][q]=See`,
    ['filter.union.q ignored text-in-union'],
    ['filter.union.q unknown not-sent'],
  ],
  // Only a full text is known to be dropped there, and only within a union.
  [
    `GET ${at}?filter[union][][x]=See`,
    ['filter.union.x unknown not-sent'],
    ['filter.union.x unknown not-sent'],
  ],
  [
    `GET ${at}?filter[x][][q]=See`,
    ['filter.x.q unknown not-sent'],
    ['filter.x.q unknown not-sent'],
  ],
  [`GET ${at}?filter[q]=`, ['filter.q ignored blank-filter'], ['filter.q unknown not-sent']],
  [
    `GET ${at}?filter[contentId][in][]=`,
    ['filter.contentId.in ignored blank-filter'],
    ['filter.contentId.in unknown not-sent'],
  ],
  [
    `GET ${at}?filter[schedule][in][min]=`,
    ['filter.schedule.in.min unknown not-sent'],
    ['filter.schedule.in.min unknown not-sent'],
  ],
  [`GET ${at}?sort=`, ['extra.sort unknown not-sent'], ['extra.sort unknown not-sent']],
  [
    post('{"filter":{"q":"See"}}', '?filter[q]=Berg'),
    ['extra.filter ignored in-both'],
    ['extra.filter unknown in-both'],
  ],
  [
    post('{"filter":{"q":"See"}}', '', 'text/plain'),
    ['body ignored body-not-read'],
    ['body unknown body-not-json'],
  ],
])('%s', (request, onCore, elsewhere) => {
  expect(told(request)).toEqual([onCore, elsewhere])
})

test('a text of which the check cannot send the bytes is a fault: another answer was checked', () => {
  const notes = [{ kind: 'latin-1', name: 'filter[q]' } as const]
  const found = judgeReading({ notes, leftOut: [] }, { filters: [] }, true)
  expect(found.map((one) => [one.reason, isUnsentProblem(one)])).toEqual([['latin-1', true]])
})

test.each([
  [{ what: '-d @body.json', reason: 'file' }, 'extra.-d @body.json'],
  [{ what: 'filter[q]=\ufffdA', reason: 'encoding' }, 'filter.q'],
  [{ what: '/a1b2', reason: 'path' }, 'extra./a1b2'],
] as const)('a part without which another request is checked is a fault: %j', (one, subject) => {
  const found = judgeReading({ notes: [], leftOut: [one] }, { filters: [] }, false)
  expect(
    found.map((unsent) => [renderUnsent(unsent), unsent.reason, isUnsentProblem(unsent)]),
  ).toEqual([[subject, 'part-missing', true]])
})

test('a parameter without a value is told, and no fault: nobody knows what it means', () => {
  const leftOut = [{ what: 'b', reason: 'bare' }] as const
  const found = judgeReading({ notes: [], leftOut }, { filters: [] }, false)
  expect(found.map((one) => [one.reason, isUnsentProblem(one)])).toEqual([['not-sent', false]])
})
