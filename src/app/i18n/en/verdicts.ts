import type { SortState, LostMeaning } from '#core/finding/finding.ts'
import { verdictTexts } from '#core/query-check/check-texts-en.ts'

/** What a server did with each parameter (core/verdict/verdict.ts), and what that means. */
export const verdicts = {
  title: 'Result for each parameter',
  quiet: {
    obeyed: '{count} parameter OK | {count} parameters OK',
    unknown: '{count} parameter not confirmed | {count} parameters not confirmed',
  },
  expand: 'Show results',
  collapse: 'Hide results',
  kind: verdictTexts,
  parameter: {
    q: 'Full text',
    filter: 'Filter “{name}”',
    include: 'Included relation “{name}”',
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
    'adjacent-links': 'links.prev and links.next',
  },
  otherSize: {
    size: 'Requested page size: {requested}. Page size according to meta: {size}.',
    pages:
      'Requested page size: {requested}. The response has a total of {total} and a page count of {pages}, so the server uses its own page size.',
  },
  direction: { ascending: 'ascending', descending: 'descending' },
  reason: {
    'empty-page': 'The page has no items, so the effect of this parameter cannot be seen.',
    'items-too-large': 'The first item is too large to check.',
    'missing-in-links':
      'Ignored: the links of this server repeat accepted parameters, but not this parameter.',
    'full-page': 'Items received: {size}, as requested.',
    'all-there-are':
      'Items requested: {requested}. Items received: {got}. There are no more items.',
    'more-than-requested':
      'Items requested: {requested}. Items received: {got}. The server uses its own page size.',
    'fewer-than-requested':
      'Items requested: {requested}. Items received: {got}, although more items follow. The server uses its own page size.',
    'short-page':
      'Items received: {got}, although the server counts {requested} items per page. This page has too few items.',
    'fewer-and-end-unknown':
      'Items requested: {requested}. Items received: {got}. It is unknown whether more items follow.',
    'limit-counts':
      'page[limit] is also set ({limit}). The server uses page[limit] instead of the page size.',
    'page-confirmed': 'This is page {number}, according to {by}.',
    'other-page': 'Page {requested} was requested. According to {by}, this is page {got}.',
    'items-of-other-page':
      'Page {requested} was requested, but the server returned the items of page {page} again, in the same order.',
    'page-unknown': 'The response does not contain its page number.',
    'in-order': 'The items are in the requested order.',
    'in-order-of-one': 'The items are sorted by {attribute} only.',
    'out-of-order':
      'The items are not sorted by {attribute} ({direction}): adjacent items are out of order.',
    'later-out-of-order':
      'The items are sorted by {holds}. Items with equal values are not sorted by {attribute} ({direction}).',
    'too-few-values':
      'The items are in order, but {attribute} has only {values} distinct value here. The order may be a coincidence. | The items are in order, but {attribute} has only {values} distinct values here. The order may be a coincidence.',
    'sort-attribute-absent': 'No item here shows {attribute}, so the order cannot be checked.',
    'not-comparable':
      '{attribute} contains lists or objects. It is unknown how the server compares such values.',
    'order-by-chance':
      'The items are in order, perhaps by chance: dataCycle CORE usually can’t sort by {attribute}.',
    'order-not-shown': 'No attribute shows whether the items are ordered by {attribute}.',
    resolved: 'Linked items with details: {count} of {count}.',
    'none-resolved': 'Linked items with only @id and @type: {count} of {count}.',
    'partly-resolved':
      'Linked items with details: {resolved}. Linked items with only @id and @type: {unresolved}.',
    'relation-absent': 'No item here has this relation.',
    'hidden-by-fields':
      'Some linked items have only @id and @type. These linked items may have none of the requested fields ({attributes}).',
    'relation-empty': 'The items have this relation, but it is empty in all of them.',
    'not-a-relation':
      'This attribute is part of its item. The response contains it even without this include.',
    'part-of-parent': '{relation} is part of {parent}, so this include loads {parent}.',
    'absent-in-parent':
      'No item here has {relation}. But this include also loads {parent}, which may come without details otherwise.',
    'comes-anyway': 'dataCycle CORE sends {relation} with details even without this include.',
    'parent-unresolved': '{parent} has no details, so its own linked items are not visible.',
    'only-named': 'Only the requested attributes were returned, apart from @id and @type.',
    'others-everywhere': 'Every item also has other attributes: {others}.',
    'others-somewhere':
      '{items} item also has other attributes: {others}. | {items} items also have other attributes: {others}.',
    'nothing-of-this-name':
      'None of the requested attributes ({attributes}) was returned, only @id and @type.',
    'fields-unresolved': 'The linked items have no details, so there was nothing to leave out.',
    'everything-named': '* means all attributes.',
    'fits-items':
      'The value matches in every item. This does not prove that the server filtered the items.',
    'shown-by-items': 'Every item has the requested value in {attribute}.',
    'item-shows-other':
      '{items} item has a different value in {attribute}. | {items} items have a different value in {attribute}.',
    'item-shows-excluded':
      '{items} item has the excluded value in {attribute}. | {items} items have the excluded value in {attribute}.',
    'other-concepts':
      'Some items show other categories. These may be subcategories of the requested category.',
    'filter-not-shown': 'Not checked: the app doesn’t know which attribute this filter compares.',
    'filter-value-missing':
      'Not checked: {items} item has no value that the app can compare with this filter. | Not checked: {items} items have no value that the app can compare with this filter.',
    'excluded-absent':
      'No checked item has the excluded value. This does not prove that the filter has an effect.',
    'full-text-not-shown':
      'The server does not say in which attributes it found the words, so the items can’t confirm the search. Nothing points to an error.',
    narrowed:
      'The server counts {total} of the endpoint’s {of} items or more. Only this parameter can be the reason.',
    'language-stated': 'Response language: {language}.',
    'other-language': 'Language requested: {requested}. Language of the response: {got}.',
    'some-languages':
      'The response is only in {got}. Other requested languages are missing: {missing}.',
    'shape-dropped':
      'dataCycle CORE ignored “{name}”: this parameter can’t have such a value in the body.',
    'language-unknown': 'The response does not say which language it is in.',
    'part-left-out': '{part} was left out, as requested.',
    'part-still-there': '{part} should have been left out, but is still in the response.',
    'effect-unknown': 'The response does not show whether this parameter has an effect.',
    'check-evaluated': 'Checked with further requests: the server evaluates this parameter.',
    'check-without-effect':
      'Checked with further requests: the server evaluates this parameter, but it changes nothing here.',
    'check-not-evaluated':
      'Checked with further requests: the server does not evaluate this parameter.',
    'check-undecided': 'Checked with further requests, but still not confirmed.',
  },
  note: {
    'criterion-without-effect':
      'Sorting by “{attribute}” has no effect: dataCycle CORE sorts by one attribute only.',
    'attribute-never-appears': 'None of the checked objects has the attribute “{attribute}”.',
  },
  sampled: 'Only the first {read} of {of} items were checked.',
  evidence: {
    item: 'Item {number}: {value}',
    itemAt: 'Item {number}: {path}',
    link: 'links.{name}',
    showItem: 'Select item {number} to see {path}',
  },
  remedy: {
    drop: 'Remove from query',
    'rename-relation': 'Use “{to}” instead',
    'rename-sort': 'Sort by “{to}” instead',
    'set-page-size': 'Use page size {size}',
  },
  expect: {
    title: 'Expectations',
    met: {
      status: 'Status {expected}, as expected',
      total: 'Total {expected}, as expected',
      items: 'Items on this page {expected}, as expected',
      each: 'Every item has “{expected}”, as expected',
      within: 'Within {expected}, as expected',
    },
    unmet: {
      status: 'Status {got}; expected {expected}',
      total: 'Total {got}; expected {expected}',
      items: 'Items on this page: {got}; expected {expected}',
      each: 'Items without “{expected}”: {got}',
      within: 'Took {got}; expected {expected} at most',
    },
    unknown: 'unknown',
    noItems: 'No items; expected “{expected}” in each',
  },
  applied: 'The query was changed. Press Send to see the result.',
} as const

