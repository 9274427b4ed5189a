/**
 * A JSON document as it was sent (RFC 8259), without what JSON.parse throws away.
 *
 * Numbers keep their source text (`1.0`, `1e400`, `12345678901234567890`), members keep their order
 * and their repetitions, and a member called `__proto__` is a member like any other. White space and
 * the way a string was escaped are not kept: for those, the text itself is the source.
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
  /** The digits exactly as they stood in the text. */
  readonly source: string
}

export interface JsonString {
  readonly kind: 'string'
  /** The decoded text; a lone surrogate from a `\ud800` escape stays one. */
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
