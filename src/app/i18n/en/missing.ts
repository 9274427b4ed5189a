/** Words of the search for an item that is not in a response (truth.md 5). */
export const missing = {
  title: 'Why is this item missing?',
  onlyOne: 'Looking for one particular item?',
  notHere: 'Look for one item…',
  rowMenu: 'Does another query return this item?',
  itemPlaceholder: 'Name, ID (@id) or URL',
  noQuery: 'This query is incomplete. Complete it first.',
  price: 'The check sends up to {count} small requests.',
  pricePages:
    'The check sends up to {count} requests, each for {items} items. This server can only be read page by page. A request that fails is sent again.',
  priceOfName: 'The name search sends {count} request. | The name search sends {count} requests.',
  priceOfNameAndMissing:
    'The name search sends {count} requests. For each matching item, it also shows whether the item is in the response.',
  start: 'Check item',
  find: 'Find by name',
  asId: 'Use as ID',
  running: 'Checking. Requests sent so far: {sent}',
  stopped: 'Stopped. The steps marked “not known” were not checked.',
  theItem: 'The item {id}',
  named: '“{name}”',
  shown: '(the item has “{name}: {value}”)',
  copy: 'Copy as note',
  noteId: 'ID: {id}',
  names: {
    label: 'Items found by name',
    title: 'No item found | {count} item found | {count} items found',
    inRow: 'The item is here: row {row} of this page',
    there: 'The item is in the response',
    missing:
      'no item is missing from the response | {count} item is missing from the response | {count} items are missing from the response',
    onlyMissing: '1 item found; it is missing from the response',
    running: 'Searching…',
    stopped: 'Stopped.',
    allListed:
      'The item is in the response to this query. | All of these items are in the response to this query.',
    allMissing:
      'The item is not in the response to this query. | None of these items is in the response to this query.',
    someMissing:
      '{count} of these items is not in the response to this query. | {count} of these items are not in the response to this query.',
    unknownReason:
      'It is unknown which of these items are missing from the response. Reason: {reason}.',
    failure: 'Not every endpoint could be searched. Reason: {reason}.',
    more: 'More items may match.',
    choose: 'Choose an item to check it (up to {count} small requests).',
    choosePages: 'Choose an item to check it (up to {count} requests, each for {items} items).',
    checkOnly: 'Click “Check” (up to {count} small requests).',
    checkOnlyPages: 'Click “Check” (up to {count} requests, each for {items} items).',
    listed: 'in the response',
    check: 'Check',
    none: 'No item found for “{name}”. Endpoints searched: {endpoints}. Search on, or enter the ID.',
    suggest: {
      near: 'Did you mean “{name}”? ({count} request) | Did you mean “{name}”? ({count} requests)',
      umlauts: 'Find “{name}” ({count} request) | Find “{name}” ({count} requests)',
      'fewer-words': 'Find only “{name}” ({count} request) | Find only “{name}” ({count} requests)',
    },
    failed: 'The search failed: {reason}. Try again.',
  },
  check: {
    readable: 'The item is on the server',
    endpoint: 'Without filters, the item is in the endpoint',
    condition: 'The item matches {condition}',
    query: 'The item is in the response to this query',
  },
  result: {
    yes: 'yes',
    no: 'no',
    unknown: 'not known',
    expired: 'not valid at present',
    deleted: 'deleted',
  },
  verdict: {
    inRow: '{item} is in row {row} of this page.',
    listed: '{item} is in the response to this query.',
    otherPage: '{item} is in the response to this query, but not on this page.',
    fails: '{item} is in “{endpoint}”, but does not match {conditions}.',
    'not-in-endpoint': '{item} is not in “{endpoint}”, even without filters.',
    readableElsewhere: '{item} is on the server, but not in “{endpoint}”, even without filters.',
    expired:
      '{item} is not valid at present: its validity is over or has not begun. The server says: {words}',
    deleted: '{item} was deleted.',
    deletedAt: '{item} was deleted on {date}.',
    'unknown-item': '{item} is not on this server.',
    notDeleted: '{item} is neither on this server nor in the server’s list of deleted items.',
    'endpoint-refused': '{item} is on the server, but “{endpoint}” refuses this token ({status}).',
    'item-refused': 'This token may not read {item} (status {status}), so its lists lack the item.',
    'not-encountered':
      '{item} was not found. Pages searched: {pages}. Items searched: {items}. The item may be on a later page.',
    unexplained:
      '{item} is in “{endpoint}”, but not in the response. No single filter explains why.',
  },
  next: {
    fails: 'Remove {conditions} from the query, or change the item.',
    'not-in-endpoint': 'Ask whoever maintains “{endpoint}” to include the item.',
    elsewhere:
      'The item is in “{other}”. Use that endpoint, or ask whoever maintains “{endpoint}” to include the item.',
    'endpoint-refused': 'Ask for access to “{endpoint}”.',
    deleted: 'Restore the item in dataCycle, or remove links to it.',
    expired: 'Check the validity of the item in dataCycle.',
    'item-refused': 'The token itself works. Ask for access to this item.',
    'unknown-item': 'Check the ID. Does this ID belong to another server?',
  },
} as const

