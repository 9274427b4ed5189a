import type { SortStanding } from '#core/finding/finding.ts'
import type { LostMeaning } from '#core/finding/lost-part.ts'

/** What the app noticed about an answer (core/finding/finding.ts), and what it means. */
export const findings = {
  title: 'Noticed',
  sampled: 'Items were counted among the first {read} of {of}.',
  askInstead: 'Load page {number} from the configured address',
  'byte-order-mark':
    'The response begins with a byte order mark. JSON should have none; strict clients refuse it.',
  'invalid-utf8':
    'From byte {offset} on the response is not valid UTF-8. What cannot be read is shown as “{sign}”.',
  'broken-off': 'The response ends too early. The whole items up to there are shown.',
  malformed:
    'Invalid JSON from byte {offset}: expected {expected}, found “{found}”. The items before it are shown.',
  expected: {
    name: 'a name in quotes',
    'name-or-object-end': 'a name in quotes or {brace}',
    colon: 'a colon',
    value: 'a value',
    'value-or-array-end': 'a value or ]',
    'comma-or-object-end': 'a comma or {brace}',
    'comma-or-array-end': 'a comma or ]',
    'object-end': '{brace}',
    'array-end': ']',
  },
  'trailing-bytes': 'The JSON document ends at byte {offset}, but more follows. It is in the text.',
  'repeated-graph':
    "The response has more than one {'@'}graph. The items are those of the first one.",
  'too-long': 'The response is longer than 4 GB. What comes after that is not looked at.',
  'wrong-kind': '{path}: expected {expected}, got {got}.',
  contradiction: '{path} says {says}, {otherPath} says {otherSays}. The first one is believed.',
  kind: {
    number: 'a number',
    string: 'a text',
    object: 'an object',
    array: 'a list',
    null: 'null',
    boolean: 'true or false',
  },
  'no-count': '{path}: expected a whole number from 0, got {got}.',
  show: 'Show evidence',
  hide: 'Hide evidence',
  item: 'Item {place}',
  'link-refused': '{fault} {instead}',
  refused: {
    'other-origin':
      '{links} leads to another address ({address}). | {links} lead to another address ({address}).',
    'other-path':
      '{links} leads to another path ({address}). | {links} lead to another path ({address}).',
    'other-version':
      '{links} leads to another version of the API ({address}). | {links} lead to another version of the API ({address}).',
    'lost-query':
      '{links} leaves out {lost}. Clients that follow it get {meaning}. | {links} leave out {lost}. Clients that follow them get {meaning}.',
    userinfo:
      '{links} contains a user name or password. | {links} contain a user name or password.',
    'control-character':
      '{links} contains characters that no address may have. | {links} contain characters that no address may have.',
    unreadable: '{links} cannot be read ({address}). | {links} cannot be read ({address}).',
    'secret-in-query':
      '{links} carries a token in its query. | {links} carry a token in their query.',
  },
  instead: {
    GET: 'The app loads pages from the connection’s own address instead, with the whole query.',
    POST: 'The app posts the whole body again for each page instead.',
  },
  lost: {
    filter: 'other items',
    sort: 'another order',
    include: 'linked items without details',
    fields: 'other attributes',
    size: 'pages of another size',
    offset: 'pages that begin elsewhere',
    language: 'another language',
    other: 'something other than requested',
  } satisfies Record<LostMeaning, string>,
  'link-astray': '{link} leads to page {to} instead of page {expected}. {means}',
  astray: {
    back: 'Clients that follow it never get further.',
    skips: 'Clients that follow it skip the pages in between.',
    other: '',
  },
  'next-absent':
    'This is page {number} of {last}, but links.next is missing. Clients that follow links miss the rest. Here you can go on by page number.',
  'next-on-last':
    'This is the last page ({last}), but it has links.next. Clients expect another page.',
  'links-relative': '{links}: without scheme and host, so relative to the request’s address.',
  'total-below-items':
    'The total is {total}, but {items} items are already here. The total is wrong.',
  'pages-contradict-total':
    '{total} items with {size} per page do not make {pages} pages. One of the numbers is wrong.',
  'short-page':
    'The response says that a page has {size} items. This one has {items}, although more follow.',
  'empty-page-of-total':
    'The server counts {total} items and sent none of page {number}. Send again; if it stays so, the endpoint has a fault.',
  'empty-page-unnumbered': 'The server counts {total} items and sent none on this page.',
  'no-sort':
    'No sort is set, so the endpoint’s own order applies. A sort makes sure that pages fit together.',
  'no-paging':
    'The response has neither a total nor links, so further pages are unknown. Try the next page number.',
  'items-not-objects':
    '{count} item is no object, but {got}. | {count} items are no objects, but {got}.',
  'items-without-id': "{count} item has no {'@'}id. | {count} items have no {'@'}id.",
  'ids-no-uuid':
    "The {'@'}id of {count} item is not a UUID (“{id}”). Filters by ID may not accept it. | The {'@'}id of {count} items is not a UUID (such as “{id}”). Filters by ID may not accept them.",
  'items-repeated':
    "{count} item is on this page twice, by its {'@'}id. | {count} items are on this page twice, by their {'@'}id.",
  'items-lost':
    'All {pages} pages were seen: {different} different items of {total}. The rest was on no page.',
  'items-of-page-before':
    '{count} item was on page {page} too, shown before. {advice} | {count} items were on page {page} too, shown before. {advice}',
  overlap: {
    none: 'The query has no sort: add one.',
    obeyed:
      'The sort leaves equal values in no fixed order. Add another attribute that this server sorts by.',
    distinct:
      'The sort works, and no two items here have equal values. Items may have changed meanwhile. Load both pages again.',
    ignored: 'The server does not obey the sort, and so its pages overlap.',
    'core-unusable':
      'dataCycle CORE can’t sort by this. Pages may repeat or skip items. Sort by name or dct:created. (Checked with 26.07)',
    'core-random':
      'Without a seed, dataCycle CORE shuffles each page anew. Use random(0.43) to keep the order.',
    unknown: 'Whether the sort works cannot be seen here. Its check tells more.',
  } satisfies Record<SortStanding, string>,
  'items-without-type': "{count} item has no {'@'}type. | {count} items have no {'@'}type.",
  'type-is-text':
    "{'@'}type of {count} item is a text (“{type}”) instead of a list. | {'@'}type of {count} items is a text (“{type}”) instead of a list.",
  'relation-unasked':
    '“{relation}” came with details in {count} item, without being requested. This makes the response larger. | “{relation}” came with details in {count} items, without being requested. This makes the response larger.',
  'number-changes':
    '{path} is {source}; JavaScript clients read it as {becomes}. {count} item has such a number. | {path} is {source}; JavaScript clients read it as {becomes}. {count} items have such numbers.',
  'names-missing': '{count} of {of} items has no name. | {count} of {of} items have no name.',
  'names-empty': 'The name of {count} item is empty. | The names of {count} items are empty.',
  'languages-mixed':
    'Names on this page are in mixed languages: {one} first, {other} in {count} item. | Names on this page are in mixed languages: {one} first, {other} in {count} items.',
  plainText: 'plain text',
  'member-repeated':
    '{path} occurs twice in one object, in {count} item. Clients keep only one of the two. | {path} occurs twice in one object, in {count} items. Clients keep only one of the two.',
  'bare-list':
    'The response is a bare list of items, without meta and links. Neither total nor pages are known.',
  'own-words':
    '“{words}” The response says this itself ({member}), although its status means success.',
  'content-type': 'The response is JSON, but says it is “{type}”. Strict clients may refuse it.',
  noContentType: 'The response is JSON, but has no Content-Type.',
  'token-repeated':
    'The server repeated your token in its response, in {count} place. It is shown as asterisks and not saved. | The server repeated your token in its response, in {count} places. It is shown as asterisks and not saved.',
  redirected: 'The server redirected ({count}×), in the end to {to}. Use that address directly.',
} as const
