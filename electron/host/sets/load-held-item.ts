import { readTitle } from '#core/content/language-text.ts'
import { readTypes, type KnownItem } from '#core/content/identify-object.ts'
import { readJson } from '#core/json/read-json.ts'
import type { SetFiles } from './set-files.ts'

const decoder = new TextDecoder()

/** Name and types of an item in a set; null if the set does not have it, or its stored text is not JSON. */
export async function loadHeldItem(files: SetFiles, id: string): Promise<KnownItem | null> {
  const item = files.held.get(id)
  if (item === undefined) return null
  const read = readJson(decoder.decode(await files.read(item)))
  if (!read.ok) return null
  const types = read.value.kind === 'object' ? readTypes(read.value) : []
  return { id, name: readTitle(read.value, '')?.text ?? '', types }
}

/** The name of an item in a set; '' if unknown. */
export const loadHeldName = async (files: SetFiles, id: string): Promise<string> =>
  (await loadHeldItem(files, id))?.name ?? ''
