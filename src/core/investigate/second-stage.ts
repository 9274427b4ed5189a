import { likelyLanguages } from '#core/language/language.ts'
import type { QueryForm } from '#core/query/form.ts'
import type { Condition, ConditionRules } from './conditions.ts'
import { asPlain } from '#core/query/count-form.ts'
import {
  planChangeCount,
  readDiagnosedQuery,
  type DiagnosedQuery,
  planChange,
  keepConditions,
} from './diagnosed-query.ts'
import { doctorPurpose, type Diagnosis, type DiagnosisStep, type DoctorQuestion } from './doctor.ts'
import {
  hitsAt,
  openOrConclude,
  type Hits,
  type Investigation,
  type Outcomes,
  type Step,
  type StepFailure,
} from './investigation.ts'
import { planDeletions, planItemById, readItem, readItemId, type ItemById } from './item-by-id.ts'
import { planLatest, readLatestFound, type LatestFound } from './latest-date.ts'
import { type Remedy, withLanguage } from './remedies.ts'
import { readCount } from './counts.ts'
import { type WordsFinding, createWordSearch, readSearchedWords } from './word-search.ts'
import { findNearNames } from '#core/text/near-names.ts'

/** The findings of the second stage (truth.md 4). */
export interface SecondStage {
  words: WordsFinding | null
  /** The latest value of an attribute, if all are before the requested date. */
  latest: LatestFound | null
  languages: readonly { language: string; hits: Hits }[]
  /** The server's answer for an item ID in the query. */
  item: ItemById | null
  /** The failure of a request, so findings may be incomplete. */
  failure: StepFailure | null
}

/** A step of the second stage: `value` is the word, the language or the attribute. */
export interface SecondStageStep extends Omit<DiagnosisStep, 'kind'> {
  kind: 'word' | 'language' | 'latest'
  value: string
}

export interface SecondStageQuestion extends Investigation<SecondStage> {
  steps(outcomes: Outcomes): readonly SecondStageStep[]
  /** All remedies, with the hits counted so far. */
  remedies(outcomes: Outcomes): readonly Remedy[]
}

/** The first stage, whose result the second stage examines. */
export interface FirstStageResult {
  form: QueryForm
  question: DoctorQuestion
  diagnosis: Diagnosis
  outcomes: Outcomes
  /** Remedies that were not tried. */
  proposed: readonly Remedy[]
}

const maxRequests = 10

/**
 * Plans the second stage with at most ten requests: the words of a full text without hits, the latest date,
 * whether an item exists, other languages, and the hits of the remedies. The most useful come first; those
 * beyond the limit are dropped. null if there is nothing to request.
 */
export function planSecondStage(
  about: FirstStageResult,
  rules: ConditionRules,
): SecondStageQuestion | null {
  const { diagnosis, proposed, question } = about
  if (diagnosis.kind === 'failed') return null
  const query = readDiagnosedQuery(about.form, question, diagnosis, rules)
  const item = createItemSearch(query)
  const text = createTextSearch(query, maxRequests - item.first.length - item.reserved)
  const reserved = text.reserved + item.reserved
  // The most useful first: each list takes what the previous ones have left.
  const take = createAllowance(maxRequests - reserved)
  const words = take(text.words.first)
  const itemSteps = take(item.first)
  const latest = take(planLatest(query))
  const languages = take(planLanguageTrials(query, totalOf(about)))
  const tried = take(proposed.map((remedy, at) => planRemedyStep(query, remedy, at)))
  const stepsOf = (planned: readonly { step: Step }[]) => planned.map(({ step }) => step)
  const first = [...words, ...stepsOf(latest), ...itemSteps, ...stepsOf([...languages, ...tried])]
  if (first.length === 0 && !text.startsWithSpelling) return null
  const listSteps = (outcomes: Outcomes): Step[] => [
    ...first,
    ...text.later(outcomes),
    ...item.later(outcomes),
  ]

  const conclude = (outcomes: Outcomes): SecondStage => ({
    words: text.words.readFinding(outcomes),
    latest: latest.map((one) => readLatestFound(one, outcomes))[0] ?? null,
    languages: readAcceptedLanguages(languages, outcomes)
      .filter(({ hits }) => hits.count > 0n)
      .map(({ language, hits }) => ({ language, hits })),
    item: item.read(outcomes),
    failure: findFailure(listSteps(outcomes), outcomes, item.read(outcomes) !== null),
  })

  return {
    price: first.length + reserved,
    next: (outcomes) => openOrConclude(listSteps(outcomes), outcomes, () => conclude(outcomes)),
    steps(outcomes) {
      const ofLanguage = query.conditions.filter(({ parameter }) => parameter.kind === 'language')
      const step = (
        kind: SecondStageStep['kind'],
        value: string,
        conditions: readonly Condition[],
        key: string,
      ) => ({ kind, value, conditions, isCause: false, state: readCount(outcomes, key) })
      return [
        ...text.words
          .tried(outcomes)
          .map((value) => step('word', value, text.conditions, `word ${value}`)),
        ...latest.map((one) => step('latest', one.bound.attribute, [one.condition], one.step.key)),
        ...languages
          .filter((one) => !isLanguageIgnored(one, outcomes))
          .map((one) => step('language', one.language, ofLanguage, one.step.key)),
      ]
    },
    remedies: (outcomes) => [
      ...tried.map(({ remedy, step }) => ({ ...remedy, hits: hitsAt(outcomes, step.key) })),
      ...proposed.slice(tried.length),
      ...text.remedies(outcomes),
      ...readAcceptedLanguages(languages, outcomes).map(({ language, form, hits }): Remedy => ({
        kind: 'language',
        language,
        form,
        hits,
      })),
    ],
  }
}

