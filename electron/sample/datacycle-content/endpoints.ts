/** The endpoints of the CORE sample. */
import { identifierOf } from '#sample/content/identifier.ts'
import type { Thing } from '#sample/content/thing.ts'
import type { StoredEndpoint } from '#sample/datacycle/store/stored-content.ts'
import { editor, partner } from './users.ts'

interface Traits {
  slug: string
  name: string
  holds: (thing: Thing, index: number) => boolean
  kind?: 'static'
  isInternal?: true
  owner?: string
  savedOrder?: 'name'
}

const ofKind =
  (...kinds: Thing['kind'][]) =>
  (thing: Thing): boolean =>
    kinds.includes(thing.kind)

const nothing = (): boolean => false

const rows: readonly Traits[] = [
  { slug: 'veranstaltungen', name: 'Veranstaltungen', holds: ofKind('event') },
  { slug: 'orte', name: 'Orte', holds: ofKind('place') },
  { slug: 'touren', name: 'Touren', holds: ofKind('tour') },
  { slug: 'bilder', name: 'Bilder', holds: ofKind('image') },
  { slug: 'orte-nach-namen', name: 'Orte nach Namen', holds: ofKind('place'), savedOrder: 'name' },
  { slug: 'alles', name: 'Alles', holds: () => true },
  { slug: 'leer', name: 'Leer', holds: nothing },
  {
    slug: 'redaktion-herbsttipps',
    name: 'Redaktion/Herbsttipps',
    holds: (thing, index) => thing.kind !== 'person' && index % 21 === 0,
    kind: 'static',
  },
  { slug: 'leere-liste', name: 'Leere Liste', holds: nothing, kind: 'static' },
  { slug: 'nur-intern', name: 'Nur intern', holds: ofKind('person'), isInternal: true },
  {
    slug: 'partner-betriebe',
    name: 'Partnerbetriebe',
    holds: ofKind('organization'),
    owner: partner,
  },
]

export const createEndpoints = (things: readonly Thing[]): StoredEndpoint[] =>
  rows.map(({ slug, name, holds, kind, isInternal, owner = editor, savedOrder }) => ({
    id: identifierOf(`core/endpoint/${slug}`),
    slug,
    name,
    kind: kind ?? 'dynamic',
    released: isInternal !== true,
    owner,
    savedOrder: savedOrder ?? null,
    members: new Set(things.filter(holds).map(({ id }) => id)),
  }))
