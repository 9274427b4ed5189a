import type { RequestParameter } from './request-parameter.ts'
import { pruneForm, type QueryForm } from './form.ts'

/**
 * The parameters that may make the items of an endpoint fewer, each once. Without the language, which selects the
 * items that the others filter (see `languageOf`).
 */
export function listFiltering(form: QueryForm): RequestParameter[] {
  const { q, filters, extra } = pruneForm(form)
  return [
    ...(q === '' ? [] : [{ kind: 'q' } as const]),
    ...[...new Set(filters.map(({ key }) => key))].map((name): RequestParameter => ({
      kind: 'filter',
      name,
    })),
    ...[...new Set(extra.map(({ name }) => name))]
      .filter((name) => name !== 'language' && !selectsResponseParts(name) && !isPaging(name))
      .map((name): RequestParameter => ({ kind: 'extra', name })),
  ]
}

/** True for parameters that select parts of the response and do not filter items. */
export const selectsResponseParts = (name: string): boolean =>
  /^section(?:\[|$)|^classification(?:Trees|_trees)$/.test(name)

const isPaging = (name: string): boolean => name.startsWith('page[')

/** The languages that a form requests, as sent; '' if none. */
export const languageOf = (form: QueryForm): string =>
  pruneForm(form)
    .extra.flatMap(({ name, value }) =>
      name === 'language' ? [value.kind === 'list' ? value.items.join(',') : value.text] : [],
    )
    .at(-1) ?? ''
