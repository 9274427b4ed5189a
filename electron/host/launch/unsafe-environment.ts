import { shellWords } from '#core/language/all-shell-words.ts'
import type { Language } from '#core/language/language.ts'

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
