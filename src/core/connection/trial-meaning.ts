import type { ConnectionTrial } from './connection-trial.ts'

/** What the answer to a trial means here; the words stand in the page's messages. */
export type TrialMeaning =
  | 'works'
  | 'worksWithoutToken'
  | 'credentialsWork'
  | 'coreWorks'
  | 'notJson'
  | 'tokenMissing'
  | 'tokenRefused'
  | 'tokenOrRight'
  | 'rightMissing'
  | 'forbidden'
  | 'endpointMissing'
  | 'endpointUnknown'
  | 'guard'
  | 'baseAddress'
  | 'credentialsUnknown'
  | 'overloaded'
  | 'serverFault'
  | 'unexpected'

type AnsweredTrial = Extract<ConnectionTrial, { kind: 'answer' }>

/** What is wrong, and for whom to mend, by what the answers of the trial prove (truth.md 5b). */
export function readTrialMeaning(trial: AnsweredTrial): TrialMeaning {
  const { status, asked, isJson, hadToken } = trial
  if (status >= 200 && status < 300) {
    if (!isJson) return 'notJson'
    if (!hadToken) return 'worksWithoutToken'
    if (asked === 'endpoint') return 'works'
    return trial.isDatacycle ? 'coreWorks' : 'credentialsWork'
  }
  switch (status) {
    case 401:
      return meaningOfUnauthorized(trial)
    case 403:
      return 'forbidden'
    case 404:
      return meaningOfMissing(trial)
    case 429:
      return 'overloaded'
    default:
      return status >= 500 ? 'serverFault' : 'unexpected'
  }
}

function meaningOfUnauthorized({
  asked,
  hadToken,
  advice,
  credentials,
}: AnsweredTrial): TrialMeaning {
  if (!hadToken) return 'tokenMissing'
  if (credentials === 'accepted') return 'rightMissing'
  if (credentials === 'refused' || asked === 'credentials') return 'tokenRefused'
  switch (advice) {
    case 'core-access-missing':
    case 'access-missing':
      return 'rightMissing'
    case 'core-token-refused':
    case 'token-refused':
      return 'tokenRefused'
    default:
      return 'tokenOrRight'
  }
}

function meaningOfMissing({ asked, advice }: AnsweredTrial): TrialMeaning {
  switch (advice) {
    case 'base-address':
      return 'baseAddress'
    case 'another-program':
      return 'notJson'
    case 'core-guard':
    case 'core-guard-path':
      return 'guard'
    case 'core-endpoint-unknown':
      return 'endpointUnknown'
    default:
      return asked === 'credentials' ? 'credentialsUnknown' : 'endpointMissing'
  }
}

/** Whether the connection can be used as it was tried. */
export const isGoodMeaning = (meaning: TrialMeaning): boolean =>
  meaning === 'works' ||
  meaning === 'worksWithoutToken' ||
  meaning === 'credentialsWork' ||
  meaning === 'coreWorks'
