/** What a server did with each parameter (core/verdict/verdict.ts), and what that means. */
export const verdicts = {
  title: 'What became of each parameter',
  quiet: {
    obeyed: '{count} obeyed',
    unknown: '{count} cannot be seen',
  },
  expand: 'Show them',
  collapse: 'Hide them',
  kind: {
    obeyed: 'obeyed',
    ignored: 'ignored',
    partly: 'obeyed in part',
    absent: 'not there',
    unknown: 'cannot be seen',
  },
  parameter: {
    q: 'Full text',
    filter: 'Filter {name}',
    include: 'Include {name}',
    fields: 'Fields of {name}',
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
    self: 'the link to itself',
    neighbours: 'the links to its neighbours',
  },
  otherSize: {
    size: 'Asked for {asked} items per page; meta says {size}.',
    pages:
      'Asked for {asked} items per page; {total} items on {pages} pages do not fit that: the server uses a size of its own.',
  },
  direction: { ascending: 'ascending', descending: 'descending' },
  reason: {
    'empty-page': 'The page has no items, so nothing shows what became of it.',
    'items-too-large': 'The first item is so large that it was not read for this.',
    'links-lack':
      'Not taken: this server repeats in its links what it took, and this is missing there.',
    'full-page': '{size} items, as asked.',
    'all-there-are': 'Asked for {asked} items, got {got}: these are all that are left.',
    'more-than-asked': 'Asked for {asked} items, got {got}: the server uses a size of its own.',
    'fewer-than-asked':
      '{got} of {asked} items came although more follow: the server uses a size of its own.',
    'short-page':
      '{got} of {asked} items came, although the server counts {asked} to a page. This page is short.',
    'fewer-and-end-unknown': '{got} of {asked} items came; nothing tells whether more follow.',
    'limit-counts': 'page[limit] is asked for as well ({limit}), and the items keep to that.',
    'page-confirmed': 'This is page {number}, as {by} says.',
    'other-page': 'Asked for page {asked}; according to {by}, this is page {got}.',
    'items-of-other-page':
      'Asked for page {asked}, and the items of page {page} came again, in the same order.',
    'page-untold': 'Nothing in the response tells which page this is.',
    'in-order': 'The items are in the order asked for.',
    'out-of-order':
      'The items are not sorted by {attribute} ({direction}): neighbours are in the wrong order, however they are compared.',
    'later-out-of-order':
      'Sorted by {holds}; where that is equal, {attribute} ({direction}) is not in order.',
    'too-few-values':
      'In order, but {attribute} has only {values} different value here. That may be chance. | In order, but {attribute} has only {values} different values here. That may be chance.',
    'sort-attribute-absent': 'No item here shows {attribute}, so its order cannot be seen.',
    'not-comparable':
      '{attribute} holds lists or objects; what the server compares of them cannot be seen.',
    'order-by-chance': 'In order here, but dataCycle CORE can’t usually sort by {attribute}.',
    'order-not-shown': 'No attribute shows the order {attribute}.',
    resolved: 'Resolved wherever it occurs ({count}×).',
    'resolved-nowhere':
      "It occurs {count}× in these items and is resolved nowhere: only {'@'}id and {'@'}type came.",
    'partly-resolved':
      "{resolved}× resolved, {unresolved}× not: there only {'@'}id and {'@'}type came.",
    'relation-absent': 'No item here has it.',
    'hidden-by-fields':
      "Where it is unresolved, only {'@'}id and {'@'}type came. That is also what fields ({attributes}) leaves where an object has none of these names.",
    'relation-empty': 'The items have it, and it is empty in all of them.',
    'not-a-relation': 'This is a part of the item: it comes without include too.',
    'parent-unresolved': '{parent} came unresolved, so what lies below it cannot be seen.',
    'only-named': 'Nothing but the named attributes came.',
    'others-everywhere': 'Others than the named attributes came, in every item: {others}.',
    'others-somewhere':
      'Others than the named attributes came in {items} item: {others}. | Others than the named attributes came in {items} items: {others}.',
    'nothing-of-this-name':
      "Nothing of this name: of {attributes} nothing came, only {'@'}id and {'@'}type.",
    'fields-unresolved': 'It came unresolved, so there is nothing to limit.',
    'everything-named': 'A star asks for everything.',
    'fits-items': 'Every item fits, in {attribute}. That does not prove that the server looked.',
    'shown-by-items': 'Every item shows it, in {attribute}.',
    'item-shows-other':
      '{items} item shows something else in {attribute}. | {items} items show something else in {attribute}.',
    'item-shows-excluded':
      '{items} item shows in {attribute} what was to be left out. | {items} items show in {attribute} what was to be left out.',
    'other-concepts':
      'Items show other concepts. These may lie below the one asked for: that cannot be seen here.',
    'filter-not-shown': 'The items do not show it, so what became of it cannot be seen here.',
    'full-text-not-shown':
      'Where the server looks for these words is not known, so the items cannot show it.',
    'language-said': 'The response is in: {language}.',
    'other-language': 'Asked for {asked}; the response is in {got}.',
    'some-languages': 'The response is in {got} only; {missing} was not used.',
    'language-capitals': 'dataCycle CORE ignored {asked}. Language codes are in lower case.',
    'language-untold': 'Nothing tells which language the response is in.',
    'part-left-out': '{part} was left out, as asked.',
    'part-still-there': '{part} was to be left out, and is still in the response.',
    'extra-untold': 'The response shows nothing of it.',
    'check-evaluated': 'Checked with further requests: the server evaluates it.',
    'check-without-effect':
      'Checked with further requests: the server evaluates it, and here it changes nothing.',
    'check-not-evaluated': 'Checked with further requests: the server does not evaluate it.',
    'check-undecided': 'Checked with further requests: they do not tell either.',
  },
  note: {
    'criterion-without-effect':
      '“{attribute}” does nothing: dataCycle CORE sorts by one criterion only.',
    'attribute-never-appears': 'None of the objects has “{attribute}”.',
  },
  sampled: 'Seen on the first {read} of {of} items.',
  evidence: {
    item: 'Item {number}: {value}',
    itemAt: 'Item {number}: {path}',
    link: 'links.{name}',
    showItem: 'Select item {number}, which shows {path}',
  },
  remedy: {
    drop: 'Leave it out',
    'rename-relation': 'Ask for “{to}” instead',
    'rename-sort': 'Sort by “{to}” instead',
    'set-page-size': 'Ask for {size} per page',
  },
  applied: 'The query was changed. Send it to see what comes.',
}
