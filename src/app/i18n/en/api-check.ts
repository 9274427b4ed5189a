import type {
  CheckName,
  LineOutcome,
  SectionTopic,
  Standing,
  BodyKind,
} from '#core/investigate/api-check/line.ts'
import type { CardWarning } from '#core/investigate/api-check/card.ts'

const check = {
  envelope: 'Structure of the response',
  items: 'Items',
  meta: 'Counts in the meta object',
  total: 'Total number of items',
  links: 'Links to other pages',
  next: 'Link to the next page',
  'last-next': 'Next link on the last page',
  'page-number': 'Page number',
  'page-size': 'Page size',
  'default-size': 'Default page size',
  'largest-size': 'Large pages',
  beyond: 'Page after the last page',
  'bad-number': 'Page number 0',
  'bad-size': 'Page size that is not a number',
  'unknown-endpoint': 'Unknown endpoint',
  'unknown-filter': 'Unknown filter',
  'full-text': 'Full-text search',
  relations: 'Linked items without the include parameter',
  include: 'include parameter',
  'unknown-include': 'Unknown relation in the include parameter',
  fields: 'fields parameter',
  sort: 'sort parameter',
  'sort-date': 'Sorting by start date',
  'sort-created': 'Sorting by creation date',
  'sort-several': 'Several sort criteria',
  post: 'POST instead of GET',
  'post-filter': 'Filter in a POST request',
  'post-include': 'include parameter in a POST request',
  'post-fields': 'fields parameter in a POST request',
  'post-sort': 'sort parameter in a POST request',
  list: 'Several filter values in a POST request',
  'list-in-query': 'Several filter values in a GET request',
  brackets: 'Brackets in a URL',
  umlauts: 'Umlauts in a URL',
  plus: 'Plus sign in a URL',
  'endpoint-names': 'Slug and UUID',
} as const satisfies Record<CheckName, string>

