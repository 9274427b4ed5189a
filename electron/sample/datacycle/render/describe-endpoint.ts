import type { JsonObject } from '#sample/content/json.ts'
import type { StoredEndpoint } from '#sample/datacycle/store/stored-content.ts'

/** The value of `meta.collection`; only a static endpoint has a path (datacycle-core.md 3). */
export const describeEndpoint = ({ id, name, slug, kind }: StoredEndpoint): JsonObject => ({
  id,
  name,
  slug,
  ...(kind === 'static' ? { path: [name] } : {}),
})