/** Words of the search for why a response has no or few items (truth.md 4). */
export const doctor = {
  title: 'Why no items, or so few?',
  open: 'Find the reason in the query (no request needed) | Find the reason in the query (one small request) | Find the reason in the query (up to {count} small requests)',
  secondStage: {
    open: 'Search further (one small request) | Search further (up to {count} small requests)',
    running: 'Searching further. Requests sent so far: {sent}',
    stopped: 'Stopped. Steps not listed below were not checked.',
    failed: 'A request failed ({reason}), so the search is incomplete.',
    absent: 'No items were found for: {words}.',
    pair: '{words}: each word finds items, but no item contains both words.',
    unexplained: 'Each word finds items. Each pair of words that was tried also finds items.',
    word: '“{word}” ({hits})',
    latest:
      'Without this filter, the latest {attribute} is {date}. This is earlier than the date in the filter.',
    languages: 'Other languages have items: {languages}.',
    language: '{language}: {hits}',
    expired: '{item} is not valid at present, so it is in no list. The server says: {words}',
    unknown: 'This item is not on the server: {item}.',
    deleted: 'The item was deleted: {item}.',
    deletedAt: 'The item was deleted on {date}: {item}.',
    exists: '{item} exists, but is not in this endpoint.',
    nothing: 'The further search found no other reason.',
  },
  /** Of the search for the part of a query that makes the server fail (truth.md 5b). */
  culprit: {
    open: 'Find which part of the query causes the error (requests: up to {count})',
    openSlow:
      'Find which part of the query causes the error (up to {count} requests, one after the other, {minutes} min at most)',
    running: 'Request {sent} of at most {most}…',
    stopped: 'Stopped. No result yet.',
    found: 'The server responds when {name} is left out. The rest of the query stayed the same.',
    passed: 'The same request now gets a response. The error did not occur this time.',
    none: 'The app left out one part of the query at a time, but the error remained. Parts tried: {parts}. The cause may be several parts together, or something outside the query.',
    failed:
      'The request now fails with another error, so the search stopped. The cause remains unknown.',
  },
  steps: 'Steps and results',
  running: 'Searching for the reason. Requests sent so far: {sent}',
  stopped: 'Stopped, so there is no result. Steps not listed below were not checked.',
  waiting: 'not known yet',
  passed: 'yes',
  atLeast: 'at least {count}',
  remedy: {
    'leave-out': 'Leave out {conditions} ({hits})',
    leaveOutInAll: 'Leave out {conditions} and search in all languages ({hits})',
    allLanguages: 'Search in all languages ({hits})',
    value: 'Use {near} instead of {value} ({hits})',
    words: 'Search for “{text}” only ({hits})',
    spelling: 'Search for “{near}” instead of “{word}” ({hits})',
    subcategories: 'Include subcategories: {conditions} ({hits})',
    swap: 'Swap longitude and latitude: {conditions} ({hits})',
    'any-of': 'Combine with OR: {conditions} ({hits})',
    language: 'Search in {language} ({hits})',
    page: 'Go to page {number} ({hits} in total)',
    endpoint: 'Use the endpoint {name} ({hits})',
    notTried: 'not tried',
  },
  failure: {
    status: 'status {status}',
    noList: 'no complete list of items',
  },
  condition: {
    pair: '“{name}: {value}”',
    ownLanguage: 'server default',
    id: 'ID {id}',
  },
  partOfCause: 'Has items by itself, but none together with the other marked part',
  step: {
    address: 'A server responds at this address',
    token: 'The token is accepted',
    endpoint: 'The endpoint exists',
    whole: 'The endpoint without filters',
    wholeInAll: 'The endpoint without filters, in all languages',
    alone: 'With only {conditions}',
    without: 'Without {conditions}',
    inAll: 'In all languages',
    withoutInAll: 'Without {conditions}, in all languages',
    pair: 'With only {conditions}',
    word: 'Full-text search for “{value}” only',
    language: 'The query in {value}',
    latest: 'Without {conditions}, latest date first',
  },
  without: {
    filters: 'Without this filter: {hits}. | Without these filters: {hits}.',
    languages: 'In all languages: {hits}.',
    both: 'Without this filter, in all languages: {hits}. | Without these filters, in all languages: {hits}.',
  },
  verdict: {
    found: 'No items match {conditions}. {without}',
    pair: 'Each of these filters finds items, but no item matches all of them: {conditions}.',
    restAlsoEmpty:
      'No items match {conditions}. Without this filter, there are still no items: the other filters exclude each other. | No items match {conditions}. Without these filters, there are still no items: the other filters exclude each other.',
    emptyEndpoint: 'The endpoint is empty even without filters. Your query is not the cause.',
    emptyCollection: 'The endpoint is a collection: someone has to add items to it.',
    emptySearch:
      'The endpoint is a saved search. Check its criteria, such as dates, regions and languages.',
    pastEnd:
      'Page {number} is past the last page: the query has {hits} on {pages}. | Page {number} is past the last page: the query has {hits} on {pages}.',
    pastEndUnknown: 'Page {number} is past the last page: the query has {hits}.',
    pages: '{count} page | {count} pages',
    otherPages:
      'This page shows {count} item; the others are on other pages. | This page shows {count} items; the others are on other pages.',
    nothingShrinks: 'No filter removes any items ({hits} in total).',
    shrinks:
      '{condition} makes the largest difference: {without} without this filter, {hits} with it.',
    shrinksByLanguage:
      '{condition} makes the largest difference: {without} in all languages, {hits} with this parameter.',
    unexplained: 'No single filter is the cause. Several filters together exclude all items.',
    failed: 'No result: a request failed ({reason}). Try again.',
  },
} as const

