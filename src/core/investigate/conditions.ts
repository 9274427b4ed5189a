import { joinOperator } from '#core/query/filter-values.ts'
import type { FilterDefinition } from '#core/query/filter-definition.ts'
import { findDefinition } from '#core/query/filter-key.ts'
import {
  parameterOfExtra,
  type RequestParameter,
  selectsResponseParts,
} from '#core/query/request-parameter.ts'
import type { Conventions } from '#core/query/conventions.ts'
import { pruneForm, type QueryForm, textOfValue } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'

/** A condition that an item must meet to be in the response (truth.md 4). */
export interface Condition {
  parameter: RequestParameter
  /** The value in the query; '' for the server's default language. */
  value: string
  place: Place
}

/** Where the form has the condition. */
type Place =
  | { kind: 'q' }
  /** A whole row (`member` is null), or one list member if all must match. */
  | { kind: 'filter'; row: number; member: number | null }
  | { kind: 'extra'; row: number }
  /**
   * The language of a CORE, which always filters. `row` is null for the server's default (datacycle-core.md
   * 8). Leaving this condition out means requesting `all` languages.
   */
  | { kind: 'language'; row: number | null; all: string }

export interface ConditionRules {
  conventions: Conventions
  definitions: readonly FilterDefinition[]
  /**
   * The server is a dataCycle CORE: the language always filters, and parts of a response can be left out
   * (datacycle-core.md 0, 8).
   */
  isDatacycle: boolean
  /** The languages that the server lists; null if it was not asked. */
  languages?: readonly string[] | null
}

/**
 * The conditions of a form, in the order of the request: full text, filter rows (one condition per member if
 * all must match), language and other parameters, except those that only select parts of the response.
 */
export function listConditions(given: QueryForm, rules: ConditionRules): Condition[] {
  const form = pruneForm(given)
  const { q, filters, extra } = form
  const all = allLanguages(rules.languages ?? null).join(',')
  const hasLanguage = extra.some(({ name }) => name === 'language')
  return [
    ...(q === '' ? [] : [{ parameter: { kind: 'q' }, value: q, place: { kind: 'q' } } as const]),
    ...filters.flatMap(({ key, value }, row): Condition[] => {
      const parameter: RequestParameter = { kind: 'filter', name: key }
      const definition = findDefinition(rules.definitions, key)
      const mustMatchAll = joinOperator(key, definition, value, rules.conventions) === 'AND'
      if (!mustMatchAll || value.kind !== 'list')
        return [
          { parameter, value: textOfValue(value), place: { kind: 'filter', row, member: null } },
        ]
      return value.items.map((item, member) => ({
        parameter,
        value: item,
        place: { kind: 'filter', row, member },
      }))
    }),
    ...extra.flatMap(({ name, value }, row): Condition[] => {
      if (selectsResponseParts(name)) return []
      const isLanguage = name === 'language'
      const parameter = parameterOfExtra(name)
      const place: Place =
        isLanguage && rules.isDatacycle ? { kind: 'language', row, all } : { kind: 'extra', row }
      return [{ parameter, value: textOfValue(value), place }]
    }),
    ...(rules.isDatacycle && !hasLanguage
      ? [
          {
            parameter: { kind: 'language' },
            value: '',
            place: { kind: 'language', row: null, all },
          } as const,
        ]
      : []),
  ]
}

/** True for a CORE's language, which can only be replaced by all languages. */
export const isLanguageFilter = ({ place }: Condition): boolean => place.kind === 'language'

/** For a server that does not list its languages; it ignores those it lacks (datacycle-core.md 8). */
const commonLanguages =
  'de,en,fr,it,es,nl,cs,sk,pl,hu,sl,hr,pt,da,sv,no,fi,ru,uk,tr,ar,zh,ja'.split(',')

/** The languages to request for items in any language. */
export const allLanguages = (listed: readonly string[] | null): readonly string[] =>
  listed ?? commonLanguages

/** The form with only the conditions whose indexes are in `kept`. */
export function withConditions(
  given: QueryForm,
  conditions: readonly Condition[],
  kept: ReadonlySet<number>,
): QueryForm {
  const form = pruneForm(given)
  const places = conditions.filter((_, at) => kept.has(at)).map(({ place }) => place)
  const removedLanguage = conditions.find(
    ({ place }, at) => place.kind === 'language' && !kept.has(at),
  )?.place
  return {
    ...form,
    q: places.some(({ kind }) => kind === 'q') ? form.q : '',
    filters: form.filters.flatMap(({ key, value }, row) => {
      const ownPlaces = places.filter((place) => place.kind === 'filter' && place.row === row)
      if (ownPlaces.length === 0) return []
      if (value.kind !== 'list' || ownPlaces.some((place) => isWholeRow(place)))
        return [{ key, value }]
      const members = ownPlaces.map((place) => (place.kind === 'filter' ? place.member : null))
      const items = value.items.filter((_, member) => members.includes(member))
      return [{ key, value: { kind: 'list', items } as const }]
    }),
    extra: [
      ...form.extra.filter(
        ({ name }, row) =>
          selectsResponseParts(name) ||
          places.some((place) => 'row' in place && place.kind !== 'filter' && place.row === row),
      ),
      ...(removedLanguage?.kind === 'language'
        ? [{ name: 'language', value: { kind: 'text', text: removedLanguage.all } } as const]
        : []),
    ],
  }
}

const isWholeRow = (place: Place): boolean => place.kind === 'filter' && place.member === null

/** Plans a part or a change of a form that was sent before, which cannot make it invalid. */
export function planVariant(form: QueryForm, conventions: Conventions): RequestPlan {
  const planned = planRequest(form, conventions)
  if (!planned.ok) throw new Error('A part of a form that was sent cannot be planned')
  return planned.value
}

/** All unordered pairs, in input order. */
export const pairsOf = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other): [T, T] => [one, other]))
