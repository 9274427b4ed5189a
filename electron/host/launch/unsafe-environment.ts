import type { Language } from '#core/language/language.ts'

const words: Readonly<Record<Language, { nodeDebug: string; anyCertificate: string }>> = {
  en: {
    nodeDebug:
      'NODE_DEBUG is set, which makes Node print every request, tokens included. Start again without that variable.',
    anyCertificate:
      'NODE_TLS_REJECT_UNAUTHORIZED is 0, which would send tokens to any server that claims a name. Start again without that variable; the certificate of your company is entered at the connection, under Advanced.',
  },
  de: {
    nodeDebug:
      'NODE_DEBUG ist gesetzt. Damit gibt Node jede Anfrage aus, auch mit Token. Starten Sie ohne diese Variable.',
    anyCertificate:
      'NODE_TLS_REJECT_UNAUTHORIZED ist 0. Damit bekäme jeder Server, der sich für einen anderen ausgibt, Ihre Token. Starten Sie ohne diese Variable. Das Zertifikat Ihrer Firma tragen Sie in der Verbindung unter „Erweitert“ ein.',
  },
}

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
  const { nodeDebug, anyCertificate } = words[language]
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
