import { readFilterKey } from './filter-key.ts'
import { isEmptyValue, type StoredForm } from './form.ts'
import { renderParameterName } from './parameter-name.ts'
import type { LeftOut } from './reading.ts'

/** The filters and extra parameters that have a row in the form, but no value, so that they are not sent. */
export function listEmptyRows({ filters, extra }: StoredForm): LeftOut[] {
  const names = [
    ...filters
      .filter(({ key, value }) => key !== '' && isEmptyValue(value))
      .map(({ key }) => renderParameterName(['filter', ...readFilterKey(key)])),
    ...extra
      .filter(({ name, value }) => name !== '' && isEmptyValue(value))
      .map(({ name }) => name),
  ]
  return names.map((what) => ({ what, reason: 'empty' }))
}
