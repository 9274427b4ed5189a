/** Words of the answer: its facts, the grid, page navigation and the inspector. */
export const results = {
  title: 'Response',
  /** Said to screen readers when an answer is there. */
  arrived: 'Response {status}, {total}. {page}',
  total: '{count} item | {count} items',
  totalOf: '{count} of {whole} item | {count} of {whole} items',
  totalOfHint: 'Without filters the endpoint has {whole}. Checked once since the app started.',
  totalUnknown: 'total unknown',
  page: 'Page {number} of {pages}',
  pageOnly: 'Page {number}',
  /** Between two pages: a limit with an offset that is no multiple of it. */
  pageItems: 'Items {from} to {to}',
  pageUnknown: 'Page number unknown',
  pageUnknownOf: 'Page unknown, of {pages}',
  serverTime: 'server {time}',
  serverSlowHint:
    'The server took most of this time. Often only the first delivery after a change is slow, so try again. Requests with fewer relations and fields are faster.',
  timeHint: '{wait} ms until the first byte, {download} ms download',
  waiting: 'Waiting for the response',
  rendering: 'The server is rendering these items anew; a smaller page is faster',
  receiving: 'Receiving',
  emptyTitle: 'No items',
  emptyText: 'The endpoint answered, but with no items.',
  emptyCauses: {
    behind: 'Page {number} is past the end: the last page is page {last}.',
    counted:
      'The server counts {total} items for this query, so the filters don’t exclude them all.',
    page: 'Is there a page {number} at all? The response does not say how many pages there are.',
    endpoint: 'Is “{endpoint}” the right endpoint, and does it have content?',
    value: 'Is “{value}” for “{name}” spelled as on the server? It may need an ID or slug.',
    'full-text':
      'Is there an item with all of these words: “{value}”? Try fewer, or another spelling.',
    bound: 'Does any item match “{name}: {value}”?',
    'id-value':
      'Is “{value}” a value of “{name}” that items of this endpoint have? An ID can exist without any item here having it.',
    'core-full-text':
      'No item has all of these words: “{value}”. The full-text search does not cover every attribute, addresses for example.',
    held: '“{endpoint}” showed up to {count} items earlier, so it is not empty. The cause is in the rest of the query.',
    filters: 'Is there an item that satisfies all of these at once: {names}? Try fewer.',
    matching: 'Does any item match at the moment? Events, for example, may all be in the past.',
  },
  wholeItem: 'Item as a whole',
  grid: 'Items of this page',
  items: '{count} item on this page | {count} items on this page',
  steps: {
    first: 'First page',
    prev: 'Previous page',
    next: 'Next page',
    last: 'Last page',
  },
  item: 'Item',
  itemNone: 'Select a row to see the item.',
  copyItem: 'Copy JSON',
  unresolved: 'linked, details not loaded',
  repeated: 'Also on an earlier page',
  raw: 'Raw',
  noticesMore: '+{count} more',
  noticesLess: 'Less',
  tab: {
    items: 'Items',
    completeness: 'Completeness',
    text: 'Text',
    tree: 'Tree',
    head: 'Headers',
  },
  save: 'Save response',
  /** Why a picture is not shown, by PictureProblem (core/content/picture-problem.ts). */
  picture: {
    'other-host': 'Not loaded: pictures from other servers ({host}) must use https.',
    'other-host-failed': 'The picture is on another server ({host}) and could not be loaded.',
    'no-picture': 'The picture address on {host} leads to no picture.',
    'not-delivered': '{host} did not deliver the picture.',
  },
  pageFilter: 'Filter this page only',
  setFilter: 'Filter this set only',
  unfound: {
    page: 'No row of this page shows “{words}”.',
    set: 'No row of this set shows “{words}”.',
    only: 'None of these rows shows “{words}”.',
    columns: 'The row filter searches only the columns shown.',
    search: 'Search the whole query for it',
    searchHint: 'Adds the words to Full text and sends the query.',
    searchAll: 'Search all rows',
  },
  ordering: 'Sorting…',
  rowsOf: '{shown} of {all} on this page',
  sorted: {
    ascending: 'This page only, by {column} ↑',
    descending: 'This page only, by {column} ↓',
  },
  unsort: 'Back to the order of the response',
  sortHint: 'Click: sort this page only. Drag: move the column.',
  rowNumber: 'Number of the item',
  columns: 'Columns {shown}/{all}',
  columnsHint: 'Choose and order the columns',
  columnsSearch: 'Find an attribute',
  columnsReset: 'Reset',
  columnsTruncated: 'There are more attributes than can be listed.',
  columnPresent: 'in {count} of {all} items',
  columnUp: 'Move {column} up',
  columnDown: 'Move {column} down',
  columnWidth: 'Width of {column}',
  cell: {
    absent: 'The item does not have this attribute.',
    includeHint: 'Linked, details not loaded. Click to add {relation} to include.',
  },
  menu: {
    include: 'Load details of {name} (add to include)',
    copyCell: 'Copy cell',
    copyRows: 'Copy row as table | Copy {count} rows as table',
    copyName: 'Copy path “{name}”',
    sort: {
      ascending: 'Sort this page by {name} ↑',
      descending: 'Sort this page by {name} ↓',
    },
    wider: 'Make column {name} wider',
    narrower: 'Make column {name} narrower',
    hide: 'Hide column {name}',
  },
  copiedRows: 'Row copied | {count} rows copied',
  goToPage: 'Go to page {number}',
  pageNumber: 'Page number',
  goHint: 'Enter goes to this page. {next} and {previous} turn pages.',
  included: '{relation} was added to include. Send to load the details.',
} as const

