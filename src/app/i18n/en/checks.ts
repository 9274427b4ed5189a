import { notJudgedTexts } from '#core/query-check/check-texts-en.ts'

/** The check of many queries at once: the command line's report, in the window. */
export const queryCheck = {
  title: 'Check saved queries',
  titleFiles: 'Check queries before importing',
  openFolder: 'Check the queries in “{name}”…',
  openFiles: 'Check {count} query… | Check {count} queries…',
  source: 'Queries to check',
  all: 'All saved queries',
  allIn: 'All queries in “{name}”',
  files: 'Queries in the chosen files',
  connection: 'Connection to send on',
  ownConnection: 'The connection of each query',
  folderNone: 'Queries without a folder',
  none: 'No queries are saved yet. Save or import one first.',
  intro: 'The app sends each query once and checks one page of its response.',
  price: '{count} request to {server} | {count} requests to {server}',
  priceNone: 'None of these queries can be sent.',
  held: '{count} query will not be sent; its row says why. | {count} queries will not be sent; their rows say why.',
  known:
    'Nothing has been sent yet. {count} query has known problems. | Nothing has been sent yet. {count} queries have known problems.',
  start: 'Check {count} query | Check {count} queries',
  again: 'Check {count} query again | Check {count} queries again',
  summary: 'Queries checked: {done} of {count} · with problems: {loud} · without a result: {open}',
  stopped: 'Check stopped.',
  filter: 'Rows to show',
  filters: { all: 'All', loud: 'With problems', 'not-judged': 'Without a result' },
  nothingListed: 'No matching rows.',
  columns: { request: 'Query', total: 'Items', result: 'Result' },
  status: {
    waiting: 'Not checked yet',
    running: 'Waiting for the response…',
    fine: 'OK',
    loud: '{count} problem | {count} problems',
  },
  foreseen: '{count} known problem | {count} known problems',
  totalUnknown: 'total unknown',
  why: { ...notJudgedTexts, status: 'Error {status}' },
  detail: {
    status: 'The server returned status {status}. Open the query and send it to see the reason.',
    'no-response': 'There was no response.',
    incomplete: 'The response is incomplete, so it was not checked.',
    'no-items': 'The response has no items. Without items, nothing can be checked.',
    'incomplete-query': 'The query cannot be sent. Open it to see what is missing.',
    'other-server': 'The query was not sent, because it is meant for another server.',
    'no-connection': 'There is no connection for {server}. Add one, then check again.',
    'locked-token':
      'The app cannot read this connection’s token. Unlock the keyring, or enter the token again.',
    stopped: 'The check was stopped before a response arrived.',
  },
  chooseRow: 'Choose a row to see its details.',
  /** Differences between the file and the request sent, shown after the parameter's name. */
  unsent: {
    'part-missing': 'This part of the request was not sent, so another request was checked.',
    'not-sent': 'This part was not sent, because the form cannot express it.',
    'written-differently':
      'The app and the file write this part differently. Only the app’s notation was tested.',
  },
  use: 'Open query',
  save: 'Save report',
  saveAs: { junit: 'JUnit (XML)', json: 'JSON' },
} as const

/** Words of the check of what a regular import misses (whole-set.md, A6). */
export const importCheck = {
  title: 'Has the website taken everything over?',
  open: 'Check an import…',
  intro:
    'The app compares a saved set with the items now on the server, and shows what an import would get wrong.',
  set: 'Saved set',
  price: 'Number of requests: at most {count}.',
  start: 'Check now',
  again: 'Check again',
  askedAt: 'As of {time}. Items in the set: {held}. Items on the server: {now}.',
  assumed: 'Assumption: the import loaded everything on {time} and is now running again.',
  stamp: {
    title: 'Timestamp that the import checks',
    modified: 'dct:modified (the item itself)',
    touched: 'dc:touched (linked content too)',
  },
  mark: {
    title: 'The import asks for changes since',
    start: 'the start of the last run',
    end: 'the end of the last run',
    newest: 'the newest change the import has seen',
    day: 'the day of the last run',
    overlap: 'one day before the last run',
  },
  removal: {
    title: 'How the import removes items',
    none: 'not at all',
    deleted: 'by the list of deletions',
    list: 'by a list of all IDs',
  },
  verdict: {
    right: 'This import would be right today, as far as timestamps and IDs show.',
    wrong: 'This import would be wrong today. Items: {parts}.',
  },
  part: {
    missed: '{count} missing | {count} missing',
    stale: '{count} outdated',
    kept: '{count} wrongly kept',
    removed: '{count} wrongly removed',
  },
  wrong: {
    missed: 'Missing: {count}',
    stale: 'Outdated: {count}',
    kept: 'Wrongly kept: {count}',
    removed: 'Wrongly removed: {count}',
  },
  shown: 'Only the first {count} items are listed.',
  tried: {
    failed:
      'The server did not answer the request that filters by {stamp}. Only timestamps were compared instead.',
    'own-filter': 'The query itself filters by {stamp}, so the import’s filter was not tried.',
  },
  deletions: {
    failed: 'The server did not answer the request for the list of deletions.',
    part: 'Not all deletions could be read.',
  },
  counts: {
    intro:
      'No complete set from a dataCycle server is saved yet. Without a complete set, the app can only count changes.',
    notDatacycle:
      'This server is not known to be a dataCycle server. Imports from this server can’t be checked here.',
    noEndpoint: 'Choose an endpoint in the query first.',
    since: 'Since',
    start: 'Count changes',
    price: 'Number of requests to “{endpoint}”: {count}.',
    modified:
      'Changed items, according to dct:modified: {total}. Changes to linked items are not included.',
    touched:
      'Changed items, according to dc:touched: {total}. Deleted translations are not included.',
    deleted: 'Deletions on the whole server: {total}. Deleted translations are included.',
    untold: 'unknown',
    failed: '{name}: {reason}',
    'own-filter': 'The query itself filters by {stamp}.',
    unseen:
      'Items can enter or leave the endpoint without a change to the item, because of a collection, category or validity period. An import that asks for changes misses these items.',
    keep: 'Save today’s set',
    keepHint: 'Keep this set to check tomorrow which items an import has missed.',
  },
  code: {
    title: 'Code for a correct import',
    hint: 'You can run the code unchanged. It reads the token from the environment variable {name}.',
    save: 'Save as a file',
    in: { php: 'PHP', python: 'Python', javascript: 'JavaScript' },
    snippet: 'Nightly import of all items',
    format: 'Nightly import: {language}',
    reader: 'for developers: keeps all items of this query up to date in a file',
    note: {
      table:
        'This code keeps items.json up to date with the endpoint. Run this file every night, in a separate folder.',
      ids: 'Exit code 0 means that items.json holds exactly the items in the last list of IDs.',
      idsUnseen:
        'The server may update linked items or the full-text index later. The import does not notice that.',
      pages:
        'Exit code 0 means that the number of different IDs received equals the total that the server reported.',
      pagesUnseen: 'The import cannot see if one item was removed while another was added.',
      removal:
        'The import removes items that are no longer listed, but never more of them at once than MAX_REMOVED_SHARE allows.',
      errors: 'On any error, the exit code is not 0 and nothing is removed.',
      dates: 'Dates in the query are fixed, as of the day this file was created.',
    },
    none: 'A list of IDs cannot be added to this query, so the app has no code for this query.',
  },
} as const