/** Finds out whether an item whose ID is in the query exists (`first`), or else was deleted (`later`). */
function createItemSearch({ causes, areZeroAlone, rules }: DiagnosedQuery) {
  // Only an ID without hits on its own: if two IDs merely exclude each other, both items exist.
  const [id] =
    rules.isDatacycle && areZeroAlone ? causes.flatMap((one) => readItemId(one) ?? []) : []
  const read = (outcomes: Outcomes) => (id === undefined ? null : readItem(id, outcomes))
  const deletions = planDeletions(doctorPurpose('deleted', [], ''))
  return {
    first: id === undefined ? [] : [planItemById(id, doctorPurpose('item', [], id), ['name'])],
    reserved: id === undefined ? 0 : 1,
    later: (outcomes: Outcomes): Step[] =>
      read(outcomes)?.kind === 'unknown' || outcomes.has(deletions.key) ? [deletions] : [],
    read,
  }
}

const planRemedyStep = (query: DiagnosedQuery, remedy: Remedy, at: number) => ({
  remedy,
  step: planChangeCount(query, `remedy ${at}`, remedy.form, doctorPurpose('remedy', [], '')),
})

/** Cuts one list after another, so that together they have at most `max` entries. */
function createAllowance(max: number) {
  let left = max
  return <T>(entries: readonly T[]): readonly T[] => {
    const taken = entries.slice(0, left)
    left -= taken.length
    return taken
  }
}

/** The hits of the endpoint without conditions; 0 if unknown. */
function totalOf({ question, outcomes }: FirstStageResult): bigint {
  const whole = question.steps(outcomes).find(({ kind }) => kind === 'whole')?.state
  return whole?.kind === 'counted' ? whole.hits.count : 0n
}

function findFailure(
  steps: readonly Step[],
  outcomes: Outcomes,
  isItemKnown: boolean,
): StepFailure | null {
  const failures = steps.flatMap(({ key, reads }) => {
    const outcome = outcomes.get(key)
    // A 404 for an item is a response, and so are suggestions without a list of items.
    const isResponse =
      (reads?.kind === 'item' && isItemKnown) ||
      (isSuggestion({ key }) && outcome?.details?.shape === 'graph-object')
    return outcome?.kind === 'failed' && !isResponse ? [outcome.failure] : []
  })
  return failures[0] ?? null
}

/** The query in another language, and its request. */
export interface LanguageTrial {
  language: string
  form: QueryForm
  step: Step
}

const maxLanguages = 4
/** An endpoint with at most this many items may have more in other languages. */
const smallTotal = 25n

