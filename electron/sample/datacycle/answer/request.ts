import type { ParameterGroup } from '#sample/query/parameter.ts'
import type { Instance } from '#sample/datacycle/store/instance.ts'
import type { StoredUser } from '#sample/datacycle/store/stored-content.ts'

/** A request whose user and parameters are known. */
export interface Request {
  instance: Instance
  method: string
  target: string
  /** The target without its query, as it was asked for. */
  path: string
  /** Path segments below `/api/v4/` after the resource's own, decoded. */
  below: readonly string[]
  user: StoredUser
  parameters: ParameterGroup
}
