/**
 * Items of a lake region as a program makes them, in German and English, with planted faults and with near
 * misses: what looks like a fault and is right. Knows nothing of the checks but their names.
 */
export interface PlantedCollection {
  items: Record<string, unknown>[]
  /** The items at fault, per check. */
  faults: ReadonlyMap<string, ReadonlySet<number>>
  /** Items without any planted fault. */
  right: ReadonlySet<number>
}

type Item = Record<string, unknown>
interface Random {
  below: (limit: number) => number
  of: <Member>(members: readonly Member[]) => Member
}

const towns = [
  ['Velden', '9220', 14.04, 46.61],
  ['Pörtschach', '9210', 14.15, 46.63],
  ['Klagenfurt', '9020', 14.31, 46.62],
  ['Villach', '9500', 13.85, 46.61],
  ['Spittal', '9800', 13.5, 46.8],
  ['Maria Wörth', '9082', 14.16, 46.61],
  ['Ossiach', '9570', 13.98, 46.67],
  ['Millstatt', '9872', 13.58, 46.8],
] as const
const surnames =
  'Adler Auer Bacher Berger Brunner Ebner Egger Fischer Fuchs Gruber Hofer Huber Kofler Lackner Lechner Maier Moser Pichler Reiter Steiner Wallner Winkler Wolf Zechner Aigner Binder Dorner Eder Falkner Gasser'.split(
    ' ',
  )
const firsts =
  'Gasthof Pension Hotel Museum Bergbahn Strandbad Kirche Schloss Wanderweg Aussichtsturm Buschenschank Galerie Werkstatt Bäckerei'.split(
    ' ',
  )
const englishFirsts = 'Guesthouse Museum Gallery Lido Castle Lookout Bakery Workshop Church'.split(
  ' ',
)
const germanSentences = [
  'Das Haus liegt ruhig am Ufer des Sees und ist von April bis Oktober geöffnet.',
  'Die Ausstellung zeigt Werke von Künstlern aus der Region und wird jedes Jahr neu gestaltet.',
  'Von der Terrasse hat man einen weiten Blick auf die Berge, und der Weg zum Strand ist kurz.',
  'Für Familien gibt es einen Spielplatz, und auch Hunde sind willkommen.',
  'Im Winter werden die Zimmer mit Holz aus dem eigenen Wald geheizt.',
  'Wer mit dem Zug kommt, wird nach Absprache vom Bahnhof abgeholt.',
  'Die Küche verarbeitet, was auf den Feldern der Nachbarn wächst.',
]
const englishSentences = [
  'The house is on the shore of the lake and is open from April to October.',
  'The exhibition shows works of artists from the region and is renewed every year.',
  'There is a playground for children, and dogs are welcome as well.',
  'The path to the summit is steep, but the view from there is worth it.',
  'In winter the rooms are heated with wood from our own forest.',
  'Guests who arrive by train will be picked up at the station.',
]
/** Right, and close to a fault. */
const nearMisses: readonly ((item: Item, number: number) => void)[] = [
  ...[
    (four: string) => `+39 0471 12${four}`,
    (four: string) => `+44 20 7946 ${four}`,
    (four: string) => `+1 212 736 ${four}`,
    (four: string) => `+386 4 574 ${four}`,
    (four: string) => `0043 (0)4274 3${four}-12`,
    (four: string) => `+43 4274 3${four} DW 12`,
    (four: string) => `04274/3${four} oder 0664 123${four}`,
    () => '140',
  ].map((phone) => (item: Item, number: number) => {
    set(item, 'address', 'telephone', phone(String(number).padStart(4, '0')))
  }),
  ...[
    () => 'hotel@müller.museum',
    () => 'first.last+desk@mail.example.co.uk',
    () => 'office@example.org; desk@example.org',
  ].map((mail) => (item: Item) => {
    set(item, 'address', 'email', mail())
  }),
  ...[
    (number: number) => `https://käse-${String(number)}.example.at/ä?x=1&y=(2)`,
    (number: number) => `http://192.168.1.7/${String(number)}`,
    (number: number) => `https://example.org:8443/~${String(number)}#top`,
  ].map((url) => (item: Item, number: number) => {
    set(item, 'address', 'url', url(number))
  }),
  ...[
    () => 'Täglich geöffnet.',
    () => 'Eintritt frei, bei jedem Wetter.',
    () => 'Open daily from nine to five.',
    (text: string) => `${text} Motto: „I have a dream“ – and this is the end of it.`,
    (text: string) => `<p>${text}</p><p>Essen &amp; Trinken, Kaffee&nbsp;&amp; Kuchen.</p>`,
    (text: string) => `${text}\n\n${text}`,
    (text: string) => `${text} R&B, AT&T, 5 < 7 und wir <3 den See.`,
    (text: string) => `${text} Kommen Sie? Wir freuen uns! Mehr: www.example.at/suche?id=7`,
  ].map((describe) => (item: Item) => {
    item.description = describe(String(item.description))
  }),
  ...[
    'UNESCO Welterbestätte',
    'MUMOK',
    'AC/DC & ABBA',
    'São Paulo Café',
    'Testament des Dr. Mabuse',
    'Crash Test Dummies live',
    'SÃO JOÃO Fest',
    'Ö',
  ].map((name) => (item: Item, number: number) => {
    item.name = `${name} ${String(number)}`
  }),
  (item) => {
    set(item, 'address', 'addressRegion', 'KÄRNTEN')
  },
]

