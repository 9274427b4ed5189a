/** The endpoints of the CORE sample. */
import { identifierOf } from '#sample/content/identifier.ts'
import type { Thing } from '#sample/content/thing.ts'
import type { StoredEndpoint } from '#sample/datacycle/store/stored-content.ts'
import { editor, partner } from './users.ts'

interface EndpointRow {
  slug: string
  name: string
  isMember: (thing: Thing, index: number) => boolean
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

const rows: readonly EndpointRow[] = [
  { slug: 'veranstaltungen', name: 'Veranstaltungen', isMember: ofKind('event') },
  { slug: 'orte', name: 'Orte', isMember: ofKind('place') },
  { slug: 'touren', name: 'Touren', isMember: ofKind('tour') },
  { slug: 'bilder', name: 'Bilder', isMember: ofKind('image') },
  {
    slug: 'orte-nach-namen',
    name: 'Orte nach Namen',
    isMember: ofKind('place'),
    savedOrder: 'name',
  },
  { slug: 'alles', name: 'Alles', isMember: () => true },
  { slug: 'leer', name: 'Leer', isMember: nothing },
  {
    slug: 'redaktion-herbsttipps',
    name: 'Redaktion/Herbsttipps',
    isMember: (thing, index) => thing.kind !== 'person' && index % 21 === 0,
    kind: 'static',
  },
  { slug: 'leere-liste', name: 'Leere Liste', isMember: nothing, kind: 'static' },
  { slug: 'nur-intern', name: 'Nur intern', isMember: ofKind('person'), isInternal: true },
  {
    slug: 'partner-betriebe',
    name: 'Partnerbetriebe',
    isMember: ofKind('organization'),
    owner: partner,
  },
]

export const createEndpoints = (things: readonly Thing[]): StoredEndpoint[] =>
  rows.map(({ slug, name, isMember, kind, isInternal, owner = editor, savedOrder }) => ({
    id: identifierOf(`core/endpoint/${slug}`),
    slug,
    name,
    kind: kind ?? 'dynamic',
    isReleased: isInternal !== true,
    owner,
    savedOrder: savedOrder ?? null,
    members: new Set(things.filter(isMember).map(({ id }) => id)),
  }))
