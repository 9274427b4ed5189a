import { selectsResponseParts } from './request-parameter.ts'
import type { QueryForm } from './form.ts'

/**
 * The form for counting only: no relations, no sort, one item of the first page. On a CORE also without
 * items, so that the response has only the total (datacycle-core.md 0).
 */
export const asCount = (form: QueryForm, { isDatacycle }: { isDatacycle: boolean }): QueryForm => {
  const plain = asPlain(form)
  return isDatacycle ? { ...plain, extra: [...plain.extra, ...sectionsOff] } : plain
}

/** The form for one item of the first page. */
export const asOneItem = (form: QueryForm): QueryForm => ({
  ...form,
  include: [],
  fields: [],
  sort: [],
  pageSize: '1',
  pageNumber: '',
})

/** As `asOneItem`, with all parts of the response. */
export const asPlain = (form: QueryForm): QueryForm => ({
  ...asOneItem(form),
  // The form may leave out parts of the response that contain the total.
  extra: form.extra.filter(({ name }) => !selectsResponseParts(name)),
})

/** The parts of a response that a count of CORE does without, as parameters. */
export const uncountedParts: readonly string[] = ['@graph', '@context', 'links'].map(
  (part) => `section[${part}]`,
)

const sectionsOff: QueryForm['extra'] = uncountedParts.map((name) => ({
  name,
  value: { kind: 'text', text: '0' },
}))