/** Results of the checks. */
const outcome = {
  'envelope-present': 'The response is an object with @graph.',
  'envelope-missing': 'The response is a plain list of items, without @graph, meta or links.',
  'items-typed':
    'Every checked item has an @id and a list of types (@type). Items checked: {count}.',
  'items-untyped': 'Items without an @id, or without a list of types (@type): {count} of {all}.',
  'items-none': 'Can’t check: the response has no items.',
  'meta-total-pages':
    'The meta object has total and pages. This is one of the two documented forms.',
  'meta-page-group':
    'The meta object has page with number, size, totalPages and totalElements. This is one of the two documented forms.',
  'meta-both':
    'The meta object has both documented forms at once: total and pages, and the page object.',
  'meta-other': 'The meta object has neither documented form, but: {names}.',
  'meta-none': 'The response has no meta object, so the total is unknown.',
  'total-confirmed':
    'The last page matches the total of {total}. Pages: {pages}. Page size: {size}. Items on the last page: {received}.',
  'total-differs':
    'The last page doesn’t match the total of {total}. Pages: {pages}. Page size: {size}. Items on the last page: {received}.',
  'total-untestable':
    'Can’t check: this needs a total above 0, and pages of the requested size up to the last one.',
  'links-all': 'Page 2 has all documented links: self, first, prev, next and last.',
  'links-some': 'Page 2 lacks these links: {missing}. It has {there}.',
  'links-none': 'Page 2 has no links.',
  'links-untestable':
    'Can’t check: this needs a known number of pages, at least three, and pages of the requested size.',
  'next-second-page': 'links.next of page 1 leads to page 2 of the same query.',
  'next-missing': 'Page 1 has no links.next, although there are {pages} pages.',
  'next-other-address':
    'links.next points to another address, so the app did not follow it: {link}',
  'next-drops-parameters': 'links.next leaves out parameters of the query: {names}.',
  'next-wrong-page': 'links.next of page 1 leads to page {to} instead of page 2.',
  'next-untestable': 'Can’t check: no link with the number of a second page was found.',
  'last-next-absent': 'links.next is absent on the last page (page {last}).',
  'last-next-empty': 'links.next is empty on the last page (page {last}).',
  'last-next-null': 'links.next is null on the last page (page {last}).',
  'last-next-present': 'links.next is still present on the last page (page {last}).',
  'last-next-untestable':
    'Can’t check: it is not certain which page is the last one, or that page gave no list.',
  'pages-disjoint': 'Pages 1 and 2 have no item in common.',
  'pages-overlap': 'Items that are on both page 1 and page 2: {both}.',
  'pages-same': 'Pages 1 and 2 have the same items.',
  'pages-untestable': 'Can’t check: there was no second page, or an item has no ID.',
  'size-obeyed': 'Items per page: {requested} requested, {received} received.',
  'size-not-obeyed': 'Items per page: {requested} requested, but {received} received.',
  'size-untestable': 'Can’t check: there are too few items, or the total or page 1 is missing.',
  'default-size': 'Without a page size, the server returns {size} items.',
  'default-size-untestable':
    'Can’t check: no total shows more items than the server returns without a page size ({size}).',
  'largest-size': 'Largest page size tried: {requested}. Items received: {received} of {total}.',
  'largest-capped':
    'With page size {requested}, the server returns only {received} of {total} items.',
  'largest-refused': 'The server refuses page size {requested} with status {status} ({body}).',
  'largest-untestable': 'Can’t check: there are too few items, or the total is uncertain.',
  'beyond-empty': 'Page {number}, past the last page, is empty.',
  'beyond-items': 'Page {number}, past the last page, still has items ({count}).',
  'beyond-refused': 'Page {number}, past the last page, is refused with status {status} ({body}).',
  'beyond-untestable': 'Can’t check: it is not certain which page is the last one.',
  'bad-number-refused': 'Page number 0 is refused with status {status} ({body}).',
  'bad-number-first': 'For page number 0, the server returns page 1.',
  'bad-number-empty': 'For page number 0, the server returns an empty page.',
  'bad-number-other':
    'For page number 0, the server returns items, but not those of page 1 in the same order. Items: {count}.',
  'bad-number-untestable': 'Can’t check: an item has no ID.',
  'bad-size-refused': 'A page size that is not a number is refused with status {status} ({body}).',
  'bad-size-default':
    'If the page size is not a number, the server returns as many items as without a page size: {count}.',
  'bad-size-empty': 'If the page size is not a number, the server returns an empty page.',
  'bad-size-other':
    'If the page size is not a number, the server returns a page of another size. Items: {count}.',
  'unknown-endpoint-refused': 'The unknown endpoint is refused with status {status} ({body}).',
  'unknown-endpoint-empty': 'For the unknown endpoint, the server returns an empty list.',
  'unknown-endpoint-items':
    'The server returns items as if the unknown endpoint existed. Items: {count}.',
  'unknown-filter-refused': 'The unknown filter is refused with status {status} ({body}).',
  'unknown-filter-ignored': 'The unknown filter is ignored: the total stays the same ({total}).',
  'unknown-filter-empty': 'With the unknown filter, the server returns no items.',
  'unknown-filter-other': 'With the unknown filter, the total is {total} instead of {all}.',
  'unknown-filter-untestable': 'Can’t check: without a total, there is nothing to compare.',
  'full-text-evaluated': 'Works: “{word}” finds {some} of {all} items; a made-up word finds none.',
  'full-text-ignored': 'Ignored: a made-up word finds every item ({all}), just like “{word}”.',
  'full-text-refused': 'filter[q] is refused with status {status} ({body}).',
  'full-text-untestable': 'Can’t check: the totals don’t show whether the search works.',
  'relations-unresolved':
    'Without the include parameter, the server returns only @id and @type for: {names}.',
  'relations-resolved':
    'Even without the include parameter, the server returns details for: {names}.',
  'relations-untestable': 'Can’t check: the checked items have no linked items.',
  'include-resolves': 'include={name} returns the linked item with details.',
  'include-ignored':
    'include={name} changes nothing: the linked item still has only @id and @type.',
  'include-refused': 'The include parameter is refused with status {status} ({body}).',
  'include-untestable': 'Can’t check: there was no linked item without details.',
  'unknown-include-ignored': 'The unknown relation in the include parameter is ignored.',
  'unknown-include-refused': 'The unknown relation is refused with status {status} ({body}).',
  'unknown-include-other':
    'With the unknown relation in the include parameter, fewer items arrive: {count}.',
  'fields-per-relation': 'fields[{name}]={attribute} limits the linked item to this attribute.',
  'fields-flat':
    'fields[{name}]={attribute} changes nothing. One list for the whole item works: fields=*,{name}.{attribute}.',
  'fields-none':
    'The fields of the linked item can’t be limited. Neither fields[{name}]={attribute} nor one fields list for the whole item works.',
  'fields-untestable': 'Can’t check: no linked item with several attributes was found.',
  'sort-reverses': 'Works: sort=name and sort=-name return different orders.',
  'sort-ignored': 'Ignored: sort=name and sort=-name return the same items in the same order.',
  'sort-refused': 'Sorting by name is refused with status {status} ({body}).',
  'sort-untestable': 'Can’t check: all items have the same name or no name.',
  'sort-date-reverses':
    'Works: the dates are in ascending order with sort={key} and in descending order with sort=-{key}.',
  'sort-date-ignored': 'Ignored: sort={key} and sort=-{key} return the same order.',
  'sort-date-unordered':
    'Not sorted: the dates are in neither ascending nor descending order. Pages may repeat or skip items.',
  'sort-date-refused': 'Sorting by the start date is refused with status {status} ({body}).',
  'sort-date-untestable': 'Can’t check: no two comparable items have a different {key}.',
  'sort-created-refused': 'Sorting by the creation date is refused with status {status} ({body}).',
  'sort-created-untestable': 'Can’t check: no two comparable items have a different creation date.',
  'several-both': 'Works: items with the same {key} are sorted by name.',
  'several-first-only':
    'Items with the same {key} are not sorted by name: the second sort key is ignored.',
  'several-second-only': '{key} is ignored: items are sorted by name only.',
  'several-refused': 'Several sort criteria are refused with status {status} ({body}).',
  'several-untestable': 'Can’t check: no two comparable items have the same date.',
  'post-same': 'POST returns the same items as GET.',
  'post-differs': 'GET finds {get} items, POST finds {post}.',
  'post-refused': 'POST is refused with status {status} ({body}).',
  'post-untestable':
    'Undecided: nothing shows that POST returns the same items in the same order as GET. POST is not necessarily the cause.',
  'post-filter-same':
    'The filter “{word}” finds as many items in the body ({post}) as in the URL ({get}).',
  'post-filter-ignored':
    'The filter “{word}” is ignored in the body. Items found: {post} instead of {get}.',
  'post-filter-differs':
    'The filter “{word}” does not find the same number of items in the body ({post}) as in the URL ({get}).',
  'post-filter-refused': 'The filter in the body is refused with status {status} ({body}).',
  'post-filter-untestable': 'Can’t check: the totals don’t show whether the filter works.',
  'post-include-both': 'include={name} works in the body and in the URL.',
  'post-include-body': 'include={name} works in the body, but not in the URL.',
  'post-include-query': 'include={name} works in the URL, but not in the body.',
  'post-include-neither': 'include={name} works neither in the body nor in the URL.',
  'post-include-untestable': 'Can’t check: no working include parameter was found.',
  'post-fields-both': 'Limiting {name} to {attribute} works in the body and in the URL.',
  'post-fields-body': 'Limiting {name} to {attribute} works in the body, but not in the URL.',
  'post-fields-query': 'Limiting {name} to {attribute} works in the URL, but not in the body.',
  'post-fields-neither': 'Limiting {name} to {attribute} works neither in the body nor in the URL.',
  'post-fields-untestable': 'Can’t check: no response showed an effect of fields.',
  'post-sort-both': 'The sort parameter works in the body and in the URL.',
  'post-sort-body': 'The sort parameter works in the body, but not in the URL.',
  'post-sort-query': 'The sort parameter works in the URL, but not in the body.',
  'post-sort-neither': 'The sort parameter works neither in the body nor in the URL.',
  'post-sort-untestable': 'Can’t check: no working sort parameter was found.',
  'list-any':
    'Several values mean OR: with {key}, one value finds {one} items, the other {other}, and both together {both}.',
  'list-all':
    'Several values mean AND: with {key}, one value finds {one} items, the other {other}, and both together {both}.',
  'list-refused': 'A list for {key} is refused with status {status} ({body}).',
  'list-ignored': 'A list for {key} is ignored: the total stays the same ({both}).',
  'list-undecided':
    'It is unclear whether several values mean AND or OR. With {key}, one value finds {one} items, the other {other}, and both together {both}.',
  'list-untestable': 'Can’t check: no filter with two values that each find items was found.',
  'list-query-repeated':
    'A list in a URL works with a repeated parameter ({key}[]), but not with commas.',
  'list-query-commas': 'A list in a URL works with commas, but not with a repeated parameter.',
  'list-query-both': 'A list in a URL works with commas and with a repeated parameter ({key}[]).',
  'list-query-neither':
    'A list in a URL works neither with commas nor with a repeated parameter ({key}[]).',
  'list-query-untestable': 'Can’t check: a list in a body gave no result that can be compared.',
  'brackets-both': 'page[size] works with and without encoded brackets.',
  'brackets-encoded-only': 'page[size] works only with encoded brackets: page%5Bsize%5D.',
  'brackets-untestable':
    'Can’t check: the page size does not show whether brackets must be encoded.',
  'umlauts-read': 'Works: in a URL encoded as UTF-8, “{word}” finds {get} items.',
  'umlauts-broken':
    'Does not work: “{word}” finds nothing when sent in a URL. In a body, it finds {post} items.',
  'umlauts-untestable': 'Can’t check: no word with an umlaut from the items gave a clear result.',
  'plus-blank':
    'In a URL, the server reads a plus as a space. “{words}” finds as many items as the two words in a body: {hits}.',
  'plus-itself':
    'In a URL, the server reads a plus as a plus sign. “{words}” finds as many items as in a body: {hits}.',
  'plus-untestable': 'Can’t check: the totals don’t show how the server reads a plus sign (+).',
  'both-names-work': 'The endpoint’s other name, {other}, returns the same total.',
  'one-name-works': 'The endpoint’s other name, {other}, returns a different total or none.',
  'other-name-unknown':
    'Can’t check: only the slug or only the UUID is known. Enter both for the endpoint to compare them.',
  'names-untestable':
    'Can’t check: the totals don’t show whether both names lead to the same items.',
} as const satisfies Record<
  Exclude<LineOutcome, `sort-created-${'reverses' | 'ignored' | 'unordered'}`>,
  string
