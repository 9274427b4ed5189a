/**
 * What is said of a set, of its fetch and of an import of it, in the window, on the command line and in reports; in the message syntax of
 * the window. What it can say: whole-set.md L1 to L6.
 */
export const setTexts = {
  obstacle: {
    problem: 'The query has errors. Correct them first.',
    'not-datacycle': 'Only a dataCycle server can list the IDs of all items in one request.',
    offset: 'Remove page[offset] and page[limit] first. These parameters replace the page number.',
    'no-graph':
      'The parameter section[@graph]=0 leaves the items out. Remove this parameter first.',
    'random-order': 'A random order changes from page to page. Choose another sort.',
    'no-place': 'The filter for content IDs is entered as JSON, so the app can’t add IDs to it.',
    'no-id': 'Without an ID, the app cannot tell items apart.',
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
    status: 'The server answered with status {status}.',
    requestId: 'Request ID: {requestId}.',
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
    'unknown-connection': 'Nothing was sent, because the connection of this set was removed.',
    'token-unavailable':
      'Nothing was sent, because the app cannot read the token right now. Open the connection to see why.',
    'no-answer': 'No response. Check the connection, then try again.',
    'list-wrong': 'The list of IDs contradicts its own total. Try again later.',
    'other-token':
      'The set was fetched with another token. That token may give access to other items.',
  },
  verdict: {
    whole: 'Complete for this query and this token, as of {time}. Items: {count}.',
    'one-answer':
      '{count} item: all that the query returns. | {count} items: all that the query returns.',
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
    'without-id': '{count} item has no ID | {count} items have no ID',
    'total-moved': 'The total changed from {from} to {to} on page {page}',
    'total-moved-after': 'The total changed from {from} to {to} after the last page',
    pass: '{count} more item was found when the app fetched larger pages | {count} more items were found when the app fetched larger pages',
    'list-wrong': 'The list of IDs contradicts its own total',
    'list-parts': 'The list of IDs was received in {parts} parts, one after another',
    'moved-while-paused': 'The pages changed while fetching was paused',
    'two-tokens': 'Part of the set was fetched with another token',
  },
  /** Why an import of the set has an item wrong. */
  importCause: {
    collection:
      'The item is new in the collection, but has no new timestamp. The item was added by hand, or its validity period began.',
    'late-index':
      'The item is new in the response, but its timestamp has not changed. The full-text index was updated later, or the item’s validity period began.',
    'nested-cache':
      'A new item appeared without a new timestamp. The query filters by another endpoint. The cache of that endpoint was out of date, or the item was added there without a new timestamp.',
    'moved-category':
      'The item is new in the response, but its timestamp has not changed. A category was moved in its tree, or the item’s validity period began.',
    'several-ways':
      'The item is new in the response, but its timestamp has not changed. Possible causes for this query: a change to the collection, full-text index, cache, category or validity period. The server does not show which one applies.',
    linked: 'A linked item or a category changed. Only dc:touched shows this change.',
    translation: 'A translation was deleted. The item still exists.',
    'modified-only': 'dct:modified changed, but dc:touched did not.',
    'written-late':
      'The item was saved later than the timestamp says. When the item was saved, the import had already sent its request.',
    'second-of-mark':
      'The item changed twice within one second. The import saw only the first change.',
    'during-load': 'The item changed while the import was loading items.',
    filter: 'The server’s filter did not return the item, although its timestamp is recent enough.',
    alive:
      'The item is in the list of deletions, although it still exists. A translation was deleted, or the item was restored.',
    deleted: 'The item was deleted on the server.',
    'behind-first-page':
      'The item was deleted. The deletion is on a later page of the list of deletions.',
    'day-before':
      'The item was deleted. The server counts days in UTC and lists the deletion under the previous day.',
    left: 'The item is no longer in the endpoint, and is not in the list of deletions. It was taken out, has expired, or was deleted without a record.',
    unseen: 'The cause is unknown.',
  },
  /** What the responses say of loading a set otherwise. */
  importNote: {
    'edited-by-pages':
      '{count} item changed while the set was loaded. | {count} items changed while the set was loaded.',
    'edited-by-pagesMeans':
      'In the default order, a changed item jumps to the front. An import that reads page by page can miss this item. Another item is then received twice, and the total stays the same.',
    'gone-by-pages':
      '{count} item disappeared while the set was loaded. | {count} items disappeared while the set was loaded.',
    'gone-by-pagesMeans':
      'When an item disappears, the item after it may move to a page that was already read. An import that reads page by page then misses the moved item. No item arrives twice.',
    'tied-deletions': '{count} deletions have the same timestamp as another deletion.',
    'tied-deletionsMeans':
      'If the list is read page by page, some deletions are received twice and others never. One page that is large enough contains all deletions.',
    'two-queries':
      'A list with only IDs and timestamps always matches its total. With other fields, it can differ from the total while someone is editing.',
    'nested-cache':
      'This query filters by another endpoint. If that endpoint has a cache, new items of that endpoint show up in this query with a delay. A direct request to that endpoint is always up to date.',
  },
} as const
