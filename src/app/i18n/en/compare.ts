/** Words of the comparison of two responses, of one query or of two. */
export const compare = {
  open: 'Compare with the shown response',
  title: 'What changed between two responses',
  titleOfTwo: 'Compare responses',
  withConnection: 'Compare with “{name}”',
  withConnectionHint: 'The connection “{name}” got the same query before',
  pick: 'Compare what?',
  two: 'Compare all items of two endpoints:',
  twoFilters: 'Only items that match the shown query: {filters}',
  twoConnection: { left: 'First connection', right: 'Second connection' },
  twoEndpoint: { left: 'First endpoint', right: 'Second endpoint' },
  twoStart: 'Fetch and compare',
  twoPrice:
    'Fetches all items of both endpoints. The number of requests depends on the number of items.',
  pickResponse: 'Or compare the shown response with a saved one:',
  sameValues: 'The same on both sides.',
  pickSearch: 'Search by endpoint, connection or query text',
  pickNone: 'No other response is saved. Send another query, then compare.',
  time: { before: 'Earlier', after: 'Later' },
  query: { before: 'Query 1', after: 'Query 2' },
  set: { before: 'Set 1', after: 'Set 2' },
  saved: 'saved',
  shown: 'shown now',
  itemsOf: '{count} of {total} item | {count} of {total} items',
  itemsUnknown: '{count} item, total unknown | {count} items, total unknown',
  allItems: 'Compare all items…',
  pickSets: 'Compare all items of two saved sets…',
  status: 'status {status}',
  needed: {
    nothing: 'No response to compare with',
    same: 'This response is already shown',
    text: 'Send the query again. The app then compares the new response with the one from {time}.',
    gone: 'The connection “{name}” no longer exists, so this query cannot be sent again. Show another response first, then compare again.',
  },
  /** `name`: the connection, the endpoint or both. */
  send: 'Send the query to “{name}” again',
  /** `name`: such as `Query 1`. */
  sendQuery: 'Send “{name}” again',
  comparing: 'Comparing…',
  impossible: 'No comparison possible',
  nothing: { all: 'No differences', page: 'No differences on this page' },
  nothingText: {
    inOrder:
      'The item is the same, with the same values. | All {count} items are the same: same order, same values.',
    values:
      'The item is the same, with the same values. | All {count} items are the same, with the same values.',
  },
  noneText: 'Both responses are empty.',
  all: 'All differences',
  allSame: 'All',
  unchanged: 'Unchanged items: {count}',
  /** By what it proves that the other side is without an item. */
  onlyIn: {
    gone: 'only in “{name}”',
    page: 'only on this page of “{name}”',
    'not-met': 'found only in “{name}”',
  },
  kind: {
    unchanged: 'unchanged',
    changed: 'changed',
    added: 'added',
    moved: 'moved',
    loaded: 'details only',
  },
  addedOnPage: 'new on this page',
  /** By what it proves that the later side is without an item. */
  removed: {
    gone: 'removed',
    page: 'no longer on this page',
    'not-met': 'not found again',
    untold: 'possibly removed',
  },
  search: 'Name or ID',
  found: 'Items found: {count}',
  list: 'Items that differ',
  openItem: 'Open item',
  copyId: 'Copy ID',
  differences: '{count} difference | {count} differences',
  place: 'Position {before} → {after}',
  choose: 'Choose an item to see its values.',
  onlyMoved: 'The values are the same; only the position changed.',
  path: 'Attribute',
  /** Shown at an item that may be on another page. */
  absentOnPage: 'not on this page',
  loaded: 'details loaded in one response only',
  rewritten: 'same number, written differently',
  reordered: 'same entries, in another order',
  cut: '… {count} characters in total',
  more: 'The first {shown} of {count} differences are shown.',
  caution: {
    'error-status':
      '“{name}” is an error response (HTTP {status}). An error response does not show which items exist.',
    'no-list': '“{name}” is not a list of items. It may be an error message.',
    'broken-off': '“{name}” is incomplete. Items at its end may be missing.',
    'other-server': 'The responses come from two different servers.',
    'other-token':
      'The responses were loaded with two different tokens: “{before}” and “{after}”. Each token may give access to different items.',
    'other-endpoint': 'The responses come from two different endpoints.',
    'other-query': 'The two queries differ.',
    'other-page': {
      number: 'The responses are two different pages.',
      size: 'The two queries have different page sizes.',
    },
    'one-page': {
      sorted: 'Only this page is compared. Items may have moved to another page.',
      unsorted:
        'Only this page is compared, and the query sets no sort order. Items may have moved to another page.',
    },
    'other-sort': 'The two queries sort differently, so positions cannot be compared.',
    'repeated-ids':
      '{count} item occurs more than once; only its first copy is compared. | {count} items occur more than once; only their first copies are compared.',
    'without-id':
      'Items without an ID are not compared: {before} in the first response, {after} in the second.',
  },
} as const

