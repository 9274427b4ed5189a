/** The maintainer of a package: the person who builds it. */
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

/** @param {string} key */
function readGitSetting(key) {
  try {
    return execFileSync('git', ['config', '--get', key], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}
