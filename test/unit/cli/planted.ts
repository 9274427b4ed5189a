/** Sixty requests to the sample like dataCycle CORE, a fault in twenty-five of them: what each is, in words of this file. */

export interface Planted {
  /** Unencoded, as people write it. */
  target: string
  /** What the check has to name, and nothing else; null for a request without a fault. */
  told: string | null
  /** The same by POST, for formats that carry a body. */
  body?: object
}

const all = 'alles?page[size]=10&'

const faults: readonly (readonly [target: string, told: string, body?: object])[] = [
  // Names at the top that nothing reads (datacycle-core.md 2.1), and those of public code.
  [`${all}search=See`, 'extra.search'],
  [`${all}lat=46.6`, 'extra.lat'],
  [`${all}radius=5000`, 'extra.radius'],
  [`${all}foo=1`, 'extra.foo'],
  [`${all}filters[q]=See`, 'extra.filters[q]'],
  [`${all}limit=3`, 'extra.limit'],
  ['alles?pageSize=5', 'extra.pageSize'],
  // Known ones in another shape (2.1).
  ['alles?page=2', 'extra.page'],
  [`${all}filter=abc`, 'extra.filter'],
  [`${all}fields[image]=name`, 'fields.image'],
  [`${all}include[]=image`, 'extra.include', { page: { size: 10 }, include: ['image'] }],
  [`${all}sort[]=name`, 'extra.sort', { page: { size: 10 }, sort: ['name'] }],
  // Filters that pass and are not read (2.2).
  [`${all}filter[attribute][name][in][like]=0`, 'filter.attribute.name.in.like'],
  [`${all}filter[slug][in][equals]=x`, 'filter.slug.in.equals'],
  [`${all}filter[dct:deleted][in][min]=2024-01-01`, 'filter.dct:deleted.in.min'],
  [`${all}filter[union][][q]=See`, 'filter.union'],
  // Relations that do not exist (2.3).
  [`${all}include=images`, 'include.images'],
  // Sorts that undo the order, or of which only the first counts (5).
  [`${all}sort=startDate`, 'sort'],
  [`${all}sort=created`, 'sort'],
  [`${all}sort=name,dct:created`, 'sort'],
  // No filter at all, and languages in capitals (8, 12).
  [`${all}filter[classifications][in][withSubtree][]=`, 'filter.classifications.in.withSubtree'],
  [`${all}filter[contentId][in][]=`, 'filter.contentId.in'],
  [`${all}filter[q]=`, 'filter.q'],
  [
    `${all}filter[attribute][dct:created][in][equals]=2024-03-01`,
    'filter.attribute.dct:created.in.equals',
  ],
  [`${all}language=DE`, 'language'],
]

const events = 'veranstaltungen?page[size]=10&'
const places = 'orte?page[size]=10&'

const fine: readonly (string | readonly [target: string, body: object])[] = [
  'alles',
  'alles?page[size]=10',
  'alles?page[size]=1',
  'alles?page[size]=5&page[number]=2',
  'alles?page[size]=100&page[number]=3',
  [`${all}sort=name`, { page: { size: 10 }, sort: 'name' }],
  `${all}sort=-name`,
  `${all}sort=dct:created`,
  `${all}sort=-dct:modified`,
  [`${all}include=image`, { page: { size: 10 }, include: 'image' }],
  `${all}include=image.author`,
  `${all}include=image,location`,
  `${events}include=location,organizer`,
  `${all}fields=name`,
  `${all}fields=@id,name,dct:modified`,
  `${all}fields=name,image.contentUrl`,
  `${all}fields=*,image.name`,
  [`${all}filter[q]=See`, { page: { size: 10 }, filter: { q: 'See' } }],
  `${all}filter[search]=See`,
  `${all}filter[attribute][dct:created][in][min]=2024-03-01`,
  `${all}filter[attribute][dct:created][in][max]=2026-03-01`,
  `${all}filter[attribute][dct:modified][in][min]=2024-03-01&sort=-dct:modified`,
  `${all}language=de`,
  `${all}language=en`,
  `${all}language=de,en`,
  `${all}section[meta]=0`,
  `${all}section[links]=0`,
  `${all}section[@context]=0`,
  'veranstaltungen?page[size]=25',
  `${events}filter[schedule][in][min]=2026-01-01`,
  `${events}sort=proximity.inTime`,
  `${events}fields=name,startDate,location.name`,
  'orte?page[size]=25&page[number]=2&sort=name',
  `${places}include=image&fields=name,image.contentUrl&sort=name`,
  `${places}sort=name&include=image&language=de`,
]

/** The faults stand between the others, so that none of them is told by its place. */
export const planted: readonly Planted[] = Array.from({ length: fine.length }, (_, at) => {
  const good = fine[at] ?? ''
  const [target, body] = typeof good === 'string' ? [good, undefined] : good
  const fault = faults[at]
  return [
    { target, told: null, ...(body && { body }) },
    ...(fault ? [{ target: fault[0], told: fault[1], ...(fault[2] && { body: fault[2] }) }] : []),
  ]
}).flat()
