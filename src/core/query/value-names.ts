import { isUuid } from '#core/text/uuid.ts'
import type { FilterDefinition } from './filter-definition.ts'
import { findDefinition } from './filter-key.ts'
import type { ParameterValue, QueryForm } from './form.ts'
import { toWellFormed } from '#core/text/characters.ts'

/** The display name of a filter value; null if unknown. */
export type NameOfValue = (key: string, value: string) => string | null

/**
 * Looks up a value's name in its own key's definition. UUIDs are also looked up in other keys' definitions
 * and in the names seen in responses, because an ID means the same everywhere.
 */
export function createNameOfValue(
  definitions: readonly FilterDefinition[],
  seen: ReadonlyMap<string, string>,
): NameOfValue {
  const everywhere = new Map([...seen].map(([id, name]) => [id.toLowerCase(), name]))
  for (const { knownValues } of definitions)
    for (const { value, label } of knownValues)
      if (label !== '' && isUuid(value)) everywhere.set(value.toLowerCase(), label)
  return (key, value) => {
    const own = findDefinition(definitions, key)?.knownValues.find((one) => one.value === value)
    return (
      nonEmpty(own?.label) ?? (isUuid(value) ? nonEmpty(everywhere.get(value.toLowerCase())) : null)
    )
  }
}

export const nonEmpty = (text: string | undefined): string | null =>
  text === undefined || text === '' ? null : text

/** Changes all texts of a form except page size and number; `kind` is `json` for the text of a JSON value. */
export function mapFormTexts(
  form: QueryForm,
  change: (text: string, kind: 'text' | 'json') => string,
): QueryForm {
  const changeText = (text: string) => change(text, 'text')
  const changeValue = (value: ParameterValue): ParameterValue => {
    switch (value.kind) {
      case 'text':
      case 'json':
        return { kind: value.kind, text: change(value.text, value.kind) }
      case 'list':
        return { kind: 'list', items: value.items.map(changeText) }
    }
  }
  return {
    ...form,
    endpoint: changeText(form.endpoint),
    q: changeText(form.q),
    filters: form.filters.map(({ key, value }) => ({
      key: changeText(key),
      value: changeValue(value),
    })),
    include: form.include.map(changeText),
    fields: form.fields.map(({ relation, attributes }) => ({
      relation: changeText(relation),
      attributes: attributes.map(changeText),
    })),
    sort: form.sort.map(({ attribute, direction }) => ({
      attribute: changeText(attribute),
      direction,
    })),
    extra: form.extra.map(({ name, value }) => ({
      name: changeText(name),
      value: changeValue(value),
    })),
  }
}

/**
 * Replaces lone surrogates with U+FFFD, as happens when sending. Apply it before any comparison of names: two
 * that differ only in lone surrogates are sent as the same name.
 */
export const toWellFormedForm = (form: QueryForm): QueryForm => mapFormTexts(form, toWellFormed)
