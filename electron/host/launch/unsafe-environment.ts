import { shellWords } from '#core/language/all-shell-words.ts'
import type { Language } from '#core/language/language.ts'
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

/**
 * Returns a message why the app must not handle tokens in this environment; null if it may.
 *
 * `NODE_DEBUG` makes Node print requests with their headers; removing the variable at runtime has no effect.
 * `NODE_TLS_REJECT_UNAUTHORIZED=0` makes Node accept any certificate. The app's connections check
 * certificates regardless, but users who set it expect otherwise.
 */
export function describeUnsafeEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
  language: Language = 'en',
): string | null {
  const { nodeDebug, anyCertificate } = shellWords[language].unsafe
  if ((environment.NODE_DEBUG ?? '') !== '' || (environment.NODE_DEBUG_NATIVE ?? '') !== '')
    return nodeDebug
  return environment.NODE_TLS_REJECT_UNAUTHORIZED === '0' ? anyCertificate : null
}

/** Throws if the app must not handle tokens in this environment; the message says why. */
export function refuseUnsafeEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): void {
  const unsafe = describeUnsafeEnvironment(environment)
  if (unsafe !== null) throw new Error(unsafe)
}

/**
 * Keeps the memory of this process and its children, and so the tokens, out of core dumps.
 *
 * On Linux the app excludes all its memory from core dumps. A dump would still have the registers, and they can hold
 * the last bytes copied; so where util-linux is installed, no core file is written at all. Node itself
 * cannot lower that limit. On other systems, and without `/proc`, the inherited limit applies (security.md 6).
 */
export function keepMemoryOutOfCoreDumps(platform: NodeJS.Platform): void {
  if (platform !== 'linux') return
  try {
    writeFileSync('/proc/self/coredump_filter', '0')
  } catch {
    // The user cannot fix this, and the app works without it.
  }
  const ofThisProcess = ['--core=0:0', `--pid=${String(process.pid)}`]
  spawnSync('/usr/bin/prlimit', ofThisProcess, { env: {}, stdio: 'ignore', timeout: 1_000 })
}
