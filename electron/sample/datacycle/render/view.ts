import type { Locales } from '#sample/datacycle/read/languages.ts'
import type { Instance } from '#sample/datacycle/store/instance.ts'

/** How the things of a response are rendered. */
export interface View {
  instance: Instance
  locales: Locales
  /** IDs of the schemes whose concepts are sent; null for all. */
  schemes: readonly string[] | null
}
