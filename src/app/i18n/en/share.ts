/** Words of the dialog that reads a pasted request. */
export const reading = {
  title: 'Fill the form from an HTTP request',
  text: 'Pasted text',
  hint: 'Paste a URL, a command (cURL, wget, HTTPie, PowerShell), HTTP request, .http or Hurl file, POST body, link from this app or *.endpoint.json file. Code works too: JavaScript, Python, PHP, Java, Go. Nothing is sent yet.',
  apply: 'Fill the form',
  source: {
    url: 'Recognized as a URL',
    curl: 'Recognized as a cURL command',
    wget: 'Recognized as a wget command',
    httpie: 'Recognized as an HTTPie command',
    powershell: 'Recognized as a PowerShell command',
    'http-file': 'Recognized as an HTTP request',
    hurl: 'Recognized as a Hurl file',
    body: 'Recognized as a POST body',
    code: 'Recognized as code',
    'endpoint-link': 'Recognized as a link from this app',
    'endpoint-file': 'Recognized as an *.endpoint.json file from this app',
  },
  openItem: 'Open the item',
  urlInCode: 'Use the URL in the code',
  urlInPart: 'Part of the URL is computed in the code, so parameters may be missing.',
  problem: {
    empty: 'There is nothing to read yet.',
    'not-understood':
      'The text is not recognized as an address, cURL command, HTTP request, JSON body or code.',
    'unsupported-code':
      'The app does not read {language} yet. Paste the URL or a cURL command instead. Code in JavaScript, Python, PHP, Java or Go works too.',
    'code-not-loaded': 'The app cannot read the code. Paste the URL or a cURL command instead.',
    'too-much-code':
      'This code is too long or too nested to read. Paste only the part that sends the request.',
    'unclosed-quote': 'A closing {quote} is missing. The text was probably cut off.',
    'no-address': 'This command contains no address.',
    'other-method': 'This API accepts only GET and POST, not {method}.',
    'not-an-endpoint':
      'The path {path} is not an endpoint. An endpoint’s path is /api/v4/endpoints/ followed by a name.',
    'body-not-json': 'The body is not valid JSON: line {line}, column {column}.',
    'body-not-object': 'The body is JSON, but not an object.',
    'damaged-link':
      'This link is damaged, probably cut off. Ask the sender for the *.endpoint.json file instead.',
    'newer-version':
      'The file or link is from a newer version of the app. Update the app to read it.',
    'wrong-shape': 'The file or link is damaged: {detail}',
    'too-large': 'The text is too long to be a query.',
    'several-requests': 'The text is a collection of requests. Import the collection instead.',
  },
  line: 'Line {line}:',
  leftOut: 'Left out:',
  rewritten: 'Changed:',
  rewrittenAs: 'becomes',
  rewrittenElsewhere: 'is sent in another way',
  reason: {
    'no-place': 'the form has no field for this part',
    repeated: 'appears again later; only the last value counts',
    empty: 'has no value',
    bare: 'has no “=”. If this text is part of the value before it, write %26 instead of &',
    encoding: 'the %-encoded bytes are neither UTF-8 nor Latin-1',
    path: 'is an extra part of the path, after the endpoint’s name',
    fragment: 'is never sent to a server',
    'base-address': 'is not an HTTP address',
    credentials: 'the API uses a bearer token, not a user name and password',
    'second-token': 'only one token is used',
    header: 'the app sends its own headers',
    variable: 'is a variable without a known value; the form contains the name of the variable',
    file: 'the app does not read this file',
    option: 'the app does not support this option',
    'not-needed': 'the app does this anyway',
    'saves-file': 'the app shows the response and saves no file',
    'certificate-check': 'the app always checks certificates',
    'second-request': 'only the first request is read',
    'other-command': 'the app does not run other commands',
    unread: 'the app does not understand this part',
    response: 'belongs to the response',
    script: 'the app runs no scripts',
    'switched-off': 'is switched off in the file',
    description: 'the app has no place for this text',
    'not-followed': 'the app could not follow this code; check what it does to the query',
    conditional: 'applies only in some cases in the code; the form contains that part anyway',
    contradicted: 'the file has this in two places that differ; the other place is used',
    'names-only': 'Python sends only the names in this object, not the values',
  },
  /** Those without {name} follow the names of their parameters, here and in a check of files. */
  note: {
    'other-conventions':
      'The request was written for a different server type. If the response is unexpected, check the server type of the connection.',
    'written-differently':
      'The form writes this differently: {name}. According to the documentation, the meaning is the same. If in doubt, compare the responses.',
    'kept-as-extra':
      'According to the documentation, “{name}” needs a relation in brackets, as in {name}[image]. dataCycle CORE also accepts it without one.',
    'computed-value':
      'The code computes a value here, such as a date. Enter this value yourself for: {name}',
    'token-placeholder': 'The text contains a placeholder instead of a token.',
    'form-encoded-body': 'The body was form-encoded; the app sends JSON.',
    'body-of-get':
      'This is a GET request with a body. The app sends the same parameters in the URL.',
    'other-shape': 'The API expects plain text, so the form uses plain text for: {name}',
    'encoded-twice': 'Probably encoded twice. The app leaves this unchanged.',
    'broken-escape': 'A “%” is not followed by two hex digits. The app sends this “%” as %25.',
    'in-both': 'In the URL and in the body. The form combines the two; a server may use only one.',
    'in-both-datacycle': 'In the URL and in the body. dataCycle CORE uses only the URL.',
    'body-not-read':
      'The request does not declare its body as JSON. dataCycle CORE ignores the body and the filters in it.',
    'body-declared-otherwise':
      'The request does not declare its body as JSON, so servers may ignore the body. The app declares the body as JSON.',
    'plus-in-date':
      'A “+” in a URL is a space, so {name} has a space before its time zone. Write %2B for a “+”.',
    'invisible-kept': 'Invisible characters are kept in: {name}',
    'line-joined':
      'A shell would end the command before line {line}. The app read the line as part of the command.',
    repaired: {
      typographic: 'Curly quotes and long dashes were read as straight quotes and hyphens.',
      invisible: 'Invisible characters were removed.',
      blanks: 'Non-breaking spaces were read as ordinary spaces.',
      escapes: 'Escaped characters, such as “&amp;”, were read as the characters they stand for.',
      prompts: 'The prompts “>” before the lines of the body were removed.',
      depth:
        'ConvertTo-Json without a larger -Depth cuts off nested values. The app read all of them.',
      ampersand:
        'The address is not in quotes, so a shell would end it at the first “&”. The app read all of it.',
    },
    'latin-1': 'Encoded as Latin-1. The app sends UTF-8.',
  },
  onServer: 'On this server:',
  onDatacycle: {
    title: 'dataCycle CORE reads parts of this request differently:',
    part: {
      near: 'The intended name is probably {near}.',
      'latin-1': 'With Latin-1, the server finds nothing.',
      'encoded-twice': '{name}: encoded twice. The server takes the “%” signs as text.',
      empty: '{name}: empty, so the server returns status 400. The form leaves this parameter out.',
      body: 'The body is sent as {type}. The server ignores the body and the filters in it.',
    },
    asPasted: 'Fill the form with the exact text, to get the same response',
    asMeant: 'Fill the form with what the text probably means',
    meantOnly:
      'The form can’t send the text exactly as pasted. The form now shows what the text probably means.',
  },
  token: 'The text contains a token.',
  hasToken: 'The connection “{name}” already has a token. The app can’t compare the two.',
  keepToken: 'Keep that token and ignore this one',
  copyConnection: 'Add the connection “{name}” with this token',
  storeToken: {
    'may-be-stored': 'Store the token in “{name}”',
    'may-replace': 'Replace the stored token of “{name}”',
  },
  noToken: {
    'sample-has-own': 'The token is not used: the sample server has its own token.',
    'of-other-server': 'The token is not used: it was meant for another server.',
    'no-connection': 'The token is ignored because there is no connection to store it in.',
  },
  unknownAddress: 'No connection has the address {address}.',
  addConnection: 'Add a connection with this address',
  keepConnection: 'Use the connection “{name}” instead',
  severalConnections: '{n} connections have this address. Fill the form for:',
  otherConnection: 'The address belongs to the connection “{name}”. The form uses this connection.',
} as const

