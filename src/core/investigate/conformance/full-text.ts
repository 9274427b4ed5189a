import { encodeComponent } from '#core/request/encode-component.ts'
import { impossibleWord } from '#core/investigate/impossible-value.ts'
import { getStep, postStep, rawStep } from './card-step.ts'
import type { Known } from './known.ts'
import { seen, type ConformanceLine } from './line.ts'
import { asText, lineOf, totalOf, valuesOfRefusal, type Answered } from './line-of.ts'
import { pageKey } from './pages.ts'
import type { ConformancePart } from './part.ts'

/** Checks full text by GET and POST, and the encoding of a GET (api.md 4.2, 4.3). */
export const fullTextPart: ConformancePart = {
  steps(known) {
    const { word, pair, umlaut } = chooseWords(known)
    const searchByGet = (key: string, q: string) =>
      getStep(known, key, [
        ['filter[q]', q],
        ['page[size]', '1'],
      ])
    const searchByPost = (key: string, q: string) =>
      postStep(known, key, { filter: { q }, page: { size: 1 } })
    return [
      searchByGet('q-impossible', impossibleWord),
      ...(word === null ? [] : [searchByGet('q-word', word), searchByPost('q-word-post', word)]),
      ...(pair === null
        ? []
        : [
            rawStep(known, 'q-plus', `${rawName('filter[q]')}=${pair.join('+')}&${oneItem}`),
            searchByPost('q-blank-post', pair.join(' ')),
            searchByPost('q-plus-post', pair.join('+')),
          ]),
      ...(umlaut === null
        ? []
        : [searchByGet('q-umlaut', umlaut), searchByPost('q-umlaut-post', umlaut)]),
      rawStep(known, 'brackets', `sort=name&page[size]=${String(known.size)}`),
    ]
  },
  lines: (known) => [
    judgeFullText(known),
    judgePostFilter(known),
    judgeBrackets(known),
    judgeUmlauts(known),
    judgePlus(known),
  ],
}

const rawName = encodeComponent
const oneItem = `${rawName('page[size]')}=1`

/** Words from item names: one of ASCII letters, two adjacent ones, and one with an umlaut. */
function chooseWords({ first }: Known): {
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

function judgeFullText(known: Known): ConformanceLine {
  const { word } = chooseWords(known)
  const keys = ['q-impossible', 'q-word'] as const
  if (word === null) return seen('full-text-unseen', ['first'])
  return lineOf(known, 'full-text', keys, (impossible, own) => {
    if (impossible.kind === 'refused')
      return seen('full-text-refused', keys, valuesOfRefusal(impossible))
    const [none, some] = [totalOf(impossible), totalOf(own)]
    const { total } = known
    if (none === null || some === null || total === null || total === 0)
      return seen('full-text-unseen', keys)
    if (none === 0 && some > 0)
      return seen('full-text-evaluated', keys, asText({ word, some, all: total }))
    return none === total && some === total
      ? seen('full-text-ignored', keys, asText({ word, all: total }))
      : seen('full-text-unseen', keys)
  })
}

function judgePostFilter(known: Known): ConformanceLine {
  const { word } = chooseWords(known)
  const keys = ['q-word', 'q-word-post'] as const
  if (word === null) return seen('post-filter-unseen', ['first'])
  return lineOf(known, 'post-filter', keys, (asked, posted) => {
    if (posted.kind === 'refused') return seen('post-filter-refused', keys, valuesOfRefusal(posted))
    const [one, other] = [totalOf(asked), totalOf(posted)]
    if (one === null || other === null || one === known.total)
      return seen('post-filter-unseen', keys)
    const values = asText({ word, get: one, post: other })
    if (one === other) return seen('post-filter-same', keys, values)
    return seen(other === known.total ? 'post-filter-ignored' : 'post-filter-differs', keys, values)
  })
}

/** Compares encoded with literal brackets in parameter names. */
function judgeBrackets(known: Known): ConformanceLine {
  const keys = [pageKey(1), 'brackets'] as const
  return lineOf(known, 'brackets', keys, (encoded, plain) => {
    if (encoded.kind !== 'list' || encoded.answer.ids.length !== known.size)
      return seen('brackets-unseen', keys)
    const defaultCount = known.first.answer.ids.length
    const count = plain.kind === 'list' ? plain.answer.ids.length : null
    if (defaultCount === known.size) return seen('brackets-unseen', keys)
    if (count === known.size) return seen('brackets-both', keys)
    return count === null || count === defaultCount
      ? seen('brackets-encoded-only', keys)
      : seen('brackets-unseen', keys)
  })
}

/** Only some, but not all, hits prove that the word was evaluated. */
const isSomeNotAll = (total: number | null, known: Known): boolean =>
  total !== null && total > 0 && total !== known.total

function judgeUmlauts(known: Known): ConformanceLine {
  const { umlaut } = chooseWords(known)
  const keys = ['q-umlaut', 'q-umlaut-post'] as const
  if (umlaut === null) return seen('umlauts-unseen', ['first'])
  return lineOf(known, 'umlauts', keys, (asked, posted) => {
    const [one, other] = [totalOf(asked), totalOf(posted)]
    const values = asText({ word: umlaut, get: one ?? '?', post: other ?? '?' })
    if (isSomeNotAll(one, known)) return seen('umlauts-read', keys, values)
    return one === 0 && isSomeNotAll(other, known)
      ? seen('umlauts-broken', keys, values)
      : seen('umlauts-unseen', keys)
  })
}

/** Compares `a+b` in a GET with `a b` and `a+b` in a POST body. */
function judgePlus(known: Known): ConformanceLine {
  const { pair } = chooseWords(known)
  const keys = ['q-plus', 'q-blank-post', 'q-plus-post'] as const
  if (pair === null) return seen('plus-unseen', ['first'])
  return lineOf(known, 'plus', keys, (...answers) => {
    const [asked, blank, plus] = answers.map((one: Answered) => totalOf(one))
    if (asked === null || blank === plus) return seen('plus-unseen', keys)
    const values = asText({ words: pair.join('+'), hits: asked ?? '?' })
    if (asked === blank) return seen('plus-blank', keys, values)
    return asked === plus ? seen('plus-itself', keys, values) : seen('plus-unseen', keys)
  })
}
