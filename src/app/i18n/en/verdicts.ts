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
      'In order, but {attribute} has only {values} different value here. That may be chance. | In order, but {attribute} has only {values} different values here. That may be chance.',
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
    'not-a-relation': 'This is part of the item itself and comes without include too.',
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
