/** Words of the views of all items: map, timeline and pictures. */
export const survey = {
  switch: 'Views of the items',
  views: { map: 'Map', timeline: 'Timeline', gallery: 'Pictures', attributes: 'Attributes' },
  off: {
    map: 'No item on this page has coordinates.',
    timeline: 'No item on this page has dates.',
    gallery: 'No item on this page has pictures.',
  },
  offLoaded: {
    map: 'None of the loaded items has coordinates.',
    timeline: 'None of the loaded items has dates.',
    gallery: 'None of the loaded items has pictures.',
  },
  /** Shown if the query's list of fields leaves out what a view needs. */
  notRequested: {
    map: {
      whole: 'The fields parameter of the query does not request coordinates or places.',
      fact: 'coordinates and places not requested',
    },
    timeline: {
      whole: 'The fields parameter of the query does not request dates.',
      fact: 'dates not requested',
    },
    gallery: {
      whole: 'The fields parameter of the query does not request pictures.',
      fact: 'pictures not requested',
    },
  },
  linked: {
    map: '{count} item links to places whose details are not loaded | {count} items link to places whose details are not loaded',
    timeline:
      '{count} item links to schedules whose details are not loaded | {count} items link to schedules whose details are not loaded',
    gallery:
      '{count} item links to pictures whose details are not loaded | {count} items link to pictures whose details are not loaded',
  },
  none: {
    map: 'None of the visible rows has coordinates.',
    timeline: 'None of the visible rows has dates.',
    gallery: 'None of the visible rows has pictures.',
  },
  close: 'Close: {view}',
  scope: {
    kept: '{items} item in the file | {items} items in the file',
    filtered: 'Filter active, {shown} of {all} items',
  },
  kept: {
    open: 'View the export as map, timeline and pictures…',
    title: 'Exported items',
    looking: 'Reading the items…',
    nothing: 'No item has coordinates, dates or pictures.',
    back: 'Back to the export',
    ofAllPages: 'Selection from all pages',
    chosen: 'Selected',
    noneChosen: 'Selected items are listed here.',
  },
  nameless: 'Item {number} (no name)',
  unresolved:
    'In {count} item, details of “{relation}” are not loaded. | In {count} items, details of “{relation}” are not loaded.',
  all: 'Show all {total} items (1 request) | Show all {total} items ({requests} requests)',
  allWithDetails:
    'Show all {total} items with details (1 request) | Show all {total} items with details ({requests} requests)',
  pageOnly: 'Show this page only',
  selected: '{count} item selected | {count} items selected',
  only: 'Show only selected items ({count})',
  clear: 'Clear selection',
  pick: {
    title: 'Pick a point',
    keys: 'Click the map to take a point. Or move the map with the arrow keys and press Enter to take its center. Plus and minus zoom.',
  },
  map: {
    shown: '{count} place shown | {count} places shown',
    without: '{count} item without coordinates | {count} items without coordinates',
    mark: {
      zero: '{count} item at 0°/0° | {count} items at 0°/0°',
      swapped:
        '{count} item with latitude and longitude probably swapped | {count} items with latitude and longitude probably swapped',
      far: '{count} item far from the others | {count} items far from the others',
      'off-earth':
        '{count} item with impossible coordinates | {count} items with impossible coordinates',
    },
    markHint: {
      zero: 'Latitude and longitude are both 0, a point in the Gulf of Guinea. Click to select the rows.',
      swapped:
        'Latitude and longitude are probably swapped. With corrected coordinates, these places are near the others. Click to select the rows.',
      far: 'These places are far from the center of all places: at least {minFarKm} km, and more than {farFactor} times the median distance. Click to select the rows.',
      'off-earth':
        'The latitude is beyond 90 degrees, or the longitude is beyond 180 degrees. Click to select the rows.',
    },
    markOne: {
      zero: 'at 0°/0°',
      swapped: 'latitude and longitude probably swapped',
      far: 'far from the others',
      'off-earth': 'impossible coordinates',
    },
    keys: 'Press an arrow key to move the map, plus or minus to zoom, or 0 to show everything. The place in the center is read out. Press Enter to select it.',
    tools: 'Map tools',
    nearer: 'Zoom in',
    farther: 'Zoom out',
    fit: 'Show all places',
    drag: {
      move: 'Move the map',
      rectangle: 'Select places with a rectangle (or hold Shift)',
    },
    selectHint: 'Draw a rectangle to select places.',
    outside: '{count} place outside the drawn area | {count} places outside the drawn area',
    invert: 'Invert selection',
    invertHint: 'Selects the unselected places and deselects the selected places.',
    noOutlines:
      'The map outlines could not be loaded. The positions of the places are still correct.',
  },
  timeline: {
    now: 'Today',
    chart: 'Number of items over time',
    past: '{count} past item | {count} past items',
    today: '{count} item today | {count} items today',
    future: '{count} upcoming item | {count} upcoming items',
    started:
      '{count} item has started, but when it ends was not requested | {count} items have started, but when they end was not requested',
    unended:
      '{count} item has not ended, but the start date was not requested | {count} items have not ended, but the start dates were not requested',
    all: {
      past: 'The only item is in the past | All {count} items are in the past',
      today:
        'Today falls within the dates of the only item | Today falls within the dates of all {count} items',
      future: 'The only item is upcoming | All {count} items are upcoming',
      started:
        'The only item has started, but when it ends was not requested | All {count} items have started, but when they end was not requested',
      unended:
        'The only item has not ended; the start date was not requested | None of the {count} items has ended; the start dates were not requested',
    },
    without: '{count} item without dates | {count} items without dates',
    reversed: '{count} item ends before it begins | {count} items end before they begin',
    hint: {
      past: 'These items ended before {day} ({zone}). Click to select their rows.',
      today:
        'On {day} ({zone}), these items have begun and not yet ended. Items with repeating dates may have no date on this day. Click to select their rows.',
      started:
        'These items began before {day} ({zone}). The query does not request when these items end, so it is not known whether they have ended. Click to select their rows.',
      unended:
        'These items end after {day} ({zone}). The query does not request start dates, so it is not known whether these items have started. Click to select their rows.',
      future: 'These items begin after {day} ({zone}). Click to select their rows.',
      reversed: 'These items end before they begin. Click to select their rows.',
    },
    stretch: '{from} – {to}: {count} item | {from} – {to}: {count} items',
    openBegin: 'until {to}',
    keys: 'Press the left or right arrow key to choose a time span. Hold Shift to choose several time spans. Press Enter to select the rows.',
  },
  gallery: {
    shown: '{count} picture from {items} | {count} pictures from {items}',
    /** The number of items, in “33 pictures from 19 items”. */
    from: '{count} item | {count} items',
    without: '{count} item without pictures | {count} items without pictures',
    lacks: {
      withoutLicense: '{count} picture without a license | {count} pictures without a license',
      licenseNotLoaded:
        '{count} picture whose license is not loaded | {count} pictures whose license is not loaded',
      withoutAuthor: '{count} picture without an author | {count} pictures without an author',
      authorNotLoaded:
        '{count} picture whose author is not loaded | {count} pictures whose author is not loaded',
    },
    lacksHint: 'Show only the items with these pictures',
    broken:
      '{count} picture could not be shown so far | {count} pictures could not be shown so far',
    off: 'Pictures are turned off, so no picture was fetched.',
    nameless: 'No name',
    missing: { author: 'No author', license: 'No license' },
    notLoaded: { author: 'Author not loaded', license: 'License not loaded' },
  },
} as const
