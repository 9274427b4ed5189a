import { readFilterKey } from '#core/query/filter-key.ts'
import type { QueryForm, RelativeDate, StoredForm, StoredValue } from '#core/query/form.ts'
import { mapFormTexts } from '#core/query/map-form-texts.ts'
import { renderParameterName } from '#core/query/parameter-name.ts'
import type { ReadingNote } from '#core/query/reading.ts'
import { unusedPrefix } from '#core/text/unused-prefix.ts'

/**
 * The values that a pasted text computes when it runs. While the text is read, a mark stands for each of
 * them: letters, digits and dashes, which no quoting and no encoding changes.
 */
export interface ComputedValues {
  /** The mark of an expression; `date` is what it computes, null if that is unknown. */
  mark: (written: string, date: RelativeDate | null) => string
  isMark: (text: string) => boolean
  /** The text with the expressions as written. */
  restore: (text: string) => string
  /** The form with relative dates; every other expression stays as text, with a note. */
  place: (form: QueryForm) => { form: StoredForm; notes: ReadingNote[] }
}

/** For one pasted text, in which no mark occurs. */
export function createComputedValues(text: string): ComputedValues {
  const prefix = unusedPrefix(text, 'computed-')
  const values: { written: string; date: RelativeDate | null }[] = []
  const marks = new RegExp(`${prefix}(\\d+)-`, 'g')
  const whole = new RegExp(`^${prefix}(\\d+)-$`)

  const valueAt = (index: string | undefined) =>
    index === undefined ? undefined : values[Number(index)]
  const restoreIn = (kind: 'text' | 'json') => (given: string) =>
    given.replace(marks, (mark, index: string) => {
      const written = valueAt(index)?.written ?? mark
      return kind === 'json' ? JSON.stringify(written).slice(1, -1) : written
    })
  const restore = (given: string) => (values.length === 0 ? given : restoreIn('text')(given))
  const hasMark = (part: unknown) => JSON.stringify(part).search(marks) !== -1

  function placeValue(value: StoredValue): StoredValue {
    const index = value.kind === 'text' ? whole.exec(value.text)?.[1] : undefined
    return valueAt(index)?.date ?? value
  }

  return {
    mark: (written, date) => `${prefix}${values.push({ written, date }) - 1}-`,
    isMark: (given) => whole.test(given),
    restore,
    place: (form) => {
      if (values.length === 0) return { form, notes: [] }
      const filters = form.filters.map(({ key, value }) => ({ key, value: placeValue(value) }))
      const restored = mapFormTexts(form, (given, kind) => restoreIn(kind)(given))
      const names = [
        ...(hasMark(form.q) ? ['filter[q]'] : []),
        ...filters.filter(hasMark).map(({ key }) => renderFilterName(restore(key))),
        ...(hasMark(form.include) ? ['include'] : []),
        ...(hasMark(form.fields) ? ['fields'] : []),
        ...(hasMark(form.sort) ? ['sort'] : []),
        ...(hasMark(form.pageSize) ? ['page[size]'] : []),
        ...(hasMark(form.pageNumber) ? ['page[number]'] : []),
        ...form.extra.filter(hasMark).map(({ name }) => restore(name)),
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
