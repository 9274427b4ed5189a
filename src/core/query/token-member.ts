import type { JsonObject } from '#core/json/json-value.ts'
import { isTokenName } from './token-name.ts'

/** The name of a body member that servers read as a token; null if there is none. */
export const findTokenMember = (body: JsonObject): string | null =>
  body.members.find(({ name }) => isTokenName(name))?.name ?? null
