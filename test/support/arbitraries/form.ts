import fc from 'fast-check'
import { checkForm } from '#core/query/check-form.ts'
import { presets, type Conventions } from '#core/query/conventions.ts'
import { isBlocking } from '#core/query/form-field.ts'
import { renderFilterKey } from '#core/query/filter-key.ts'
import type {
  ExtraRow,
  FieldsRow,
  FilterRow,
  Method,
  ParameterValue,
  QueryForm,
  SortCriterion,
} from '#core/query/form.ts'
import { renderParameterName } from '#core/query/parameter-name.ts'
import { toWellFormedForm } from '#core/query/value-names.ts'
import { anyText, textWithout } from './text.ts'

export interface FormWithConventions {
  form: QueryForm
  conventions: Conventions
}

/** Both presets most of the time, any other mixture now and then. */
const anyConventions: fc.Arbitrary<Conventions> = fc.oneof(
  { arbitrary: fc.constantFrom(presets.documented, presets.core), weight: 3 },
  fc.record<Conventions>({
    fields: fc.constantFrom('per-relation', 'flat-list'),
    includeInPost: fc.constantFrom('body', 'query'),
    fieldsInPost: fc.constantFrom('body', 'query'),
    sortInPost: fc.constantFrom('body', 'query'),
    extraInPost: fc.constantFrom('body', 'query'),
    listsInQuery: fc.constantFrom('repeated', 'commas'),
    listsInBody: fc.constantFrom('array', 'commas'),
    listMeans: fc.constantFrom('any', 'all'),
    sortCriteria: fc.constantFrom('all', 'first'),
    refusesDotDot: fc.boolean(),
  }),
)

/** Any form that can be sent, with the conventions it is meant for. */
export const sendableForm: fc.Arbitrary<FormWithConventions> = fc
  .tuple(anyConventions, fc.constantFrom<Method>('GET', 'POST'))
  .chain(([conventions, method]) =>
    anyForm(conventions, method).map((form) => ({ form, conventions })),
  )
  .filter(({ form, conventions }) => !checkForm(form, conventions).some(isBlocking))

function anyForm(conventions: Conventions, method: Method): fc.Arbitrary<QueryForm> {
  const isExtraInBody = method === 'POST' && conventions.extraInPost === 'body'
  return fc.record({
    endpoint: fc.oneof(fc.uuid(), textWithout(/^\.+$/)),
    method: fc.constant(method),
    q: anyText,
    filters: filterRows(anyValue(method === 'POST')),
    include: fc.array(fc.oneof(fc.constantFrom('image', 'location', ''), textWithout(/,/g)), {
      maxLength: 3,
    }),
    fields: fieldsRows(conventions),
    sort: fc.array(sortCriterion, { maxLength: 3 }),
    pageSize: wholeNumber,
    pageNumber: wholeNumber,
    extra: extraRows(anyValue(isExtraInBody), conventions),
  })
}

const wholeNumber = fc.oneof(
  fc.constant(''),
  fc.constantFrom('1', '25', '12345678901234567890'),
  fc.nat().map((number) => String(number + 1)),
)

function anyValue(mayBeJson: boolean): fc.Arbitrary<ParameterValue> {
  const plain: fc.Arbitrary<ParameterValue>[] = [
    anyText.map((text) => ({ kind: 'text', text })),
    fc.array(anyText, { maxLength: 4 }).map((items) => ({ kind: 'list', items })),
  ]
  return fc.oneof(...plain, ...(mayBeJson ? [jsonValue] : []))
}

const jsonValue: fc.Arbitrary<ParameterValue> = fc
  .oneof(
    fc
      .tuple(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(0, 2))
      .map(([value, indent]) => JSON.stringify(value, null, indent)),
    fc.array(anyText, { maxLength: 3 }).map((items) => JSON.stringify(items)),
    fc.constantFrom('1.0', '-0', '12345678901234567890', '1e400', ' { "in" : [ 1.50 ] } ', '""'),
    fc.constantFrom('{"a":1,"a":2}', '{"":1}', '{"a[b]":{"c":1}}', '[[]]', '{}', '[]', 'null'),
  )
  .map((text) => ({ kind: 'json', text }))

