import fc from 'fast-check'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import type { Share } from '#core/share/share.ts'
import { describeRequest } from '#core/share/render-bruno.ts'
import { renderHtml } from '#core/share/share-formats.ts'
import { renderSnippet, snippetKinds } from '#core/snippet/render-snippet.ts'
import { singleLine } from '#core/text/characters.ts'
import { anyShare } from '../../../support/arbitraries/share.ts'
import { englishLabels } from '../../../support/share/english-labels.ts'
import { rounds } from '../../../support/rounds.ts'

const window = new Window()

/** The page as a reader of HTML has it. */
function read(share: Share) {
  const document = new window.DOMParser().parseFromString(
    renderHtml(share, englishLabels),
    'text/html',
  )
  const texts = (selector: string) =>
    Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent)
  return { document, texts }
}

const hostile = `</code></pre></title><script>alert(1)</script><img src=x onerror="x()">'&amp;&lt;`

test('whatever stands in a hand-over is text in its page, and nothing runs or is fetched', () => {
  fc.assert(
    fc.property(anyShare, fc.constantFrom('', hostile), (given, evil) => {
      const share = {
        ...given,
        title: given.title + evil,
        connectionName: given.connectionName + evil,
        querySentences: [...given.querySentences, evil || 'Words'],
        sampleItem: JSON.stringify({ name: evil }),
      }
      const request = describeRequest(share)
      const { document, texts } = read(share)
      expect(document.querySelectorAll('script, img, link, iframe, [src], [href]')).toHaveLength(0)
      expect(texts('h1')).toEqual([singleLine(share.title)])
      expect(texts('li')).toEqual(share.querySentences.map(singleLine))
      expect(texts('details code')).toEqual(
        snippetKinds.map((kind) => renderSnippet(kind, request).trimEnd()),
      )
    }),
    { numRuns: rounds(100) },
  )
})

test('facts are rounded for people', () => {
  const facts = {
    status: 200,
    total: '71',
    durationMs: 73.6,
    sizeBytes: 31_234,
    sentAt: '2026-05-04T03:02:01.000Z',
  }
  const [share] = fc.sample(anyShare, 1)
  if (!share) throw new Error('None')
  expect(read({ ...share, facts }).texts('td')).toEqual([
    '200',
    '71',
    '74 ms',
    '31 kB',
    'on 2026-05-04',
  ])
})