/** The languages to try, if the requested language is a cause, or the endpoint is small but not empty. */
function planLanguageTrials(query: DiagnosedQuery, total: bigint): LanguageTrial[] {
  const { isDatacycle, languages } = query.rules
  if (!isDatacycle) return []
  const condition = query.conditions.find(({ parameter }) => parameter.kind === 'language')
  const isCause = condition !== undefined && query.causes.includes(condition)
  if (!isCause && (total === 0n || total > smallTotal)) return []
  const requested = condition?.value.split(',') ?? []
  return (languages ?? likelyLanguages)
    .filter((language) => !requested.includes(language))
    .slice(0, maxLanguages)
    .map((language) => planLanguageTrial(query, language))
}

/** The request for a whole response, because its context states the language. */
function planLanguageTrial(query: DiagnosedQuery, language: string): LanguageTrial {
  const form = withLanguage(query.form, language)
  const purpose = doctorPurpose('language', [{ kind: 'language' }], language)
  const step = planChange(query, `language ${language}`, asPlain(form), purpose)
  return { language, form, step }
}

/** True if the server ignored the language and used its default (datacycle-core.md 8). */
function isLanguageIgnored({ language, step }: LanguageTrial, outcomes: Outcomes): boolean {
  const outcome = outcomes.get(step.key)
  return outcome?.kind === 'answered' && outcome.response.language !== language
}

const readAcceptedLanguages = (
  tried: readonly LanguageTrial[],
  outcomes: Outcomes,
): (LanguageTrial & { hits: Hits })[] =>
  tried.flatMap((one) => {
    const hits = hitsAt(outcomes, one.step.key)
    return hits === null || isLanguageIgnored(one, outcomes) ? [] : [{ ...one, hits }]
  })

/**
 * If the full text is a cause on its own, finds the words without hits, and whether the only such word is
 * misspelled. At most `maxRequests` requests.
 */
export function createTextSearch(query: DiagnosedQuery, maxRequests: number) {
  const { form, conditions, rules } = query
  const text = query.causes.find(({ parameter }) => parameter.kind === 'q') ?? null
  const isTextZeroAlone = text !== null && query.areZeroAlone
  const words = createWordSearch({
    words: isTextZeroAlone ? readSearchedWords(text.value) : [],
    // Keeps the query's language, so that the hits are those of sending the word alone.
    textQuery: keepConditions(query, (one) => one === text || one.parameter.kind === 'language'),
    form,
    maxRequests,
    count: (key, requested, value) =>
      planChangeCount(query, key, requested, doctorPurpose('word', [{ kind: 'q' }], value)),
  })
  const wordCount = words.first.length
  // Beside the words, the query with only those that have hits is counted as well.
  const maxNear = Math.min(3, maxRequests - (wordCount === 0 ? 1 : wordCount + 2))
  /** The maximum number of requests of both rounds. */
  const spellingPrice = 1 + maxNear
  const spelling = createSpellingSearch({
    form,
    maxNear,
    language: conditions.find(({ parameter }) => parameter.kind === 'language')?.value ?? '',
    wordOf(outcomes) {
      if (!isTextZeroAlone || !rules.isDatacycle) return null
      const found = words.readFinding(outcomes)
      if (found === null) return wordCount === 0 ? singleWordOf(text.value) : null
      const [word, ...others] = found.kind === 'absent' ? found.words : []
      return word === undefined || others.length > 0 ? null : singleWordOf(word)
    },
    purpose: (word) => doctorPurpose('suggest', [{ kind: 'q' }], word),
    count: (key, requested, near) =>
      planChangeCount(query, key, requested, doctorPurpose('remedy', [{ kind: 'q' }], near)),
  })
  /** True if the text is a single word, whose spelling is requested immediately. */
  const startsWithSpelling = spelling.steps(new Map()).length > 0

  /** Requests after the first round: the pairs, or the remaining words and the spelling of one word. */
  function reserve(): number {
    if (!rules.isDatacycle) return words.reserved
    if (startsWithSpelling) return spellingPrice
    return wordCount === 0 ? 0 : Math.max(words.reserved, 1 + spellingPrice)
  }

  return {
    /** The full text, if it is a cause. */
    conditions: text === null ? [] : [text],
    words,
    startsWithSpelling,
    /** The maximum number of requests after the first words. */
    reserved: reserve(),
    /** The requests after the first words. */
    later: (outcomes: Outcomes): Step[] => [...words.second(outcomes), ...spelling.steps(outcomes)],
    remedies: (outcomes: Outcomes): Remedy[] => [
      ...words.remedies(outcomes),
      ...spelling.remedies(outcomes),
    ],
  }
}

