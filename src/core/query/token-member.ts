import type { JsonObject } from '#core/json/json-value.ts'
import { isTokenName } from './token-name.ts'

/** The name of a body's member that servers take a token from, as from a parameter of that name; null where there is none. */
export const findTokenMember = (body: JsonObject): string | null =>
  body.members.find(({ name }) => isTokenName(name))?.name ?? null