/** Words of the dialog for sharing a query, and of the Markdown it writes. */
export const share = {
  title: 'Share this query',
  name: 'Title',
  formats: {
    markdown: 'Markdown',
    html: 'Example of the query (HTML)',
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
    html: 'for partners who use the API: request and code',
    endpoint: 'for colleagues with this app: opens this query, without its result',
    http: 'for developers with REST Client in VS Code',
    'http-jetbrains': 'for developers who use a JetBrains IDE; includes a test',
    har: 'for support: opens in browser tools and log viewers',
    postman: 'for teams that work with Postman',
    bruno: 'for teams that keep queries in Git with Bruno',
    openapi: 'for code generators and API gateways',
    link: 'for a chat with colleagues who have this app',
    sheet: 'for colleagues, also without this app; to print',
  },
  code: 'cURL, Python and other code…',
  sheet: 'Result with query as a sheet…',
  sheetNone: 'Send the query first.',
  /** Below the items of a sheet. */
  origin: {
    title: 'How this list was made',
    scope: 'Items',
    open: 'Open the query in Endpoint Explorer',
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
  sampleItemDocuments: 'Only Markdown and HTML can include an item.',
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
  import: {
    open: 'Import queries',
    choose: 'Choose files…',
    hint: 'Choose files from this app, Postman, Insomnia, Hoppscotch or Bruno. HAR, OpenAPI, .http, Markdown, and code in JavaScript, Python, PHP, Java or Go also work. To import a folder, pack it as a ZIP. Nothing is sent.',
    take: 'Import {count} query | Import {count} queries',
    use: 'Open without saving',
    takeNone: 'Import',
    done: '{count} query imported. | {count} queries imported.',
    show: 'Show',
    reading: 'Reading the files…',
    saving: '{done} of {count} saved',
    known: 'already saved',
    sameAs: 'same as “{name}” above',
    otherServer: 'no connection for this server',
    forConnection: 'has no server address; will use the connection “{name}”',
    partsLeftOut: '{count} part not imported | {count} parts not imported',
    addConnection: 'Add the connection “{name}” ({baseUrl}), without a token',
    leftOut:
      '{count} entry of the file is not imported. | {count} entries of the file are not imported.',
    token:
      'The file contains a token, which is not imported. Enter the token in the connection. Tell the token’s owner that the file contains the token.',
    reason: {
      'not-a-request': 'is not an HTTP request',
      'token-in-query': 'contains the token in its parameters',
      'too-deep': 'is more than {most} folders deep',
      'no-value': 'has the variable {name} in its endpoint, but the file has no value for it',
      'one-of-several':
        'is one of several environments; values that differ between them are not filled in',
      script: 'is a script for its requests; the app runs no scripts',
      member: '“{what}” is not imported: {reason}',
      'yaml-tag': 'line {line} has a YAML tag of another program; the value is used as written',
    },
    problem: {
      empty: 'The file is empty.',
      'not-understood': 'The app cannot read this file format.',
      'other-format': 'Files in {name} format contain no queries.',
      'not-json':
        'The file should be JSON, but is not valid JSON. Export it again from its source.',
      'not-yaml': 'Line {line} is not valid YAML. Export the file again from its source.',
      'newer-version':
        'The file was written by a newer version of this app. Update the app to read it.',
      'wrong-shape': 'There is a mistake in the file: {detail}',
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
    fillToken: 'Enter your access token as the value of the variable “token”.',
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
