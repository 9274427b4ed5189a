import { setTexts } from '#core/set/set-texts-en.ts'

/** Words of sets of all items: start, progress and verdicts (whole-set.md L1 to L6). */
export const sets = {
  ...setTexts,
  /** What to do about a pause. */
  next: {
    ended: 'Press Resume to continue fetching.',
    token: 'Enter a new token, then press Resume.',
    'no-token': 'Enter the token again, then press Resume.',
    'no-answer': 'Check the connection, then press Resume.',
    disk: 'Free up space, then press Resume.',
    'sets-full': 'Remove a set, or raise the limit in the settings.',
  },
  title: 'Fetch and compare all items',
  open: 'Fetch all items…',
  openHint: 'Keep all items in the app, to filter, check and compare them',
  intro:
    'The app fetches the items from all pages of “{endpoint}” and saves them on this computer. You can then filter all items without further requests, and compare two saved sets.',
  onlyFiltered:
    'The filters of the query apply here, too: {filters}. Other items of the endpoint are not fetched.',
  forComparison:
    'A comparison needs two sets. The sets can come from two endpoints, from two queries, or from one query at two times. Sets saved so far: {count}.',
  pair: 'To compare all items of these two queries, fetch the items of both. The comparison appears below once both sets are complete.',
  ofShown:
    'The form was changed after this response. The app fetches the items of the query that the response belongs to. To fetch the items of the query in the form, send that query first.',
  noAnswer: 'Send a query first. Then you can fetch all items of that query here.',
  typedBody: 'The body was typed by hand. Use the form instead to fetch all items.',
  way: 'How to fetch the items',
  ids: 'By a list of IDs',
  idsHint: 'Shows for certain whether items are missing. The query needs no sort order.',
  pages: 'Page by page',
  pagesHint:
    'Works with every server. The items are counted, but a missing item may still go unnoticed.',
  lostOrder: 'This server can’t sort as requested. Pages would skip or repeat items.',
  gentle: 'Fetch only one page at a time',
  /** The cost of a fetch. */
  price: {
    bounded: 'Number of requests: about {expected}, at most {requests}.',
    pages:
      'Number of requests: about {expected}, at most {requests} if the server’s total is right.',
    load: 'Download: about {size} in {time}.',
    unknown: 'The response has no total, so the number of requests is unknown.',
  },
  minutes: '{count} minute | {count} minutes',
  slow: 'The first fetch may be slow.',
  start: 'Fetch all items',
  toExport: 'For a file, such as Excel or CSV, you don’t need this.',
  startBoth: 'Fetch both',
  startBothFor: 'Fetch both (about {count} requests)',
  list: 'Saved sets',
  none: 'No saved sets yet.',
  entry: '{endpoint} on {connection}',
  begun: 'started {time}',
  size: '{size} on disk',
  pause: 'Pause',
  resume: 'Resume',
  token: 'Enter a new token…',
  repair: {
    again: 'Fetch missing items: {count} (up to {requests} requests)',
    ids: 'Fetch again using a list of IDs (items: {count}, requests: up to {requests})',
    'one-page': 'Fetch {count} items again on one large page (up to {requests} requests)',
    'larger-pages': 'Fetch {count} items again on larger pages (up to {requests} requests)',
  },
  remove: 'Remove set',
  removeQuestion:
    'This deletes the set from this computer. Items in the set: {count}. The items on the server are not deleted.',
  show: 'Show items',
  copyIds: 'Copy IDs',
  damaged: {
    unreadable: 'Set {id} is damaged and cannot be opened. Its folder is unchanged.',
    'newer-version': 'Set {id} is from a newer version of this app.',
    save: 'Save undamaged items',
    saved: '{count} undamaged item saved as {name}. | {count} undamaged items saved as {name}.',
    none: 'This set has no undamaged items.',
    inUse: 'Nothing was saved: another window is using this set, or it was removed.',
    removeQuestion: 'This deletes the damaged set, with all its items, from this computer.',
  },
  compare: {
    title: 'Compare two saved sets',
    start: 'Compare',
    failed: 'These two sets cannot be compared right now.',
    nothing: 'No differences. Unchanged items: {unchanged}.',
    head: 'Items: {first}, {second}, {changed} changed, {unchanged} unchanged.',
    headMoved: 'Items: {first}, {second}, {changed} changed, {moved} moved, {unchanged} unchanged.',
    offer: 'Items that differ only in “{path}”: {count} of {all}.',
    absentItem: 'not in this set',
    leaveOut: 'Leave out “{path}”',
    leftOut:
      '{count} item differs only in attributes that you left out. | {count} items differ only in attributes that you left out.',
    takeBack: 'Include “{path}” in the comparison again',
    attribute: '{path}: {count}',
    excel: 'Save as Excel',
    fileKind: 'Comparison',
    fileDifferences: 'Differences',
  },
  reportOf: {
    title: 'Items of {endpoint}',
    server: 'Connection',
    query: 'Query',
    time: 'Fetched',
    timeValue: '{from} to {to}',
    way: 'Method',
    totals: 'Server’s total before and after the fetch',
    held: 'Items, each counted once',
    scope: 'This report applies only to this query, language and token.',
  },
} as const

