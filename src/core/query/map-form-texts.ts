import type { ParameterValue, QueryForm } from './form.ts'

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
