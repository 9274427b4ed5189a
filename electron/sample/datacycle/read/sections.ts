/** Reads which parts of the envelope are requested (datacycle-core.md 2.1). */
import type { ParameterGroup } from '#sample/query/parameter.ts'
import type { Complaints } from './complaints.ts'

const names = ['@context', '@graph', 'meta', 'links'] as const

export type SectionName = (typeof names)[number]
export type Sections = Readonly<Record<SectionName, boolean>>

export function readSections(section: ParameterGroup, complaints: Complaints): Sections {
  for (const [name, value] of section) {
    if (!names.some((known) => known === name)) complaints.addUnknown(['section', name])
    else if (!['0', '1', 0, 1].some((allowed) => allowed === value)) {
      complaints.add(['section', name], 'must be one of: 0, 1')
    }
  }
  const shown = (name: SectionName) => Number(section.get(name) ?? 1) === 1
  return {
    '@context': shown('@context'),
    '@graph': shown('@graph'),
    meta: shown('meta'),
    links: shown('links'),
  }
}
