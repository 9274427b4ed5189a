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
    self: 'the link to itself',
    neighbours: 'the links to the previous and next page',
  },
  otherSize: {
    size: '{asked} items per page requested; meta says {size}.',
    pages:
      '{asked} items per page requested, but {total} items are on {pages} pages. The server uses its own size.',
  },
  direction: { ascending: 'ascending', descending: 'descending' },
  reason: {
    'empty-page': 'The page has no items, so nothing shows what became of it.',
    'items-too-large': 'The first item is too large to check.',
    'links-lack':
      'Ignored: this server repeats accepted parameters in its links, and this one is missing there.',
    'full-page': '{size} items, as requested.',
    'all-there-are': '{asked} items requested, {got} came: no more are left.',
    'more-than-asked': '{asked} items requested, {got} came: the server uses its own size.',
    'fewer-than-asked':
      '{got} of {asked} items came although more follow: the server uses its own size.',
    'short-page':
      '{got} of {asked} items came, although the server counts {asked} per page. This page is short.',
    'fewer-and-end-unknown': '{got} of {asked} items came. Whether more follow is unknown.',
    'limit-counts': 'page[limit] is set too ({limit}), and the server uses that.',
    'page-confirmed': 'This is page {number}, as {by} says.',
    'other-page': 'Page {asked} requested; according to {by}, this is page {got}.',
    'items-of-other-page':
      'Page {asked} requested, but the items of page {page} came again, in the same order.',
    'page-untold': 'The response does not say which page it is.',
    'in-order': 'The items are in this order.',
    'out-of-order': 'Not sorted by {attribute} ({direction}): adjacent items are out of order.',
    'later-out-of-order':
      'Sorted by {holds}, but equal values are not sorted by {attribute} ({direction}).',
    'too-few-values':
      'In order, but {attribute} has only {values} different value here. That may be chance. | In order, but {attribute} has only {values} different values here. That may be chance.',
    'sort-attribute-absent': 'No item here shows {attribute}, so its order cannot be seen.',
    'not-comparable': '{attribute} has lists or objects. How the server compares them is unknown.',
    'order-by-chance': 'In order here, but dataCycle CORE can’t usually sort by {attribute}.',
    'order-not-shown': 'No attribute shows the order {attribute}.',
    resolved: 'Details loaded everywhere ({count}×).',
    'resolved-nowhere': "Linked {count}×, details never loaded: only {'@'}id and {'@'}type came.",
    'partly-resolved': "{resolved}× with details, {unresolved}× only {'@'}id and {'@'}type.",
    'relation-absent': 'No item here has it.',
    'hidden-by-fields':
      "Some came with {'@'}id and {'@'}type only. fields ({attributes}) can also cause that, where an object has none of these attributes.",
    'relation-empty': 'The items have it, and it is empty in all of them.',
    'not-a-relation': 'This is a part of the item: it comes without include too.',
    'parent-unresolved': '{parent} came without details, so nothing below it is visible.',
    'only-named': 'Nothing but the named attributes came.',
    'others-everywhere': 'Every item also has other attributes: {others}.',
    'others-somewhere':
      '{items} item also has other attributes: {others}. | {items} items also have other attributes: {others}.',
    'nothing-of-this-name':
      "Nothing of this name: of {attributes} nothing came, only {'@'}id and {'@'}type.",
    'fields-unresolved': 'It came without details, so there is nothing to limit.',
    'everything-named': '* means all attributes.',
    'fits-items':
      'Every item matches in {attribute}. That does not prove that the server filtered.',
    'shown-by-items': 'Every item shows it, in {attribute}.',
    'item-shows-other':
      '{items} item shows something else in {attribute}. | {items} items show something else in {attribute}.',
    'item-shows-excluded':
      '{items} item shows in {attribute} what was to be left out. | {items} items show in {attribute} what was to be left out.',
    'other-concepts': 'Some items show other categories. They may be subcategories of this one.',
    'filter-not-shown': 'The items don’t show it, so its effect cannot be seen here.',
    'full-text-not-shown':
      'It is unknown where the server looks for these words, so the items can’t show it.',
    'language-said': 'The response is in: {language}.',
    'other-language': '{asked} requested; the response is in {got}.',
    'some-languages': 'The response is in {got} only; {missing} was not used.',
    'language-capitals': 'dataCycle CORE ignored {asked}. Language codes are in lower case.',
    'language-untold': 'The response does not say which language it is in.',
    'part-left-out': '{part} was left out, as requested.',
    'part-still-there': '{part} was to be left out, and is still in the response.',
    'extra-untold': 'The response shows nothing of it.',
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
  sampled: 'Seen on the first {read} of {of} items.',
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
  applied: 'The query was changed. Send it to see what comes.',
} as const
