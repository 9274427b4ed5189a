import { readSortKey } from '#core/dialect/sort-key.ts'
import type { QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import {
  asCount,
  asPlain,
  withConditions,
  type Condition,
  type ConditionRules,
} from './conditions.ts'
import {
  doctorPurpose,
  type Diagnosis,
  type DoctorQuestion,
  type DiagnosisStep,
  type DiagnosisStepState,
} from './doctor.ts'
import {
  hitsOf,
  type Hits,
  type Investigation,
  type Outcomes,
  type Step,
  type StepFailure,
} from './investigation.ts'
import {
  planDeletions,
  planItemById,
  readDeletion,
  readItemById,
  readItemId,
  type ItemById,
} from './item-by-id.ts'
import { readDateBound, readLatest, type DateBound } from './latest-date.ts'
import { firstPageOf, withLanguage, type Remedy } from './remedies.ts'
import { createSpellingSearch, isSuggestion, singleWordOf, spellingPrice } from './spelling.ts'
import { createWordSearch, readSearchedWords, type WordsFinding } from './word-search.ts'

/** What the second stage found out beside the verdict (truth.md 4). */
export interface SecondStage {
  words: WordsFinding | null
  /** The latest value of an attribute, where all are before the date that was asked for. */
  latest: { attribute: string; value: string } | null
  /** Languages in which the same query has items. */
  languages: readonly { language: string; hits: Hits }[]
  /** What the instance says of an item whose ID was asked for. */
  item: ItemById | null
  /** A request was not answered as needed: what would have followed from it is not known. */
  failure: StepFailure | null
}

/** A step of the second stage: `value` is the word, the language or the attribute. */
export interface SecondStageStep extends Omit<DiagnosisStep, 'kind'> {
  kind: 'word' | 'language' | 'latest'
  value: string
}

export interface SecondStageQuestion extends Investigation<SecondStage> {
  steps(outcomes: Outcomes): readonly SecondStageStep[]
  /** The remedies as far as they are counted. */
  remedies(outcomes: Outcomes): readonly Remedy[]
}

/** What the steps have shown, and what may help. */
export interface SecondStageAbout {
  form: QueryForm
  question: DoctorQuestion
  diagnosis: Diagnosis
  outcomes: Outcomes
  /** Remedies that nobody has tried. */
  proposed: readonly Remedy[]
}

const maxRequests = 10
/** As many dates as are read at once. */
const datesAtOnce = '100'

/**
 * Plans the second stage: at most ten requests, whose number is said first. Words of a full text that brings
 * nothing, the latest date, whether an item exists, languages, and the hits of the remedies; the most telling
 * first, and what does not fit into the price is not asked. Null where there is nothing to ask.
 */
export function askSecondStage(
  about: SecondStageAbout,
  rules: ConditionRules,
): SecondStageQuestion | null {
  const { diagnosis, proposed, question } = about
  if (diagnosis.kind === 'failed') return null
  const { conditions } = question
  const form = firstPageOf(about.form)
  const causes = 'causes' in diagnosis ? diagnosis.causes : []
  const keeping = (isKept: (one: Condition) => boolean) =>
    withConditions(
      form,
      conditions,
      new Set(conditions.flatMap((one, at) => (isKept(one) ? [at] : []))),
    )

  const text = causes.find(({ parameter }) => parameter.kind === 'q') ?? null
  const isTextAlone = text !== null && diagnosis.kind === 'found'
  const words = createWordSearch({
    words: isTextAlone ? readSearchedWords(text.value) : [],
    // In the language of the query: so many does a person get who sends the word alone.
    text: keeping((one) => one === text || one.parameter.kind === 'language'),
    form,
    most: maxRequests,
    count: (key, asked, value) => count(key, asked, doctorPurpose('word', [{ kind: 'q' }], value)),
  })
  const spelling = createSpellingSearch({
    form,
    language: conditions.find(({ parameter }) => parameter.kind === 'language')?.value ?? '',
    wordOf(outcomes) {
      if (!isTextAlone || !rules.isDatacycle) return null
      const found = words.find(outcomes)
      if (found === null) return words.first.length === 0 ? singleWordOf(text.value) : null
      const [word, ...others] = found.kind === 'absent' ? found.words : []
      return word === undefined || others.length > 0 ? null : singleWordOf(word)
    },
    purpose: (word) => doctorPurpose('suggest', [{ kind: 'q' }], word),
    count: (key, asked, near) => count(key, asked, doctorPurpose('remedy', [{ kind: 'q' }], near)),
  })
  const mayBeMisspelt = spelling.steps(new Map()).length > 0
  const bound = causes.flatMap((condition) => {
    const read = readDateBound(condition)
    return read === null ? [] : [{ ...read, condition }]
  })[0]
  // Of two IDs that exclude each other both are known to be there.
  const isAsked = rules.isDatacycle && diagnosis.kind === 'found'
  const itemId = isAsked ? causes.flatMap((one) => readItemId(one) ?? [])[0] : undefined

  const planned: readonly Planned[] = [
    ...words.first.map((step) => ({ kind: 'word', step }) as const),
    ...(bound === undefined ? [] : [{ kind: 'latest', bound, step: latestStep(bound) } as const]),
    ...(itemId === undefined ? [] : [{ kind: 'item', step: itemStep(itemId) } as const]),
    ...listLanguages(about, rules).map((language) => languageOf(language)),
    ...proposed.map((remedy, at) => remedyOf(remedy, `remedy ${at}`)),
  ]
  const deletions = planDeletions(doctorPurpose('deleted', [], ''))
  // Of words that bring nothing one is looked up, and beside it the rest of the words is counted.
  const reservedForWords = !rules.isDatacycle
    ? words.reserved
    : words.first.length > 0
      ? Math.max(words.reserved, 1 + spellingPrice)
      : mayBeMisspelt
        ? spellingPrice
        : 0
  const reserved = reservedForWords + (itemId === undefined ? 0 : 1)
  const first = planned.slice(0, maxRequests - reserved)
  if (first.length === 0 && !mayBeMisspelt) return null
  const stepsOf = (outcomes: Outcomes): Step[] => [
    ...first.map(({ step }) => step),
    ...words.second(outcomes),
    ...spelling.steps(outcomes),
    ...(readItem(outcomes)?.kind === 'unknown' || outcomes.has(deletions.key) ? [deletions] : []),
  ]

  function send(key: string, asked: QueryForm, purpose: Step['purpose']): Step {
    const plan = planRequest(asked, rules.conventions)
    // Only a form that was sent gets here, with another value in a place that it had.
    if (!plan.ok) throw new Error('A change of a form that was sent cannot be planned')
    return { key, plan: plan.value, purpose, include: [] }
  }

  function count(key: string, asked: QueryForm, purpose: Step['purpose']): Step {
    return { ...send(key, asCount(asked, rules), purpose), isCount: true }
  }

  function itemStep(id: string): Step {
    return planItemById(id, doctorPurpose('item', [], id), ['name'])
  }

  function remedyOf(remedy: Remedy, key: string): Planned {
    return {
      kind: 'remedy',
      remedy,
      step: count(key, remedy.form, doctorPurpose('remedy', [], '')),
    }
  }

  /** As a whole answer: its context tells whether the language was taken at all. */
  function languageOf(language: string): Planned {
    const its = withLanguage(form, language)
    const purpose = doctorPurpose('language', [{ kind: 'language' }], language)
    return {
      kind: 'language',
      language,
      form: its,
      step: send(`language ${language}`, asPlain(its), purpose),
    }
  }

  function latestStep({ attribute, condition }: Bound): Step {
    const isSortable = !rules.isDatacycle || readSortKey(attribute) === 'usable'
    const asked: QueryForm = {
      ...asPlain(keeping((one) => one !== condition)),
      pageSize: datesAtOnce,
      sort: isSortable ? [{ attribute, direction: 'descending' }] : [],
      fields:
        rules.conventions.fields === 'flat-list' ? [{ relation: '', attributes: [attribute] }] : [],
    }
    const purpose = doctorPurpose('latest', [condition.parameter], attribute)
    return { ...send('latest', asked, purpose), reads: { kind: 'attribute', name: attribute } }
  }

  function readItem(outcomes: Outcomes): ItemById | null {
    const outcome = outcomes.get('item')
    if (itemId === undefined || outcome === undefined) return null
    return readDeletion(readItemById(itemId, outcome), outcomes.get(deletions.key))
  }

  function readLatestDate(outcomes: Outcomes): SecondStage['latest'] {
    const outcome = outcomes.get('latest')
    if (bound === undefined || outcome?.kind !== 'answered') return null
    const value = readLatest(outcome.answer, bound)
    return value === null ? null : { attribute: bound.attribute, value }
  }

  /** Of the languages that were taken: another one is dropped, and the server's own answered (section 8). */
  const languagesIn = (outcomes: Outcomes) =>
    first.flatMap((one) => {
      const outcome = outcomes.get(one.step.key)
      if (one.kind !== 'language' || outcome?.kind !== 'answered') return []
      const isTaken = outcome.answer.language === one.language
      return isTaken ? [{ ...one, hits: hitsOf(outcome.answer) }] : []
    })

  function conclude(outcomes: Outcomes): SecondStage {
    const item = readItem(outcomes)
    const failures = stepsOf(outcomes).flatMap(({ key }) => {
      const outcome = outcomes.get(key)
      // That an item is not there is an answer.
      const isAnswer =
        (key === 'item' && item !== null) ||
        (isSuggestion({ key }) && outcome?.look?.shape === 'graph-object')
      return outcome?.kind === 'failed' && !isAnswer ? [outcome.failure] : []
    })
    return {
      words: words.find(outcomes),
      latest: readLatestDate(outcomes),
      languages: languagesIn(outcomes)
        .filter(({ hits }) => hits.count > 0n)
        .map(({ language, hits }) => ({ language, hits })),
      item,
      failure: failures[0] ?? null,
    }
  }

  return {
    price: first.length + reserved,
    look(outcomes) {
      const wanted = stepsOf(outcomes).filter(({ key }) => !outcomes.has(key))
      return wanted.length > 0
        ? { kind: 'open', wanted }
        : { kind: 'concluded', conclusion: conclude(outcomes) }
    },
    steps(outcomes) {
      const step = (
        kind: SecondStageStep['kind'],
        value: string,
        about_: Condition[],
        key: string,
      ) => ({
        kind,
        value,
        conditions: about_,
        isCause: false,
        state: stateOf(outcomes, key),
      })
      const taken = languagesIn(outcomes).map(({ language }) => language)
      return [
        ...words
          .tried(outcomes)
          .map((value) => step('word', value, text ? [text] : [], `word ${value}`)),
        ...first.flatMap((one): SecondStageStep[] => {
          const { key } = one.step
          if (one.kind === 'latest')
            return [step('latest', one.bound.attribute, [one.bound.condition], key)]
          if (one.kind !== 'language') return []
          const isDropped = outcomes.get(key)?.kind === 'answered' && !taken.includes(one.language)
          const own = conditions.filter(({ parameter }) => parameter.kind === 'language')
          return isDropped ? [] : [step('language', one.language, own, key)]
        }),
      ]
    },
    remedies(outcomes) {
      const measured = first.flatMap((one) => {
        if (one.kind !== 'remedy') return []
        const outcome = outcomes.get(one.step.key)
        return [
          { ...one.remedy, hits: outcome?.kind === 'answered' ? hitsOf(outcome.answer) : null },
        ]
      })
      const languages = languagesIn(outcomes).map(({ language, form: its, hits }): Remedy => ({
        kind: 'language',
        language,
        form: its,
        hits,
      }))
      return [
        ...measured,
        ...proposed.slice(measured.length),
        ...words.remedies(outcomes),
        ...spelling.remedies(outcomes),
        ...languages,
      ]
    },
  }
}

type Bound = DateBound & { condition: Condition }

type Planned = { step: Step } & (
  | { kind: 'word' }
  | { kind: 'latest'; bound: Bound }
  | { kind: 'item' }
  | { kind: 'language'; language: string; form: QueryForm }
  | { kind: 'remedy'; remedy: Remedy }
)

const maxLanguages = 4
/** Where nobody knows which an instance has: those that are asked for most. */
const usualLanguages = ['de', 'en', 'it', 'fr']
/** Up to here an endpoint is small, and its other languages are worth a look. */
const smallTotal = 25n

/** The languages to try: where the one asked for is to blame, or where there is little in any. */
function listLanguages(
  { question, diagnosis, outcomes }: SecondStageAbout,
  { isDatacycle, languages }: ConditionRules,
): string[] {
  if (!isDatacycle) return []
  const own = question.conditions.find(({ parameter }) => parameter.kind === 'language')
  const isBlamed = 'causes' in diagnosis && own !== undefined && diagnosis.causes.includes(own)
  const whole = question.steps(outcomes).find(({ kind }) => kind === 'whole')?.state
  const total = whole?.kind === 'counted' ? whole.hits.count : 0n
  if (!isBlamed && (total === 0n || total > smallTotal)) return []
  const asked = own?.value.split(',') ?? []
  return (languages ?? usualLanguages)
    .filter((language) => !asked.includes(language))
    .slice(0, maxLanguages)
}

function stateOf(outcomes: Outcomes, key: string): DiagnosisStepState {
  const outcome = outcomes.get(key)
  if (outcome === undefined) return { kind: 'unknown' }
  return outcome.kind === 'failed' ? outcome : { kind: 'counted', hits: hitsOf(outcome.answer) }
}