export function plantFaults(seed: number, count = 2000, perCheck = 18): PlantedCollection {
  const random = createRandom(seed)
  const items = Array.from({ length: count }, (_, number) => createItem(random, number))
  const free = shuffled(
    items.map((_, at) => at),
    random,
  )
  const faults = new Map<string, Set<number>>()
  const note = (check: string, at: number) => {
    const known = faults.get(check) ?? new Set()
    faults.set(check, known.add(at))
  }
  const takeOf = (isFit: (item: Item) => boolean): number => {
    const at = free.findIndex((one) => isFit(items[one] ?? {}))
    const [taken] = at < 0 ? [] : free.splice(at, 1)
    if (taken === undefined) throw new Error('No item is left')
    return taken
  }
  for (const [check, [isFit, spoil]] of Object.entries(spoilers))
    for (let round = 0; round < perCheck; round += 1) {
      const at = takeOf(isFit)
      spoil(items[at] ?? {}, random, round)
      note(check, at)
    }
  for (const [check, makeCopy] of Object.entries(copies))
    for (let round = 0; round < perCheck / 2; round += 1) {
      const one = takeOf((item) => isPlace(item) && !sharesMuch(item))
      const other = takeOf(isPlace)
      items[other] = {
        ...makeCopy(structuredClone(items[one] ?? {}), items[other] ?? {}, round),
        '@id': items[other]?.['@id'],
      }
      note(check, one)
      note(check, other)
    }
  const right = new Set(free)
  // Two hotels of a chain, a restaurant in a hotel, a concert on three evenings, one picture for a whole region.
  for (let round = 0; round < 12; round += 1) {
    const [one, other] = [takeOf(isPlace), takeOf(isPlace)]
    Object.assign(items[one] ?? {}, {
      name: `Ibis Styles ${String(round)}`,
      ...placeIn(towns[0], random),
    })
    Object.assign(items[other] ?? {}, {
      name: `Ibis Styles ${String(round)}`,
      ...placeIn(towns[3], random),
    })
    set(items[one] ?? {}, 'address', 'url', `https://ibis-${String(round)}.example.org`)
    set(items[other] ?? {}, 'address', 'url', `https://ibis-${String(round)}.example.org`)
    const house = takeOf((item) => isPlace(item) && !String(item['@type']).includes('Restaurant'))
    const inside = takeOf(isPlace)
    const { '@id': insideId } = items[inside] ?? {}
    Object.assign(items[inside] ?? {}, structuredClone(items[house] ?? {}), {
      '@id': insideId,
      '@type': ['Place', 'Restaurant'],
      name: `Restaurant Tafelspitz ${String(round)}`,
    })
    const [first, second] = [takeOf(isEventItem), takeOf(isEventItem)]
    for (const [at, day] of [
      [first, '2026-12-05'],
      [second, '2026-12-12'],
    ] as const)
      Object.assign(items[at] ?? {}, {
        name: `Adventsingen ${String(round)}`,
        startDate: `${day}T19:00:00+01:00`,
        endDate: `${day}T21:00:00+01:00`,
      })
  }
  return { items, faults, right }
}

const isPlace = (item: Item) => String(item['@type']).includes('Place')
const sharesMuch = (item: Item) => /"stock|"140"/.test(JSON.stringify(item))
const isEventItem = (item: Item) => String(item['@type']).includes('Event')
const isPicture = (item: Item) => String(item['@type']).includes('ImageObject')
const hasText = (item: Item) => 'description' in item && !isPicture(item)

