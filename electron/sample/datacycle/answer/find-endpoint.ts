import { isUuid } from '#sample/datacycle/filter/identifiers.ts'
import type {
  StoredContent,
  StoredEndpoint,
  StoredUser,
} from '#sample/datacycle/store/stored-content.ts'

/** By its slug to the letter, or by its ID in any case; its name finds nothing (datacycle-core.md 1). */
export const findEndpoint = (content: StoredContent, name: string): StoredEndpoint | undefined =>
  content.endpoints.find(
    ({ id, slug }) => slug === name || (isUuid(name) && id === name.toLowerCase()),
  )

/** A static endpoint is every user's, a dynamic one its owner's and theirs whom it is shared with (datacycle-core.md 10). */
export const mayUse = (endpoint: StoredEndpoint, user: StoredUser): boolean =>
  endpoint.released &&
  (endpoint.kind === 'static' ||
    endpoint.owner === user.email ||
    endpoint.sharedWith?.has(user.email) === true)
