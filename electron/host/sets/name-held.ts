import { readJson } from '#core/json/read-json.ts'
import { nameOfItem } from '#core/investigate/item-by-id.ts'
import type { SetFiles } from './set-files.ts'

const decoder = new TextDecoder()

/** The name of an item in a set; '' if the set does not have the item or the item has no name. */
export async function nameHeld(files: SetFiles, id: string): Promise<string> {
  const item = files.held.get(id)
  if (item === undefined) return ''
  const read = readJson(decoder.decode(await files.read(item)))
  return (read.ok ? nameOfItem(read.value) : null) ?? ''
}
