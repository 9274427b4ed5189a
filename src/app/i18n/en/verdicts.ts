import type { SortStanding } from '#core/finding/finding.ts'
import type { LostMeaning } from '#core/finding/lost-part.ts'

/** What a server did with each parameter (core/verdict/verdict.ts), and what that means. */
export const verdicts = {
  title: 'Result for each parameter',
  quiet: {
    obeyed: '{count} parameter OK | {count} parameters OK',
    unknown: '{count} not verifiable',
  },
  expand: 'Show them',
  collapse: 'Hide them',
  kind: {
    obeyed: 'obeyed',
    ignored: 'ignored',
    partly: 'obeyed in part',
    absent: 'not there',
    unknown: 'not verifiable',
  },
  parameter: {
    q: 'Full text',
    filter: 'Filter “{name}”',
    include: 'Include “{name}”',
    fields: 'Fields of “{name}”',
    fieldsOfItem: 'Fields',
    sort: 'Sort',
    pageSize: 'Page size',
    pageNumber: 'Page number',
    language: 'Language',
    extra: '{name}',
  },
  mark: '{parameter}: {kind}. {sentence}',
  page: {
    meta: 'meta',
    self: 'links.self',
    neighbours: 'links.prev and links.next',
  },
  otherSize: {
    size: '{asked} items per page requested; meta says {size}.',
    pages:
      '{asked} items per page requested, but {total} items are on {pages} pages. The server uses its own size.',
  },
  direction: { ascending: 'ascending', descending: 'descending' },
  reason: {
    'empty-page': 'The page has no items, so the effect of this parameter cannot be seen.',
    'items-too-large': 'The first item is too large to check.',
    'links-lack':
      'Ignored: this server repeats accepted parameters in its links, and this one is missing there.',
    'full-page': '{size} items, as requested.',
    'all-there-are': '{asked} items requested, {got} received: there are no more.',
    'more-than-asked': '{asked} items requested, {got} received: the server uses its own size.',
    'fewer-than-asked':
      '{got} of {asked} items came although more follow: the server uses its own size.',
    'short-page':
      '{got} of {asked} items came, although the server counts {asked} per page. This page is short.',
    'fewer-and-end-unknown': '{got} of {asked} items came. Whether more follow is unknown.',
    'limit-counts': 'page[limit] is also set ({limit}), and the server uses it instead.',
    'page-confirmed': 'This is page {number}, according to {by}.',
    'other-page': 'Page {asked} requested; according to {by}, this is page {got}.',
    'items-of-other-page':
      'Page {asked} requested, but the items of page {page} came again, in the same order.',
    'page-untold': 'The response does not say which page it is.',
    'in-order': 'The items are in this order.',
    'out-of-order': 'Not sorted by {attribute} ({direction}): adjacent items are out of order.',
    'later-out-of-order':
      'Sorted by {holds}, but items with equal values there are not sorted by {attribute} ({direction}).',
    'too-few-values':
      'In order, but {attribute} has only {values} distinct value here. That may be chance. | In order, but {attribute} has only {values} distinct values here. That may be chance.',
    'sort-attribute-absent': 'No item here shows {attribute}, so the order cannot be checked.',
    'not-comparable': '{attribute} has lists or objects. How the server compares them is unknown.',
    'order-by-chance':
      'The items are in order, but dataCycle CORE usually can’t sort by {attribute}.',
    'order-not-shown': 'No attribute shows an order by {attribute}.',
    resolved: 'Details loaded everywhere ({count}×).',
    'resolved-nowhere': "Linked {count}×, details never loaded: only {'@'}id and {'@'}type came.",
    'partly-resolved': "{resolved}× with details, {unresolved}× only {'@'}id and {'@'}type.",
    'relation-absent': 'No item here has this relation.',
    'hidden-by-fields':
      "Some linked items came with only {'@'}id and {'@'}type. They may have none of the requested fields ({attributes}).",
    'relation-empty': 'The items have this relation, but it is empty in all of them.',
    'not-a-relation':
      'This is part of the item itself and is in the response even without include.',
    'parent-unresolved': '{parent} came without details, so nothing below it is visible.',
    'only-named': 'Only the requested attributes came.',
    'others-everywhere': 'Every item also has other attributes: {others}.',
    'others-somewhere':
      '{items} item also has other attributes: {others}. | {items} items also have other attributes: {others}.',
    'nothing-of-this-name':
      "None of the requested attributes ({attributes}) came, only {'@'}id and {'@'}type.",
    'fields-unresolved': 'The linked items came without details, so there is nothing to limit.',
    'everything-named': '* means all attributes.',
    'fits-items':
      'Every item matches in {attribute}. That does not prove that the server filtered.',
    'shown-by-items': 'Every item has the requested value in {attribute}.',
    'item-shows-other':
      '{items} item has another value in {attribute}. | {items} items have another value in {attribute}.',
    'item-shows-excluded':
      '{items} item has the excluded value in {attribute}. | {items} items have the excluded value in {attribute}.',
    'other-concepts':
      'Some items show other categories. They may be subcategories of the requested one.',
    'filter-not-shown':
      'The items don’t show the filtered value, so the effect cannot be seen here.',
    'full-text-not-shown':
      'It is unknown where the server looks for these words, so the items can’t show whether they match.',
    'language-said': 'Response language: {language}.',
    'other-language': '{asked} requested; the response is in {got}.',
    'some-languages': 'The response is in {got} only; {missing} was not used.',
    'language-capitals': 'dataCycle CORE ignored {asked}. Language codes are in lower case.',
    'language-untold': 'The response does not say which language it is in.',
    'part-left-out': '{part} was left out, as requested.',
    'part-still-there': '{part} should be left out, but is still in the response.',
    'extra-untold': 'The response does not show whether this parameter has an effect.',
    'check-evaluated': 'Checked with further requests: the server evaluates it.',
    'check-without-effect':
      'Checked with further requests: the server uses it, but it changes nothing here.',
    'check-not-evaluated': 'Checked with further requests: the server does not evaluate it.',
    'check-undecided': 'Checked with further requests, still unclear.',
  },
  note: {
    'criterion-without-effect':
      '“{attribute}” does nothing: dataCycle CORE uses only the first sort.',
    'attribute-never-appears': 'None of the objects has “{attribute}”.',
  },
  sampled: 'Checked on the first {read} of {of} items only.',
  evidence: {
    item: 'Item {number}: {value}',
    itemAt: 'Item {number}: {path}',
    link: 'links.{name}',
    showItem: 'Select item {number}, which shows {path}',
  },
  remedy: {
    drop: 'Leave it out',
    'rename-relation': 'Use “{to}” instead',
    'rename-sort': 'Sort by “{to}” instead',
    'set-page-size': 'Use {size} per page',
  },
  applied: 'The query was changed. Send it to see the result.',
} as const