/** Words of the dialog for changes since a day. */
export const changes = {
  title: 'Changes since a date',
  since: 'Changes since',
  days: { today: 'Since today', yesterday: 'Since yesterday' },
  time: 'A time can follow: {day} 08:00',
  noDay: 'This date does not exist.',
  noEndpoint: 'Enter an endpoint first to see changes to its items.',
  price:
    'The app sends at most {count} requests. They load the list of items deleted on the server, the changes in “{endpoint}”, and the names of the most recently changed items.',
  withoutFilters:
    'The list covers the whole endpoint: it ignores the filters and the full-text search of your query.',
  ask: 'Show changes',
  earlier: 'Show changes since {date}',
  stopped: 'Stopped. The results loaded so far are still shown.',
  notLoaded: 'Not loaded.',
  all: '{count} item. | {count} items.',
  short: 'Items counted by the server: {counted}. Items received: {came}.',
  untold: '{count} item received. There may be more. | {count} items received. There may be more.',
  listed: 'Only the {count} items with the most recent dates are listed.',
  failed: 'No result: {reason}.',
  changed: {
    title: 'Changed in the endpoint since {date}',
    unfilteredTitle: 'Changed in the endpoint since {date}, without your filters',
    none: 'No items were changed.',
    note: 'Items are not counted if only their linked content changed.',
  },
  deleted: {
    title: 'Deleted on the whole server since {date}',
    none: 'No items were deleted.',
    unknown: 'Name unknown',
    note: 'The server does not say which endpoint a deleted item was in.',
    stillExists: 'still exists',
    alive:
      '{count} of these items still exists and is in the list above. Only a translation of it was deleted. | {count} of these items still exist and are in the list above. Only translations of them were deleted.',
  },
  unnamed: 'The name of {count} item is not loaded. | The names of {count} items are not loaded.',
  unnamedBecause: 'Names could not be loaded: {reason}.',
  rest: 'Load remaining data ({count} request) | Load remaining data ({count} requests)',
  query: 'Send a query for these items in a new tab',
  leavers: {
    title: 'Items that left the endpoint',
    noSet:
      'The two lists above do not show items that were removed from the endpoint, have expired or no longer match the endpoint’s criteria. A complete saved set would show these items.',
    ofEndpoint: 'The comparison uses the set of all items, saved on {time}.',
    ofQuery: 'The comparison uses the set of this query, saved on {time}.',
    price: 'The search sends at most {count} requests.',
    /** What the saved items are looked for in, by the set that they are of. */
    place: { ofEndpoint: 'the endpoint', ofQuery: 'the results of this query' },
    ask: 'Find items that left {place}',
    none: 'No item has left {place} since {time}. Items in {place} now: {now}.',
    some: '{count} of the {held} items saved on {time} is no longer in {place}, but is not known to be deleted. | {count} of the {held} items saved on {time} are no longer in {place}, but are not known to be deleted.',
    deleted:
      '{count} more item has left {place} and is in the list of deletions. | {count} more items have left {place} and are in the list of deletions.',
    deletions: {
      part: 'The list of deletions is incomplete. Some of the items that left may have been deleted.',
      failed:
        'The list of deletions could not be loaded. Some of the items that left may have been deleted.',
    },
  },
} as const

/** Words of the check whether a parameter is evaluated at all (truth.md 3). */
export const check = {
  open: 'Check effect ({price} small request) | Check effect ({price} small requests)',
  running: 'Checking…',
  failed: 'One of the check’s requests failed, so there is no result. Try again.',
  undecided: 'Checked, but the responses don’t show whether this parameter has an effect.',
  shown: {
    hits: 'Items found with this parameter: {hits}. Without it: {without}. With an impossible value: {impossible}.',
    'hits-without': 'Items found with this parameter: {hits}. Without it: {without}.',
    resolved:
      'Linked items with details: {resolvedCount} with the include parameter, {without} without it.',
    refused: 'The server refuses an impossible value with status {status}.',
    'first-items': 'The responses have no totals, so their first items were compared.',
    reversed: 'The app tried the reverse order.',
    order: 'The app tried the reverse order and a page size four times as large.',
    dependsOnPageSize:
      'With a page size four times as large, the page begins with other items. So the order depends on the page size, and pages may repeat or skip items.',
  },
} as const
