import type { QueryForm } from '#core/query/form.ts'
import type { Condition, ConditionRules } from './conditions.ts'
import { planChangeCount, readDiagnosedQuery, type DiagnosedQuery } from './diagnosed-query.ts'
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
import { isLanguageIgnored, planLanguageTrials, readAcceptedLanguages } from './language-search.ts'
import { planLatest, readLatestFound, type LatestFound } from './latest-date.ts'
import type { Remedy } from './remedies.ts'
import { isSuggestion } from './spelling.ts'
import { readCount } from './subset-counts.ts'
import { createTextSearch } from './text-search.ts'
import type { WordsFinding } from './word-search.ts'

/** The findings of the second stage (truth.md 4). */
export interface SecondStage {
  words: WordsFinding | null
  /** The latest value of an attribute, if all are before the requested date. */
  latest: LatestFound | null
  /** Languages in which the same query has items. */
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
  const text = createTextSearch(query, maxRequests)
  const item = createItemSearch(query)
  const reserved = text.reserved + item.reserved
  // The most useful first: each list takes what the previous ones have left.
  const take = createAllowance(maxRequests - reserved)
  const words = take(text.words.first)
  const latest = take(planLatest(query))
  const itemSteps = take(item.first)
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
    // A 404 for an item is an answer, and so are suggestions without a list of items.
    const isAnswer =
      (reads?.kind === 'item' && isItemKnown) ||
      (isSuggestion({ key }) && outcome?.details?.shape === 'graph-object')
    return outcome?.kind === 'failed' && !isAnswer ? [outcome.failure] : []
  })
  return failures[0] ?? null
}
