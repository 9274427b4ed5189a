import type { JsonValue } from '#core/json/json-value.ts'
import { readImage } from './image-address.ts'
import { describeText } from './text-kind.ts'

/** A URL in the content: a picture, which the app can show, or any other. */
export interface ContentLink {
  /** Complete, as sent. */
  address: string
  isPicture: boolean
}

/** The link in a value; null if the value is not an http or https URL. */
export function readContentLink(value: JsonValue): ContentLink | null {
  if (value.kind !== 'string' || describeText(value.value).kind !== 'url') return null
  return { address: value.value, isPicture: readImage(value) !== null }
}
