import type { RecipeName } from '#core/recipe/list-recipes.ts'

/** Words of dates relative to the day of sending. */
export const relative = {
  make: 'Use a relative date, e.g. 30 days ago',
  fix: 'Use a fixed date',
  amount: 'Number',
  mistyped: 'Enter a whole number up to {most}. Until then the date below is sent.',
  unit: 'Unit and direction',
  today: 'Today this means',
  onToday: 'today',
  ago: {
    day: 'day ago | days ago',
    week: 'week ago | weeks ago',
    month: 'month ago | months ago',
    year: 'year ago | years ago',
  },
  ahead: {
    day: 'day from now | days from now',
    week: 'week from now | weeks from now',
    month: 'month from now | months from now',
    year: 'year from now | years from now',
  },
  units: {
    day: 'day | days',
    week: 'week | weeks',
    month: 'month | months',
    year: 'year | years',
  },
  choice: 'Dates',
  counted: 'relative',
  fixed: 'as of today',
  edge: {
    'weekend-start': {
      current: 'Saturday of this weekend',
      next: 'Saturday of next weekend',
      other: 'Saturday of the weekend {distance}',
    },
    'weekend-end': {
      current: 'Sunday of this weekend',
      next: 'Sunday of next weekend',
      other: 'Sunday of the weekend {distance}',
    },
    'month-start': {
      current: 'first day of this month',
      next: 'first day of next month',
      other: 'first day of the month {distance}',
    },
    'month-end': {
      current: 'last day of this month',
      next: 'last day of next month',
      other: 'last day of the month {distance}',
    },
  },
  periods: 'Dates from and until',
  periodOn: '{period} ({days})',
  period: {
    'this-weekend': 'This weekend',
    'next-weekend': 'Next weekend',
    'this-month': 'This month',
    today: 'Today',
    'last-7-days': 'Last 7 days',
  },
  fromTheDay: '{words}, as of the day of sending',
  onTheDay: 'the day of sending',
  before: '{distance} before the day of sending',
  after: '{distance} after the day of sending',
} as const

/** Words of the dialog for a connection's filter keys. */
export const definitions = {
  title: 'Filter keys of “{name}”',
  hint: 'These keys are suggested while you type. Other keys and values still work.',
  add: 'Add filter key',
  remove: 'Remove this filter key',
  unnamed: 'New key',
  none: 'There are no filter keys yet.',
  key: 'Key or path',
  keyPlaceholder: 'e.g. classifications.in.withSubtree',
  keyMissing: 'Enter the key.',
  keyUnusable: 'Write nested keys with dots. No part of the key may be empty.',
  keyTwice: 'This key is already defined.',
  tooLong: 'At most {most} characters.',
  label: 'Name',
  sendAs: 'Values are sent as',
  send: {
    text: 'Text; several values as a list',
    list: 'Always as a list',
    commas: 'Text, separated by commas',
    json: 'JSON',
  },
  means: {
    convention: 'As set in the connection',
    any: 'Any of them (OR)',
    all: 'All of them (AND)',
  },
  values: 'Known values, one per line',
  valuesPlaceholder: 'value = name',
} as const

/** Words of the ready-made queries. */
export const recipes = {
  inPalette: 'Example: {name}',
  name: {
    unfiltered: 'Everything, without a filter',
    'by-date': 'By date, earliest first',
    upcoming: 'Upcoming events',
    'from-day': 'Events from a fixed date on',
    'by-category': 'By category, incl. subcategories',
    around: 'Around a place',
    pictures: 'With pictures and their licenses',
    newest: 'Newest first',
    'changed-since': 'Changed in the last {days} days',
    'changed-since-day': 'Changed since a fixed date',
    languages: 'In two languages',
    'in-order': 'All pages in a fixed order',
  } satisfies Record<RecipeName, string>,
} as const

/** Words of the size and time that includes add, as measured. */
export const includeCost = {
  open: 'Measure load time…',
  openHint: 'Measure size and time of the response with and without each linked relation',
  title: 'Load time with and without linked items',
  asks: 'The app compares the query with and without each relation in the include parameter.',
  asksColumns:
    'The app compares the query with and without each relation in the include parameter. It also tries the query with only the columns shown.',
  /** `shown`: the query was already sent once, so its response is reused. */
  rounds: {
    all: 'The app sends each of the {count} queries four times, one request at a time.',
    shown:
      'The app sends each of the {count} queries four times, one request at a time. The current response is reused, which saves one request.',
  },
  start: 'Measure (up to {count} requests)',
  again: 'Measure again (up to {count} requests)',
  stopped: 'Stopped. The results so far are kept.',
  done: 'Measured with {sent} requests.',
  failed: 'The query itself failed ({reason}), so nothing can be compared. Try again.',
  column: { query: 'Query', size: 'Size', time: 'Time (repeated)', first: 'Time (first response)' },
  columnHint: {
    size: 'compared with the query as it is',
    time: 'median of three further responses, compared with the query as it is',
    first: 'a single response, before the server may have it in its cache',
  },
  variant: {
    requested: 'the query as it is',
    without: 'without “{relation}”',
    columns: 'with only the columns shown',
  },
  encoded: '{size} transferred',
  firstByte: 'first byte after {time}',
  rowFailed: 'failed: {reason}',
  less: '{amount} less',
  more: '{amount} more',
  sameSize: 'same size',
  whole: '{size} in total',
  range: 'from {shortest} to {longest}',
  timeAndRange: '{time}, from {shortest} to {longest}',
  noDifference: 'no clear difference',
  notYet: 'not measured',
  note: 'The server’s cache may distort the times.',
} as const

