/** Words of the response: its facts, the table and page navigation. */
export const results = {
  notLoaded: 'Details not loaded: {names}',
  loadDetails: 'Load (1 request)',
  /** Announced by screen readers when a response has arrived. */
  arrived: 'Response {status}, {total}. {page}',
  total: '{count} item | {count} items',
  totalOf: '{count} of {whole} item | {count} of {whole} items',
  totalOfHint:
    'Items in this endpoint without filters: {whole}. The app requests this number only once after each start.',
  onlyDefaultLanguage:
    'No language is chosen, so dataCycle sends only items in its default language. Items without that language are missing.',
  allLanguages: 'Send the query for all languages',
  totalUnknown: 'total unknown',
  page: 'Page {number} of {pages}',
  pageOnly: 'Page {number}',
  /** Shown instead of a page number if the offset is not a multiple of the limit. */
  pageItems: 'Items {from} to {to}',
  pageUnknown: 'Page number unknown',
  pageUnknownOf: 'Page ? of {pages}',
  serverTime: 'server took {time}',
  serverSlowHint:
    'Most of the waiting time was spent on the server. Often only the first response after a content change is slow, so try again. Requests with fewer relations and fields are faster.',
  timeHint: '{wait} ms until the first byte, {download} ms for the download',
  waiting: 'Waiting for the response',
  rendering: 'The server is probably rendering these items again; a smaller page is faster',
  receiving: 'Receiving',
  emptyTitle: 'No items',
  emptyText: 'The endpoint answered, but with no items.',
  withoutFilters: 'Send without full text and filters',
  emptyCauses: {
    'past-end': 'There is no page {number}. The last page is page {last}.',
    counted:
      'The server’s total for this query is {total}, so the filters do not exclude every item.',
    page: 'Is there a page {number} at all? The response does not say how many pages there are.',
    endpoint: 'Is “{endpoint}” the right endpoint, and does it have content?',
    value: 'Is “{value}” spelled as on the server? The filter “{name}” may need an ID or slug.',
    'full-text':
      'Does any item contain all of these words: “{value}”? Try fewer words, or another spelling.',
    coordinates:
      'Does longitude come before latitude in “{name}: {value}”, and does any item lie there?',
    bound: 'Does any item match “{name}: {value}”?',
    'id-value':
      'Do items of this endpoint have the value “{value}” for “{name}”? An ID can be valid even if no item here has it.',
    'core-full-text':
      'Does any item contain all of these words: “{value}”? The full-text search does not cover every attribute. For example, it leaves out addresses.',
    held: '“{endpoint}” is not empty: earlier responses had totals of up to {count}. The cause is another part of the query.',
    filters:
      'Does any item match all of these filters at once: {names}? Try leaving out one filter.',
    matching: 'Does any item match at the moment? Events, for example, may all be in the past.',
  },
  wholeItem: 'Whole item',
  distance: '{distance} km · {place}',
  distanceHint: '{distance} km from the point of the query, in a straight line. {place}',
  grid: { page: 'Items of this page', set: 'Items of this set' },
  items: '{count} item on this page | {count} items on this page',
  steps: {
    first: 'First page',
    prev: 'Previous page',
    next: 'Next page',
    last: 'Last page',
  },
  itemNone: 'Select a row to see the item.',
  copyItem: 'Copy JSON',
  unresolved: 'details not loaded',
  repeated: 'Also on an earlier page',
  raw: 'Raw data',
  noticesMore: {
    notices: '{count} more notice | {count} more notices',
    parameters: 'Results per parameter',
  },
  noticesLess: 'Show less',
  tab: {
    items: 'Items',
    overview: 'Overview',
    text: 'Text',
    tree: 'Tree',
    head: 'Headers',
  },
  save: 'Save response',
  /** Why a picture is not shown, by PictureProblem (core/content/image-address.ts). */
  picture: {
    'other-host':
      'The picture was not loaded, because pictures from other servers ({host}) must use https.',
    'other-host-failed': 'The picture is on another server ({host}) and could not be loaded.',
    'no-picture': 'The picture’s address on {host} does not return a picture.',
    'not-delivered': '{host} did not deliver the picture.',
  },
  pageFilter: 'Filter the row on this page | Filter the {count} rows on this page',
  rowFilter: 'Filter the rows',
  searchPages: 'Full-text search on the server',
  filterSetHint: 'The app loads the items of all pages. The row filter then covers all items.',
  setFilter: 'Filter this set only',
  unfound: {
    page: 'No row on this page contains “{words}”.',
    set: 'No row of this set contains “{words}”.',
    only: 'None of these rows contains “{words}”.',
    columns: 'The row filter searches only the columns shown.',
    searchHint:
      'The app adds the words to the “Full text” field and sends the query. The server also searches texts that the table does not show. The row filter is cleared.',
    searchAll: 'Search all rows',
  },
  ordering: 'Sorting…',
  rowsOf: {
    page: '{shown} of {all} rows on this page',
    set: '{shown} of {all} rows',
  },
  sorted: {
    page: {
      ascending: 'This page is sorted by {column} ↑',
      descending: 'This page is sorted by {column} ↓',
    },
    set: {
      ascending: 'Sorted by {column} ↑',
      descending: 'Sorted by {column} ↓',
    },
  },
  unsort: 'Restore the original order',
  sortHint: {
    page: 'Click to sort this page only. Drag to move the column.',
    set: 'Click to sort the whole set. Drag to move the column.',
  },
  rowNumber: 'Item number',
  columns: 'Columns {shown}/{all}',
  columnsShown: '{shown} of {all} columns are shown.',
  columnsHint: 'Choose and order the columns',
  columnsSearch: 'Find a column',
  columnsReset: 'Reset columns',
  columnsTruncated: 'There are too many attributes to list them all.',
  columnPresent: 'Has a value in {count} of {all} items',
  columnUp: 'Move {column} up',
  columnDown: 'Move {column} down',
  columnWidth: 'Width of {column}',
  cell: {
    null: 'null: the item has this attribute, but without a value.',
    absent: 'The item came without this attribute.',
    includeHint:
      'Linked, but the details are not loaded. Click to add {relation} to the include parameter.',
  },
  menu: {
    include: 'Add {name} to the include parameter',
    copyCell: 'Copy cell',
    copyRows: 'Copy row as table | Copy {count} rows as table',
    copyName: 'Copy path “{name}”',
    sort: {
      page: {
        ascending: 'Sort this page by {name} ↑',
        descending: 'Sort this page by {name} ↓',
      },
      set: {
        ascending: 'Sort this set by {name} ↑',
        descending: 'Sort this set by {name} ↓',
      },
    },
    wider: 'Make column {name} wider',
    narrower: 'Make column {name} narrower',
    hide: 'Hide column {name}',
  },
  copiedRows: 'Row copied | {count} rows copied',
  goToPage: 'Go to page {number}',
  goHint:
    'Press Enter to go to this page. Press {next} for the next page, or {previous} for the previous page.',
  limitedByFields:
    '{relation} is already included. Items without details have none of the attributes requested under Fields.',
  alreadyIncluded: '{relation} is already in the include parameter.',
  included: '{relation} was added to the include parameter. Press Send to load the details.',
} as const

