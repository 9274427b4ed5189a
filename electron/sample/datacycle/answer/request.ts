import type { ParameterGroup } from '#sample/query/parameter.ts'
import type { Instance } from '#sample/datacycle/store/instance.ts'
import type { StoredUser } from '#sample/datacycle/store/stored-content.ts'

/** An authenticated request with parsed parameters. */
export interface Request {
  instance: Instance
  method: string
  target: string
  /** The target without its query, as requested. */
  path: string
  /** Decoded path segments after `/api/v4/{resource}/`. */
  below: readonly string[]
  user: StoredUser
  parameters: ParameterGroup
}
