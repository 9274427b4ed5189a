import type { JsonValue } from '#core/json/json-value.ts'
import { readImageAddress } from './image-address.ts'
import { describeText } from './text-kind.ts'

/** An address in content that leads out of the app: to a picture, which the app can show itself, or to anything. */
export interface ContentLink {
  /** Whole, as it was sent. */
  address: string
  isPicture: boolean
}

/** The link that a value is; null where it is no text, or a text that is no http or https address. */
export function readContentLink(value: JsonValue): ContentLink | null {
  if (value.kind !== 'string' || describeText(value.value).kind !== 'url') return null
  return { address: value.value, isPicture: readImageAddress(value) !== null }
}