>

/** Words of the API check, which compares a server with the documentation. */
export const apiCheck = {
  title: 'API check of “{name}”',
  intro:
    'The app sends up to {price} requests to “{endpoint}”, {atOnce} at a time. Most requests are small; the largest page has {largest} items. The app compares each response with the API documentation. Nothing on the server changes.',
  noEndpoint: 'Enter an endpoint for the check first.',
  start: 'Run (up to {price} requests)',
  again: 'Run again (up to {price} requests)',
  running: 'Requests sent so far: {sent}…',
  stopped: 'The check was stopped, so there is no result. Requests sent: {sent}.',
  failed: 'The endpoint returned no list ({reason}), so the check cannot run.',
  counts:
    'Results as documented: {documented}. Different: {deviates}. Not documented: {undocumented}. Not determined: {unknown}. Requests sent: {sent}.',
  document: 'api.md is the API documentation in the source code of this app (docs/api.md).',
  column: { check: 'Check', section: 'Section', standing: 'Documented?', seen: 'Result' },
  topic: {
    endpoint: 'endpoints',
    item: 'items',
    response: 'the response',
    methods: 'GET and POST',
    get: 'parameters in the URL',
    post: 'parameters in the body',
    relations: 'linked items',
    pages: 'pages',
    order: 'sort order',
    'not-documented': 'undocumented parts',
    errors: 'errors',
    limits: 'limits',
  } satisfies Record<SectionTopic, string>,
  restsOn: 'Requests behind this result',
  standing: {
    documented: 'as documented',
    deviates: 'different',
    undocumented: 'not documented',
    unknown: 'not determined',
  } satisfies Record<Standing, string>,
  body: {
    errors: 'JSON with “errors”',
    json: 'JSON',
    html: 'a web page',
    empty: 'no body',
    text: 'text',
    unread: 'body not read',
  } satisfies Record<BodyKind | 'unread', string>,
  unanswered: 'A request for this check failed: {reason}.',
  warning: {
    'empty-endpoint':
      'This endpoint is empty, so there is little to check. Choose an endpoint with at least three items.',
    'few-items':
      'This endpoint has too few items ({count}). Paging can only be checked with three or more items.',
    refused:
      'Responses with status {status}: {count} of {all}. The token may be the cause, not the server.',
    failed: 'Requests that failed or got no response: {count} of {all}. Try again later.',
  } satisfies Record<CardWarning['kind'], string>,
  conventions: 'The connection’s settings don’t match the server: {changes}.',
  take: 'Update settings',
  taken: 'The connection’s settings were updated.',
  copy: 'Copy as Markdown',
  check,
  outcome,
} as const
