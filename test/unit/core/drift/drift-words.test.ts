import { expect, test } from 'vitest'
import { cliWords } from '#cli/words/all-cli-words.ts'
import { sayDrift, type Drift } from '#core/drift/find-drift.ts'

const drifts: Drift[] = [
  { kind: 'total', before: '10', after: '7' },
  { kind: 'items', before: 10, after: 7 },
  { kind: 'type-gone', type: 'Place', items: 3 },
  { kind: 'type-new', type: '', items: 2 },
  { kind: 'type-share', type: 'Event', before: 12.5, after: 40 },
  { kind: 'missing', type: 'Place', attribute: 'address', before: 0, after: 12.3 },
  { kind: 'unresolved', type: 'Place', attribute: 'image', before: 0, after: 100 },
]

test('what drifted is told in German with its own decimal sign', () => {
  expect(drifts.map((one) => sayDrift(one, cliWords.de.reports.drift))).toEqual([
    'Gesamtzahl laut Server: 7 (vorher 10).',
    'Erhaltene Inhalte: 7 (vorher 10).',
    'Place: keine Inhalte mehr (vorher 3).',
    'ohne Typ: neuer Typ, Inhalte: 2.',
    'Event: 40 % aller Inhalte (vorher 12,5 %).',
    'Place: address fehlt bei 12,3 % (vorher 0 %).',
    'Place: Details von image fehlen bei 100 % (vorher 0 %).',
  ])
})
