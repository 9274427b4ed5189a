import { splitUrl } from '#core/url/split-url.ts'

/** Why a picture of the content is not shown; worded in i18n. */
export interface PictureProblem {
  kind:
    /** On another host, from which the app does not load pictures. */
    | 'other-host'
    /** On another host, where the request failed. */
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
