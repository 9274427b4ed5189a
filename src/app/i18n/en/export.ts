/** Words of the dialog that exports items to a file. */
export const exporting = {
  open: 'Export…',
  title: 'Export items',
  scope: 'What',
  sortAgain: 'Sort by {key} and export again',
  orderLost: 'The server can’t keep this order. Pages may repeat or skip items.',
  sortSteadily: 'Sort by {key} instead',
  sheet: 'Items',
  cells: 'Values',
  cellChoices: { readable: 'To be read', exact: 'As the API sends them' },
  cellHints: {
    readable: 'Names in words, real dates, no HTML; pictures as addresses, linked items by name',
    exact: 'Every value unchanged, nested attributes in columns of their own',
  },
  scopes: {
    selected: 'Selected rows',
    filtered: 'Rows that the filter leaves',
    rowsHint:
      '{count} row of this page, in the order shown | {count} rows of this page, in the order shown',
    page: 'This page',
    set: 'The saved set',
    pageHint: '{count} item, as shown | {count} items, as shown',
    all: 'All pages',
    allHint: '{total}, fetched again page by page, from the first one on',
    allHintUnknown: 'loaded page by page until the last one; the server gives no total',
    allCount: '{count} item | {count} items',
    kept: 'These items',
    keptHint:
      '{count} item of all pages, not loaded again | {count} items of all pages, not loaded again',
  },
  file: {
    page: '{name} - page {number}',
    filtered: '{name} - filtered',
    selected: '{name} - selected',
    kept: '{name} - selection',
  },
  format: 'Format',
  formats: { json: 'JSON', ndjson: 'NDJSON', csv: 'CSV', xlsx: 'Excel (XLSX)' },
  formatHints: {
    json: 'One list, every item exactly as it was sent',
    ndjson: 'One item per line, exactly as it was sent',
    csv: 'One row per item. Texts that look like a formula get an apostrophe in front',
    xlsx: 'One row per item. Dates become Excel dates, without time zone; numbers over 15 digits become text',
  },
  columns: 'Columns',
  columnChoices: { all: 'All', shown: 'As in the grid', picked: 'Choose' },
  allColumnsHint: 'Every attribute that occurs in the items, nested ones by their path',
  allReadableHint: 'Every attribute that occurs in the items, with phone, e-mail and website',
  notLoaded: 'Details not loaded: {names}. Their cells only say “linked, details not loaded”.',
  include: 'Add to include and send',
  including: 'Loading the details…',
  shownColumnsHint: 'The column that it shows | The {count} columns that it shows',
  plainText: 'With plain text beside HTML: “description (text)”',
  noColumn: 'Choose a column.',
  separator: 'Separator',
  separators: { comma: 'Comma', semicolon: 'Semicolon (Excel in German)' },
  decimalNote:
    'Numbers get a decimal comma, because German Excel reads 5.1987 as a date. XLSX keeps real numbers.',
  start: 'Export',
  drop: 'Discard',
  running: {
    pages: 'Page {page}: {items}',
    pagesOf: 'Page {page}: {items} of {total}',
    table: 'Writing the table: {items} of {total}',
    beginning: 'Loading the first page…',
    stopping: 'Stopping…',
    items: '{count} item | {count} items',
  },
  cancelHint: 'You can still save what came so far.',
  result: {
    page: '{items} of this page.',
    kept: '{items} of all pages.',
    complete: '{items} exported; the server counts {total}.',
    completeOnce: '{items} exported; the server counts {total}. No ID twice.',
    incomplete: '{items}, although the server counts {total}: {missing} missing.',
    surplus: '{items}, although the server counts {total}: {surplus} more.',
    'unknown-total': '{items}. The server names no total to compare with.',
    stopped: '{items} came until then.',
    stoppedOf: '{items} of {total} came until then.',
    none: 'Nothing came that could be saved.',
    saved: 'Saved to Downloads as {name}, {size}.',
    notSaved: 'Not saved yet: {size}.',
    dropped: 'Cancelled. Nothing was saved.',
    overtaken:
      'A newer response is taking the place of the one to export. Nothing was exported. Export again once it is there.',
    noRoom:
      'Not enough space for the file. Nothing was saved. Free some space, or export fewer items.',
    failed:
      'The export failed. Nothing was saved. Try again. If it keeps happening, please report it.',
    saveAgain: 'Save again',
    saveSoFar: 'Save what came',
  },
  stop: {
    cancelled: 'You cancelled the export.',
    problem: 'Page {page} did not come: {title}.',
    status:
      'The server answered page {page} with status {status} instead of items. Send the query again to see its reason.',
    broken: 'Page {page} broke off; its whole items are in the file.',
    'no-list': 'Page {page} is no list of items.',
  },
  remark: {
    repeated:
      'One item came on two pages and is in the file twice: {rows} in all. | Items came again {count} times and are in the file as often: {rows} in all.',
    'core-sort-unusable': 'The server can’t sort this way, so pages repeat or skip items.',
    unsorted:
      'The query has no sort, so the order may change between pages. Items may come twice or not at all. Add a sort and export again.',
    loop: 'The link to the next page led back to an earlier page. The export stopped there.',
    'nothing-new': 'Two pages in a row had no new items. The export stopped there.',
    'too-many-pages': 'Far more pages came than the server counts. The export stopped there.',
    'empty-page': 'A page without items came before the total was reached.',
    'no-next-link': 'The last page names no next one.',
    'total-changed': 'The server’s total changed on the way from {before} to {after}.',
    'link-refused':
      'The link on page {page} leaves this query or connection. The next page was loaded by number. | {count} links leave this query or connection, the first on page {page}. The next pages were loaded by number.',
    'other-page':
      'Another page came instead of page {page}. | {count} times another page came than requested, first for page {page}.',
    'short-page':
      'Page {page} had fewer items than its size, although more followed. | {count} pages had fewer items than their size, although more followed; the first is page {page}.',
    unreadable:
      'One item is not valid JSON; its text is in the first cell of its row. | {count} items are not valid JSON; their text is in the first cell of their row.',
    'cut-cells':
      'One text was longer than a cell may be and was cut. | {count} texts were longer than a cell may be and were cut.',
    'guarded-cells':
      'One text looks like a formula and got an apostrophe in front. | {count} texts look like formulas and got an apostrophe in front.',
    'attributes-left-out': 'The table has no column for: {names}.',
    'too-many-columns': 'There are more attributes than a table can have columns.',
  },
} as const