/** What of the query before still applies at another endpoint. */
export const kept = {
  names: 'Still active: {names}.',
  remove: 'Remove',
} as const

export const replaced = {
  clear: 'Query cleared.',
  filters: 'Removed from the query.',
  paste: 'Query replaced.',
  'paste-with-token': 'Query and stored token replaced. Undo restores only the query.',
  'paste-without-token': 'Query filled in. The pasted token was not used.',
  open: 'Query replaced.',
  columns: 'The include and fields parameters now match the columns shown.',
}

/** The code that sends a query. */
export const snippet = {
  kind: 'Language',
  token:
    'The token is not included. The code reads it from the environment variable {name}. Set it first: export {name}=… (bash), $env:{name}="…" (PowerShell) or set {name}=… (command prompt).',
  sample:
    'This sample server is part of the app, and its token stays in the app. Outside the app, this code gets status 401.',
  datesFixed: 'This code cannot recalculate relative dates. It uses the dates as of today.',
  datesCounted:
    'Each time the code runs, it recalculates the dates, using the clock and time zone of the computer it runs on.',
  datesInZone: 'Each time the code runs, it recalculates the dates, by the time zone {zone}.',
  allPages: 'All pages, not just this one',
  ids: 'The code keeps the IDs of the items received so far, because pages may repeat items.',
  noLoop: 'This format cannot load all pages. “{first}” and “{second}” can.',
  noPlace: 'A page number cannot be added to this body.',
  typesNone: 'Send the query first. The types are made from the items of the response.',
  typesSeen:
    'These types were made from one item. Items in total: {total}. | These types were made from {count} items. Items in total: {total}.',
  typesPromise: 'Other items may differ: fields present here may be missing elsewhere.',
  tooLong: 'cmd.exe cuts off commands after {most} characters. Use PowerShell or Bash instead.',
  names: {
    'curl-bash': 'cURL: bash, zsh',
    'curl-powershell': 'cURL: PowerShell',
    'curl-cmd': 'cURL: Windows Command Prompt',
    'curl-batch': 'cURL: batch file',
    javascript: 'JavaScript: fetch',
    axios: 'JavaScript: axios',
    python: 'Python: requests',
    php: 'PHP: cURL',
    java: 'Java: java.net.http',
    go: 'Go: net/http',
    typescript: 'TypeScript: types',
    http: '.http file: VS Code',
    'http-jetbrains': '.http file: JetBrains',
  },
} as const

/** Words of the dialog that picks categories for a filter. */
export const concepts = {
  open: 'Choose categories',
  ofPlace: 'Town or region: choose a category…',
  placeInText: 'Town or address: search the full text',
  schemes: 'Category groups',
  fetch: 'Load categories from the server',
  tryHint:
    'dataCycle CORE has a list of its categories. Other servers may have no such list. In that case, type the value into the filter.',
  again: 'Load again',
  noSchemes: 'The server has no category groups for this token.',
  chooseScheme: 'Choose a category group.',
  search: 'Search categories',
  count: '{count} category | {count} categories',
  found: 'Matching categories: {found}. Categories searched: {count}.',
  part: '{listed} of the {all} categories that have items',
  isExcluded: '(excluded)',
  without: 'excluded',
  knownValues: 'Known values of this key',
  conditions: 'Each number counts the items in “{endpoint}” with these filters: {conditions}.',
  conditionsNone: 'Each number counts the items in “{endpoint}” without other filters.',
  overlap: 'An item can have several categories, so the numbers may not add up to the total.',
  overlapValues: 'An item can have several values, so the numbers may not add up to the total.',
  noCounts: 'Counts appear here once the query is complete.',
  countAll: 'Count items per group ({price} request) | Count items per group ({price} requests)',
  countValues:
    'Count items for the next {price} value ({price} request) | Count items for the next {price} values ({price} requests)',
  countHint:
    'Each count takes one small request. Category groups with items are then listed first.',
  counting: 'Counts finished: {done} of {of}',
  counted: 'Category groups with items: {found} of {count}.',
  countFailed: 'One request returned no number, so counting stopped.',
  more: 'Show more (1 request)',
  withoutHits: 'Show empty categories (1 request)',
  searchAll: 'Search all groups ({price} request) | Search all groups ({price} requests)',
  searchEverywhere: 'Search all groups',
  searching: '{done} of {of} groups searched',
  noHits: 'No category of this group has items with these filters.',
  noConcepts: 'This group has no categories.',
  unnamed: 'no name',
  chosen: 'Chosen:',
  chosenNone: 'Nothing chosen yet.',
  drop: 'Remove {name}',
  excluding: 'Exclude',
  excludingHint: 'A click excludes the category instead of choosing it. Alt+click always excludes.',
  key: 'Use as filter',
  keyPlaceholder: 'filter key',
  keyMissing: 'Enter the filter key. The operator of the server knows it.',
  join: 'Items must have',
  joins: { any: 'any of them (OR)', all: 'all of them (AND)' },
  remember: 'Remember these labels',
  applyNone: 'Apply',
  apply: 'Apply {count} value | Apply {count} values',
} as const
