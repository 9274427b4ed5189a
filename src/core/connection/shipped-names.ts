/** Default names of the sample connections, by ID. */
export const shippedNames = {
  sample: 'Sample instance',
  'core-sample': 'Sample like dataCycle CORE',
} as const

export type ShippedName = keyof typeof shippedNames

/** The ID if the connection still has its default name, which is shown translated; else null. */
export function findShippedName(id: string, name: string): ShippedName | null {
  return (id === 'sample' || id === 'core-sample') && shippedNames[id] === name ? id : null
}
