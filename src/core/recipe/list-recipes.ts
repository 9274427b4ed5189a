import type { Connection } from '#core/connection/connection.ts'
import { isKnownDatacycle } from '#core/dialect/known-datacycle.ts'
import { coreConceptKey } from '#core/dialect/filter-input.ts'
import type { FormField } from '#core/query/form-field.ts'
import { writeValues } from '#core/query/filter-values.ts'
import { freshForm, type QueryForm, type StoredForm } from '#core/query/form.ts'
import { writeLanguageChoice } from '#core/query/request-parameter.ts'

/**
 * `around` filters by place, `in-order` sorts all pages. `from-day` and `changed-since-day` have a fixed day, for
 * the samples; `upcoming` and `changed-since` have a relative date instead.
 */
export type RecipeName =
  | 'unfiltered'
  | 'by-date'
  | 'upcoming'
  | 'from-day'
  | 'by-category'
  | 'around'
  | 'pictures'
  | 'newest'
  | 'changed-since'
  | 'changed-since-day'
  | 'languages'
  | 'in-order'

/** An example query for a common question, adapted to a connection's server. */
export interface Recipe {
  name: RecipeName
  /** Contains relative dates. */
  form: StoredForm
  /** The field to be filled in before sending; null if it can be sent as it is. */
  needs: FormField | null
}

/** A point in the middle of the sample's content, with a radius of 10 km. */
const samplePlace = ['13.12', '47.61', '10000']
/** An endpoint of the sample whose items have coordinates of their own; events and pictures have none. */
const samplePlaceEndpoint = 'orte'
export const changedWithinDays = 30
/** Fixed days before the last events and changes in the sample, because the dates in its content never change. */
const sampleEventDay = '2026-10-01'
const sampleChangeDay = '2026-08-01'

/**
 * The recipes for a connection, in the order useful for troubleshooting: without a filter first.
 *
 * Undocumented parameters (dates, places: api.md 4.7) are used only for a known dataCycle CORE. The recipe
 * `languages` needs at least two languages; if they are unknown (null), a CORE is assumed to have German and
 * English. The recipe `by-category` needs a filter definition with known values, or a CORE.
 */
export function listRecipes(
  connection: Connection,
  endpoint: string,
  languages: readonly string[] | null,
): Recipe[] {
  const base = { ...freshForm, endpoint }
  const isSample = connection.builtIn !== null
  // Only the sample's start endpoint is sure to have items of the fixed days and categories below.
  const startForm = isSample ? { ...base, endpoint: connection.startEndpoint || endpoint } : base
  const ready = (name: RecipeName, change: Partial<StoredForm>): Recipe => ({
    name,
    form: { ...base, ...change },
    needs: null,
  })
  const pictures = { include: ['image'] }
  const category = byCategory(connection, startForm)
  const bilingual = inTwoLanguages(languages ?? (isKnownDatacycle(connection) ? ['de', 'en'] : []))
  if (!isKnownDatacycle(connection))
    return [
      ready('unfiltered', {}),
      ready('by-date', { sort: [{ attribute: 'startDate', direction: 'ascending' }] }),
      ...(category === null ? [] : [category]),
      ready('pictures', {
        ...pictures,
        fields: [{ relation: 'image', attributes: ['name', 'contentUrl', 'license', 'author'] }],
      }),
      ready('newest', { sort: [{ attribute: 'created', direction: 'descending' }] }),
      ...(bilingual === null ? [] : [ready('languages', bilingual)]),
      ready('in-order', inOrder),
    ]
  return [
    ready('unfiltered', {}),
    isSample
      ? ready('from-day', {
          ...startForm,
          filters: [{ key: 'schedule.in.min', value: { kind: 'text', text: sampleEventDay } }],
        })
      : ready('upcoming', {
          filters: [
            { key: 'schedule.in.min', value: { kind: 'relative', amount: 0, unit: 'day' } },
          ],
        }),
    category ?? {
      name: 'by-category',
      form: { ...base, filters: [{ key: coreConceptKey, value: { kind: 'list', items: [] } }] },
      needs: { part: 'filter', row: 0, member: 'value' },
    },
    {
      ...ready('around', {
        ...(isSample ? { endpoint: samplePlaceEndpoint } : {}),
        filters: [{ key: 'geo.in.perimeter', value: { kind: 'list', items: samplePlace } }],
      }),
      needs: isSample ? null : { part: 'filter', row: 0, member: 'value' },
    },
    ready('pictures', {
      ...pictures,
      fields: [
        { relation: '', attributes: ['name'] },
        { relation: 'image', attributes: ['name', 'contentUrl', 'cc:license', 'copyrightNotice'] },
      ],
    }),
    ready(isSample ? 'changed-since-day' : 'changed-since', {
      filters: [
        {
          key: 'attribute.dct:modified.in.min',
          value: isSample
            ? { kind: 'text', text: sampleChangeDay }
            : { kind: 'relative', amount: -changedWithinDays, unit: 'day' },
        },
      ],
      sort: [{ attribute: 'dct:modified', direction: 'descending' }],
    }),
    ...(bilingual === null ? [] : [ready('languages', bilingual)]),
    ready('in-order', inOrder),
  ]
}

/** null for fewer than two languages. */
function inTwoLanguages(languages: readonly string[]): Partial<QueryForm> | null {
  return languages.length < 2 ? null : { extra: writeLanguageChoice([], languages.slice(0, 2)) }
}

const inOrder = {
  pageSize: '100',
  sort: [{ attribute: 'name', direction: 'ascending' }],
} as const satisfies Partial<QueryForm>

/** Filters by the first known value of the first filter definition that has one; null without any. */
function byCategory({ filterDefinitions }: Connection, base: QueryForm): Recipe | null {
  const known = filterDefinitions.find(
    ({ send, knownValues }) => send !== 'json' && knownValues.length > 0,
  )
  const [first] = known?.knownValues ?? []
  if (known === undefined || first === undefined) return null
  const filters = [{ key: known.key, value: writeValues(known, [first.value]) }]
  return { name: 'by-category', form: { ...base, filters }, needs: null }
}

/** Lower-case synonyms by which recipes are found, in English and German. */
const recipeWords: Partial<Record<RecipeName, string>> = {
  upcoming: 'weekend today week when wochenende heute woche termine wann',
  'from-day': 'weekend today week when wochenende heute woche termine wann',
  around: 'near nearest distance perimeter radius map nähe entfernung umkreis karte',
  pictures: 'photos images rights fotos bildrechte',
  newest: 'latest recent last today zuletzt heute',
  'changed-since': 'today yesterday recently heute gestern zuletzt',
  'changed-since-day': 'today yesterday recently heute gestern zuletzt',
}

/** Synonyms of a recipe; '' for none. */
export const recipeWordsFor = (name: RecipeName): string => recipeWords[name] ?? ''