/** Words of a cell's menu: queries with its value, and the items it links to. */
export const cellMenu = {
  sort: {
    ascending: 'Sort on the server by {name} ↑',
    descending: 'Sort on the server by {name} ↓',
  },
  /** Why an entry is disabled. */
  sortRefused: {
    nested: 'Can’t sort on the server: this is not an attribute of the item itself',
    'no-key': 'Can’t sort on the server: {name} is not a sort key',
    'not-known': 'Can’t sort on the server: {name} is not known as a sort key',
    'raw-body': 'Can’t sort on the server: the body was typed by hand',
    'other-connection': 'Can’t sort on the server: the response is from another server',
    'other-endpoint': 'Can’t sort on the server: the response is from another endpoint',
  },
  filter: 'Filter on the server by {name}',
  filterRefused: {
    'no-value': 'Can’t filter on the server: this cell has no value to filter by',
    'no-key': 'Can’t filter on the server: no filter key is known for {name}',
    'raw-body': 'Can’t filter on the server: the body was typed by hand',
    'other-connection': 'Can’t filter on the server: the response is from another server',
    'other-endpoint': 'Can’t filter on the server: the response is from another endpoint',
  },
  openRelated: 'Open linked item',
  copyRelated: { address: 'Copy API address', id: 'Copy ID' },
  notHere:
    'The linked item is not on this page. To see it, add the relation to the include parameter.',
} as const

/** Where a shown response comes from: another query than the form's, saved earlier, or cancelled. */
export const standing = {
  stale: 'This response is from before your change.',
  staleChanges: 'Changes not sent yet: {changes}',
  staleSource: 'This response is from {connection} · {endpoint}, before your change.',
  gone: 'removed: {words}',
  staleToken: 'This response is from before you changed the token.',
  restore: 'Undo changes',
  sendAgain: 'Send again',
  kept: 'This saved response was received {moment}. Press Send to get a new response.',
  /** Shown with a saved set: `proved` if it is proved complete; after `open`, its verdict follows. */
  set: {
    proved: 'Complete set from {moment}, saved on this computer.',
    open: 'This set is from {moment} and is saved on this computer.',
    back: 'Back to the response',
  },
  cancelled: 'Canceled. The previous response is still shown.',
  pageRequest: 'Request for page {number}',
  otherPageRequest: 'Request for this page',
} as const
