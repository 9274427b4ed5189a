import type { ParameterGroup } from '#sample/query/parameter.ts'
import { textOf } from '#sample/datacycle/read/group-of.ts'
import type { StoredUser } from '#sample/datacycle/store/stored-content.ts'

export type Authentication =
  { kind: 'user'; user: StoredUser } | { kind: 'missing' } | { kind: 'wrong' }

/**
 * The header wins over a `token` parameter; its scheme is `Bearer` or `Token`, case-sensitive
 * (datacycle-core.md 6).
 */
export function authenticate(
  authorization: string,
  parameters: ParameterGroup,
  users: readonly StoredUser[],
): Authentication {
  const token =
    authorization === ''
      ? textOf(parameters, 'token')
      : (/^(?:Bearer|Token) +(\S+)$/.exec(authorization)?.[1] ?? '')
  if (token === null) return { kind: 'missing' }
  const user = users.find((known) => known.token === token)
  return user === undefined || user.isLocked ? { kind: 'wrong' } : { kind: 'user', user }
}
