import { Entry } from '@napi-rs/keyring'
import type { KeyringAnswer, KeyringRequest } from './keyring-provider.ts'

/**
 * Calls the system keyring in this process. The call may wait forever for the user and cannot be interrupted,
 * so only the broker process makes it.
 */
export function callKeyring(request: KeyringRequest): KeyringAnswer {
  try {
    // Explicit, because the library's fallback on Linux is the kernel's keyring, which is lost at restart.
    // A new entry for every call, because an entry stops working when the keyring's service restarts.
    const entry = new Entry(request.service, request.account, {
      linux: { store: 'secret-service' },
    })
    switch (request.action) {
      case 'load': {
        const secret = entry.getPassword()
        return secret === null ? { kind: 'missing' } : { kind: 'loaded', secret }
      }
      case 'store':
        entry.setPassword(request.secret)
        return { kind: 'stored' }
    }
  } catch (error) {
    return describeKeyringFailure(error)
  }
}

/**
 * The library's errors differ only in their text. "dismissed" and "locked" come from Secret Service, "did not
 * receive a reply" from D-Bus if the service hangs, and the others from macOS' keychain, which reports a
 * denied access as "The user name or passphrase you entered is not correct". These count as `locked`, so that no second key is created.
 */
export function describeKeyringFailure(error: unknown): KeyringAnswer {
  const text = error instanceof Error ? error.message : ''
  return /dismissed|locked|did not receive a reply|cancell?ed|interaction is not allowed|denied|passphrase you entered/i.test(
    text,
  )
    ? { kind: 'locked' }
    : { kind: 'unavailable' }
}
