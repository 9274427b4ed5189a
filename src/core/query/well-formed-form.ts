import { toWellFormed } from '#core/text/well-formed.ts'
import type { ParameterValue, QueryForm } from './form.ts'

/**
 * The form with U+FFFD for every lone surrogate, as it goes over the wire.
 *
 * Done before anything else, because two names that differ in their broken halves only arrive as one.
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
