import { readJson } from '#core/json/read-json.ts'
import { nameOfItem } from '#core/investigate/item-by-id.ts'
import type { SetFiles } from './set-files.ts'

const decoder = new TextDecoder()

/** What people call an item that a set holds; '' where it does not, or where the item shows no name. */
export async function nameHeld(files: SetFiles, id: string): Promise<string> {
  const item = files.held.get(id)
  if (item === undefined) return ''
  const read = readJson(decoder.decode(await files.read(item)))
  return (read.ok ? nameOfItem(read.value) : null) ?? ''
}
