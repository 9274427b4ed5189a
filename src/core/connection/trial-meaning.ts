import type { ConnectionTrial } from './connection-trial.ts'

/** What the answer to a trial means here; the words stand in the page's messages. */
export type TrialMeaning =
  | 'works'
  | 'worksWithoutToken'
  | 'credentialsWork'
  | 'notJson'
  | 'tokenMissing'
  | 'tokenRefused'
  | 'tokenOrRight'
  | 'rightMissing'
  | 'forbidden'
  | 'endpointMissing'
  | 'credentialsUnknown'
  | 'overloaded'
  | 'serverFault'
  | 'unexpected'

/** What is wrong, and for whom to mend, by the status and by what was asked. */
export function readTrialMeaning(
  { status, asked, isJson, hadToken, credentials }: Extract<ConnectionTrial, { kind: 'answer' }>,
  isCore: boolean,
): TrialMeaning {
  if (status >= 200 && status < 300) {
    if (!isJson) return 'notJson'
    if (asked === 'credentials') return hadToken ? 'credentialsWork' : 'worksWithoutToken'
    return hadToken ? 'works' : 'worksWithoutToken'
  }
  switch (status) {
    case 401:
      if (!hadToken) return 'tokenMissing'
      if (credentials === 'accepted') return 'rightMissing'
      // CORE says 401 to a missing right as well, unless it was asked about the token alone.
      return isCore && asked === 'endpoint' && credentials === 'not-asked'
        ? 'tokenOrRight'
        : 'tokenRefused'
    case 403:
      return 'forbidden'
    case 404:
      return asked === 'credentials' ? 'credentialsUnknown' : 'endpointMissing'
    case 429:
      return 'overloaded'
    default:
      return status >= 500 ? 'serverFault' : 'unexpected'
  }
}

/** Whether the connection can be used as it was tried. */
export const isGoodMeaning = (meaning: TrialMeaning): boolean =>
  meaning === 'works' || meaning === 'worksWithoutToken' || meaning === 'credentialsWork'
