/** Words of the dialog for sharing a query, and of the Markdown it writes. */
export const handover = {
  short: 'Share',
  open: 'Share',
  title: 'Share this query',
  name: 'Title',
  format: 'Format',
  formats: {
    markdown: 'Markdown',
    html: 'HTML page',
    endpoint: 'Endpoint Explorer file',
    http: '.http file for VS Code',
    'http-jetbrains': '.http file for JetBrains',
    har: 'HAR 1.2',
    postman: 'Postman collection',
    bruno: 'Bruno collection',
    openapi: 'OpenAPI 3.1',
    link: 'Link',
  },
  /** The readers each format is meant for. */
  readers: {
    markdown: 'for a ticket, a chat or a wiki',
    html: 'for partners without the app: to read, mail or print',
    endpoint: 'for colleagues with this app: opens this query',
    http: 'for developers with REST Client in VS Code',
    'http-jetbrains': 'for developers who use a JetBrains IDE; includes a test',
    har: 'for support: opens in browser tools and log viewers',
    postman: 'for teams that work with Postman',
    bruno: 'for teams that keep queries in Git with Bruno',
    openapi: 'for code generators and API gateways',
    link: 'for a chat with colleagues who have this app',
  },
  sampleItem: 'Include an item as an example',
  sampleSelected: 'the selected item: {name}',
  sampleFirst: 'the first item: {name}',
  datesIn: {
    computed:
      'Relative dates are recalculated each time the query is sent, by the recipient’s clock.',
    'in-code': 'The request contains today’s dates. The code recalculates them where possible.',
  },
  datesFixed: 'This format cannot recalculate relative dates. It contains today’s dates.',
  datesTyped: 'You typed this body by hand. Dates in it stay as they are.',
  dayHere: '{words} (in this request: {day})',
  saveAs: 'Save {format}',
  copyAs: 'Copy {format}',
  sampleItemNone: 'Send the query first. Then you can include an item and details of the response.',
  save: 'Save file',
  saved: 'Saved to Downloads as {name}.',
  copyHtml: 'Copy HTML',
  saveZip: 'Save {count} files as a ZIP',
  bodyLost:
    'This format contains only the part of your body that the form can express. The other formats contain the exact body.',
  sample:
    'This query is for a sample server inside the app. The server runs only on this computer. Its token stays in the app.',
  tokenNote: 'No token is included. Recipients use their own token.',
  longLink:
    'This link has {length} characters; some programs cut off links longer than {limit}. A file is safer.',
  opened: {
    unreadable: 'The file could not be read.',
    'too-large': 'The file is too large for a query, so the app did not open it.',
    'other-file': 'Drop only *.endpoint.json files here. For other files, use “Import queries”.',
  },
  import: {
    open: 'Import queries',
    title: 'Import queries',
    choose: 'Choose files…',
    hint: 'Choose files from this app, Postman, Insomnia, Hoppscotch or Bruno. HAR, OpenAPI, .http, Markdown, and code in JavaScript, Python or PHP also work. To import a folder, pack it as a ZIP. Nothing is sent.',
    take: 'Import {count} query | Import {count} queries',
    use: 'Open without saving',
    takeNone: 'Import',
    done: '{count} query imported. | {count} queries imported.',
    show: 'Show',
    reading: 'Reading the files…',
    saving: '{done} of {count} saved',
    stop: 'Stop',
    known: 'already saved',
    sameAs: 'same as “{name}” above',
    otherInstance: 'no connection for this server',
    forConnection: 'has no server address; will use the connection “{name}”',
    partsLeftOut: '{count} part not imported | {count} parts not imported',
    addConnection: 'Add the connection “{name}” ({baseUrl}), without a token',
    leftOut:
      '{count} entry is not a query of this API and is not imported. | {count} entries are not queries of this API and are not imported.',
    token:
      'The file contains a token, which is not imported. Enter the token in the connection. Tell the token’s owner that the file contains the token.',
    reason: {
      'not-a-request': 'is not an HTTP request',
      'token-in-query': 'contains the token in its parameters',
      'too-deep': 'is more than 50 folders deep',
      'no-value': 'has the variable {name} in its endpoint, but the file has no value for it',
      'one-of-several':
        'is one of several environments; values that differ between them are not filled in',
    },
    problem: {
      empty: 'The file is empty.',
      'not-understood': 'The app cannot read this file format.',
      'other-format': 'Files in {name} format contain no queries.',
      'not-json':
        'The file should be JSON, but is not valid JSON. Export it again from its source.',
      'newer-version':
        'The file was written by a newer version of this app. Update the app to read it.',
      'wrong-shape': 'The file is damaged: {detail}',
      'damaged-archive':
        'This ZIP archive is damaged, so nothing in it could be read. Download or pack it again.',
      'too-large-archive':
        'This ZIP archive is too large when unpacked. Unpack the archive and choose the file you need.',
    },
  },
  part: 'This request returns page {number} with {items} of {total} items.',
  markdown: {
    connection: 'Connection',
    request: 'Request',
    readable: 'Readable URL',
    body: 'Body',
    tokenNote: 'The token is not included.',
    sample:
      'This query is for a sample server of Endpoint Explorer. The server runs only on the sender’s computer. The token is not included.',
    codeToken:
      'The code reads the token from the environment variable {name}. Set it first: export {name}=… (bash), $env:{name}="…" (PowerShell) or set {name}=… (command prompt).',
    answer: 'Response',
    status: 'Status',
    total: 'Total',
    duration: 'Duration',
    size: 'Size',
    date: 'Date',
    sampleItem: 'One item of the response',
    code: 'As code',
  },
} as const
