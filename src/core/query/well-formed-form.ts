import { toWellFormed } from '#core/text/well-formed.ts'
import type { ParameterValue, QueryForm } from './form.ts'

/**
 * Replaces lone surrogates with U+FFFD, as happens when sending.
 *
 * Done first, because two names that differ only in lone surrogates are sent as the same name.
 */
export function toWellFormedForm(form: QueryForm): QueryForm {
  return {
    ...form,
    endpoint: toWellFormed(form.endpoint),
    q: toWellFormed(form.q),
    filters: form.filters.map(({ key, value }) => ({
      key: toWellFormed(key),
      value: toWellFormedValue(value),
    })),
    include: form.include.map(toWellFormed),
    fields: form.fields.map(({ relation, attributes }) => ({
      relation: toWellFormed(relation),
      attributes: attributes.map(toWellFormed),
    })),
    sort: form.sort.map(({ attribute, direction }) => ({
      attribute: toWellFormed(attribute),
      direction,
    })),
    extra: form.extra.map(({ name, value }) => ({
      name: toWellFormed(name),
      value: toWellFormedValue(value),
    })),
  }
}

function toWellFormedValue(value: ParameterValue): ParameterValue {
  switch (value.kind) {
    case 'text':
    case 'json':
      return { kind: value.kind, text: toWellFormed(value.text) }
    case 'list':
      return { kind: 'list', items: value.items.map(toWellFormed) }
  }
}
