/** What the app noticed about an answer (core/response/notices.ts), and what it means. */
export const findings = {
  title: 'Noticed',
  count: '{count} thing noticed | {count} things noticed',
  expand: 'Show what was noticed',
  collapse: 'Hide what was noticed',
  askInstead: 'Ask the configured address for page {number}',
  include: 'Remove {relation} from include',
  'byte-order-mark':
    'The answer begins with a byte order mark. JSON should have none; strict clients refuse it.',
  'invalid-utf8':
    'From byte {offset} on the answer is not valid UTF-8. What cannot be read is shown as “{sign}”.',
  'broken-off': 'The answer ends too early. The whole items up to there are shown.',
  malformed:
    'The answer is not valid JSON from byte {offset} on: {expected} was expected, “{found}” stands there. The items before are shown.',
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
    "The answer has more than one {'@'}graph. The items are those of the first one.",
  'too-long': 'The answer is longer than 4 GB. What lies behind is not looked at.',
  'wrong-kind': '{path}: expected {expected}, got {got}.',
  contradiction: '{path} says {says}, {otherPath} says {otherSays}. The first one is believed.',
  kind: {
    number: 'a number',
    'whole number': 'a whole number',
    string: 'a text',
    object: 'an object',
    array: 'a list',
    null: 'null',
    boolean: 'true or false',
  },
  link: {
    self: 'this page',
    first: 'the first page',
    prev: 'the previous page',
    next: 'the next page',
    last: 'the last page',
  },
  'link-refused': 'The link to {link} is not followed with your token: {reason}',
  reason: {
    'other-origin': 'it leads to another address ({address}).',
    'other-path': 'it leads to another path ({address}).',
    'lost-query': 'it lacks what you asked for ({lost}), so it would list other items.',
    userinfo: 'it contains a user name or password.',
    'control-character': 'it contains characters that no address may have.',
    unreadable: 'it cannot be read ({address}).',
    'secret-in-query': 'it carries a token in its query.',
  },
  'page-size-ignored': 'You asked for {asked} items per page, the server delivers {got}.',
  'page-number-ignored': 'You asked for page {asked}, the answer says it is page {got}.',
  'total-below-items':
    'The answer gives a total of {total}, but {items} items are here already. The total is wrong.',
  'pages-contradict-total':
    'A total of {total} at {size} per page does not make {pages} pages. One of the numbers is wrong.',
  'no-paging':
    'The answer tells neither a total nor links, so it cannot be seen whether there are more pages. Try the next page number.',
  'include-absent':
    'No item of this page has the relation “{relation}”, so include brought nothing. Check the name; unknown names are ignored by the API.',
  'include-unresolved':
    '“{relation}” was asked for in include, but none of it came resolved. The token may lack access to the related items.',
  'items-not-objects':
    '{count} item is no object, but {got}. | {count} items are no objects, but {got}.',
  'items-without-id': "{count} item has no {'@'}id. | {count} items have no {'@'}id.",
  'items-repeated':
    "{count} item stands on this page twice, by its {'@'}id. | {count} items stand on this page twice, by their {'@'}id.",
  'items-of-page-before':
    '{count} item stood on the page before as well. Pages overlap when nothing sorts them: add a sort. | {count} items stood on the page before as well. Pages overlap when nothing sorts them: add a sort.',
  'content-type': 'The answer is JSON, but says it is “{type}”. Strict clients may refuse it.',
  noContentType: 'The answer is JSON, but has no Content-Type.',
  'token-repeated':
    'The server repeated your token in its answer, in {count} place. Asterisks stand there here, and nowhere is it kept. | The server repeated your token in its answer, in {count} places. Asterisks stand there here, and nowhere is it kept.',
  redirected: 'The server redirected ({count}×), in the end to {to}. Use that address directly.',
}
