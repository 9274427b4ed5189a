import { expect, test } from 'vitest'
import { cliWords, sayOfSets } from '#cli/words/all-cli-words.ts'
import { renderReportHtml, renderReportText } from '#core/set/render-report.ts'
import type { Language } from '#core/language/language.ts'
import {
  describeImportCheck,
  readImportCheckOutcome,
} from '#core/import-check/describe-import-check.ts'
import type { ImportSettings } from '#core/import-check/check-import.ts'
import type { ImportCheckResult } from '#core/import-check/import-check-document.ts'

const loop: ImportSettings = { stamp: 'modified', mark: 'start', removal: 'none' }
const none = { count: 0, items: [] }
const clean: ImportCheckResult = {
  askedAt: '2026-11-24T03:00:00.000Z',
  startedAt: '2026-11-23T03:00:00.000Z',
  requests: 4,
  held: 50,
  now: 51,
  tried: { modified: 'answered', touched: 'answered' },
  deleted: 'whole',
  wrong: { missed: none, stale: none, kept: none, removed: none },
  notes: [],
}
const missed: ImportCheckResult = {
  ...clean,
  wrong: {
    ...clean.wrong,
    missed: { count: 1, items: [{ id: 'a', name: 'Secret name', cause: 'collection' }] },
  },
}
const describeIn = (language: Language, result: ImportCheckResult) =>
  describeImportCheck(result, loop, 'https://api.example', {
    language,
    words: cliWords[language].reports.importCheck,
    say: sayOfSets(language),
  })
const failed: ImportCheckResult = { ...clean, tried: { ...clean.tried, modified: 'failed' } }

test.each([
  ['nothing wrong', clean, loop, 'clean'],
  ['an item missed', missed, loop, 'loud'],
  ['its filter was not answered', failed, loop, 'not-judged'],
  ['the other filter was not answered', failed, { ...loop, stamp: 'touched' }, 'clean'],
  ['wrong comes before not answered', { ...missed, deleted: 'failed' }, loop, 'loud'],
  ['deletions that it does not read', { ...clean, deleted: 'failed' }, loop, 'clean'],
  [
    'deletions that it reads',
    { ...clean, deleted: 'failed' },
    { ...loop, removal: 'deleted' },
    'not-judged',
  ],
  [
    'a query with a filter of its own',
    { ...clean, tried: { modified: 'own-filter', touched: 'answered' } },
    loop,
    'clean',
  ],
] as const)('%s', (_, told, of, outcome) => {
  expect(readImportCheckOutcome(told, of)).toBe(outcome)
})

test('a report names what is wrong by ID and cause, and no content', () => {
  const report = describeIn('en', missed)
  expect(renderReportText(report)).toBe(
    [
      '1 missed, 0 stale, 0 kept, 0 removed.',
      '  1 missed: in the response, not in the import',
      '  The item is new in the collection, but has no new timestamp. The item was added by hand, or its validity period began.',
      '    a',
      '',
    ].join('\n'),
  )
  expect(renderReportHtml(report)).not.toContain('Secret name')
})

test('a report tells what the answers say of loading by pages, of deletions, totals and caches', () => {
  const told: ImportCheckResult = {
    ...clean,
    notes: [
      { kind: 'edited-by-pages', count: 1 },
      { kind: 'gone-by-pages', count: 2 },
      { kind: 'tied-deletions', count: 8 },
      { kind: 'two-queries' },
      { kind: 'nested-cache' },
    ],
  }
  expect(describeIn('en', told).lines).toEqual(
    [
      'Note: 1 item changed while the set was loaded. In the default order, a changed item jumps to the front. An import that reads page by page can miss this item. Another item is then received twice, and the total stays the same.',
      'Note: 2 items disappeared while the set was loaded. When an item disappears, the item after it may move to a page that was already read. An import that reads page by page then misses the moved item. No item arrives twice.',
      'Note: 8 deletions have the same timestamp as another deletion. If the list is read page by page, some deletions are received twice and others never. One page that is large enough contains all deletions.',
      'Note: A list with only IDs and timestamps always matches its total. With other fields, it can differ from the total while someone is editing.',
      'Note: This query filters by another endpoint. If that endpoint has a cache, new items of that endpoint show up in this query with a delay. A direct request to that endpoint is always up to date.',
    ].map((text) => ({ text, ids: [] })),
  )
})

test('a report is German where that is asked for', () => {
  expect(describeIn('de', missed)).toEqual({
    language: 'de',
    title: 'Prüfung eines Imports',
    verdict: 'Fehlend: 1, veraltet: 0, zu viel: 0, zu Unrecht entfernt: 0.',
    scope:
      'Annahme: Der Import hat am 2026-11-23T03:00:00.000Z alle Inhalte von https://api.example geladen und am 2026-11-24T03:00:00.000Z nach Änderungen gefragt.',
    facts: [
      ['Zeitstempel (--stamp)', 'modified'],
      ['Änderungen seit (--mark)', 'start'],
      ['Entfernen anhand von (--removal)', 'none'],
      ['Inhalte im Abruf', '50'],
      ['Inhalte auf dem Server', '51'],
      ['Anfragen', '4'],
      ['Filter nach modified', 'beantwortet'],
      ['Filter nach touched', 'beantwortet'],
      ['Liste der Löschungen', 'vollständig'],
    ],
    lines: [
      {
        text: 'Fehlend: 1 (auf dem Server, aber nicht im Import)',
        ids: [],
      },
      {
        text: 'Der Inhalt ist neu in der Sammlung, hat aber keinen neuen Zeitstempel. Er wurde von Hand hinzugefügt, oder er ist erst jetzt gültig.',
        ids: ['a'],
      },
    ],
  })
})
