import { splitUrl } from '#core/url/split-url.ts'

/** Why a picture that content names is not shown; the words stand in the page's messages. */
export interface PictureProblem {
  kind:
    | 'other-host'
    /** Tried there, and nothing came. */
    | 'other-host-failed'
    | 'no-picture'
    | 'not-delivered'
  host: string
}

/** What refusals of the host mean that the picture itself has no part in. */
const notOfPicture = ['images-off', 'unknown-connection', 'invalid-request', 'host-fault']

/**
 * Says why a picture cannot be had: CORE names its configured host in `contentUrl`, which need not be the one
 * that it was asked at (datacycle-core.md 3). `refusal` is the kind of the host's refusal. null where the
 * reason lies in the app.
 */
export function readPictureProblem(
  refusal: string,
  address: string,
  baseUrl: string,
): PictureProblem | null {
  const host = splitUrl(address)?.host
  if (host === undefined || notOfPicture.includes(refusal)) return null
  if (refusal === 'not-allowed') return { kind: 'other-host', host }
  if (refusal === 'not-an-image') return { kind: 'no-picture', host }
  const isOwn = splitUrl(baseUrl)?.host === host
  return { kind: isOwn ? 'not-delivered' : 'other-host-failed', host }
}