const segment = fc.oneof(
  fc.constantFrom('classifications', 'in', 'withSubtree', 'type', '1', '0'),
  textWithout(/[[\]]/g),
)

/** Paths that can stand in one object: no path twice, none that is the beginning of another. */
const paths = fc
  .uniqueArray(
    fc.tuple(
      segment,
      fc.oneof(
        fc.constant([[]]),
        fc.uniqueArray(fc.array(segment, { minLength: 1, maxLength: 2 }), {
          minLength: 1,
          maxLength: 3,
          selector: ([first = '']) => first,
        }),
      ),
    ),
    { maxLength: 4, selector: ([first]) => first },
  )
  .chain((groups) => {
    const all = groups.flatMap(([first, rests]) => rests.map((rest) => [first, ...rest]))
    return fc.shuffledSubarray(all, { minLength: all.length })
  })

const filterRows = (value: fc.Arbitrary<ParameterValue>): fc.Arbitrary<FilterRow[]> =>
  paths.chain((all) =>
    fc.tuple(...all.map((path) => value.map((it) => ({ key: renderFilterKey(path), value: it })))),
  )

const extraRows = (
  value: fc.Arbitrary<ParameterValue>,
  { fields }: Conventions,
): fc.Arbitrary<ExtraRow[]> =>
  fc
    .oneof(
      paths,
      fc.constant([['page', 'limit'], ['language'], ['section', 'meta']]),
      fc.constant(fields === 'per-relation' ? [['fields'], ['language']] : []),
    )
    .chain((all) =>
      fc.tuple(
        ...all.map((path) => value.map((it) => ({ name: renderParameterName(path), value: it }))),
      ),
    )

function fieldsRows(conventions: Conventions): fc.Arbitrary<FieldsRow[]> {
  const named = fc.oneof(
    fc.constantFrom('image', 'location', 'image.author'),
    textWithout(/[[\],]/g),
  )
  const relation =
    conventions.fields === 'flat-list' ? fc.oneof(fc.constantFrom('', '*'), named) : named
  const attribute = fc.oneof(fc.constantFrom('name', '*', 'author.name', ''), textWithout(/,/g))
  return fc.uniqueArray(
    fc.record({ relation, attributes: fc.array(attribute, { maxLength: 3 }) }),
    { maxLength: 3, selector: (row) => row.relation },
  )
}

const sortCriterion: fc.Arbitrary<SortCriterion> = fc.record({
  attribute: fc.oneof(
    fc.constantFrom('name', 'dct:created', '', 'proximity.geographic_with(13.5,47.2)'),
    textWithout(/[,()]|^-+/g).filter((text) => !text.startsWith('-')),
  ),
  direction: fc.constantFrom('ascending', 'descending'),
})

/** Sendable forms without what normalize-form.ts names: they must come back exactly as they are. */
export const plainForm: fc.Arbitrary<FormWithConventions> = sendableForm
  .map(({ form, conventions }) => ({
    conventions,
    form: {
      ...form,
      filters: form.filters.flatMap(({ key, value }, index) =>
        isPlain(value, conventions)
          ? [{ key: `k${index}${key.replace(/[.\\]/g, '')}`, value }]
          : [],
      ),
      fields: form.fields.filter(
        (row) => ![row.relation, ...row.attributes].join('').includes('.'),
      ),
      extra: form.extra.flatMap(({ name, value }, index) =>
        isPlain(value, conventions) ? [{ name: `k${index}${name}`, value }] : [],
      ),
    },
  }))
  .map(({ form, conventions }) => ({ conventions, form: toWellFormedForm(form) }))
  .filter(({ form, conventions }) => !checkForm(form, conventions).some(isBlocking))

const isPlain = (value: ParameterValue, { listsInQuery, listsInBody }: Conventions): boolean =>
  value.kind === 'text' ||
  (value.kind === 'list' && listsInQuery === 'repeated' && listsInBody === 'array')