export const umlauts = new Map(
  Object.entries({ ae: 'ä', oe: 'ö', ue: 'ü', a: 'ä', o: 'ö', u: 'ü' }),
)

/**
 * A word with one of its vowels as an umlaut. A CORE finds parts of words with an umlaut only as they are written, and
 * suggests no word to those that begin otherwise (datacycle-core.md 2.2).
 */
export const umlautVariants = (word: string): string[] =>
  Array.from(word.toLowerCase().matchAll(/ae|oe|ue|[aou]/g), ({ 0: found, index }) => {
    const before = word.slice(0, index).toLowerCase()
    return `${before}${umlauts.get(found) ?? found}${word.slice(index + found.length).toLowerCase()}`
  })

/** The page size of the suggestions. */
const maxSuggestions = '100'

const suggestKey = 'suggest'
const countKey = (near: string) => `spelling ${near}`

/** True for the step that requests suggestions, whose response is not a list of items. */
const isSuggestion = (step: Pick<Step, 'key'>): boolean => step.key === suggestKey

/**
 * Finds out whether a word without hits is misspelled: requests words of the endpoint that begin like it, and
 * counts the query with the similar ones instead. Only a CORE suggests words (datacycle-core.md 1).
 *
 * `wordOf` returns the word once it is known; `language` is the requested one, '' for the server's default.
 */
function createSpellingSearch(options: {
  form: QueryForm
  maxNear: number
  language: string
  wordOf: (outcomes: Outcomes) => string | null
  purpose: (word: string) => Step['purpose']
  count: (key: string, form: QueryForm, near: string) => Step
}) {
  const { form, maxNear, language, wordOf, purpose, count } = options

  /** Searches by the first half (at least two letters), because errors are more frequent in the second. */
  const suggestStep = (word: string): Step => ({
    key: suggestKey,
    plan: {
      kind: 'resource',
      resource: { kind: 'suggest', endpoint: form.endpoint },
      query: [
        { name: 'search', members: [word.slice(0, Math.max(2, Math.ceil(word.length / 2)))] },
        { name: 'limit', members: [maxSuggestions] },
        ...(language === '' ? [] : [{ name: 'language', members: [language] }]),
      ],
      body: null,
    },
    purpose: purpose(word),
    readsDetails: true,
  })

  function nearWordsOf(outcomes: Outcomes, word: string): string[] {
    const asked = outcomes.get(suggestKey)
    if (asked === undefined) return []
    const suggested = asked.details?.suggestions ?? []
    const near = findNearNames(word, suggested).filter(
      (one) => one.toLowerCase() !== word.toLowerCase(),
    )
    return (near.length > 0 ? near : umlautVariants(word)).slice(0, maxNear)
  }

  const formWith = (word: string, near: string): QueryForm => ({
    ...form,
    // A function, so that `$` in the text is literal.
    q: form.q.replace(word, () => near),
  })

  return {
    steps(outcomes: Outcomes): Step[] {
      const word = wordOf(outcomes)
      if (word === null) return []
      return [
        suggestStep(word),
        ...nearWordsOf(outcomes, word).map((near) =>
          count(countKey(near), formWith(word, near), near),
        ),
      ]
    },
    remedies(outcomes: Outcomes): Remedy[] {
      const word = wordOf(outcomes)
      if (word === null) return []
      return nearWordsOf(outcomes, word).flatMap((near): Remedy[] => {
        const hits = hitsAt(outcomes, countKey(near))
        return hits === null || hits.count === 0n
          ? []
          : [{ kind: 'spelling', word, near, hits, form: formWith(word, near) }]
      })
    },
  }
}

/** The text if it is a single word of at least three characters, else null. Shorter ones have too many similar words. */
const singleWordOf = (text: string): string | null =>
  /^[\p{L}\p{M}][\p{L}\p{M}\p{N}'-]{2,}$/u.test(text.trim()) ? text.trim() : null
