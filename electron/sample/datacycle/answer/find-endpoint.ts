import { isUuid } from '#sample/datacycle/filter/identifiers.ts'
import type {
  StoredContent,
  StoredEndpoint,
  StoredUser,
} from '#sample/datacycle/store/stored-content.ts'

/** Finds an endpoint by slug (case-sensitive) or ID (case-insensitive), not by name (datacycle-core.md 1). */
export const findEndpoint = (content: StoredContent, name: string): StoredEndpoint | undefined =>
  content.endpoints.find(
    ({ id, slug }) => slug === name || (isUuid(name) && id === name.toLowerCase()),
  )

/**
 * All users may use a static endpoint; a dynamic one, only its owner and users it is shared with
 * (datacycle-core.md 10).
 */
export const mayUse = (endpoint: StoredEndpoint, user: StoredUser): boolean =>
  endpoint.isReleased &&
  (endpoint.kind === 'static' ||
    endpoint.owner === user.email ||
    endpoint.sharedWith?.has(user.email) === true)