/** Words of the matrix of endpoints and tokens. */
export const access = {
  title: 'Access to the endpoints of “{name}”',
  intro:
    'The app checks each known endpoint with the token of each chosen connection. To check a second token, duplicate a connection and enter the token in the copy.',
  none: 'No endpoint is known for this connection yet. Fetch the list from the server, or send a query to an endpoint.',
  fetch:
    'Fetch the server’s list of endpoints ({count} request) | Fetch the server’s lists of endpoints ({count} requests)',
  connections: 'Connections',
  newest: 'Time of the last change',
  newestHint:
    'On servers other than dataCycle CORE, finding the time of the last change takes more requests.',
  start: 'Run (1 request) | Run (up to {count} requests)',
  running: 'Requests sent so far: {sent}',
  stopped: 'Stopped. Empty cells were not checked.',
  done: 'Done. Requests sent: {sent}.',
  csv: 'Save as CSV',
  column: {
    items: 'items',
    newest: 'changed',
  },
  openWith: 'Open in a new tab with the connection “{name}”',
  noCount: 'accessible, total unknown',
  changed: 'changed {time}',
  /** Causes of a 401, by RefusalCause (core/investigate/access.ts). */
  refused: {
    token: '401: token refused',
    access: '401: no access',
    'no-token': '401: no token',
  },
  closed: {
    401: '401: invalid token or no access',
    403: '403: no access',
    404: '404: not found',
    other: '{status}',
  },
} as const
