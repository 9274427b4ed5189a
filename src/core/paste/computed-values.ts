import { readFilterKey } from '#core/query/filter-key.ts'
import type { QueryForm, RelativeDate, StoredForm, StoredValue } from '#core/query/form.ts'
import { mapFormTexts } from '#core/query/value-names.ts'
import { renderParameterName } from '#core/query/parameter-name.ts'
import type { ReadingNote } from '#core/query/reading.ts'
import { unusedPrefix } from '#core/text/characters.ts'

/**
 * The values that a pasted text computes when it runs. While the text is read, a placeholder stands for
 * each of them: letters, digits and dashes, which no quoting and no encoding changes.
 */
export interface ComputedValues {
  /** Adds an expression and returns its placeholder; `date`: the date it computes, null if that is unknown. */
  addPlaceholder: (source: string, date: RelativeDate | null) => string
  isPlaceholder: (text: string) => boolean
  placeholdersIn: (text: string) => string[]
  /** Replaces the placeholders by the expressions as written. */
  restore: (text: string) => string
  /** The form with relative dates; every other expression stays as text, with a note. */
  resolveIn: (form: QueryForm) => { form: StoredForm; notes: ReadingNote[] }
}

/** Creates the collection for one pasted text, with placeholders that do not occur in it. */
export function createComputedValues(text: string): ComputedValues {
  const prefix = unusedPrefix(text, 'computed-')
  const values: { source: string; date: RelativeDate | null }[] = []
  const placeholders = new RegExp(`${prefix}(\\d+)-`, 'g')
  const onePlaceholder = new RegExp(`^${prefix}(\\d+)-$`)

  const valueAt = (index: string | undefined) =>
    index === undefined ? undefined : values[Number(index)]
  const restoreIn = (kind: 'text' | 'json') => (given: string) =>
    given.replace(placeholders, (placeholder, index: string) => {
      const source = valueAt(index)?.source ?? placeholder
      return kind === 'json' ? JSON.stringify(source).slice(1, -1) : source
    })
  const restore = (given: string) => (values.length === 0 ? given : restoreIn('text')(given))
  const hasPlaceholder = (part: unknown) => JSON.stringify(part).search(placeholders) !== -1

  function resolveValue(value: StoredValue): StoredValue {
    const index = value.kind === 'text' ? onePlaceholder.exec(value.text)?.[1] : undefined
    return valueAt(index)?.date ?? value
  }

  return {
    addPlaceholder: (source, date) => `${prefix}${values.push({ source, date }) - 1}-`,
    isPlaceholder: (given) => onePlaceholder.test(given),
    placeholdersIn: (given) => given.match(placeholders) ?? [],
    restore,
    resolveIn: (form) => {
      if (values.length === 0) return { form, notes: [] }
      const filters = form.filters.map(({ key, value }) => ({ key, value: resolveValue(value) }))
      const restored = mapFormTexts(form, (given, kind) => restoreIn(kind)(given))
      const names = [
        ...(hasPlaceholder(form.q) ? ['filter[q]'] : []),
        ...filters.filter(hasPlaceholder).map(({ key }) => renderFilterName(restore(key))),
        ...(hasPlaceholder(form.include) ? ['include'] : []),
        ...(hasPlaceholder(form.fields) ? ['fields'] : []),
        ...(hasPlaceholder(form.sort) ? ['sort'] : []),
        ...(hasPlaceholder(form.pageSize) ? ['page[size]'] : []),
        ...(hasPlaceholder(form.pageNumber) ? ['page[number]'] : []),
        ...form.extra.filter(hasPlaceholder).map(({ name }) => restore(name)),
      ]
      return {
        form: {
          ...restored,
          pageSize: restore(form.pageSize),
          pageNumber: restore(form.pageNumber),
          filters: restored.filters.map((row, at) => {
            const value = filters[at]?.value
            return value?.kind === 'relative' ? { key: row.key, value } : row
          }),
        },
        notes: names.map((name) => ({ kind: 'computed-value', name })),
      }
    },
  }
}

const renderFilterName = (key: string): string =>
  renderParameterName(['filter', ...readFilterKey(key)])
