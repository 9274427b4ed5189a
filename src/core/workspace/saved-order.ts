import type { SavedRequest } from './saved-request.ts'

/** The order in which saved requests are listed: by folder, then by the places somebody gave them. */
export const compareSaved = (one: SavedRequest, other: SavedRequest): number =>
  one.folder.localeCompare(other.folder) ||
  one.position - other.position ||
  one.name.localeCompare(other.name)
