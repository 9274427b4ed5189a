/** Words of connections and their tokens. */
export const connect = {
  /** Names of the samples, unless the user renamed them. */
  shippedName: { sample: 'Sample server', 'core-sample': 'Sample like dataCycle CORE' },
  samplePurpose: {
    sample: 'works as the API documentation describes',
    'core-sample': 'works like a real dataCycle server, with categories and tours',
  },
  sampleStarts: 'starts when first used',
  select: 'Connection',
  none: 'No connection yet',
  noneChosen: 'Choose a connection',
  add: 'New connection',
  edit: 'Edit connection',
  leave: {
    title: 'Discard your entries?',
    content: 'Your entries for this connection are not saved yet.',
    discard: 'Discard',
    stay: 'Keep editing',
  },
  addCopy: 'Duplicate connection',
  duplicate: 'Duplicate, e.g. for another token…',
  duplicated: 'The token was not copied. Enter a token for the new connection.',
  copyName: '{name} (copy)',
  remove: 'Remove connection',
  removeOpen: 'Remove connection…',
  removeQuestion: 'Remove “{name}”?',
  removal: {
    deleted: 'This also deletes: {parts}.',
    token: 'the connection’s token',
    endpoints: '{count} saved endpoint | {count} saved endpoints',
    filterKeys: '{count} filter key | {count} filter keys',
    kept: 'These are kept: {parts}. Before you send them again, choose another server for them.',
    tabs: '{count} open tab | {count} open tabs',
    saved: '{count} saved query | {count} saved queries',
  },
  otherServer: {
    title: 'Another server',
    moves: 'These queries of “{name}” were made for {before}, but will be sent to {after}:',
    instead:
      'To keep {before}, press “Cancel” and duplicate the connection. Then change the address of the copy.',
    change: 'Change the address',
  },
  removed: {
    ofFolder:
      'The folder “{folder}” names the server {address} for this query. Choose the connection, and with it the token, to send it with.',
    noAddress: 'no address',
    add: 'Add as connection without token',
    named:
      'The connection “{name}” of this query was removed. Choose a server to send the query to.',
    unnamed: 'The connection of this query was removed. Choose a server to send the query to.',
    choose: 'Choose a server',
  },
  name: 'Name',
  namePlaceholder: 'e.g. Tourism portal (live)',
  baseUrl: 'Address',
  readAs: 'Recognized as {address}',
  baseUrlHint: 'Enter everything before /api/v4/. A pasted endpoint URL works too.',
  token: 'Access token',
  tokenPlaceholder: 'Paste a token',
  tokenReplace: 'Paste a new token to replace the stored one',
  tokenUnsaved: 'The token is not saved yet.',
  tokenHint: 'The token is sent to this address only. It cannot be shown again.',
  tokenRemove: 'Remove token',
  tokenStoreAgain: 'Save token to keyring again',
  tokenNote: {
    'white-space': 'White space around the token was removed.',
    'invisible-characters': 'Invisible characters were removed from the token.',
    'header-name': 'The leading “Authorization:” was removed.',
    'bearer-prefix': 'The leading “Bearer” was removed; the app adds it when sending.',
  },
  tokenProblem: {
    empty: 'There is no token in this text, only white space or “Bearer”.',
    'line-break':
      'The token contains a line break. Copy only the token, in one piece, and paste it again.',
    'inner-space': 'The token contains a space. Copy only the token and paste it again.',
    'control-character':
      'The token contains a character that cannot be sent ({codePoint}). Copy the token again.',
    'not-ascii':
      'The token contains a character that tokens never have ({codePoint}). Copy the token again from its source.',
  },
  preset: 'Server type',
  presetName: { documented: 'Standard API', core: 'dataCycle CORE', own: 'Custom' },
  presetHint: {
    documented:
      'For servers that follow the API documentation. A dataCycle server is recognized when it is added with a token.',
    core: 'For servers that run dataCycle CORE.',
  },
  plainHttp: 'Allow unencrypted http requests to this host',
  plainHttpHint: 'Without encryption, others on the network can read the token.',
  missing: {
    address: 'To save the connection, enter its address.',
    domain:
      '“{typed}” is not a complete address. If it is a name in your own network, enter https://{typed}',
    token: 'To save the connection, correct the access token.',
    limit: 'To save the connection, correct the limits under “Advanced”.',
    itemLink:
      'To save the connection, correct “Items in the CMS” under “Advanced”: an http or https address with {mark} after the host, without user name.',
  },
  advanced: 'Advanced',
  firstByte: 'Longest wait for a response (seconds)',
  silence: 'Longest wait for more data (seconds)',
  total: 'Maximum response size (MiB)',
  duration: 'Longest time for a whole response (seconds; empty: no limit)',
  limitHint: 'Enter a number from {least} to {most}.',
  itemLink: 'Items in the CMS',
  itemLinkNone: 'Offer no link to the CMS',
  itemLinkHint:
    'The address of an item in your CMS, with {mark} for its ID. The item then has a link “Open in the CMS”.',
  itemLinkUsual:
    'If this is empty, the address shown in it is assumed, with {mark} for the ID of the item. It is the usual one of a dataCycle CORE; check it once with an item.',
  certificates: 'Certificates of your company (PEM)',
  certificatesHint:
    'Add certificates only if this computer does not know the issuer of the server’s certificate. They apply to this connection only, in addition to the usual certificates.',
  certificatesChoose: 'Choose a file…',
  certificateProblem: {
    'no-certificate':
      'This text is not a certificate. A certificate begins with -----BEGIN CERTIFICATE-----',
    'private-key':
      'This is a private key. It is secret and not needed here. Paste only the certificate.',
    unreadable: 'A certificate in this text cannot be read. Perhaps part of it was not copied.',
  },
  test: 'Test connection',
  testEndpoint: 'Endpoint to test with',
  testEndpointHint:
    'With an endpoint’s ID or slug, the test requests one item. Without an endpoint, the test checks the token, but only on dataCycle CORE.',
  testing: 'Testing…',
  trial: {
    works: 'The connection works: the endpoint responded to a request with this token.',
    worksWithoutToken: 'The connection works without a token.',
    credentialsWork: 'The connection works: the server accepted the token.',
    notJson:
      'The response is not JSON, probably a login page or another website. Check the address.',
    tokenMissing: 'This server needs a token, but none was sent. Enter one above.',
    tokenRefused:
      'The token was refused. Was it copied in full? Has it expired? Does it belong to this server?',
    tokenOrRight:
      'The token is invalid or has no access to this endpoint; status 401 can mean either. To find out, test with an endpoint that this token should have access to.',
    rightMissing:
      'The token is valid but has no access to this endpoint. Ask the operator of the server for access.',
    forbidden:
      'The token has no access to this endpoint. Ask the operator of the server for access.',
    endpointMissing:
      'The server does not have this endpoint. Check the endpoint’s ID or slug, and the address.',
    coreWorks:
      'The connection works: this server runs dataCycle CORE. The server accepted the token and lists {count} endpoint for it. | The connection works: this server runs dataCycle CORE. The server accepted the token and lists {count} endpoints for it.',
    guard: 'URLs containing “..” return 404 on this server. The endpoint is not the cause.',
    baseAddress:
      'A server responded, but found nothing at this address. Check the part before /api/v4/. The token was not checked.',
    credentialsUnknown:
      'This server cannot check a token without an endpoint. Enter an endpoint for the test.',
    overloaded: 'The server is overloaded or limits the number of requests. Try again in a minute.',
    serverFault: 'The server reported an error. Try again later, or tell the server’s operator.',
    unexpected: 'The server sent an unexpected response. Check the address.',
    tokenUnavailable: 'Nothing was sent, because the stored token cannot be used:',
  },
  notice: {
    'set-aside':
      'The file with your connections could not be read. It was renamed to {file}. The app started with an empty list.',
    'entries-set-aside':
      'Connections that could not be read and were left out: {count}. The original file was saved as {file}. The other connections were loaded.',
    newer:
      'Your connections were saved by a newer version of Endpoint Explorer. They cannot be changed here. Update the app.',
    unavailable:
      'The file with your connections cannot be read right now ({code}). The app will not overwrite the file. Check the file’s permissions and restart the app.',
    'mode-narrowed':
      'Until now, other people on this computer could read the file with your encrypted tokens. The app has corrected the file’s permissions.',
    'link-replaced':
      'The file with your encrypted tokens was a link to another location. The app replaced the link with a regular file.',
    'not-repaired':
      'Other people on this computer may be able to read the file with your encrypted tokens. Check the permissions of the data folder.',
  },
  /** Offered once to users of a version that did not have it. */
  coreSample: {
    offer:
      'There is now a second sample server that works like dataCycle CORE. The endpoints core-events and core-places are now on that server.',
    take: 'Add sample server',
    decline: 'No, thanks',
  },
  hostGone: 'Endpoint Explorer is no longer running, so nothing was saved. Start the app again.',
  connectionGone: 'This connection was removed, perhaps in another window. Nothing was saved.',
  invalid: 'The app did not understand an entry ({detail}). Check what you entered.',
  colour: 'Window color',
  colorName: { none: 'None', green: 'Green', blue: 'Blue', amber: 'Amber', red: 'Red' },
  sampleNote:
    'The sample server runs on this computer. It has made-up content for trying things out.',
  tokenState: {
    sample: 'Sample token',
    none: 'No token',
    stored: 'Token stored, encrypted',
    memory: 'Token in memory only',
    locked: 'Keyring locked',
    unavailable: 'Token unavailable',
    'other-origin': 'Token for another address',
    'key-missing': 'Token must be entered again',
    'key-changed': 'Token must be entered again',
    damaged: 'Token damaged',
    unreadable: 'Token file unreadable',
    'newer-version': 'Token file from a newer app version',
  },
  tokenStateText: {
    sample: 'The sample server has its own token. This token protects nothing and is not secret.',
    none: 'Requests are sent without a token. Without a token, most endpoints return status 401.',
    stored: 'The token is stored, encrypted with the system keyring.',
    memory: {
      asked:
        'Endpoint Explorer was started with the option to keep tokens in memory only. Enter the token again after the next start.',
      'no-keyring':
        'This computer has no secure keyring, so the token is kept in memory only. Enter the token again after the next start.',
      locked:
        'The system keyring is locked, so the token is kept in memory only. Unlock the keyring and try again, or enter the token again after the next start.',
      'not-written':
        'The disk is full or read-only, so the token is kept in memory only. Enter the token again after the next start.',
      'newer-version':
        'The token file belongs to a newer version of Endpoint Explorer and was not changed. The token is kept in memory only. Update the app to save the token.',
    },
    memoryOverStored: {
      asked:
        'Endpoint Explorer was started with the option to keep tokens in memory only. The new token is used until the app closes; the stored token is unchanged.',
      'no-keyring':
        'The system keyring is not available. The new token is used until the app closes. After the next start, the stored token is used again.',
      locked:
        'The system keyring is locked. The new token is used until the app closes. After the next start, the stored token is used again. To save the new token, unlock the keyring and try again.',
      'not-written':
        'The disk is full or read-only. The new token is used until the app closes. After the next start, the stored token is used again.',
      'newer-version':
        'The token file belongs to a newer version of Endpoint Explorer and was not changed. The new token is used until the app closes. Update the app to save the token.',
    },
    locked:
      'The system keyring is locked. Unlock it and try again. Your stored tokens are unchanged.',
    unavailable:
      'The system keyring or the token file is not available right now. Your stored tokens are unchanged. Try again later.',
    'other-origin':
      'The stored token belongs to the connection’s previous address and is not sent to the new one. Enter a token for the new address.',
    'key-missing':
      'The encryption key is no longer in the system keyring. The token must be entered again. Settings and history are not affected.',
    'key-changed':
      'The encryption key in the system keyring has changed. Enter the token again. If the old key returns, the stored token works again.',
    damaged:
      'The stored token is damaged and must be entered again. Other tokens are not affected.',
    unreadable:
      'The token file could not be read and was renamed to {file}. Enter the tokens again.',
    'newer-version':
      'The token file was saved by a newer version of Endpoint Explorer and was not changed. Update the app to use the tokens.',
  },
  baseUrlProblem: {
    'not-a-url': 'This is not a web address. Enter an address such as https://api.example.org',
    'not-http': 'The address must begin with https:// or http://.',
    'has-user':
      'The address contains a user name or password. Remove this part. The token has its own field.',
    'has-query': 'The address contains “?” or “#”. Only the part before /api/v4/ belongs here.',
    'other-version':
      'This address is for another API version; this app uses version 4. Remove /api/ and everything after it.',
  },
} as const
