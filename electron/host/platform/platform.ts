import type { BuiltInInstance } from '#core/connection/connection.ts'
import type { Settings } from '#core/connection/settings.ts'
import type { Transport } from '#host/content-client/transport.ts'
import type { KeyProvider } from '#host/vault/key-provider.ts'

/** What a shell hands to the host: everything that differs between Electron and a plain Node process. */
export interface Platform {
  appVersion: string
  /** Folder of all documents; the host creates it with mode 0700. */
  dataDir: string
  /** The built page. */
  page: PageFiles
  transport: Transport
  /** Where the vault's key can be kept, best first; empty means tokens stay in memory. */
  keyProviders: readonly KeyProvider[]
  /** Starts a sample instance if it is not running yet, and says how to reach it. */
  startSample: (instance: BuiltInInstance) => Promise<SampleAccess>
  now: () => Date
  /** Called with what a person has chosen, soon after the start and whenever it changes. */
  settingsChanged?: (settings: Settings) => void
}

export interface SampleAccess {
  /** Without a trailing slash, for example `http://127.0.0.1:4711`. */
  baseUrl: string
  /** The instance's token that sees most; public by design, it protects nothing. */
  token: string
}

/** The files of the built page, read once: a request is looked up by its exact path and never mapped to a file. */
export type PageFiles = ReadonlyMap<string, PageFile>

export interface PageFile {
  contentType: string
  bytes: Uint8Array<ArrayBuffer>
}