/** What the app noticed about a response (core/finding/finding.ts), and what it means. */
export const findings = {
  title: 'Notices',
  sampled: 'Only the first {read} of {of} items were counted.',
  askInstead: 'Load page {number} from the configured address',
  'byte-order-mark':
    'The response begins with a byte order mark. JSON should not begin with this mark; strict clients refuse the response.',
  'invalid-utf8':
    'From byte {offset} on, the response is not valid UTF-8. Unreadable characters are shown as “{char}”.',
  'broken-off': 'The response ends too early. Only the complete items before the break are shown.',
  malformed:
    'Invalid JSON from byte {offset}: expected {expected}, found “{found}”. Only the items before this point are shown.',
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
    'The JSON document ends at byte {offset}, but more data follows. The “Text” view shows this data.',
  'repeated-graph':
    'The response has more than one @graph. Only the items of the first @graph are shown.',
  'too-long': 'The response is longer than 4 GB. The rest is not evaluated.',
  'wrong-kind': '{path}: expected {expected}, got {got}.',
  contradiction:
    '{path} says {says}, but {otherPath} says {otherSays}. The app uses the first value.',
  kind: {
    number: 'a number',
    string: 'a string',
    object: 'an object',
    array: 'a list',
    null: 'null',
    boolean: 'true or false',
  },
  'no-count': '{path}: expected a whole number (0 or more), got {got}.',
  /** Short names of hints; a click shows the sentence. */
  hints: {
    'links-relative': 'Links without a host',
    'no-sort': 'No sort is set',
    'ids-no-uuid': 'IDs that are not UUIDs',
    'number-changes': 'Long numbers: other programs may round them',
  },
  showItem: 'Show item',
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
    GET: 'The app does not follow such links. It loads pages from the connection’s own address, with the whole query.',
    POST: 'The app does not follow such links. It sends the whole body again for each page.',
  },
  lost: {
    filter: 'other items',
    sort: 'another order',
    include: 'linked items without details',
    fields: 'other attributes',
    size: 'pages of another size',
    offset: 'pages that begin elsewhere',
    language: 'another language',
    other: 'something other than what was requested',
  } satisfies Record<LostMeaning, string>,
  'link-to-wrong-page': '{link} leads to page {to} instead of page {expected}. {means}',
  wrongPage: {
    back: 'Clients that follow this link never get any further.',
    skips: 'Clients that follow this link skip the pages in between.',
    other: '',
  },
  'next-absent':
    'This is page {number} of {last}, but links.next is missing. Clients that follow links miss the remaining pages. In the app, you can still open the next page by its number.',
  'next-on-last':
    'Page {last} is the last page, but the response has links.next. Clients expect another page.',
  'links-relative':
    'These links have no scheme or host: {links}. Clients have to combine them with the address of the request.',
  'total-below-items':
    'The total is {total}, but more items were received: {items}. The total is wrong.',
  'pages-contradict-total':
    'These numbers contradict each other: total {total}, page size {size}, page count {pages}. One of these numbers is wrong.',
  'short-page':
    'According to the response, the page size is {size}. Items on this page: {items}, although more items follow.',
  'empty-page-of-total':
    'The server’s total is {total}, but page {number} has no items. Send the query again. If the page is still empty, the endpoint has a fault.',
  'empty-page-unnumbered': 'The server’s total is {total}, but this page has no items.',
  'no-sort':
    'No sort is set, so the endpoint’s own order applies. Set a sort to keep the pages consistent.',
  'no-paging':
    'The response has neither a total nor links, so it is unknown whether more pages follow. Try the next page number.',
  'items-invalid-json':
    '{count} item is not valid JSON: byte {offset}, in item {item}. Strict clients refuse the whole response. | {count} items are not valid JSON, the first at byte {offset}, in item {item}. Strict clients refuse the whole response.',
  'items-not-objects':
    '{count} item is not an object. Found: {got}. | {count} items are not objects. Found: {got}.',
  'items-without-id': '{count} item has no @id. | {count} items have no @id.',
  'ids-no-uuid':
    'The @id of {count} item is not a UUID: “{id}”. Filters by ID may not accept it. | {count} items have an @id that is not a UUID, for example “{id}”. Filters by ID may not accept such IDs.',
  'items-repeated':
    '{count} item is on this page twice (same @id). | {count} items are on this page twice (same @id).',
  'items-lost':
    'Every page from 1 to {pages} was loaded, but only {different} of the {total} items appeared. The other items were on no page.',
  'items-of-page-before':
    '{count} item was already on page {page}, which was shown before. {advice} | {count} items were already on page {page}, which was shown before. {advice}',
  overlap: {
    none: 'The query has no sort. Add a sort.',
    obeyed:
      'With this sort, items with equal values have no fixed order. Add another attribute that this server can sort by.',
    distinct:
      'The sort works, and all items here have different values. Items may have changed between the two requests. Load both pages again.',
    ignored: 'The server does not follow the sort, so its pages overlap.',
    'core-unusable':
      'dataCycle CORE can’t sort by this attribute (checked with version {version}). Items can occur on two pages or on none. Sort by name or dct:created.',
    'core-random':
      'Without a seed, dataCycle CORE shuffles the items again for each page. Use random(0.43) to keep the order.',
    unknown: 'The items do not show whether the sort works. Press “Check effect” to learn more.',
  } satisfies Record<SortState, string>,
  'items-without-type': '{count} item has no @type. | {count} items have no @type.',
  'type-is-text':
    'The @type of {count} item is a string (“{type}”) instead of a list. | The @type of {count} items is a string (“{type}”) instead of a list.',
  'relation-unrequested':
    '“{relation}” was not requested, but {count} item includes details for this relation. This makes the response larger. | “{relation}” was not requested, but {count} items include details for this relation. This makes the response larger.',
  'number-changes':
    '{path} is {source}; JavaScript clients read this number as {becomes}. {count} item has such a number. | {path} is {source}; JavaScript clients read this number as {becomes}. {count} items have such numbers.',
  'names-missing': '{count} of {of} items has no name. | {count} of {of} items have no name.',
  'names-empty': 'The name of {count} item is empty. | The names of {count} items are empty.',
  'languages-mixed':
    'Not all names on this page are in the same language. Language of the first name: {one}. {count} item has another language: {other}. | Not all names on this page are in the same language. Language of the first name: {one}. {count} items have another language, for example: {other}.',
  plainText: 'no language given',
  'member-repeated':
    '{path} occurs twice in the same object. This affects {count} item. Clients keep only one of the two values. | {path} occurs twice in the same object. This affects {count} items. Clients keep only one of the two values.',
  'bare-list':
    'The response is only a list of items, without meta and links. The total and the number of pages are unknown.',
  'error-in-success':
    'The response itself says “{words}” ({member}), although its status means success.',
  'content-type':
    'The response is JSON, but its Content-Type is “{type}”. Strict clients may refuse the response.',
  noContentType: 'The response is JSON, but has no Content-Type.',
  'token-repeated':
    'Your token is in the server’s response, in {count} place. The app shows the token as asterisks and does not save it. | Your token is in the server’s response, in {count} places. The app shows the token as asterisks and does not save it.',
  redirected:
    'The server redirected the request to {to}. Number of redirects: {count}. Use the new address directly.',
} as const
