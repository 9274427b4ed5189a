import { memberOf } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { decodeUtf8 } from '#core/url/decode-percent.ts'

const webAddress = /^https?:\/\/[^\s/?#]+[^\s]*$/i
const imageFile = /^https?:\/\/[^\s/?#]+\/[^\s?#]*\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]\S*)?$/i

/** The URLs of a picture; the same one if the value has only one. */
export interface ImageAddresses {
  /** To show it small: the thumbnail if there is one. */
  thumbnailUrl: string
  /** To open or share it: the picture itself, if its URL is known. */
  fullUrl: string
}

/**
 * The picture of a value: `contentUrl` and `thumbnailUrl` of an item (api.md 2.2, schema.org ImageObject), or
 * a text that is the URL of an image file. null if there is none.
 */
export function readImage(value: JsonValue): ImageAddresses | null {
  if (value.kind === 'string')
    return imageFile.test(value.value) ? { thumbnailUrl: value.value, fullUrl: value.value } : null
  const thumbnail = addressOf(value, 'thumbnailUrl')
  const content = addressOf(value, 'contentUrl')
  // With a video, the content is no picture, but the thumbnail is.
  const isPicture = content !== null && (isImage(value) || imageFile.test(content))
  const fullUrl = isPicture ? content : thumbnail
  return fullUrl === null ? null : { thumbnailUrl: thumbnail ?? fullUrl, fullUrl }
}

/** The file name of an item's `contentUrl` or picture, such as `castle.jpg`; null if there is none. */
export function readFileName(value: JsonValue): string | null {
  const address = addressOf(value, 'contentUrl') ?? readImage(value)?.fullUrl
  const [, name] = /^[^?#]*\/([^/?#]+\.[a-z0-9]{2,5})(?:[?#].*)?$/i.exec(address ?? '') ?? []
  return name === undefined ? null : (decodeUtf8(name) ?? name)
}

function addressOf(value: JsonValue, name: string): string | null {
  const address = memberOf(value, name)
  return address?.kind === 'string' && webAddress.test(address.value) ? address.value : null
}

function isImage(value: JsonValue): boolean {
  const type = memberOf(value, '@type')
  const types = type?.kind === 'array' ? type.items : type ? [type] : []
  return types.some((one) => one.kind === 'string' && /(?:^|:)ImageObject(?:$|\W)/.test(one.value))
}
