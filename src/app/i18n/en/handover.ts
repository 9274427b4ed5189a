/** Words of the dialog that gives a query to somebody else, and of the Markdown it writes. */
export const handover = {
  open: 'Hand over',
  title: 'Hand over this query',
  name: 'Title',
  format: 'Format',
  formats: {
    markdown: 'Markdown',
    endpoint: 'Endpoint Explorer file',
    http: '.http file',
    har: 'HAR 1.2',
    postman: 'Postman collection',
    bruno: 'Bruno collection',
    openapi: 'OpenAPI 3.1',
    link: 'Link',
  },
  sampleItem: 'With the selected item, or the first',
  dates: 'Relative dates',
  datesFixed: 'fixed, as they are today',
  datesRelative: 'relative',
  datesKept: 'Whoever opens it gets them so.',
  datesTold:
    'The request always holds the days as they are today; relative ones are said in words, where a format has words.',
  sampleItemNone: 'Send the query to add an item and the facts of its answer.',
  save: 'Save file',
  saveZip: 'Save {count} files as a zip',
  bodyLost:
    'The body typed by hand is not carried as it stands: this format holds the form, as far as the form can say the body. The other formats carry the exact body.',
  tokenNote: 'No token is in it. Whoever gets it puts in their own.',
  longLink:
    'This link has {length} characters; some programs cut off links above {limit}. The file is safer.',
  opened: {
    unreadable: 'The file could not be read.',
    'too-large': 'The file is larger than any query, so it is not opened.',
    'other-file': 'Drop a *.endpoint.json file here. Other files come in by “Import requests”.',
  },
  import: {
    open: 'Import requests',
    title: 'Import requests',
    choose: 'Choose a file',
    hint: 'One or more files of this app, of Postman, Insomnia, Hoppscotch or Bruno, HAR, OpenAPI, .http, Markdown, or code in JavaScript, Python or PHP; a folder as one ZIP. Nothing is sent.',
    take: 'Import {count} request | Import {count} requests',
    reading: 'The files are being read…',
    saving: '{done} of {count} saved',
    stop: 'Stop',
    known: 'already saved',
    twice: 'twice in this file',
    otherInstance: 'no connection to {address} yet',
    forConnection: 'names no instance; it will be for “{name}”',
    partsLeftOut: '{count} part left out | {count} parts left out',
    addConnection: 'Add the connection “{name}” ({baseUrl}), without a token',
    leftOut:
      '{count} entry of the file is no query of this API and stays out. | {count} entries of the file are no queries of this API and stay out.',
    token:
      'The file holds a token. It is not taken over: enter it with the connection, and tell its owner.',
    reason: {
      'not-a-request': 'is no HTTP request',
      'token-in-query': 'has the token itself in its query',
      'too-deep': 'lies more than 50 folders deep',
      'no-value': 'asks for an endpoint whose name {name} has no value in the file',
      'one-of-several':
        'is one of several environments: the file does not say which one is meant, so what they do not agree on stays open',
    },
    problem: {
      empty: 'The file is empty.',
      'not-understood': 'This is none of the formats that can be read here.',
      'other-format': 'This is a file of another kind ({name}), from which no queries can be read.',
      'not-json': 'The file is meant to be JSON, but is not. Export it again where it came from.',
      'newer-version':
        'The file was written by a newer version of this app. Update the app to read it.',
      'wrong-shape': 'The file is damaged: {detail}',
      'damaged-archive':
        'This ZIP archive is damaged, so nothing in it could be read. Download or pack it again.',
      'too-large-archive':
        'This ZIP archive unfolds to more than any collection of queries, so it was not unpacked. Choose the file you need from it.',
    },
  },
  markdown: {
    connection: 'Connection',
    request: 'Request',
    readable: 'Readable',
    body: 'Body',
    tokenNote: 'The token is not included: put yours in the place of $TOKEN.',
    answer: 'Answer',
    status: 'Status',
    total: 'Total',
    duration: 'Duration',
    size: 'Size',
    date: 'Date',
    sampleItem: 'One item of the answer',
  },
}
