import { chooseLanguageText } from '#core/content/language-text.ts'
import { describeEmbedded } from '#core/content/embedded-object.ts'
import { toPlainText } from '#core/content/plain-text.ts'
import { describeValue } from '#core/content/value-kind.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { renderJson } from '#core/json/render-json.ts'

/**
 * The values of a column in one item as text for a table: texts and numbers as sent, HTML as plain text, one
 * language, relations by name or ID. Several values are joined by `, `.
 */
export function renderValueText(values: readonly JsonValue[], language: string): string {
  return values.map((value) => valueText(value, language)).join(', ')
}

function valueText(value: JsonValue, language: string): string {
  const described = describeValue(value)
  switch (described.kind) {
    case 'null':
      return 'null'
    case 'boolean':
      return String(described.value)
    case 'number':
      return described.source
    case 'text':
    case 'date':
    case 'date-time':
    case 'url':
    case 'email':
    case 'wkt':
      return described.text
    case 'html':
      return toPlainText(described.text)
    case 'coordinates':
      return `${described.latitude}, ${described.longitude}`
    case 'language-texts':
      return toPlainText(chooseLanguageText(described.texts, language).value)
    case 'unresolved-relation':
      return described.id
    case 'resolved-relation':
      return described.name ?? described.id
    case 'concept':
      return described.label ?? described.id
    case 'part':
      return (
        (value.kind === 'object' ? describeEmbedded(value, language) : null) ??
        renderJson(value, { indent: null })
      )
    case 'relations':
    case 'parts':
    case 'schedules':
      return listText(value, language)
    case 'list':
      return isPlainList(value) ? listText(value, language) : renderJson(value, { indent: null })
    case 'object':
    case 'schedule':
      return renderJson(value, { indent: null })
  }
}

function listText(value: JsonValue, language: string): string {
  return value.kind === 'array' ? renderValueText(value.items, language) : ''
}

const isPlainList = (value: JsonValue) =>
  value.kind === 'array' &&
  value.items.every(({ kind }) => kind === 'string' || kind === 'number' || kind === 'boolean')
