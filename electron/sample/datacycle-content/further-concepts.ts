/**
 * Classifications of the CORE sample only: a long scheme of which most items have two concepts, one for
 * images only, one that no item uses, and one without concepts.
 */
import { identifierOf } from '#sample/content/identifier.ts'
import type { Thing } from '#sample/content/thing.ts'

interface FurtherScheme {
  id: string
  label: string
}

interface FurtherConcept {
  id: string
  scheme: string
  label: string
}

const scheme = (slug: string, label: string): FurtherScheme => ({
  id: identifierOf(`core/scheme/${slug}`),
  label,
})

const keywords = scheme('keywords', 'Schlagworte')
const licences = scheme('licences', 'Lizenzen')
const channels = scheme('channels', 'Ausgabekanäle')
const states = scheme('states', 'Angebot - Status')

export const furtherSchemes: readonly FurtherScheme[] = [channels, states, licences, keywords]

const conceptsOf = (own: FurtherScheme, labels: readonly string[]): FurtherConcept[] =>
  labels.map((label) => ({
    id: identifierOf(`core/concept/${own.id}/${label}`),
    scheme: own.id,
    label,
  }))

const subjects = [
  ...['Musik', 'Genuss', 'Natur', 'Familie', 'Sport', 'Kunst'],
  ...['Handwerk', 'Wasser', 'Berge', 'Garten', 'Tiere', 'Geschichte'],
]
const times = [
  ...['im Frühling', 'im Sommer', 'im Herbst', 'im Winter', 'am Vormittag'],
  ...['am Nachmittag', 'am Abend', 'am Wochenende', 'in den Ferien', 'am Feiertag'],
]
const keywordConcepts = conceptsOf(
  keywords,
  subjects.flatMap((subject) => times.map((time) => `${subject} ${time}`)),
)
const licenceConcepts = conceptsOf(licences, ['CC BY 4.0', 'CC BY-SA 4.0', 'CC0'])

export const furtherConcepts: readonly FurtherConcept[] = [
  ...keywordConcepts,
  ...licenceConcepts,
  ...conceptsOf(channels, ['Gästekarte', 'Prospekt', 'Website']),
]

/** IDs of an item's concepts from these schemes, the same in every run. */
export function furtherConceptsOf({ id, kind }: Thing): string[] {
  const choose = (from: readonly FurtherConcept[], salt: string) =>
    from[parseInt(identifierOf(`${salt}/${id}`).slice(0, 6), 16) % from.length]?.id ?? ''
  switch (kind) {
    case 'image':
      return [choose(licenceConcepts, 'licence')]
    case 'person':
    case 'organization':
      return []
    case 'event':
    case 'place':
    case 'tour':
      return [...new Set([choose(keywordConcepts, 'first'), choose(keywordConcepts, 'second')])]
  }
}
