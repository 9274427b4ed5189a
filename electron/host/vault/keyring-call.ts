import { Entry } from '@napi-rs/keyring'
import type { KeyringAnswer, KeyringRequest } from './keyring-message.ts'

/**
 * Asks the system keyring, in this process: this can wait without limit for a person and cannot be
 * interrupted, which is why only the broker process does it.
 */
export function callKeyring(request: KeyringRequest): KeyringAnswer {
  try {
    // Pinned: the library's silent fallback on Linux is the kernel's keyring, which forgets at restart.
    // A new entry for every call: an entry dies with the keyring's service.
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
 * The library tells failures apart by their text only. Dismissed and locked come from Secret Service,
 * "did not receive a reply" from D-Bus when the service hangs, the others from macOS' keychain, which says
 * "The user name or passphrase you entered is not correct" to whoever was denied: no second key is made then.
 */
function describeKeyringFailure(error: unknown): KeyringAnswer {
  const text = error instanceof Error ? error.message : ''
  return /dismissed|locked|did not receive a reply|cancell?ed|interaction is not allowed|denied|passphrase you entered/i.test(
    text,
  )
    ? { kind: 'locked' }
    : { kind: 'unavailable' }
}
