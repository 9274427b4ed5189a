import { memberOf } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { decodeUtf8 } from '#core/url/percent-encoding.ts'
import { splitUrl } from '#core/url/split-url.ts'
import { describeText, webAddress } from './text-kind.ts'
import type { ValueKind } from './value-kind.ts'

/** The kinds of pictures that a page can show: endings of their files, and subtypes of their media types. */
const imageKinds = ['avif', 'gif', 'jpe?g', 'png', 'svg', 'webp']
const imageFile = new RegExp(
  String.raw`^https?:\/\/[^\s/?#]+\/[^\s?#]*\.(?:${imageKinds.join('|')})(?:[?#]\S*)?$`,
  'i',
)
const imageType = new RegExp(String.raw`^image\/(?:${imageKinds.join('|')})\b`, 'i')

/** True for a media type of a picture that a page can show, such as `image/svg+xml`. */
export const isImageType = (type: string): boolean => imageType.test(type)

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

/** Why a picture of the content is not shown; worded in i18n. */
export interface PictureProblem {
  kind:
    /** On another host, from which the app does not load pictures. */
    | 'other-host'
    | 'other-host-failed'
    | 'no-picture'
    /** On the connection's host, where the request failed. */
    | 'not-delivered'
  host: string
}

/** Refusals that do not depend on the picture. */
const unrelatedRefusals = ['images-off', 'unknown-connection', 'invalid-request', 'host-fault']

/**
 * Explains a missing picture: CORE uses its configured host in `contentUrl`, which may differ from the
 * connection's (datacycle-core.md 3). `refusal` is the kind of the host process's refusal. null if the cause
 * is in the app.
 */
export function readPictureProblem(
  refusal: string,
  address: string,
  baseUrl: string,
): PictureProblem | null {
  const host = splitUrl(address)?.host
  if (host === undefined || unrelatedRefusals.includes(refusal)) return null
  if (refusal === 'not-allowed') return { kind: 'other-host', host }
  if (refusal === 'not-an-image') return { kind: 'no-picture', host }
  const isOwn = splitUrl(baseUrl)?.host === host
  return { kind: isOwn ? 'not-delivered' : 'other-host-failed', host }
}

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

/** The name of a linked item; that of its file if it has none, such as a picture. null if it has neither. */
export const readLinkedName = (
  { name }: Extract<ValueKind, { kind: 'resolved-relation' }>,
  value: JsonValue,
): string | null => name ?? readFileName(value)
