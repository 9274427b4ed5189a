import type { Locales } from '#sample/datacycle/read/languages.ts'
import type { Instance } from '#sample/datacycle/store/instance.ts'

/** How the things of one answer are shown. */
export interface View {
  instance: Instance
  locales: Locales
  /** IDs of the schemes whose concepts are delivered; null for all. */
  schemes: readonly string[] | null
}