type Spoiler = readonly [
  isFit: (item: Item) => boolean,
  spoil: (item: Item, random: Random, round: number) => void,
]
const pick = <Member>(members: readonly Member[], round: number): Member =>
  members[round % members.length] as Member

const spoilers: Readonly<Record<string, Spoiler>> = {
  phone: [
    isPlace,
    (item, _, round) => {
      set(
        item,
        'address',
        'telephone',
        pick(
          [
            '0463 1',
            '+43 463',
            'siehe Website',
            '+43 12345678901234567',
            '+49 123',
            '+43 463 123O5',
            '04274 2000 x',
            '+999 123 456',
            '000000000',
            'info@example.org',
          ],
          round,
        ),
      )
    },
  ],
  mail: [
    isPlace,
    (item, _, round) => {
      set(
        item,
        'address',
        'email',
        pick(
          [
            'info.example.org',
            'info@example',
            'info@@example.org',
            'in fo@example.org',
            'info@example..org',
            'info@example.con',
            'info(at)example.org',
            'mailto:info@example.org',
            'info@example,at',
          ],
          round,
        ),
      )
    },
  ],
  url: [
    isPlace,
    (item, _, round) => {
      set(
        item,
        'address',
        'url',
        pick(
          [
            'htp://example.org',
            'https//example.org',
            'https://',
            'https://https://example.org',
            'https://exa mple.org',
            'example',
            'www.example.org',
            'https://example',
            'keine',
          ],
          round,
        ),
      )
    },
  ],
  'short-text': [
    hasText,
    (item, _, round) =>
      (item.description = pick(
        ['ok', 'Kirche', 'Schöner See', '<p>Museum</p>', 'x', 'Nice view', 'Siehe Flyer'],
        round,
      )),
  ],
  'long-text': [
    hasText,
    (item, _, round) =>
      (item.description = pick([germanSentences, englishSentences], round)
        .join(' ')
        .repeat(12 + round)),
  ],
  language: [
    hasText,
    (item, _, round) =>
      (item.description =
        round % 2 === 0 && !Array.isArray(item.description)
          ? englishSentences.slice(0, 2 + (round % 3)).join(' ')
          : [{ '@language': 'en', '@value': germanSentences.slice(0, 2 + (round % 3)).join(' ') }]),
  ],
  markup: [
    hasText,
    (item, _, round) => {
      if (round % 2 === 0)
        item.name = pick(
          [
            `<b>${String(item.name)}</b>`,
            `Essen &amp; Trinken ${String(round)}`,
            `Caf&eacute; ${String(round)}`,
          ],
          round / 2,
        )
      else
        item.description = pick(
          [
            `&lt;p&gt;${germanSentences[0] ?? ''}&lt;/p&gt;`,
            `${germanSentences[1] ?? ''} &amp;nbsp; ${germanSentences[2] ?? ''}`,
            `<p class="MsoNormal">${germanSentences[0] ?? ''}<o:p></o:p></p>`,
            `[b]${englishSentences[0] ?? ''}[/b]`,
            `${germanSentences[0] ?? ''} <a href="http`,
          ],
          (round - 1) / 2,
        )
    },
  ],
  mojibake: [
    hasText,
    (item, _, round) => {
      if (round % 2 === 0)
        item.name = pick(
          [
            `CafÃ© ${String(round)}`,
            `Gasthof GrÃ¼ner Baum ${String(round)}`,
            `StraÃŸenfest ${String(round)}`,
            `B\ufffdckerei Kofler ${String(round)}`,
          ],
          round / 2,
        )
      else
        item.description = pick(
          [
            'Das Haus ist schÃ¶n gelegen und wird von der Familie gefÃ¼hrt.',
            'â€žDas beste Haus am Platzâ€œ, sagen die G\u00c3\u00a4ste seit Jahren.',
            'Ein sch?nes Haus f?r die ganze Familie, direkt am See gelegen.',
            'The guestâ€™s favourite house on the shore of the lake.',
          ],
          (round - 1) / 2,
        )
    },
  ],
  placeholder: [
    hasText,
    (item, _, round) => {
      if (round % 3 === 0) item.name = pick(['Test', 'xxx', 'Neuer Inhalt'], round / 3)
      else
        item.description = pick(
          [
            'Lorem ipsum dolor sit amet, consetetur sadipscing elitr, sed diam nonumy.',
            'Text folgt',
            'TODO',
            'Beschreibung folgt in Kürze.',
            'coming soon',
            '<p>-</p>',
            '[object Object]',
            'n/a',
            'Platzhalter',
            'undefined',
            'tbd',
            '...',
          ],
          round,
        )
    },
  ],
  capitals: [
    hasText,
    (item, _, round) => {
      if (round % 2 === 0) item.name = `GASTHOF ZUR ALTEN POST ${String(round)}`
      else
        item.description = 'GROSSE ERÖFFNUNG AM SAMSTAG MIT MUSIK UND TANZ FÜR DIE GANZE FAMILIE!'
    },
  ],
  blanks: [
    hasText,
    (item, _, round) => {
      if (round % 2 === 0)
        item.name = pick(
          [` ${String(item.name)}`, `${String(item.name)} `, String(item.name).replace(' ', '  ')],
          round / 2,
        )
      else
        item.description =
          'Das Haus  liegt ruhig am Ufer des Sees und ist von April bis Oktober geöffnet.'
    },
  ],
  'date-order': [
    isEventItem,
    (item) =>
      Object.assign(item, {
        startDate: '2026-12-20T19:00:00+01:00',
        endDate: '2026-12-02T21:00:00+01:00',
      }),
  ],
  'date-far': [
    isEventItem,
    (item, _, round) =>
      Object.assign(
        item,
        pick(
          [
            { startDate: '1970-01-01', endDate: '1970-01-01' },
            { startDate: '2062-05-01', endDate: '2062-05-02' },
            { startDate: '0206-05-01', endDate: '2026-12-02' },
            { startDate: '1900-01-01', endDate: '2026-12-02' },
          ],
          round,
        ),
      ),
  ],
  'coordinates-zero': [isPlace, (item) => (item.geo = geoAt(0, 0))],
  'coordinates-swapped': [
    isPlace,
    (item) => {
      const { longitude, latitude } = item.geo as { longitude: number; latitude: number }
      item.geo = geoAt(latitude, longitude)
    },
  ],
  'coordinates-far': [
    isPlace,
    (item, _, round) =>
      (item.geo = pick(
        [geoAt(-73.98, 40.75), geoAt(2.35, 48.85), geoAt(14.3, 4.662), geoAt(140.3, 46.6)],
        round,
      )),
  ],
  rights: [
    isPicture,
    (item, _, round) => {
      item.license = 'https://creativecommons.org/licenses/by/4.0/'
      delete item.author
      delete item.copyrightNotice
      if (round % 2 === 0) item.copyrightNotice = 'CC BY-SA 4.0 2024'
    },
  ],
  pattern: [
    isPlace,
    (item, _, round) => {
      set(item, 'address', 'postalCode', pick(['922', 'A-9220', '9220 ', '92200'], round))
    },
  ],
}