/** Words of the dialog that exports items to a file. */
export const exporting = {
  open: 'Export…',
  sendAndOpen: 'Send and export…',
  openHint: 'Write the items of this page or of all pages to a file',
  toSets: 'To filter or compare all items in the app, fetch them instead.',
  title: 'Export items',
  scope: 'Items to export',
  sortAgain: 'Sort by {key} and export again',
  orderLost: 'The server can’t apply this query’s sort order. Pages may repeat or skip items.',
  sortSteadily: 'Sort by {key} instead',
  sheet: 'Items',
  cells: 'Values',
  cellChoices: { readable: 'Readable', exact: 'As the API sends them' },
  cellHints: {
    readable:
      'Plain column names, real dates and no HTML. Pictures become addresses, and linked items become names.',
    exact: 'Every value stays unchanged; each nested attribute has its own column.',
  },
  scopes: {
    selected: 'Selected rows',
    filtered: 'Filtered rows',
    rowsHint:
      '{count} row on this page, in the displayed order. | {count} rows on this page, in the displayed order.',
    setRowsHint:
      '{count} row of this set, in the displayed order. | {count} rows of this set, in the displayed order.',
    selectedFilteredHint:
      '{count} row that is selected and matches the filter. | {count} rows that are selected and match the filter.',
    page: 'This page',
    set: 'The saved set',
    pageHint: '{count} item, as shown. | {count} items, as shown.',
    all: 'All pages',
    allHint: '{total}, loaded again page by page. Each item is written once.',
    allHintUnknown:
      'The items are loaded again, page by page, up to the last page. The server gives no total. Each item is written once.',
    found: 'These items',
    foundHint:
      '{count} item, already loaded from all pages. | {count} items, already loaded from all pages.',
  },
  file: {
    page: '{name} - page {number}',
    filtered: '{name} - filtered',
    selected: '{name} - selected',
    found: '{name} - selection',
  },
  format: 'Format',
  formats: {
    json: 'JSON',
    ndjson: 'NDJSON',
    csv: 'CSV',
    xlsx: 'Excel (XLSX)',
    sheet: 'Sheet for colleagues (to print, HTML)',
  },
  formatHints: {
    json: 'One list with every item exactly as the server sent it.',
    ndjson: 'One item per line, exactly as the server sent it.',
    csv: 'One row per item. Text that looks like a formula gets a leading apostrophe.',
    xlsx: 'One row per item. Dates become Excel dates, without a time zone. Numbers with more than {digits} digits become text.',
    sheet:
      'One page with pictures, to read, print or save as PDF. Needs no app. Pictures are loaded from the web.',
  },
  people: { title: '{name} · as of {day}', place: 'Place', dates: 'Dates' },
  columns: 'Columns',
  columnChoices: { all: 'All', shown: 'As in the table', picked: 'Choose' },
  allColumnsHint:
    'Every attribute that occurs in the items. Nested attributes are named by their path.',
  peopleColumns: 'Without IDs and other technical values.',
  allReadableHint: 'Every attribute that occurs in the items, including phone, e-mail and website.',
  notLoaded: {
    json: 'These attributes link to items whose details are not loaded: {names}. For each of these items, the file has only the ID and type.',
    table:
      'Details of these attributes are not loaded: {names}. Their cells contain only the number, such as “{example}”.',
    sheet: 'Details of these attributes are not loaded: {names}. The sheet leaves them out.',
  },
  loads: 'Details are loaded as well, without a further request: {names}.',
  include: 'Load details',
  included: 'Added to Include: {names}. The query now loads these details, too.',
  includeHint: 'Adds {relations} to the include parameter and sends the query',
  loadAll: 'Load details ({count} request) | Load details ({count} requests)',
  loadAllHint: 'Fetches all pages again, with include={relations}',
  including: 'Loading the details…',
  shownColumnsHint: 'The column shown in the table. | The {count} columns shown in the table.',
  plainText: 'Add plain-text columns for HTML, e.g. “description (text)”',
  noColumn: 'Choose a column.',
  separator: 'Separator',
  separators: { comma: 'Comma', semicolon: 'Semicolon (German Excel)' },
  decimalNote:
    'Numbers get a decimal comma, because German Excel reads 5.1987 as a date. XLSX keeps real numbers.',
  start: 'Export {count} item | Export {count} items',
  startAll: 'Export all items',
  drop: 'Discard',
  running: {
    table: 'Writing the table: {items} of {total}',
    beginning: 'Loading the first page…',
    stopping: 'Stopping…',
  },
  cancelHint: 'You can still save the items loaded so far.',
  result: {
    page: '{items} exported from this page.',
    found: '{items} exported from all pages.',
    filtered: 'Filtered rows: {count} of {all}.',
    filteredOfPage: 'Filtered rows on page {page}: {count} of {all}.',
    selected: 'Selected rows: {count} of {all}.',
    selectedOfPage: 'Selected rows on page {page}: {count} of {all}.',
    stopped: 'Loaded before the export stopped: {items}.',
    stoppedOf: 'Loaded before the export stopped: {items} of {total}.',
    none: 'No items were loaded, so there is nothing to save.',
    saved: 'Saved to Downloads as {name} ({size}).',
    notSaved: 'The file is not saved yet ({size}).',
    dropped: 'Canceled. Nothing was saved.',
    overtaken:
      'A newer response is arriving. Nothing was exported. Export again once the new response is shown.',
    noRoom:
      'There is not enough space for the file. Nothing was saved. Free some space, or export fewer items.',
    failed:
      'The export failed. Nothing was saved. Try again. If it keeps happening, please report it.',
    saveAgain: 'Save again',
    saveSoFar: 'Save loaded items',
  },
  stop: {
    cancelled: 'You canceled the export.',
    broken: 'The page arrived incomplete. Only its complete items are in the file.',
  },
  remark: {
    unsorted:
      'The query sets no sort order, so the order may change between pages. Pages may repeat or skip items. Choose a sort order and export again.',
    unreadable:
      'One item is not valid JSON. Its text is in the first cell of its row. | {count} items are not valid JSON. Their text is in the first cell of each row.',
    'invalid-json':
      'One item is not valid JSON. In the file, at most its spaces and line breaks differ, so strict programs may refuse the file. | {count} items are not valid JSON. In the file, at most their spaces and line breaks differ, so strict programs may refuse the file.',
    'cut-cells':
      'One text was too long for a cell and was cut. | {count} texts were too long for a cell and were cut.',
    'guarded-cells':
      'One text looks like a formula and got a leading apostrophe. | {count} texts look like formulas and got a leading apostrophe.',
    'attributes-left-out': 'The table has no column for these attributes: {names}.',
    'too-many-columns': 'The items have more attributes than a table can have columns.',
  },
} as const
