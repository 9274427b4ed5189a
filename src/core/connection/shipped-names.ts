/** What the connections to the samples are called as they come, by their ID. */
export const shippedNames = {
  sample: 'Sample instance',
  'core-sample': 'Sample like dataCycle CORE',
} as const

export type ShippedName = keyof typeof shippedNames

/** Whose name is still the one it came with: that one is said in the page's language. Else null. */
export function findShippedName(id: string, name: string): ShippedName | null {
  return (id === 'sample' || id === 'core-sample') && shippedNames[id] === name ? id : null
}
