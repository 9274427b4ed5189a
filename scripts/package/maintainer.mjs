/** What whoever builds a package says in it: who maintains it, and where newer versions are announced. */
import { execFileSync } from 'node:child_process'
import { StepFailure } from '../setup/step.mjs'

/**
 * The maintainer's name and email in Debian's format (Debian policy 5.6.2): from `DEBFULLNAME` and `DEBEMAIL`
 * (devscripts), otherwise from git's settings. Throws if there is no valid email.
 * @param {Readonly<Record<string, string | undefined>>} [environment]
 * @param {(key: string) => string} [askGit]
 */
export function readMaintainer(environment = process.env, askGit = readGitSetting) {
  const name = environment.DEBFULLNAME || askGit('user.name')
  const email = environment.DEBEMAIL || askGit('user.email')
  if (name !== '' && /^[^\s<>@]+@[^\s<>@]+$/.test(email))
    return `${name.replace(/[<>\r\n]/g, '')} <${email}>`
  throw new StepFailure(
    'Looking for who answers for the package',
    'Set DEBFULLNAME and DEBEMAIL to your name and address, or git’s user.name and user.email.',
  )
}

/**
 * What a package says about newer versions: `updateAddress` from `UPDATE_ADDRESS`, or nothing. The app asks there only
 * once the user has switched it on. Throws if it is no https address.
 * @param {Readonly<Record<string, string | undefined>>} [environment]
 * @returns {{ updateAddress?: string }}
 */
export function readUpdateAddress(environment = process.env) {
  const address = environment.UPDATE_ADDRESS ?? ''
  if (address === '') return {}
  if (/^https:\/\/[^\s?#@]+$/.test(address)) return { updateAddress: address }
  throw new StepFailure(
    'Reading UPDATE_ADDRESS',
    'It must be an https address without user, query and fragment, where latest.yml is.',
  )
}

/** @param {string} key */
function readGitSetting(key) {
  try {
    return execFileSync('git', ['config', '--get', key], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}
