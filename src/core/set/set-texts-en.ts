/**
 * What is said of a set and of its fetch, in the window, on the command line and in reports; in the message syntax of
 * the window. What it can say: whole-set.md L1 to L6.
 */
export const setTexts = {
  obstacle: {
    problem: 'The query has errors. Correct them first.',
    'not-datacycle': 'Only a dataCycle server can list the IDs of all items in one request.',
    offset: 'Remove page[offset] and page[limit] first. These parameters replace the page number.',
    'no-graph':
      "The parameter section[{'@'}graph]=0 leaves the items out. Remove this parameter first.",
    'random-order': 'A random order changes from page to page. Choose another sort.',
    'no-place': 'The filter for content IDs is entered as JSON, so the app can’t add IDs to it.',
    'no-id': "Without {'@'}id, the app cannot tell items apart.",
  },
  elsewhere: 'Another process is fetching this set. Process ID: {pid}, computer: {host}.',
  runningOf: 'Fetching items: {done} of {of}.',
  running: 'Fetching items: {done} so far.',
  waiting: {
    'no-answer': 'No response. Trying again in {seconds} s.',
    'server-fault': 'Server error. Trying again in {seconds} s.',
    'too-many-requests': 'The server asks the app to wait. Continuing in {seconds} s.',
  },
  paused: {
    person: 'Paused.',
    ended: 'The app was closed.',
    token: 'The server refuses the token.',
    'no-token': 'The connection has no token now.',
    access: 'This token no longer has access to the endpoint.',
    status: 'The server answered with status {status}. Request ID: {requestId}.',
    'no-answer': 'No response after several tries.',
    'no-list': 'The response has no list of items.',
    disk: 'Writing to the disk failed ({code}).',
    'sets-full': 'The saved sets have reached their limit of {limit} GiB.',
    'other-address': 'The connection now leads to {baseUrl}. This set is from another address.',
  },
  /** Why a set allows no import check; other reasons are those of a pause. */
  problem: {
    'not-whole': 'Only a complete set that was fetched using a list of IDs can be checked.',
    running: 'The set is being fetched. Wait until it is complete.',
    token:
      'The server refuses the token. The token was replaced, or the user of the token was locked or removed.',
    'no-endpoint':
      'The server no longer has an endpoint with this name (404). The endpoint was renamed or removed.',
    'no-answer': 'No response. Check the connection, then try again.',
    'list-wrong': 'The list of IDs contradicts its own total. Try again later.',
    'other-token':
      'The set was fetched with another token. That token may give access to other items.',
  },
  verdict: {
    whole: 'Complete as of {time}. Items of this endpoint for this query and token: {count}.',
    'one-answer':
      'Items received: {count}. All of them fit on one page, and no other page follows.',
    counted: 'Items received, each counted once: {count}. The server counts the same number.',
    /** Follows what is said of a counted set. */
    unnoticed: 'The app does not notice if one item was removed while another was added.',
    missing: 'Missing items: {missing} of {total}.',
    surplus: 'Items received: {count}. The server counts only {total}.',
    untold: 'Items received: {count}. The server does not say reliably how many items there are.',
    restless: 'The items changed faster than the app could fetch them.',
    partial: 'Items received: {count}. It is unknown how many items are missing.',
  },
  line: {
    came: '{count} item was added during the fetch | {count} items were added during the fetch',
    went: '{count} item was removed during the fetch | {count} items were removed during the fetch',
    changed: '{count} item changed during the fetch | {count} items changed during the fetch',
    open: '{count} item is in the list of IDs, but was not fetched | {count} items are in the list of IDs, but were not fetched',
    failed: '{count} item could not be fetched | {count} items could not be fetched',
    repeated:
      '{count} item was received more than once | {count} items were received more than once',
    'no-news': 'The last {count} pages had only items that were already received',
    'without-id': "{count} item has no {'@'}id | {count} items have no {'@'}id",
    'total-moved': 'The total changed from {from} to {to} on page {page}',
    'total-moved-after': 'The total changed from {from} to {to} after the last page',
    pass: '{count} more item was found when the app fetched larger pages | {count} more items were found when the app fetched larger pages',
    'list-wrong': 'The list of IDs contradicts its own total',
    'list-parts': 'The list of IDs was received in {parts} parts, one after another',
    'moved-while-paused': 'The pages changed while fetching was paused',
    'two-tokens': 'Part of the set was fetched with another token',
  },
} as const