/** Copies of an item that keep something of it; the other item gives the rest. */
const copies: Readonly<Record<string, (copy: Item, other: Item, round: number) => Item>> = {
  'duplicate-name': (copy, other) => ({
    ...other,
    '@type': copy['@type'],
    name: copy.name,
    geo: shifted(copy, 0.002),
    address: {
      ...(other.address as Item),
      addressLocality: (copy.address as Item).addressLocality,
    },
  }),
  'duplicate-similar': (copy, other, round) => {
    const name = String(copy.name)
    return {
      ...other,
      '@type': copy['@type'],
      name: pick(
        [
          name.toUpperCase().toLowerCase(),
          name.split(' ').toReversed().join(' '),
          name.replaceAll(' ', '-'),
          `${name}!`,
        ],
        round,
      ),
      geo: shifted(copy, 0.002),
      address: {
        ...(other.address as Item),
        addressLocality: (copy.address as Item).addressLocality,
      },
    }
  },
  'duplicate-place': (copy, other) => ({
    ...other,
    '@type': copy['@type'],
    name: `${String(copy.name).split(' ').slice(1).join(' ')} am See`,
    geo: shifted(copy, 0.0002),
    address: {
      ...(other.address as Item),
      streetAddress: (copy.address as Item).streetAddress,
      postalCode: (copy.address as Item).postalCode,
      addressLocality: (copy.address as Item).addressLocality,
    },
  }),
  'duplicate-picture': (copy, other) => ({
    ...other,
    '@type': copy['@type'],
    image: copy.image,
    geo: shifted(copy, 0.003),
    address: {
      ...(other.address as Item),
      addressLocality: (copy.address as Item).addressLocality,
    },
  }),
  'duplicate-contact': (copy, other, round) => ({
    ...other,
    '@type': copy['@type'],
    geo: shifted(copy, 0.003),
    address: {
      ...(other.address as Item),
      addressLocality: (copy.address as Item).addressLocality,
      ...(round % 2 === 0
        ? { telephone: String((copy.address as Item).telephone).replace('+43 ', '0') }
        : {
            url: String((copy.address as Item).url)
              .replace('https://', 'http://')
              .concat('/'),
          }),
    },
  }),
}

