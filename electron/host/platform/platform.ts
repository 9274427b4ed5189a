import type { BuiltInInstance } from '#core/connection/connection.ts'
import type { Settings } from '#core/settings/settings.ts'
import type { Transport } from '#host/content-client/transport.ts'
import type { KeyProvider } from '#host/vault/key-provider.ts'

/** Passed by a shell to the host: everything that differs between Electron and plain Node. */
export interface Platform {
  appVersion: string
  /** Where whoever packaged the app announces newer versions; '' or undefined if nowhere. */
  updateAddress?: string
  /** Folder of all documents; the host creates it with mode 0700. */
  dataDir: string
  /** The built page. */
  page: PageFiles
  transport: Transport
  /** Stores for the vault's key, best first; empty keeps tokens in memory. */
  keyProviders: readonly KeyProvider[]
  /** Starts a sample server if it is not running yet; returns its URL and token. */
  startSample: (instance: BuiltInInstance) => Promise<SampleAccess>
  now: () => Date
  /** Called with the settings soon after the start and at every change. */
  onSettingsChange?: (settings: Settings) => void
  /** Lets the user choose a folder in a dialog of the system; null if canceled. Absent where there is none. */
  chooseFolder?: () => Promise<string | null>
}

export interface SampleAccess {
  /** Without a trailing slash, for example `http://127.0.0.1:4711`. */
  baseUrl: string
  /** The sample's token with the most access; public, because it protects nothing. */
  token: string
}

/**
 * The files of the built page by exact URL path, read once. Requests are never mapped to file system paths.
 */
export type PageFiles = ReadonlyMap<string, PageFile>

export interface PageFile {
  contentType: string
  bytes: Uint8Array<ArrayBuffer>
}
