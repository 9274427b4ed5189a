import type { JsonObject } from '../../content/json.ts'
import type { StoredEndpoint } from '../store/stored-content.ts'

/** What stands in `meta.collection`; only a static endpoint has a path (datacycle-core.md 3). */
export const describeEndpoint = ({ id, name, slug, kind }: StoredEndpoint): JsonObject => ({
  id,
  name,
  slug,
  ...(kind === 'static' ? { path: [name] } : {}),
})
