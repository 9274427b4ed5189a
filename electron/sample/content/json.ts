/** JSON that keeps the original text of numbers. */
export type Json = null | boolean | number | string | ExactNumber | readonly Json[] | JsonObject

export interface JsonObject {
  readonly [name: string]: Json
}

const exactText = Symbol('exact text')

/** A number with the digits it must be sent with, for example `1.0` or `12345678901234567890`. */
export interface ExactNumber {
  readonly [exactText]: string
}

export const exactNumber = (text: string): ExactNumber => ({ [exactText]: text })

/** A scalar as it is sent; strings without quotes. */
export const exactValue = (json: Json): string =>
  typeof json === 'string' ? json : renderJson(json)

const isExactNumber = (json: Json): json is ExactNumber =>
  typeof json === 'object' && json !== null && exactText in json

export const isJsonObject = (json: Json): json is JsonObject =>
  typeof json === 'object' && json !== null && !isJsonArray(json) && !isExactNumber(json)

export const isJsonArray = (json: Json): json is readonly Json[] => Array.isArray(json)

/** Renders a value without white space, with the original order of members. */
export function renderJson(json: Json): string {
  if (isJsonArray(json)) return `[${json.map(renderJson).join(',')}]`
  if (json === null || typeof json !== 'object') return JSON.stringify(json)
  if (isExactNumber(json)) return json[exactText]
  const members = Object.entries(json).map(
    ([name, value]) => `${JSON.stringify(name)}:${renderJson(value)}`,
  )
  return `{${members.join(',')}}`
}
