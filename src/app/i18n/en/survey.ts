/** Words of the views of all items: where, when, and their pictures. */
export const survey = {
  switch: 'Views beside the rows',
  views: { map: 'Map', timeline: 'Timeline', gallery: 'Pictures', attributes: 'Attributes' },
  close: 'Close: {view}',
  scope: {
    kept: '{items} item in the file | {items} items in the file',
  },
  kept: {
    open: 'Map, timeline, pictures, attributes…',
    title: 'What was exported',
    looking: 'Looking through the items…',
    nothing: 'No item has coordinates, dates or pictures.',
    back: 'Back to the export',
    chosen: '{count} chosen: {names} | {count} chosen: {names}',
  },
  nameless: 'Item {number}, without a name',
  unresolved:
    '{count} item names a {relation} that came as an ID only. | {count} items name a {relation} that came as an ID only.',
  include: 'Include {relation}',
  map: {
    shown: '{count} shown | {count} shown',
    without: '{count} without coordinates | {count} without coordinates',
    mark: {
      zero: '{count} at 0/0 | {count} at 0/0',
      swapped:
        '{count} whose latitude and longitude look swapped | {count} whose latitude and longitude look swapped',
      far: '{count} far away | {count} far away',
      'off-earth': '{count} nowhere on Earth | {count} nowhere on Earth',
    },
    markHint: {
      zero: 'Latitude and longitude are both 0, in the Gulf of Guinea. A click chooses their rows.',
      swapped:
        'As they are, they lie far away or nowhere on Earth; the other way round, near the others. A click chooses their rows.',
      far: 'More than ten times as far from the middle as half of the items are, and at least 100 km. A click chooses their rows.',
      'off-earth': 'Beyond 90 or 180 degrees, and so on no map. A click chooses their rows.',
    },
    markOne: {
      zero: 'at 0/0',
      swapped: 'latitude and longitude look swapped',
      far: 'far away from the others',
      'off-earth': 'nowhere on Earth',
    },
    keys: 'Arrow keys move the map, plus and minus zoom, 0 shows everything. The place in the middle is named; Enter chooses it.',
    tools: 'Map',
    nearer: 'Zoom in',
    farther: 'Zoom out',
    fit: 'Show all places',
    choose: 'Choose rows by a rectangle (or hold Shift)',
    noOutlines: 'The outlines of the world could not be loaded; the places are right all the same.',
  },
  timeline: {
    chart: 'How many items there are at which time',
    past: '{count} past | {count} past',
    today: '{count} today | {count} today',
    future: '{count} to come | {count} to come',
    all: {
      past: 'All {count} are past | All {count} are past',
      today: 'All {count} are on today | All {count} are on today',
      future: 'All {count} are still to come | All {count} are still to come',
    },
    without: '{count} without dates | {count} without dates',
    reversed: '{count} ends before it begins | {count} end before they begin',
    hint: {
      past: 'Over before {day} began ({zone}). A click chooses their rows.',
      today:
        '{day} ({zone}) lies between their first and their last day. What repeats need not take place today. A click chooses their rows.',
      future: 'They begin after {day} ({zone}). A click chooses their rows.',
      reversed: 'The end lies before the beginning. A click chooses their rows.',
    },
    stretch: '{from} – {to}: {count} item | {from} – {to}: {count} items',
    openEnd: 'from {from}',
    openBegin: 'until {to}',
    keys: 'Left and right go from one stretch of time to the next, with Shift over several. Enter chooses the rows.',
  },
  gallery: {
    shown: '{count} picture of {items} items | {count} pictures of {items} items',
    without: '{count} item without | {count} items without',
    withoutLicence: '{count} without a licence | {count} without a licence',
    withoutAuthor: '{count} without an author | {count} without an author',
    broken: '{count} could not be shown so far | {count} could not be shown so far',
    off: 'Pictures are turned off, so none was fetched.',
    turnOn: 'Show pictures',
    nameless: 'Without a name',
    noAuthor: 'No author named',
    noLicence: 'No licence named',
  },
}
