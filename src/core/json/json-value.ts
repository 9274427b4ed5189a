/**
 * A JSON document (RFC 8259) with details that JSON.parse loses.
 *
 * Numbers keep their source text (`1.0`, `1e400`, `12345678901234567890`), objects keep the order and
 * duplicates of their members, and `__proto__` is an ordinary member. White space and string escapes are not
 * kept.
 */
export type JsonValue = JsonNull | JsonBoolean | JsonNumber | JsonString | JsonArray | JsonObject

export interface JsonNull {
  readonly kind: 'null'
}

export interface JsonBoolean {
  readonly kind: 'boolean'
  readonly value: boolean
}

export interface JsonNumber {
  readonly kind: 'number'
  /** The exact source text. */
  readonly source: string
}

export interface JsonString {
  readonly kind: 'string'
  /** The decoded text; may contain lone surrogates from escapes such as `\ud800`. */
  readonly value: string
}

export interface JsonArray {
  readonly kind: 'array'
  readonly items: readonly JsonValue[]
}

export interface JsonObject {
  readonly kind: 'object'
  readonly members: readonly JsonMember[]
}

export interface JsonMember {
  readonly name: string
  readonly value: JsonValue
}

export type JsonKind = JsonValue['kind']

/** The items of a list; any other value as the only one. */
export const listOf = (value: JsonValue): readonly JsonValue[] =>
  value.kind === 'array' ? value.items : [value]

/** The members of an object; empty for any other value. */
export const membersOf = (value: JsonValue | undefined): readonly JsonMember[] =>
  value?.kind === 'object' ? value.members : []

/** The text of a string, number (as sent) or boolean; null for anything else. */
export function scalarText(value: JsonValue): string | null {
  switch (value.kind) {
    case 'string':
      return value.value
    case 'number':
      return value.source
    case 'boolean':
      return String(value.value)
    case 'null':
    case 'array':
    case 'object':
      return null
  }
}
