import type { SortStanding } from '#core/finding/finding.ts'
import type { LostMeaning } from '#core/finding/lost-part.ts'

/** What the app noticed about an answer (core/finding/finding.ts), and what it means. */
export const findings = {
  title: 'Noticed',
  sampled: 'Items were counted among the first {read} of {of}.',
  askInstead: 'Ask the configured address for page {number}',
  'byte-order-mark':
    'The response begins with a byte order mark. JSON should have none; strict clients refuse it.',
  'invalid-utf8':
    'From byte {offset} on the response is not valid UTF-8. What cannot be read is shown as “{sign}”.',
  'broken-off': 'The response ends too early. The whole items up to there are shown.',
  malformed:
    'The response is not valid JSON from byte {offset} on: {expected} was expected, not “{found}”. The items before are shown.',
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
  show: 'Show what this rests on',
  hide: 'Hide what this rests on',
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
      '{links} leaves out {lost}: whoever follows it gets {meaning}. | {links} leave out {lost}: whoever follows them gets {meaning}.',
    userinfo:
      '{links} contains a user name or password. | {links} contain a user name or password.',
    'control-character':
      '{links} contains characters that no address may have. | {links} contain characters that no address may have.',
    unreadable: '{links} cannot be read ({address}). | {links} cannot be read ({address}).',
    'secret-in-query':
      '{links} carries a token in its query. | {links} carry a token in their query.',
  },
  instead: {
    GET: 'Pages are asked for at the connection’s own address instead, with the whole query.',
    POST: 'Pages are asked for by posting the whole body again instead.',
  },
  lost: {
    filter: 'other items',
    sort: 'another order',
    include: 'linked items without details',
    fields: 'other attributes',
    size: 'pages of another size',
    offset: 'pages that begin elsewhere',
    language: 'another language',
    other: 'something else than was asked for',
  } satisfies Record<LostMeaning, string>,
  'link-astray': '{link} leads to page {to} instead of page {expected}. {means}',
  astray: {
    back: 'Whoever follows it never gets further.',
    skips: 'Whoever follows it misses the pages in between.',
    other: '',
  },
  'next-absent':
    'This is page {number} of {last}, but links.next is missing. Whoever follows the links misses the rest; here you can go on by number.',
  'next-on-last':
    'This is the last page ({last}), but links.next is there all the same. Clients take it for another page.',
  'links-relative': '{links}: without scheme and host, so the address that was asked is meant.',
  'total-below-items':
    'The response gives a total of {total}, but {items} items are here already. The total is wrong.',
  'pages-contradict-total':
    'A total of {total} at the {size} items that a page really has does not make {pages} pages. One of the numbers is wrong.',
  'short-page':
    'The response says that a page has {size} items. This one has {items}, although more follow.',
  'empty-page-of-total':
    'The server counts {total} items and sent none of page {number}. Send again; if it stays so, the endpoint has a fault.',
  'empty-page-unnumbered': 'The server counts {total} items and sent none on this page.',
  'no-sort':
    'No sort is set, so the endpoint’s own order applies. Set a sort to be sure that pages fit together.',
  'no-paging':
    'The response tells neither a total nor links, so it cannot be seen whether there are more pages. Try the next page number.',
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
      'The sort does not decide between equal values: add an attribute that this server sorts by.',
    distinct:
      'The sort is obeyed, and no two items here are equal in it. Items may have changed meanwhile: load both pages again.',
    ignored: 'The server does not obey the sort, and so its pages overlap.',
    'core-unusable':
      'The sort is the cause: dataCycle CORE as delivered (seen in 26.07) cannot sort by it, and without an order pages repeat items and lose others. Sort by name or dct:created.',
    'core-random':
      'The sort is the cause: without a seed dataCycle CORE shuffles anew for each page. random(0.43) keeps the order.',
    unknown: 'Whether the sort was obeyed does not show here: its verdict says more.',
  } satisfies Record<SortStanding, string>,
  'items-without-type': "{count} item has no {'@'}type. | {count} items have no {'@'}type.",
  'type-is-text':
    "{'@'}type of {count} item is a text (“{type}”) instead of a list of texts. | {'@'}type of {count} items is a text (“{type}”) instead of a list of texts.",
  'relation-unasked':
    '“{relation}” came in full in {count} item although the query does not ask for it. It makes the response larger. | “{relation}” came in full in {count} items although the query does not ask for it. It makes the response larger.',
  'number-changes':
    '{path} is {source}; JavaScript clients read it as {becomes}. {count} item has such a number. | {path} is {source}; JavaScript clients read it as {becomes}. {count} items have such numbers.',
  'names-missing': '{count} of {of} items has no name. | {count} of {of} items have no name.',
  'names-empty': 'The name of {count} item is empty. | The names of {count} items are empty.',
  'languages-mixed':
    'Names on this page are mixed: {one} first, then {other} in {count} item. | Names on this page are mixed: {one} first, then {other} in {count} items.',
  plainText: 'plain text',
  'member-repeated':
    '{path} occurs twice in one object, in {count} item. Clients keep only one of the two. | {path} occurs twice in one object, in {count} items. Clients keep only one of the two.',
  'bare-list':
    'The response is a bare list of items, without meta and links. Neither total nor pages are known.',
  'own-words':
    '“{words}” The response says this itself ({member}), although its status is a success.',
  'content-type': 'The response is JSON, but says it is “{type}”. Strict clients may refuse it.',
  noContentType: 'The response is JSON, but has no Content-Type.',
  'token-repeated':
    'The server repeated your token in its response, in {count} place. It is shown as asterisks here, and kept nowhere. | The server repeated your token in its response, in {count} places. It is shown as asterisks here, and kept nowhere.',
  redirected: 'The server redirected ({count}×), in the end to {to}. Use that address directly.',
}
