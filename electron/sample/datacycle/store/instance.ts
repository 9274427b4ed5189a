import { createLookup, type Lookup } from './lookup.ts'
import { listKnownNames, type KnownNames } from './known-names.ts'
import type { StoredContent } from './stored-content.ts'

/** A running sample server with its content. */
export interface Instance {
  content: StoredContent
  lookup: Lookup
  names: KnownNames
  /** Without a trailing slash. */
  baseUrl: string
}

export function createInstance(content: StoredContent, baseUrl: string): Instance {
  const lookup = createLookup(content)
  return { content, lookup, names: listKnownNames(content, lookup), baseUrl }
}
