import type { SavedRequest } from './saved-request.ts'

/** Sorts saved requests by folder, then by their user-defined position. */
export const compareSaved = (one: SavedRequest, other: SavedRequest): number =>
  one.folder.localeCompare(other.folder) ||
  one.position - other.position ||
  one.name.localeCompare(other.name)