function shifted(item: Item, degrees: number) {
  const { longitude, latitude } = item.geo as { longitude: number; latitude: number }
  return geoAt(longitude + degrees, latitude)
}

function createItem(random: Random, number: number): Item {
  const kind = number % 10
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
  const isEnglish = random.below(3) === 0
  const sentences = isEnglish ? englishSentences : germanSentences
  const text = Array.from({ length: 1 + random.below(4) }, () => random.of(sentences)).join(' ')
  const description = isEnglish ? [{ '@language': 'en', '@value': text }] : text
  if (kind < 6) {
    const item: Item = {
      '@id': id,
      '@type': ['Place', random.of(['LodgingBusiness', 'TouristAttraction', 'Restaurant'])],
      name: `${random.of(isEnglish ? englishFirsts : firsts)} ${random.of(surnames)}${random.of(surnames).toLowerCase()} ${String(number)}`,
      description,
      image: [{ '@id': `picture-${String(number)}`, '@type': 'ImageObject' }],
      ...placeIn(random.of(towns), random, number),
    }
    if (!isEnglish && random.below(4) === 0) random.of(nearMisses)(item, number)
    if (random.below(5) === 0)
      item.image = [{ '@id': `stock-${String(random.below(20))}`, '@type': 'ImageObject' }]
    return item
  }
  if (kind < 8) {
    const day = `2026-${String(1 + random.below(12)).padStart(2, '0')}-${String(1 + random.below(28)).padStart(2, '0')}`
    return {
      '@id': id,
      '@type': ['Event'],
      name: `${isEnglish ? 'Concert' : 'Konzert'} ${random.of(surnames)} ${String(number)}`,
      description,
      ...random.of([
        { startDate: `${day}T19:00:00+01:00`, endDate: `${day}T21:00:00+01:00` },
        { startDate: `${day}T19:00:00+01:00`, endDate: day },
        { startDate: day, endDate: '9999-12-31' },
        { startDate: day },
      ]),
    }
  }
  if (kind === 8)
    return {
      '@id': id,
      '@type': ['ImageObject'],
      name: `Blick ${String(number)}`,
      description: random.of(['See', 'Abendstimmung am See', 'Der See und die Berge']),
      contentUrl: `https://example.org/${String(number)}.jpg`,
      license: random.of([
        'https://creativecommons.org/licenses/by/4.0/',
        'https://creativecommons.org/licenses/by-sa/4.0/',
      ]),
      ...random.of([
        { author: [{ '@id': 'person-1', '@type': 'Person' }] },
        { copyrightNotice: '© Anna Berger 2024, CC BY 4.0' },
        { license: 'https://creativecommons.org/publicdomain/zero/1.0/' },
      ]),
    }
  return {
    '@id': id,
    '@type': ['Article'],
    name: `Tipp ${random.of(surnames)} ${String(number)}`,
    description,
  }
}

function placeIn(
  [town, postalCode, longitude, latitude]: (typeof towns)[number],
  random: Random,
  number = 10_000 + random.below(9000),
): Item {
  return {
    geo: geoAt(
      longitude + random.below(20000) / 1_000_000 - 0.01,
      latitude + random.below(20000) / 1_000_000 - 0.01,
    ),
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${random.of(surnames)}straße ${String(number)}`,
      postalCode,
      addressLocality: town,
      addressCountry: random.of(['AT', 'Österreich', 'Austria']),
      telephone: `+43 4274 ${String(20000 + number)}`,
      email: `info${String(number)}@example.org`,
      url: `https://example.org/${String(number)}`,
    },
  }
}

const geoAt = (longitude: number, latitude: number) => ({
  '@type': 'GeoCoordinates',
  longitude,
  latitude,
})

function set(item: Item, part: string, name: string, value: unknown): void {
  const known = item[part]
  item[part] = { ...(typeof known === 'object' ? known : {}), [name]: value }
}

function shuffled<Member>(members: readonly Member[], random: Random): Member[] {
  return members
    .map((member) => ({ member, order: random.below(1_000_000) }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ member }) => member)
}

/** Numbers that follow from the seed (mulberry32). */
function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    of(members) {
      const member = members[below(members.length)]
      if (member === undefined) throw new Error('Nothing to choose from')
      return member
    },
  }
}