/** What the app noticed about an answer (core/finding/finding.ts), and what it means. */
export const findings = {
  title: 'Noticed',
  sampled: 'Only the first {read} of {of} items were counted.',
  askInstead: 'Load page {number} from the configured address',
  'byte-order-mark':
    'The response begins with a byte order mark. JSON should have none; strict clients refuse the response.',
  'invalid-utf8':
    'From byte {offset} on, the response is not valid UTF-8. What cannot be read is shown as “{sign}”.',
  'broken-off': 'The response ends too early. The complete items up to there are shown.',
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
  'trailing-bytes':
    'The JSON document ends at byte {offset}, but more follows. The “Text” view shows it.',
  'repeated-graph':
    "The response has more than one {'@'}graph. The items are those of the first one.",
  'too-long': 'The response is longer than 4 GB. The rest is not evaluated.',
  'wrong-kind': '{path}: expected {expected}, got {got}.',
  contradiction: '{path} says {says}, {otherPath} says {otherSays}. The app uses the first one.',
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
      '{links} contains characters that are not allowed in a URL. | {links} contain characters that are not allowed in a URL.',
    unreadable: '{links} cannot be read ({address}). | {links} cannot be read ({address}).',
    'secret-in-query': '{links} contains a token in the URL. | {links} contain a token in the URL.',
  },
  instead: {
    GET: 'The app loads pages from the connection’s own address instead, with the whole query.',
    POST: 'The app sends the whole body again for each page instead.',
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
    back: 'Clients that follow this link never get further.',
    skips: 'Clients that follow this link skip the pages in between.',
    other: '',
  },
  'next-absent':
    'This is page {number} of {last}, but links.next is missing. Clients that follow links miss the rest. In the app you can go on by page number.',
  'next-on-last':
    'This is the last page ({last}), but it has links.next. Clients expect another page.',
  'links-relative':
    'Without scheme and host: {links}. Clients have to resolve such links against the request’s address.',
  'total-below-items':
    'The total is {total}, but {items} items are already here. The total is wrong.',
  'pages-contradict-total':
    '{total} items with {size} per page do not make {pages} pages. One of the numbers is wrong.',
  'short-page':
    'The response says that a page has {size} items. This one has {items}, although more follow.',
  'empty-page-of-total':
    'The server counts {total} items, but sent none for page {number}. Send again. If it happens again, the endpoint has a fault.',
  'empty-page-unnumbered': 'The server counts {total} items, but sent none on this page.',
  'no-sort':
    'No sort is set, so the endpoint’s own order applies. Set a sort so that the pages fit together.',
  'no-paging':
    'The response has neither a total nor links, so it is unknown whether more pages follow. Try the next page number.',
  'items-not-objects':
    '{count} item is not an object. Found: {got}. | {count} items are not objects. Found: {got}.',
  'items-without-id': "{count} item has no {'@'}id. | {count} items have no {'@'}id.",
  'ids-no-uuid':
    "The {'@'}id of {count} item is not a UUID (“{id}”). Filters by ID may not accept it. | The {'@'}id of {count} items is not a UUID (such as “{id}”). Filters by ID may not accept them.",
  'items-repeated':
    "{count} item is on this page twice (same {'@'}id). | {count} items are on this page twice (same {'@'}id).",
  'items-lost':
    'All {pages} pages were loaded. They had {different} different items of {total}. The rest was on no page.',
  'items-of-page-before':
    '{count} item was already on page {page}, shown before. {advice} | {count} items were already on page {page}, shown before. {advice}',
  overlap: {
    none: 'The query has no sort. Add one.',
    obeyed:
      'Under this sort, items with equal values have no fixed order. Add another attribute that this server sorts by.',
    distinct:
      'The sort works, and all items here have different values. Items may have changed meanwhile. Load both pages again.',
    ignored: 'The server does not follow the sort, so its pages overlap.',
    'core-unusable':
      'dataCycle CORE can’t sort by this attribute. Pages may repeat or skip items. Sort by name or dct:created. (Checked with 26.07)',
    'core-random':
      'Without a seed, dataCycle CORE shuffles each page anew. Use random(0.43) to keep the order.',
    unknown: 'It cannot be seen here whether the sort works. “Check effect” tells more.',
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
    'Not all names on this page are in the same language. Language of the first name: {one}. Different in {count} item, for example: {other}. | Not all names on this page are in the same language. Language of the first name: {one}. Different in {count} items, for example: {other}.',
  plainText: 'none given',
  'member-repeated':
    '{path} occurs twice in one object, in {count} item. Clients keep only one of the two. | {path} occurs twice in one object, in {count} items. Clients keep only one of the two.',
  'bare-list':
    'The response is a bare list of items, without meta and links. Neither total nor pages are known.',
  'own-words': 'The response itself says “{words}” ({member}), although its status means success.',
  'content-type':
    'The response is JSON, but its Content-Type is “{type}”. Strict clients may refuse it.',
  noContentType: 'The response is JSON, but has no Content-Type.',
  'token-repeated':
    'The server repeated your token in its response, in {count} place. It is shown as asterisks and not saved. | The server repeated your token in its response, in {count} places. It is shown as asterisks and not saved.',
  redirected: 'The server redirected ({count}×), finally to {to}. Use that address directly.',
} as const
