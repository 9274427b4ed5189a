import { readContentLink, type ContentLink } from '#core/content/image-address.ts'
import { describeValue, isItemRelation, type ValueKind } from '#core/content/value-kind.ts'
import { chooseLanguageText } from '#core/content/language-text.ts'
import { shapeOf, type TreeLine, type TreeValue } from '#core/json/json-tree.ts'
import type { JsonKind, JsonValue } from '#core/json/json-value.ts'
import { renderJson } from '#core/json/render-json.ts'

/** A line of a tree as plain data, with texts truncated to what a line can show. */
export interface TreeRow {
  depth: number
  name: string | number
  kind: JsonKind
  /** Meaning of the value, such as a date or an unresolved relation. */
  meaning: ValueKind['kind']
  isOpen: boolean
  size: number
  /** A scalar as JSON, or the name or content of a container. */
  text: string
  /** External URL, if the value is one. */
  link: ContentLink | null
  /** The item a relation points to. */
  related: {
    id: string
    isResolved: boolean
    /** True for items, not for concepts or schedules, which have a single plain type (datacycle-core.md 7). */
    isItem: boolean
  } | null
}

const maxTextLength = 400
const maxPreviewLength = 120
/** With more members, a preview would take too long. */
const maxPreviewedMembers = 30

export function describeTreeLine(line: TreeLine): TreeRow {
  const { depth, name, isOpen, size, value } = line
  const described =
    value.kind === 'lazy' ? { kind: 'list' as const, length: size } : describeValue(value)
  return {
    depth,
    name,
    isOpen,
    size,
    kind: shapeOf(value),
    meaning: described.kind,
    text: summary(value, described),
    link: value.kind === 'lazy' ? null : readContentLink(value),
    related: relatedItem(described),
  }
}

function summary(value: TreeValue, described: ValueKind): string {
  switch (described.kind) {
    case 'resolved-relation':
      return described.name ?? described.types.join(', ')
    case 'unresolved-relation':
      return described.types.join(', ')
    case 'concept':
      return described.label ?? ''
    case 'part':
      return described.text ?? described.types.join(', ')
    case 'coordinates':
      return `${described.latitude}, ${described.longitude}`
    case 'language-texts':
      return described.texts
        .map(({ language, value: text }) => `${language}: ${text}`)
        .join(' · ')
        .slice(0, maxTextLength)
    case 'null':
    case 'boolean':
    case 'number':
    case 'text':
    case 'date':
    case 'date-time':
    case 'url':
    case 'email':
    case 'html':
    case 'wkt':
    case 'schedule':
    case 'parts':
    case 'schedules':
    case 'relations':
    case 'list':
    case 'object':
      return value.kind === 'lazy' ? '' : preview(value)
  }
}

function preview(value: JsonValue): string {
  if (value.kind === 'array' || value.kind === 'object') {
    const entries = value.kind === 'array' ? value.items : value.members
    if (entries.length === 0) return ''
    const text = entries.length > maxPreviewedMembers ? '' : shallowText(value)
    return text.length > maxPreviewLength ? `${text.slice(0, maxPreviewLength)}…` : text
  }
  const text = renderJson(value, { indent: null })
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text
}

/** Members on one line, with nested values abbreviated. */
function shallowText(value: JsonValue): string {
  if (value.kind === 'array') return value.items.map(abbreviate).join(', ')
  if (value.kind !== 'object') return ''
  return value.members.map((member) => `${member.name}: ${abbreviate(member.value)}`).join(', ')
}

function abbreviate(value: JsonValue): string {
  switch (value.kind) {
    case 'array':
      return value.items.length === 0 ? '[]' : '[…]'
    case 'object': {
      const described = describeValue(value)
      if (described.kind === 'resolved-relation' && described.name !== null) return described.name
      if (described.kind === 'concept' && described.label !== null) return described.label
      if (described.kind === 'language-texts') return chooseLanguageText(described.texts, '').value
      return value.members.length === 0 ? '{}' : '{…}'
    }
    case 'string':
      return value.value.slice(0, maxPreviewLength)
    case 'null':
    case 'boolean':
    case 'number':
      return renderJson(value, { indent: null })
  }
}

function relatedItem(described: ValueKind): TreeRow['related'] {
  if (!('id' in described)) return null
  switch (described.kind) {
    case 'resolved-relation':
      return { id: described.id, isResolved: true, isItem: isItemRelation(described) }
    case 'unresolved-relation':
      return { id: described.id, isResolved: false, isItem: isItemRelation(described) }
    case 'concept':
      return { id: described.id, isResolved: described.label !== null, isItem: false }
  }
}
