/** Words of the search for an item that is not in an answer (truth.md 5). */
export const missing = {
  title: 'Why is this item not here?',
  open: 'Why is an item not here?…',
  rowMenu: 'Is it in …?',
  item: 'Item',
  itemPlaceholder: "ID ({'@'}id), or a URL with it",
  query: 'Query',
  noQuery: 'This query cannot be sent as it is. Complete it first.',
  noId: 'No ID found in it. An ID looks like 527bb583-fde2-45ee-8826-9bdcfbde40f8.',
  price: 'Takes up to {count} small requests.',
  pricePages:
    'Takes up to {count} requests with at most {items} items each: this instance can only be asked page by page.',
  start: 'Search',
  stop: 'Stop',
  running: 'Searching: {sent} requests so far…',
  stopped: 'Stopped: what is unknown below was not asked, so there is no verdict.',
  theItem: 'the item {id}',
  named: '“{name}”',
  shown: '(it shows {path} = {value})',
  check: {
    readable: 'The token may read it',
    endpoint: 'The endpoint holds it, without any condition',
    condition: 'It matches {condition}',
    query: 'It is in the response to the query',
  },
  result: { yes: 'yes', no: 'no', unknown: 'not known' },
  verdict: {
    listed: 'It is here: {item} is in the response to this query, perhaps on another page.',
    fails: '{endpoint} holds {item}, but it does not match {conditions}.',
    'not-in-endpoint': '{endpoint} does not hold {item}, whatever the conditions.',
    readableElsewhere:
      'The token may read {item}, but {endpoint} does not hold it, whatever the conditions.',
    expired: '{item} has expired, so no list has it any more. The server says: {words}',
    'unknown-item':
      'The instance knows no item with this ID: {item}. Does it belong to another instance, or was the item deleted?',
    'endpoint-refused':
      'The token may read {item}, but {endpoint} refuses this token ({status}). Ask for access to the endpoint.',
    'not-met':
      'Not met so far: {item} is not among the {items} items of {pages} pages that were read. That does not mean that it is not there.',
    untold:
      '{endpoint} holds {item}, and it is not in the response; which condition keeps it out cannot be told.',
    failed: 'No verdict: a request was not answered as needed ({reason}). Try again.',
  },
}
