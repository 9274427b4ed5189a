import { impossibleWord } from '#core/investigate/impossible-value.ts'
import {
  toLine,
  type ApiCheckLine,
  type ApiCheckPart,
  type Observations,
  asText,
  ifAnswered,
  totalOf,
  valuesOfRefusal,
  type Answered,
  getStep,
  postStep,
  rawStep,
} from './line.ts'
import { pageKey } from './pages.ts'

/** Checks full text by GET and POST, and the encoding of a GET (api.md 4.2, 4.3). */
export const fullTextPart: ApiCheckPart = {
  steps(observed) {
    const { word, pair, umlaut } = chooseWords(observed)
    const searchByGet = (key: string, q: string) =>
      getStep(observed, key, [
        ['filter[q]', q],
        ['page[size]', '1'],
      ])
    const searchByPost = (key: string, q: string) =>
      postStep(observed, key, { filter: { q }, page: { size: 1 } })
    return [
      searchByGet('q-impossible', impossibleWord),
      ...(word === null ? [] : [searchByGet('q-word', word), searchByPost('q-word-post', word)]),
      ...(pair === null
        ? []
        : [
            rawStep(observed, 'q-plus', `filter%5Bq%5D=${pair.join('+')}&page%5Bsize%5D=1`),
            searchByPost('q-blank-post', pair.join(' ')),
            searchByPost('q-plus-post', pair.join('+')),
          ]),
      ...(umlaut === null
        ? []
        : [searchByGet('q-umlaut', umlaut), searchByPost('q-umlaut-post', umlaut)]),
      rawStep(observed, 'brackets', `sort=name&page[size]=${String(observed.size)}`),
    ]
  },
  lines: (observed) => [
    judgeFullText(observed),
    judgePostFilter(observed),
    judgeBrackets(observed),
    judgeUmlauts(observed),
    judgePlus(observed),
  ],
}

/** Words from item names: one of ASCII letters, two adjacent ones, and one with an umlaut. */
function chooseWords({ first }: Observations): {
  word: string | null
  pair: readonly [string, string] | null
  umlaut: string | null
} {
  const names = first.details.items.map(({ name }) => name)
  const find = (pattern: RegExp) => names.map((name) => pattern.exec(name)).find(Boolean) ?? null
  const pair = find(/(?<!\p{L})([A-Za-z]{3,}) ([A-Za-z]{3,})(?!\p{L})/u)
  return {
    word: find(/(?<!\p{L})[A-Za-z]{4,}(?!\p{L})/u)?.[0] ?? null,
    pair: pair === null ? null : [pair[1] ?? '', pair[2] ?? ''],
    umlaut: find(/(?<!\p{L})(?=[a-z]*[äöüß])[a-zäöüß]{4,}(?!\p{L})/iu)?.[0] ?? null,
  }
}

function judgeFullText(observed: Observations): ApiCheckLine {
  const { word } = chooseWords(observed)
  const keys = ['q-impossible', 'q-word'] as const
  if (word === null) return toLine('full-text-untestable', ['first'])
  return ifAnswered(observed, 'full-text', keys, (impossible, byWord) => {
    if (impossible.kind === 'refused')
      return toLine('full-text-refused', keys, valuesOfRefusal(impossible))
    const [none, some] = [totalOf(impossible), totalOf(byWord)]
    const { total } = observed
    if (none === null || some === null || total === null || total === 0)
      return toLine('full-text-untestable', keys)
    if (none === 0 && some > 0)
      return toLine('full-text-evaluated', keys, asText({ word, some, all: total }))
    return none === total && some === total
      ? toLine('full-text-ignored', keys, asText({ word, all: total }))
      : toLine('full-text-untestable', keys)
  })
}

function judgePostFilter(observed: Observations): ApiCheckLine {
  const { word } = chooseWords(observed)
  const keys = ['q-word', 'q-word-post'] as const
  if (word === null) return toLine('post-filter-untestable', ['first'])
  return ifAnswered(observed, 'post-filter', keys, (requested, posted) => {
    if (posted.kind === 'refused')
      return toLine('post-filter-refused', keys, valuesOfRefusal(posted))
    const [one, other] = [totalOf(requested), totalOf(posted)]
    if (one === null || other === null || one === observed.total)
      return toLine('post-filter-untestable', keys)
    const values = asText({ word, get: one, post: other })
    if (one === other) return toLine('post-filter-same', keys, values)
    return toLine(
      other === observed.total ? 'post-filter-ignored' : 'post-filter-differs',
      keys,
      values,
    )
  })
}

/** Compares encoded with literal brackets in parameter names. */
function judgeBrackets(observed: Observations): ApiCheckLine {
  const keys = [pageKey(1), 'brackets'] as const
  return ifAnswered(observed, 'brackets', keys, (encoded, plain) => {
    const countOf = (one: Answered) => (one.kind === 'list' ? one.response.ids.length : null)
    const [requested, defaultCount] = [observed.size, observed.first.response.ids.length]
    if (countOf(encoded) !== requested || defaultCount === requested)
      return toLine('brackets-untestable', keys)
    const count = countOf(plain)
    if (count === requested) return toLine('brackets-both', keys)
    return count === null || count === defaultCount
      ? toLine('brackets-encoded-only', keys)
      : toLine('brackets-untestable', keys)
  })
}

/** Some but not all hits prove that the word was evaluated. */
const isSomeNotAll = (total: number | null, observed: Observations): boolean =>
  total !== null && total > 0 && total !== observed.total

function judgeUmlauts(observed: Observations): ApiCheckLine {
  const { umlaut } = chooseWords(observed)
  const keys = ['q-umlaut', 'q-umlaut-post'] as const
  if (umlaut === null) return toLine('umlauts-untestable', ['first'])
  return ifAnswered(observed, 'umlauts', keys, (requested, posted) => {
    const [one, other] = [totalOf(requested), totalOf(posted)]
    const values = asText({ word: umlaut, get: one ?? '?', post: other ?? '?' })
    if (isSomeNotAll(one, observed)) return toLine('umlauts-read', keys, values)
    return one === 0 && isSomeNotAll(other, observed)
      ? toLine('umlauts-broken', keys, values)
      : toLine('umlauts-untestable', keys)
  })
}

/** Compares `a+b` in a GET with `a b` and `a+b` in a POST body. */
function judgePlus(observed: Observations): ApiCheckLine {
  const { pair } = chooseWords(observed)
  const keys = ['q-plus', 'q-blank-post', 'q-plus-post'] as const
  if (pair === null) return toLine('plus-untestable', ['first'])
  return ifAnswered(observed, 'plus', keys, (...responses) => {
    const [requested = null, blank, plus] = responses.map(totalOf)
    if (requested === null || blank === plus) return toLine('plus-untestable', keys)
    const values = asText({ words: pair.join('+'), hits: requested })
    if (requested === blank) return toLine('plus-blank', keys, values)
    return requested === plus
      ? toLine('plus-itself', keys, values)
      : toLine('plus-untestable', keys)
  })
}
