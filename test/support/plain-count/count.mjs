/**
 * Counts what answers hold without any of the app's code: JSON.parse, regular expressions and the calendar of
 * the runtime. Reads `{ bodies: [{ body, fields }], day, zone }` from its input and writes one object of counts for each body.
 */
import { readFileSync } from 'node:fs'

const { bodies, day, zone } = JSON.parse(readFileSync(0, 'utf8'))

const isSaid = (value) => value !== null && value !== undefined
const list = (value) => (isSaid(value) ? (Array.isArray(value) ? value : [value]) : [])
const typeOf = (value) => list(value?.['@type']).join(' ')

/** First coordinates of a thing: its own numbers, else its own well-known text or GeoJSON. */
function ownPlace(thing) {
  const candidates = [thing]
  for (const [name, value] of Object.entries(thing)) {
    if (name[0] === '@') continue
    for (const one of list(value)) {
      if (typeof one === 'string') candidates.push(one)
      else if (one && typeof one === 'object') {
        const isEmbeddedObject =
          name === 'geo' || !('@id' in one) || /Geo(Coordinates|Shape)/.test(typeOf(one))
        if (isEmbeddedObject) candidates.push(one)
      }
    }
  }
  for (const one of candidates) {
    if (typeof one === 'object') {
      const latitude = one.latitude ?? one.lat
      const longitude = one.longitude ?? one.lon
      const isFilled = (value) => isSaid(value) && String(value).trim() !== '' && isFinite(value)
      if (isFilled(latitude) && isFilled(longitude)) return [Number(longitude), Number(latitude)]
      if (one === thing) continue
    }
    const texts = typeof one === 'string' ? [one] : [one.line, one.polygon, one.box]
    for (const text of texts.filter((value) => typeof value === 'string')) {
      const found =
        /^(?:MULTI)?(?:POINT|LINESTRING|POLYGON)[ZM ]*\(+\s*(-?[\d.]+)\s+(-?[\d.]+)/.exec(text)
      if (found) return [Number(found[1]), Number(found[2])]
    }
    if (one.coordinates) {
      const numbers = one.coordinates.flat(9)
      return [numbers[0], numbers[1]]
    }
  }
  return null
}

function placeOf(item) {
  const own = ownPlace(item)
  if (own) return own
  for (const name of ['location', 'contentLocation', 'startLocation', 'spatialCoverage'])
    for (const place of list(item[name])) {
      const found = typeof place === 'object' ? ownPlace(place) : null
      if (found) return found
    }
  return null
}

const middleOf = (numbers) =>
  [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? 0

/** By the spherical law of cosines. */
function kilometres([lon1, lat1], [lon2, lat2]) {
  const [a, b, c] = [lat1, lat2, lon1 - lon2].map((degrees) => (degrees * Math.PI) / 180)
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(c)
  return Math.acos(Math.min(1, Math.max(-1, cosine))) * 6371
}

function countPlaces(items) {
  const places = items.map(placeOf).filter((place) => place !== null)
  const onEarth = ([lon, lat]) => Math.abs(lon) <= 180 && Math.abs(lat) <= 90
  const good = places.filter((place) => onEarth(place) && (place[0] !== 0 || place[1] !== 0))
  const middle = [0, 1].map((side) => middleOf(good.map((place) => place[side])))
  const usual = middleOf(good.map((place) => kilometres(place, middle)))
  const limit = good.length < 5 ? Infinity : Math.max(100, usual * 10)
  const near = (place) => onEarth(place) && kilometres(place, middle) <= limit
  const marks = { zero: 0, swapped: 0, far: 0, 'off-earth': 0 }
  for (const place of places) {
    if (place[0] === 0 && place[1] === 0) marks.zero += 1
    else if (near(place)) continue
    else if (near([place[1], place[0]])) marks.swapped += 1
    else if (onEarth(place)) marks.far += 1
    else marks['off-earth'] += 1
  }
  return { shown: places.filter(onEarth).length, without: items.length - places.length, marks }
}

/** The day in the zone on which a date or an instant is; the rest of the text decides within a day. */
function dayOf(text) {
  if (!/^\d{4}-\d\d-\d\d/.test(text ?? '')) return null
  if (!/T.*(?:Z|[+-]\d\d:?\d\d)$/.test(text)) return text.slice(0, 10)
  return new Date(text).toLocaleDateString('sv-SE', { timeZone: zone })
}

function daysOf(item) {
  const [start, end] = [dayOf(item.startDate), dayOf(item.endDate)]
  if (start || end) return [[start ?? end, end ?? start, item.startDate, item.endDate]]
  const ofSchedules = (names) =>
    names.flatMap((name) =>
      list(item[name])
        .filter((one) => /Schedule/.test(typeOf(one)) && one.startDate)
        .map((one) => [
          dayOf(one.startDate),
          dayOf(one.endDate) ?? (one.repeatFrequency ? '9999' : dayOf(one.startDate)),
        ]),
    )
  const scheduled = ofSchedules(['eventSchedule', 'schedule'])
  if (scheduled.length > 0) return scheduled
  const [from, to] = [dayOf(item.validFrom), dayOf(item.validThrough)]
  return from || to ? [[from ?? '0000', to ?? '9999']] : ofSchedules(['validitySchedule'])
}

function countTimes(items) {
  const counts = {
    past: 0,
    today: 0,
    future: 0,
    started: 0,
    unended: 0,
    without: 0,
    reversed: 0,
  }
  for (const item of items) {
    const ranges = daysOf(item)
    const isReversed = ([from, to, start, end]) =>
      to < from || (to === from && start && end && new Date(end) < new Date(start))
    if (ranges.some(isReversed)) counts.reversed += 1
    const sorted = ranges.map(([from, to]) => [from, to].sort())
    if (ranges.length === 0) counts.without += 1
    else if (sorted.some(([from, to]) => from <= day && day <= to)) counts.today += 1
    else if (sorted.some(([from]) => from > day)) counts.future += 1
    else counts.past += 1
  }
  return counts
}

const imageFile = /^https?:\/\/[^/]+\/[^?#]*\.(avif|gif|jpe?g|png|svg|webp)([?#]|$)/i

function addressOf(value) {
  if (typeof value === 'string') return imageFile.test(value) ? value : null
  if (!value || typeof value !== 'object') return null
  const { thumbnailUrl, contentUrl } = value
  if (/^https?:/.test(thumbnailUrl ?? '')) return thumbnailUrl
  if (!/^https?:/.test(contentUrl ?? '')) return null
  return /ImageObject/.test(typeOf(value)) || imageFile.test(contentUrl) ? contentUrl : null
}

function picturesOf(item) {
  if (addressOf(item)) return [item]
  const found = new Map()
  for (const [name, value] of Object.entries(item)) {
    if (name[0] === '@' || name === 'thumbnailUrl' || name === 'contentUrl') continue
    for (const one of list(value)) {
      const address = addressOf(one)
      if (address && !found.has(address)) found.set(address, one)
    }
  }
  return [...found.values()]
}

function countPictures(items, fields) {
  const all = items.map(picturesOf)
  const pictures = all.flat()
  const says = (picture, names) =>
    names.some((name) =>
      list(picture[name]).some(
        (one) =>
          (typeof one === 'string' && one !== '') ||
          (typeof one === 'object' &&
            Object.keys(one).some((member) => member !== '@id' && member !== '@type')),
      ),
    )
  const below = fields.flatMap((path) => (path.startsWith('image.') ? [path.slice(6)] : []))
  const isUnsaid = (picture, names) => {
    const own = items.includes(picture) ? fields : below
    const isRequested =
      typeof picture === 'string' ||
      own.length === 0 ||
      own.some((path) => names.some((name) => `${path}.`.startsWith(`${name}.`)))
    return !isRequested || names.some((name) => list(picture[name]).some((one) => one['@id']))
  }
  const licences = ['license', 'cc:license', 'dct:license', 'licence', 'copyrightNotice']
  const authors = ['author', 'creator', 'photographer', 'copyrightHolder', 'creditText']
  return {
    pictures: pictures.length,
    illustrated: all.filter((one) => one.length > 0).length,
    ...Object.fromEntries(
      [
        ['License', licences],
        ['Author', authors],
      ].flatMap(([name, names]) => {
        const silent = pictures.filter((one) => !says(one, names))
        const unsaid = silent.filter((one) => isUnsaid(one, names)).length
        return [
          [`without${name}`, silent.length - unsaid],
          [`${name.toLowerCase()}NotLoaded`, unsaid],
        ]
      }),
    ),
  }
}

const counts = bodies.map(({ body, fields }) => {
  const items = JSON.parse(body)['@graph']
  return {
    items: items.length,
    places: countPlaces(items),
    times: countTimes(items),
    pictures: countPictures(items, fields),
  }
})
process.stdout.write(JSON.stringify(counts))
