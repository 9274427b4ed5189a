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
    removeQuestion: 'This deletes the damaged set, with all its items, from this computer.',
  },
  compare: {
    title: 'Compare two saved sets',
    earlier: 'Earlier',
    later: 'Later',
    first: 'Set 1',
    second: 'Set 2',
    start: 'Compare',
    failed: 'These two sets cannot be compared right now.',
    nothing: 'No differences. Unchanged items: {unchanged}.',
    head: 'Items: {added} added, {removed} {absence}, {changed} changed, {unchanged} unchanged.',
    headMoved:
      'Items: {added} added, {removed} {absence}, {changed} changed, {moved} moved, {unchanged} unchanged.',
    offer: 'Items that changed only in “{path}”: {count} of {all}.',
    absentItem: 'not in this set',
    leaveOut: 'Leave out “{path}”',
    leftOut:
      '{count} item differs only in attributes that you left out. | {count} items differ only in attributes that you left out.',
    takeBack: 'Include “{path}” in the comparison again',
    absence: { gone: 'removed', 'not-met': 'not found again', untold: 'possibly removed' },
    attribute: '{path}: {count}',
    /** Shown if the two sets are of different queries. */
    excel: 'Save as Excel',
    fileKind: 'Comparison',
    fileDifferences: 'Differences',
    bySource: {
      nothing: 'No differences. Identical items: {unchanged}.',
      head: 'Items: {removed}, {added}, {changed} different, {unchanged} identical.',
      headMoved:
        'Items: {removed}, {added}, {changed} different, {moved} in another position, {unchanged} identical.',
      offer: 'Items that differ only in “{path}”: {count} of {all}.',
      onlyIn: '{count} only in “{name}”',
      foundIn: '{count} found only in “{name}”',
      listIn: 'Only in “{name}”',
      listFoundIn: 'Found only in “{name}”',
    },
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
