/** Words of the readable view of an item. */
export const itemView = {
  tab: 'View',
  unnamed: '(no name)',
  picture: 'Show picture',
  category: 'Category',
  categoriesUnnamed: '{count} category, name not loaded | {count} categories, names not loaded',
  notLoaded: '{type}, details not loaded',
  limited: '{type}, without the requested attributes',
  more: 'and {count} more',
  related: 'Linked items',
  inCms: 'Open in the CMS',
  missing: 'Missing:',
  missingHint:
    'As in the overview of the response: required fields, what other items of this type have, and text in German and English.',
  languageText: '{language} text',
  every: 'daily',
  holidays: 'public holidays',
  closed: 'closed',
  from: 'from {from}',
  through: 'until {through}',
  pixels: 'pixels',
  minutes: '{minutes} min',
  hours: '{hours} h',
  hoursMinutes: '{hours} h {minutes} min',
  shapes: { line: 'line', area: 'area' },
  terms: {
    EventScheduled: 'as planned',
    EventCancelled: 'canceled',
    EventPostponed: 'postponed',
    EventRescheduled: 'rescheduled',
    EventMovedOnline: 'moved online',
    OfflineEventAttendanceMode: 'on site',
    OnlineEventAttendanceMode: 'online',
    MixedEventAttendanceMode: 'on site and online',
    InStock: 'available',
    LimitedAvailability: 'few left',
    PreOrder: 'available for pre-order',
    PreSale: 'presale',
    SoldOut: 'sold out',
    OutOfStock: 'not available',
    OnlineOnly: 'online only',
    InStoreOnly: 'on site only',
    Discontinued: 'no longer offered',
    Male: 'male',
    Female: 'female',
  },
} as const

/** Words of where an item is used. */
export const usedIn = {
  title: 'Used in',
  ofPage: 'the item on this page | the {count} items on this page',
  ofAll: 'the item of all pages | the {count} items of all pages',
  ofSet: 'the item of the saved set | the {count} items of the saved set',
  noneOf: 'None of {where} links to it.',
  someOf: '{count} of {where} links to it. | {count} of {where} link to it.',
  limited: 'Only the loaded fields were checked.',
  searchOne: 'Search “{endpoint}” (1 request)',
  searchAll: 'Search {count} endpoints ({count} requests)',
  inOne: 'In “{endpoint}”',
  inSeveral: 'In these {count} endpoints together',
  none: '{where}, no item links to it.',
  some: '{where}, {count} item links to it. | {where}, {count} items link to it.',
  first:
    '{where}, many items link to it. This is the first one. | {where}, many items link to it. These are the first {count}.',
  by: 'Searched by: {names}.',
  failed: '“{endpoint}”: {reason}',
  ignored: 'The server ignored the filter.',
} as const

/** Words of the inspector. */
export const inspect = {
  closeItem: 'Close the item',
  json: 'JSON',
  layout: 'Text layout',
  pretty: 'Formatted',
  received: 'Raw',
  searchTree: 'Search in this item',
  searchText: 'Search in the text',
  searching: 'Searching…',
  noHits: 'no hits',
  previousHit: 'Previous hit',
  nextHit: 'Next hit',
  open: 'Expand',
  close: 'Collapse',
  openAll: 'Expand all',
  closeAll: 'Collapse all',
  openLimited: 'Only part of the tree was expanded, because the whole tree has too many lines.',
  copyPath: 'Copy path',
  copyValue: 'Copy value',
  pathCopied: 'Path copied',
  valueCopied: 'Value copied',
  path: 'Path',
  onPage: 'on this page',
  jumpHint: 'Show this item in the table (Enter)',
  includeHint:
    'The details of this linked item are not loaded. Click, or press + on the line, to add the relation to the include parameter.',
  hiddenBytes: ' … {count} more bytes',
  valueKinds: {
    null: '',
    boolean: '',
    number: '',
    text: '',
    date: 'date',
    'date-time': 'date and time',
    url: 'address',
    email: 'e-mail',
    html: 'HTML',
    wkt: 'geometry',
    coordinates: 'coordinates',
    'language-texts': 'languages',
    'unresolved-relation': 'details not loaded',
    'resolved-relation': 'linked item',
    concept: 'category',
    relations: 'linked items',
    part: 'part of the item',
    parts: '',
    schedule: 'schedule',
    schedules: '',
    list: 'list',
    object: 'object',
  },
  head: {
    sent: 'Sent',
    redirects: 'Redirects',
    received: 'Received',
    timing: 'Time',
    size: 'Size',
    wait: 'until the first byte',
    download: 'download',
    total: 'in total',
    encoded: '{size} over the network',
    decoded: '{size} decoded',
    encodedUnknown: 'size over the network: unknown',
    copy: 'Copy headers',
  },
} as const

/** Words of one item that is opened by its ID. */
export const openedItem = {
  title: 'Item opened by its ID',
  ask: 'Open an item by its ID',
  open: 'Open',
  back: { list: 'Back to the list', changes: 'Back to the changes' },
  changed: 'Changed: {time}',
  way: { thing: 'On the whole server', 'endpoint-item': 'Through this endpoint' },
  wayHint: {
    thing: 'Finds every item that the token can read, even outside this endpoint.',
    'endpoint-item': 'Finds the items of this endpoint, and the items they link to.',
  },
  expired:
    'The item exists but is not valid at present, so no list contains it. The server says: {words}',
  unknown: {
    thing: 'There is no item with this ID on this server. Is the ID complete?',
    'endpoint-item': 'The item is not in this endpoint, and no item of the endpoint links to it.',
  },
  refused:
    'The server refuses access (status {status}): this token is not allowed to read the item.',
  other: 'No item was received (status {status}). {words}',
  rowMenu: 'Open item by its ID',
  openLinked: 'open',
  openLinkedHint: 'Open this item beside the list (Enter)',
} as const

/** Words of a link in content, and of its target. */
export const link = {
  /** Shown as a menu entry. */
  menu: { address: 'Open the address…', picture: 'Show the picture' },
  /** Shown on a line of the inspector. */
  chip: { address: 'open…', picture: 'picture' },
  picture: 'Enlarge the picture',
  title: 'Open this address outside the app?',
  pictureTitle: 'Picture',
  /** Shown before the name of a host. */
  leadsTo: 'This address leads to',
  openHint: 'The address opens in your browser. Your token is not sent.',
  refused: {
    'not-encrypted':
      'The address is not encrypted (http), so the app does not open it. Copy the address to open it yourself.',
    'has-login':
      'The address contains login data, so the app does not open it. Copy the address to check it first.',
    odd: 'The address looks unusual, so the app does not open it. Copy the address to check it first.',
  },
  open: 'Open in the browser',
  copy: 'Copy address',
  loading: 'Loading…',
  alt: 'Picture at this address',
  picturesOff:
    'Pictures are turned off. If you turn them on, they load from the servers named in the content, without your token. Those servers see this computer’s IP address.',
} as const

/** Words for when something takes place (core/content/schedule.ts). */
export const schedule = {
  every: {
    day: 'daily | every {count} days',
    week: 'weekly | every {count} weeks',
    month: 'monthly | every {count} months',
    year: 'yearly | every {count} years',
  },
  dates: '{count} date on {first} | {count} dates from {first}',
  from: 'from {first}',
  fromTo: '{first} to {last}',
  leftOut: '{count} date excluded | {count} dates excluded',
  added: '{count} date added | {count} dates added',
  next: 'next: {next}',
} as const
