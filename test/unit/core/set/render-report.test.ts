import { expect, test } from 'vitest'
import { renderReportMarkdown } from '#core/set/render-report.ts'

test('a report in Markdown names the first 200 IDs of each kind', () => {
  const ids = Array.from({ length: 201 }, (_, at) => `id-${at}`)
  const report = renderReportMarkdown({
    language: 'en',
    title: 'Report',
    verdict: 'One is missing.',
    scope: 'All items',
    facts: [['Items', '201']],
    lines: [
      { text: '201 items', ids },
      { text: 'One item', ids: ['own'] },
    ],
  })
  expect(report.split('\n')).toEqual([
    '# Report',
    '',
    '**One is missing.**',
    '',
    'All items',
    '',
    '- Items: 201',
    '',
    '## 201 items',
    '',
    ...ids.slice(0, 200).map((id) => `- ${id}`),
    '',
    '## One item',
    '',
    '- own',
    '',
  ])
})
