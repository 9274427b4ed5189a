/** Words of a comparison of two responses: one query at two times, or two of them. */
export const compare = {
  open: 'Compare with the response shown',
  title: 'What changed between two responses',
  titleOfTwo: 'Compare responses',
  pick: 'Compare with which response?',
  pickSearch: 'Endpoint, connection or words of the query',
  pickNone: 'No other response is saved. Send another query, then compare.',
  time: { before: 'Earlier', after: 'Later' },
  query: { before: 'Query 1', after: 'Query 2' },
  kept: 'saved',
  shown: 'shown now',
  items: '{count} item | {count} items',
  itemsOf: '{count} of {total} item | {count} of {total} items',
  itemsUnknown: '{count} item, total unknown | {count} items, total unknown',
  pickSets: 'Compare all items of two kept sets…',
  status: 'status {status}',
  totalUnknown: 'total unknown',
  needed: {
    nothing: 'No response to compare with',
    same: 'This response is the one shown',
    text: 'Send the query again. The new response is then compared with the one from {time}.',
    gone: 'The connection “{name}” no longer exists, so this query cannot be sent again. Show another response, then compare.',
  },
  send: 'Send “{name}” again',
  waiting: 'Waiting for the response…',
  comparing: 'Comparing…',
  nothing: { all: 'No differences', page: 'No differences on this page' },
  nothingText:
    'The item is the same, with the same values. | All {count} items are the same: same order, same values.',
  noneText: 'Both responses are empty.',
  all: 'All',
  unchanged: 'same: {count}',
  onlyOnPage: 'only on this page of {name}',
  onlyIn: 'only in {name}',
  kind: {
    changed: 'changed',
    different: 'different',
    added: 'added',
    removed: 'removed',
    moved: 'moved',
  },
  onPage: { added: 'new on this page', removed: 'no longer on this page' },
  search: "Name or {'@'}id",
  found: '{count} found',
  nothingFound: 'Nothing found',
  list: 'Items that differ',
  unnamed: 'no name',
  copyId: "Copy {'@'}id",
  differences: '{count} difference | {count} differences',
  place: 'Position {before} → {after}',
  choose: 'Choose an item to see its values.',
  onlyMoved: 'Same values, another position in the list.',
  path: 'Attribute',
  absent: 'not there',
  rewritten: 'same number, written differently',
  reordered: 'same entries, in another order',
  cut: '… {count} characters in all',
  more: 'The first {shown} of {count} differences are shown.',
  caution: {
    'error-status':
      '{name} is an error (HTTP {status}). What the other response has is not new or removed.',
    'no-list': '{name} is not a list of items; it may be an error message.',
    'broken-off': '{name} broke off: items at its end may be missing.',
    'other-instance': 'The responses come from two servers.',
    'other-token':
      'The responses were loaded with two tokens: “{before}” and “{after}”. Each token may see different items.',
    'other-endpoint': 'The responses come from two endpoints.',
    'other-query': 'The two queries differ.',
    'other-page': 'The responses are two different pages.',
    'one-page': {
      sorted: 'Only this page is compared. Items may have moved to another page.',
      unsorted:
        'Only this page is compared, and no sort is set. Items may have moved to another page.',
    },
    'other-sort': 'The two queries sort differently, so positions cannot be compared.',
    'repeated-ids':
      '{count} item came more than once; its first copy is compared. | {count} items came more than once; their first copies are compared.',
    'without-id':
      "Items without an {'@'}id are not compared: {before} in the first response, {after} in the second.",
  },
} as const

