import type { JsonObject } from '#sample/content/json.ts'
import type { Page } from '#sample/query/page.ts'

/** The two formats of `meta` in api.md 2.5. */
export type MetaShape = 'total-and-pages' | 'page-group'

export function renderMeta(page: Page<unknown>, shape: MetaShape): JsonObject {
  return shape === 'total-and-pages'
    ? { total: page.total, pages: page.pageCount }
    : {
        page: {
          number: page.number,
          size: page.size,
          totalPages: page.pageCount,
          totalElements: page.total,
        },
      }
}
