import type { SavedRequest } from './saved-request.ts'

/** Sorts saved requests by opened folder, the app's own first, by folder, then by their user-defined position. */
export const compareSaved = (one: SavedRequest, other: SavedRequest): number =>
  (one.root ?? '').localeCompare(other.root ?? '') ||
  one.folder.localeCompare(other.folder) ||
  one.position - other.position ||
  one.name.localeCompare(other.name)