/** Words of what has changed since a day. */
export const changes = {
  title: 'Changes since…',
  since: 'Since the day',
  noEndpoint: 'Enter an endpoint first to see the changes of its items.',
  price:
    'At most {count} requests: deletions on the server, changes in {endpoint}, names of the newest items.',
  ask: 'Show changes',
  stopped: 'Stopped. What has already come stays.',
  awaited: 'Loading…',
  notLoaded: 'Not loaded.',
  all: '{count} item. | {count} items.',
  short: 'The server counts {counted}, but {came} came.',
  untold: '{count} item came. There may be more. | {count} items came. There may be more.',
  listed: 'The newest {count} are listed.',
  failed: 'No result: {reason}.',
  changed: {
    title: 'Changed in the endpoint since {date}',
    none: 'Nothing was changed.',
    note: 'An item does not count if only its linked content changed.',
  },
  deleted: {
    title: 'Deleted on the whole server since {date}',
    none: 'Nothing was deleted.',
    note: 'The server does not say which endpoint an item was in.',
    alive:
      '{count} of them still exists: it is in the list above. Only a translation was deleted. | {count} of them still exist: they are in the list above. Only translations were deleted.',
  },
  unnamed: 'The name of {count} item is not loaded. | The names of {count} items are not loaded.',
  unnamedBecause: 'Names could not be loaded: {reason}.',
  rest: 'Load the rest ({count} request) | Load the rest ({count} requests)',
  query: 'Open as a query and send',
  leavers: {
    title: 'Left the endpoint',
    noSet:
      'Items that were taken out, expired or no longer match are in neither list. A complete saved set would show them.',
    openSets: 'Fetch all items…',
    ofEndpoint: 'Compared with the set of all items saved on {time}.',
    ofQuery: 'Compared with the set of this query saved on {time}.',
    price: 'At most {count} requests.',
    ask: 'Find items that left',
    none: 'No item of {time} has left. The endpoint has {now} items now.',
    some: '{count} of {held} items of {time} is no longer in the endpoint, and is not deleted. | {count} of {held} items of {time} are no longer in the endpoint, and are not deleted.',
    deleted:
      '{count} more is gone and in the list of deletions. | {count} more are gone and in the list of deletions.',
    deletions: {
      part: 'Not all deletions could be read. Some of these may be deleted.',
      failed: 'The list of deletions did not come. Some of these may be deleted.',
    },
  },
} as const

/** Words of whether items still exist, each asked for by its ID. */
export const stillThere = {
  check:
    'Check if {count} still exists ({count} request) | Check which still exist ({count} requests)',
  some: 'Only the first {count} are checked.',
  checked: 'Checked by ID: {count}.',
  unchecked: '{count} was not checked. | {count} were not checked.',
  deleted: {
    there:
      '{count} still exists: only a translation was deleted. | {count} still exist: only translations were deleted.',
    expired:
      '{count} still exists, but its validity has ended. | {count} still exist, but their validity has ended.',
    gone: '{count} is deleted. | {count} are deleted.',
    untold: 'No clear response for {count}.',
  },
  left: {
    there:
      '{count} still exists, but not in this endpoint. | {count} still exist, but not in this endpoint.',
    expired: 'The validity of {count} has ended.',
    gone: '{count} is no longer on the server. | {count} are no longer on the server.',
    untold: 'No clear response for {count}.',
  },
  one: {
    there: 'still exists',
    expired: 'validity ended',
    gone: 'no longer there',
    untold: 'no clear response',
  },
} as const

/** Which part of a query makes the server fail (truth.md 5b). */
export const culprit = {
  open: 'Find the cause in the query (up to {count} requests)',
  openSlow:
    'Find the cause in the query (up to {count} requests, one after the other, {minutes} min at most)',
  running: 'Request {sent} of at most {most}…',
  stopped: 'Stopped. No result yet.',
  found: 'Without {name} the server answers. Everything else in the query stayed the same.',
  passed: 'The same request now gets a response. The error did not occur this time.',
  none: 'Parts left out one at a time: {parts}. The error stayed. Several parts together may be the cause, or none.',
  failed:
    'The request now fails with another error, so the search stopped. The cause remains unknown.',
} as const

/** Words of the check whether a parameter is evaluated at all (truth.md 3). */
export const check = {
  open: 'Check effect ({price} small request) | Check effect ({price} small requests)',
  running: 'Checking…',
  cancel: 'Stop the check',
  failed: 'A request of the check failed, so there is no result. Try again.',
  undecided: 'Checked, but the responses don’t show whether this parameter has an effect.',
  shown: {
    hits: 'Items with this parameter: {asked}. Without it: {without}. With an impossible value: {impossible}.',
    'hits-without': 'Items with this parameter: {asked}. Without it: {without}.',
    resolved: 'Linked items with details: {asked} with include, {without} without.',
    refused: 'The server refuses an impossible value with status {status}.',
    'first-items': 'The responses have no totals, so their first items were compared.',
    order: 'Checked in the reverse order and with a page four times as large.',
    hangs:
      'A page four times as large begins with other items. So the order depends on the page size, and pages may repeat or skip items.',
  },
} as const
