import { safeStorage, utilityProcess } from 'electron'
import { killNow } from '#host/launch/quit-when-settled.ts'
import { withoutNodeVariables, wrapKeyringBroker } from '#host/vault/start-keyring-broker.ts'
import type { KeyProvider } from '#host/vault/key-provider.ts'
import { createKeyringProvider } from '#host/vault/keyring-provider.ts'
import { createSafeStorageProvider } from '#host/vault/safe-storage-provider.ts'

/** Stores for the vault's key: the system keyring, otherwise safeStorage. Accesses neither yet. */
export function createKeyProviders(brokerPath: string): KeyProvider[] {
  const options = { env: withoutNodeVariables(process.env), execArgv: [], stdio: 'ignore' as const }
  const spawnBroker = () => wrapKeyringBroker(utilityProcess.fork(brokerPath, [], options), killNow)
  return [
    createKeyringProvider({ spawnBroker }),
    createSafeStorageProvider({ safeStorage, platform: process.platform }),
  ]
}
