/** Words of connections and their tokens. */
export const connect = {
  /** The samples, as long as they have the name they came with. */
  shippedName: { sample: 'Sample instance', 'core-sample': 'Sample like dataCycle CORE' },
  select: 'Connection',
  none: 'No connection yet',
  noneChosen: 'Choose a connection',
  menu: 'Connection',
  add: 'New connection',
  edit: 'Edit connection',
  duplicate: 'Duplicate connection',
  duplicated: 'Duplicated without the token: enter one for the copy.',
  copyName: '{name} (copy)',
  remove: 'Remove connection',
  removeQuestion: 'Remove “{name}”?',
  removal: {
    deleted: 'Deleted with it: {parts}.',
    token: 'its token',
    endpoints: '{count} kept endpoint | {count} kept endpoints',
    filterKeys: '{count} filter key | {count} filter keys',
    kept: 'Made for it: {parts}. They stay, and ask for another instance before anything is sent again.',
    tabs: '{count} open tab | {count} open tabs',
    saved: '{count} saved request | {count} saved requests',
  },
  otherInstance: {
    title: 'Another instance',
    moves:
      'With this address, whatever was made with “{name}” for {before} will ask {after} instead:',
    instead:
      'To keep it for {before}, cancel, duplicate the connection, and change the address of the copy.',
    change: 'Change the address',
  },
  removed: {
    named:
      'This query was made for “{name}”, a connection that was removed. It goes nowhere until you choose an instance for it.',
    unnamed:
      'This query was made for a connection that was removed. It goes nowhere until you choose an instance for it.',
    choose: 'Choose an instance',
  },
  name: 'Name',
  namePlaceholder: 'e.g. Tourism portal (live)',
  baseUrl: 'Address',
  useAddress: 'Use {address}',
  baseUrlHint: 'Everything before /api/v4/. A pasted endpoint URL works too.',
  token: 'Access token',
  tokenPlaceholder: 'Paste a token',
  tokenReplace: 'Paste a new token to replace the stored one',
  tokenHint: 'Goes to this address only. It cannot be read back here.',
  tokenRemove: 'Remove token',
  tokenStoreAgain: 'Try the keyring again',
  tokenNote: {
    'white-space': 'White space around it was left out.',
    'invisible-characters': 'Characters that cannot be seen were left out.',
    'header-name': '“Authorization:” in front was left out.',
    'bearer-prefix': '“Bearer” in front was left out; it is added when sending.',
  },
  tokenProblem: {
    empty: 'There is no token in this text, only white space or “Bearer”.',
    'line-break':
      'There is a line break inside. Copy the token alone, in one piece, and paste it again.',
    'inner-space': 'There is a space inside. Copy the token alone, and paste it again.',
    'control-character':
      'It holds a character that cannot be sent ({codePoint}). Copy the token again.',
    'not-ascii':
      'It holds a character that tokens never have ({codePoint}). Perhaps a text program replaced it: copy the token from its source.',
  },
  preset: 'Kind of instance',
  presetName: { documented: 'As documented', core: 'dataCycle CORE', own: 'Own' },
  presetHint: {
    documented: 'fields per relation, a list means any of its values.',
    core: 'One flat fields list, a list means all of its values, only the first sort criterion counts.',
  },
  plainHttp: 'Allow unencrypted http to this host',
  plainHttpHint: 'Everyone on the way can read the token then.',
  missing: {
    address: 'To save it, enter the address.',
    token: 'To save it, correct the access token.',
    limit: 'To save it, correct the limits under “Advanced”.',
  },
  advanced: 'Advanced',
  firstByte: 'Wait for a response (seconds)',
  silence: 'Wait for more of it (seconds)',
  total: 'Largest response (MiB)',
  limitHint: 'From {least} to {most}.',
  certificates: 'Certificates of your company (PEM)',
  certificatesHint:
    'Only needed when an issuer is unknown to this computer. They are trusted in addition to the usual ones, for this connection only.',
  certificatesChoose: 'Choose a file…',
  certificateProblem: {
    'no-certificate':
      'This text is no certificate. It should begin with -----BEGIN CERTIFICATE-----',
    'private-key':
      'This is a private key, which is secret and not needed here. Paste the certificate alone.',
    unreadable: 'A certificate in this text cannot be read. Perhaps it was cut off when copying.',
  },
  test: 'Test',
  testEndpoint: 'Endpoint to test with',
  testEndpointHint:
    'Without an endpoint the token alone is checked, where the instance offers that (dataCycle CORE). With an ID or slug one item is asked for.',
  testing: 'Asking…',
  trial: {
    works: 'It works: the endpoint answered with this token.',
    worksWithoutToken: 'It works, without a token.',
    credentialsWork: 'It works: the instance accepted the token.',
    notJson:
      'Something answered, but not with JSON: most likely a login page or another website. Check the address.',
    tokenMissing: 'This instance wants a token, and none was sent. Enter one above.',
    tokenRefused:
      'The token was not accepted. Check that it was copied whole, has not expired, and belongs to this instance.',
    tokenOrRight:
      'Either the token is not valid, or it has no right to this endpoint: this 401 does not tell which. Test with an endpoint that this token is known to open.',
    rightMissing:
      'The token is valid, but has no right to this endpoint. Ask the instance’s operator for it.',
    forbidden: 'The token may not use this endpoint. Ask the instance’s operator for the right.',
    endpointMissing:
      'The instance answered, but knows no such endpoint. Check its ID or slug, and the address.',
    coreWorks:
      'It works: this is a dataCycle CORE. It accepted the token and lists {count} endpoint for it. | It works: this is a dataCycle CORE. It accepted the token and lists {count} endpoints for it.',
    endpointUnknown:
      'The token was accepted, and there is no endpoint of this ID or slug. Capitals count in a slug, and the name of an endpoint is not its slug.',
    guard:
      'This is the server’s guard, not the endpoint: it answers 404 to every URL with “..” in it.',
    baseAddress:
      'A server answered that it has nothing there: the address is wrong somewhere before /api/v4/. Of the token this says nothing.',
    credentialsUnknown:
      'This server has no check for tokens alone. Enter an endpoint to test with.',
    overloaded: 'The instance is overloaded or limits requests. Try again in a minute.',
    serverFault: 'The instance has a fault. Try again later, or tell its operator.',
    unexpected: 'An unexpected response. Check the address.',
    tokenUnavailable: 'Nothing was sent, because the stored token cannot be used:',
  },
  notice: {
    'set-aside':
      'The file with your connections could not be read. It was set aside as {file}, and a new list was begun.',
    'entries-set-aside':
      'Some connections ({count}) in your file could not be read and were left out. The file as it was is kept as {file}; the other connections are here.',
    newer:
      'The file with your connections was written by a newer version of Endpoint Explorer. It is left as it is, and nothing can be changed here; update the app.',
    unavailable:
      'The file with your connections cannot be read right now ({code}). Nothing is saved over it; check its permissions and start again.',
    'mode-narrowed':
      'Other people on this computer could read the file with your encrypted tokens. That was put right.',
    'link-replaced':
      'The file with your encrypted tokens was a link to elsewhere. A file of its own is there now.',
    'not-repaired':
      'Other people on this computer may be able to read the file with your encrypted tokens, and that could not be changed. Check the permissions of the data folder.',
  },
  /** Offered once to whoever began before it was there. */
  coreSample: {
    offer:
      'There is a second sample instance now, one that answers like dataCycle CORE. The endpoints core-events and core-places of the first have moved there.',
    take: 'Add it to the connections',
    decline: 'No, thanks',
  },
  hostGone: 'Endpoint Explorer has ended, so nothing was saved. Start it again.',
  connectionGone: 'This connection was removed, perhaps in another window. Nothing was saved.',
  invalid: 'An entry was not understood ({detail}). Check what you entered.',
  colour: 'Window colour',
  colourName: { none: 'None', green: 'Green', blue: 'Blue', amber: 'Amber', red: 'Red' },
  sampleNote:
    'The sample instance runs on this computer, with content made up for trying things out.',
  tokenState: {
    sample: 'Sample token',
    none: 'No token',
    stored: 'Token stored, encrypted',
    memory: 'Token in memory only',
    locked: 'Keyring locked',
    unavailable: 'Token out of reach',
    'other-origin': 'Token of another address',
    'key-missing': 'Token must be entered again',
    'key-changed': 'Token must be entered again',
    damaged: 'Token damaged',
    unreadable: 'Token file unreadable',
    'newer-version': 'Token file is newer',
  },
  tokenStateText: {
    sample: 'The sample instance brings its own token. It protects nothing and is no secret.',
    none: 'Requests are sent without a token. Most endpoints answer 401 then.',
    stored: 'Token stored, encrypted with the system keyring.',
    memory: {
      asked:
        'Endpoint Explorer was started so that tokens stay in memory. Enter the token again after the next start.',
      'no-keyring':
        'This computer offers no secure keyring. The token is kept in memory only and must be entered again after the next start. Nothing was written to disk.',
      locked:
        'The system keyring is locked, so the token is kept in memory only. Unlock the keyring and try it again; otherwise the token must be entered again after the next start.',
      'not-written':
        'The disk is full or cannot be written, so the token is kept in memory only and must be entered again after the next start.',
      'newer-version':
        'The file with the tokens belongs to a newer version of Endpoint Explorer and is left as it is. The token is kept in memory only; update the app to store it.',
    },
    memoryOverStored: {
      asked:
        'Endpoint Explorer was started so that tokens stay in memory. The new token is used until the app ends; the stored token is unchanged.',
      'no-keyring':
        'The system keyring cannot be reached, so the new token is used until the app ends. The token stored before is unchanged and is used again after the next start.',
      locked:
        'The system keyring is locked, so the new token is used until the app ends. The token stored before is unchanged and is used again after the next start, unless you unlock the keyring and try it again.',
      'not-written':
        'The disk is full or cannot be written, so the new token is used until the app ends. The token stored before is unchanged and is used again after the next start.',
      'newer-version':
        'The file with the tokens belongs to a newer version of Endpoint Explorer and is left as it is. The new token is used until the app ends; update the app to store it.',
    },
    locked:
      'The system keyring is locked. Unlock it and try again. Your stored tokens are unchanged.',
    unavailable:
      'The system keyring or the file with the tokens cannot be reached right now. Your stored tokens are unchanged; try again later.',
    'other-origin':
      'The stored token belongs to the address this connection had before, so it is not sent to the new one. Enter the token for the new address.',
    'key-missing':
      'The encryption key is no longer in the system keyring. The token must be entered again. Settings and history are not affected.',
    'key-changed':
      'The encryption key in the system keyring is another one. The token must be entered again; it opens by itself if the old key returns.',
    damaged: 'The stored token is damaged and must be entered again. Other tokens are fine.',
    unreadable:
      'The file with the tokens could not be read and was set aside as {file}. The tokens must be entered again.',
    'newer-version':
      'The file with the tokens was written by a newer version of Endpoint Explorer. It is left as it is; update the app to use it.',
  },
  baseUrlProblem: {
    'not-a-url': 'This is not an address. It should look like https://api.example.org',
    'not-http': 'Only https and http addresses can be reached.',
    'has-user':
      'The address contains a user name or password. Remove it; the token goes into its own field.',
    'has-query': 'The address contains a query. Only the part before /api/v4/ belongs here.',
    'other-version':
      'This address names another version of the API; this app speaks version 4. Leave out everything from /api/ on.',
  },
}