/** Words of the menu of a cell: what the server can be asked for by it, and what it refers to. */
export const cellMenu = {
  sort: {
    ascending: 'Sort on the server by {name} ↑',
    descending: 'Sort on the server by {name} ↓',
  },
  /** Greyed: why not. */
  sortRefused: {
    nested: 'Can’t sort on the server: not an attribute of the item itself',
    'no-key': 'Can’t sort on the server: {name} is not a sort key',
    'not-known': 'Can’t sort on the server: {name} is not known as a sort key',
    'typed-body': 'Can’t sort on the server: the body is typed by hand',
    elsewhere: 'Can’t sort on the server: the response is from another server',
    'other-endpoint': 'Can’t sort on the server: the response is from another endpoint',
  },
  filter: 'Filter on the server by {name}',
  filterRefused: {
    'no-value': 'Can’t filter on the server: this cell has no value to filter by',
    'no-key': 'Can’t filter on the server: no filter key known for {name}',
    'typed-body': 'Can’t filter on the server: the body is typed by hand',
    elsewhere: 'Can’t filter on the server: the response is from another server',
    'other-endpoint': 'Can’t filter on the server: the response is from another endpoint',
  },
  openRelated: 'Open related item',
  copyRelated: { address: 'Copy API address', id: 'Copy ID' },
  notHere: 'The linked item is not on this page. Add the relation to include to see it.',
} as const

/** Whose answer is shown: of another query than the form's, kept from an earlier time, or left after a cancel. */
export const standing = {
  stale: 'Response of {connection} · {endpoint}, before your change.',
  staleToken: 'Response from before you changed the token.',
  restore: 'Restore the previous query',
  send: 'Send',
  sendAgain: 'Send again',
  kept: 'Saved response, received {moment}. Send to load it again.',
  /** Of a set that is shown; `proved` where its law says all, else how it stands follows. */
  set: {
    proved: 'Complete set from {moment}, kept on this computer.',
    open: 'Saved set from {moment}, kept on this computer.',
  },
  cancelled: 'Canceled. The previous response is still shown.',
  pageRequest: 'Request of page {number}',
  otherPageRequest: 'Request of this page',
} as const
