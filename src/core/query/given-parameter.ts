import type { ParameterValue } from './form.ts'

/** One parameter of a request, before it is decided which field of the form it belongs to. */
export interface GivenParameter {
  /** `filter[type]` in a query and `{"filter":{"type":…}}` in a body are both `['filter', 'type']`. */
  path: readonly string[]
  value: ParameterValue
  /** As it is shown when it has no place in the form. */
  shown: string
  source: 'query' | 'body'
  /** The same one comes again later: servers take the last. */
  isRepeated: boolean
}
