import type { ItemFinding, ItemFinder } from '#core/finding/finding.ts'
import { readJson } from '#core/json/read-json.ts'

/** What a finder finds in items, each an object or JSON text: without the evidence, but for its positions. */
export function foundBy(finder: ItemFinder, items: readonly unknown[]) {
  items.forEach((given, position) => {
    const item = readJson(typeof given === 'string' ? given : JSON.stringify(given))
    if (item.ok) finder.add(item.value, position)
  })
  return finder.findings().map((finding) => ({ ...finding, evidence: placesIn(finding) }))
}

const placesIn = ({ evidence }: ItemFinding): string[] =>
  evidence.map((one) => (one.kind === 'item' ? `${one.position} ${one.path}` : one.kind))
