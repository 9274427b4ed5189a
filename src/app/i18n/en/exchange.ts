/** Why there is no response, or only part of one, by kind (core/exchange/outcome.ts and outcome.ts), and what to do next. */
export const exchange = {
  endpointUnknown: 'Endpoint “{endpoint}” not found',
  problem: {
    dns: {
      title: 'Host name not found',
      text: 'No server named {host} was found. Check the connection’s address. Do you need a VPN?',
    },
    refused: {
      title: 'Connection refused',
      text: 'No server answers at {host}. Check the port in the address. Is the server running?',
    },
    unreachable: {
      title: 'Network unreachable',
      text: '{host} cannot be reached from this network. Check your network connection or VPN.',
      onMac:
        'macOS may be blocking the connection. Allow Endpoint Explorer (or your browser) under System Settings › Privacy & Security › Local Network.',
    },
    reset: {
      title: 'Connection cut',
      text: '{host} closed the connection before responding. Try again. If the problem remains, the server or a proxy has an error.',
    },
    tls: {
      title: 'No secure connection',
      text: {
        expired: 'The certificate of {host} has expired. The server’s operator has to renew it.',
        'not-yet-valid': 'The certificate of {host} is not valid yet. Check this computer’s clock.',
        'wrong-host': 'The certificate was issued for a name other than {host}. Check the address.',
        'self-signed':
          '{host} uses a self-signed certificate. If you know the server, add its certificate under “Advanced” in the connection. The app then trusts this server.',
        'unknown-issuer':
          'This computer does not know the issuer of {host}’s certificate. If the issuer is your company, add its certificate under “Advanced” in the connection. In browser mode behind a proxy, set the environment variable HTTPS_PROXY.',
        handshake:
          '{host} and this app share no encryption method. Does the address support https?',
      },
      fingerprint:
        'Compare its SHA-256 fingerprint with the one that the server’s operator names: {fingerprint}',
    },
    proxy: {
      title: 'The proxy refused the request',
      text: 'The proxy {proxy} did not let the request through. Check the proxy settings or ask the proxy’s operator.',
      login:
        'The proxy {proxy} requires a login (status 407). In the browser, put it into the environment variable HTTPS_PROXY (http://user:password@proxy). In the desktop app, ask the proxy’s operator for an exception.',
    },
    timeout: {
      title: 'No response in time',
      text: 'No response within {seconds} s. Try a smaller page, fewer included relations or fewer filters.',
    },
    cancelled: { title: 'Canceled', text: 'You canceled the request before a response arrived.' },
    'not-http': {
      title: 'Not a web server',
      text: '{host} does not speak HTTP. Check the port. Should the address begin with https://?',
    },
    'invalid-head': {
      title: 'Invalid HTTP response',
      text: {
        lengths:
          'The lengths in the response of {host} contradict each other: Content-Length appears twice, beside Transfer-Encoding, or does not match the body. HTTP forbids this, so the app refuses the response; other programs may read it. “curl -i” shows the headers.',
        'too-large':
          'The response headers of {host} are larger than this app reads. “curl -i” shows them.',
        other:
          'The response headers of {host} contain a line or a character that HTTP forbids. “curl -i” shows them.',
      },
    },
    'redirect-refused': {
      title: 'Redirect not followed',
      text: {
        'other-origin':
          'The server redirects to {to}, which is not this connection’s address. Your token was not sent there. If the new address is right, change the connection.',
        'too-many': 'The server redirected more than {max} times, probably in a loop.',
        'invalid-address':
          'The server redirects to an invalid address. The app did not follow the redirect.',
        'method-changes':
          'If the app followed the server’s redirect, the body of the POST request would be lost. Use GET, or send the request to this address: {to}',
      },
    },
    'plain-http': {
      title: 'Not encrypted',
      text: 'The address of {host} begins with http://, so others could read the token. Use https://, or allow unencrypted requests in the connection.',
    },
    'unknown-connection': {
      title: 'Connection removed',
      text: 'This connection was removed, perhaps in another window. Choose a different connection.',
    },
    'token-unavailable': {
      title: 'Token cannot be read',
    },
    'invalid-request': {
      title: 'Defect in Endpoint Explorer',
      text: 'An internal request of the app was invalid ({detail}). Please report this.',
    },
    'host-fault': {
      title: 'Defect in Endpoint Explorer',
      text: 'The app failed ({detail}). Try again. If the error remains, please report it.',
    },
    other: {
      title: 'No response',
      text: 'The request failed with the error code {code}. Try again. If the request keeps failing, report this code.',
    },
    'host-gone': {
      title: 'Endpoint Explorer has stopped',
      text: 'The app behind this page is no longer running. Start the app again. Your query stays in the form while this page is open.',
    },
    'app-refused': {
      title: 'Request refused by the app itself',
      text: 'Nothing was sent to the server: Endpoint Explorer refused the request of this page (HTTP {status}). Reload the page. If this remains, delete the cookies of 127.0.0.1 in your browser.',
    },
    'not-kept': {
      title: 'This response is not saved',
      text: 'Send the query again.',
    },
  },
  broken: {
    reset: 'The connection was cut after {size}. The part that arrived is shown.',
    silence:
      'No data arrived for {seconds} s, so the app canceled the request after {size}. The part that arrived is shown.',
    duration:
      'The response was not complete after {seconds} s, the limit set in the connection. It was cut after {size}. The part that arrived is shown.',
    'too-large':
      'The response is larger than the limit of {limit}. The part up to this limit is shown.',
    'bad-encoding':
      'After {size}, the data is not valid {encoding}. The part that could be decoded is shown.',
    'unknown-encoding':
      'The app cannot decode {encoding}, so it cannot show the response. Ask the server’s operator for gzip or br.',
    cancelled: 'You canceled the request after {size}. The part that arrived is shown.',
    other:
      'The response ended after {size} with the error code {code}. The part that arrived is shown.',
  },
  notItems: {
    'not-json': {
      title: 'Not JSON',
      text: 'The response is not JSON, so it has no items. Is the connection’s address the address of the API?',
    },
    html: {
      title: 'A web page instead of data',
      text: 'The response is HTML. It is probably a login page or an error page, or the address is wrong.',
    },
    empty: { title: 'Empty response', text: 'The response has no body at all.' },
    'graph-object': {
      text: '@graph is a single object instead of a list of items. The whole response is shown as it arrived.',
    },
    'graph-scalar': {
      title: '@graph is not a list',
      text: '@graph is not a list of items. The whole response is shown as it arrived.',
    },
    broken: {
      title: 'Response ended before the first item',
      text: 'The response ended before a whole item had arrived. The part that arrived is shown below.',
    },
    'left-out': {
      title: 'Items in total: {total}',
      text: 'The query leaves out the items (section[@graph]=0). Remove this parameter to see the items.',
    },
    'no-graph': {
      title: 'No @graph',
      text: 'The response is JSON, but has no list of items (@graph). The whole response is shown as it arrived.',
    },
  },
  /** By ErrorAdvice (core/response/error-cause.ts). */
  advice: {
    redirect:
      'The server redirects to another address. The app did not follow the redirect. The response headers contain the new address.',
    'not-modified':
      'Not modified: the server says that a saved copy is still valid, and sends no data. The app keeps no copies and did not ask for this; a cache between here and the server may be wrong. Send again.',
    'no-token': 'No token was sent. Enter the access token in the connection.',
    'token-refused':
      'The server refuses the token: the token is wrong or has expired. Enter a valid one in the connection.',
    'core-token-refused':
      'The token is invalid or has expired, or its account is locked. The endpoint is not the cause. Ask whoever issued the token.',
    'core-access-missing':
      'The token is valid, but has no access to this endpoint. The endpoint must be released for the API and shared with the token’s user. The endpoint’s owner can do both.',
    'access-missing':
      'The token is valid but has no access to this endpoint. Ask the endpoint’s owner.',
    'token-or-access':
      'Status 401 means: invalid token or no access to this endpoint. To tell which, use “Test connection” in the connection, or try an endpoint that works with this token.',
    'no-access': 'The server refuses access to this endpoint. Ask the endpoint’s owner for access.',
    'core-endpoint-unknown':
      'The token works, but there is no endpoint with this ID or slug. Slugs are case-sensitive and may differ from the endpoint’s name.',
    'endpoint-missing':
      'The server found nothing at this path. The token may or may not be valid. Check the endpoint’s ID or slug, then the connection’s address.',
    'base-address':
      'The server does not know this path. Check the connection’s address. The token and the endpoint were not checked.',
    'core-guard': 'URLs containing “..” return 404. Use POST, or remove a dot.',
    'core-guard-path':
      'Paths containing “..” return 404, even with POST. Use the endpoint’s ID instead of this slug.',
    'another-program':
      'The response is from another program, not from the API. Check the connection’s address.',
    'bad-request': 'The server rejects the request. The server’s message above gives the reason.',
    'bad-request-silent':
      'The server rejects the request without giving a reason. Check for invalid JSON, numbers that are too large, or duplicate names.',
    unprocessable: 'The server understood the request but cannot process it.',
    method:
      'The server does not accept {method} for this request. Try GET instead of POST, or POST instead of GET.',
    'proxy-login':
      'Status 407: a proxy between this computer and the server requires a login. It is not the API that refuses the token. Ask the proxy’s operator.',
    'not-acceptable':
      'The server does not deliver or accept JSON for this request. Check the connection’s address.',
    'too-large': 'The request is too long for the server. Send it with POST.',
    'core-slow':
      'The query took longer than the minute that dataCycle CORE allows. Try a smaller page, fewer relations or fewer fields.',
    'too-many':
      'The server reports too many requests. Wait a moment. Some servers also report this for slow queries.',
    client: 'The server refuses the request in its current form.',
    gateway: 'A gateway got no usable response from the server. Try again in a moment.',
    overload: 'The server is overloaded or under maintenance. Try again later.',
    timeout:
      'The server took too long. Try a smaller page, fewer included relations or fewer filters.',
    server:
      'The server failed on this request. Try again, or change the query. The server’s operator can look up the request ID in the log.',
  },
  retryAfter: 'Try again in {seconds} s.',
  retryAt: 'Try again after {date}.',
  serverSays: 'The server says',
  appKnows: 'Likely cause, according to the app',
  serverSilent: 'The server gives no reason.',
  copyForOperator: 'Copy details for the server’s operator',
  enterToken: 'Enter token',
  goToField: 'Go to the field',
} as const

export const requestLog = {
  none: 'Nothing sent yet',
  noneText: 'Every request that the app sends is listed here until you close the app.',
  count: '{count} request since the app started | {count} requests since the app started',
  purpose: {
    send: 'Sent by you',
    page: 'Page {number}',
    anotherPage: 'Another page',
    compare: 'Sent again for a comparison',
    batch: 'Check of saved queries: {name}',
    export: 'Export, page {page}',
    set: {
      count: 'Fetch all items: total',
      list: 'Fetch all items: list of IDs',
      batch: 'Fetch all items: batch (request {number})',
      page: 'Fetch all items: page (request {number})',
    },
    sync: {
      list: 'Import check: list of IDs (request {number})',
      modified: 'Import check: changes according to dct:modified (request {number})',
      touched: 'Import check: changes according to dc:touched (request {number})',
      deleted: 'Import check: deletions (request {number})',
    },
    check: 'Check of {parameter}',
    doctor: 'Check why there are no or few items',
    culprit: 'Search for the cause of an error',
    'include-cost': 'Load time of linked items',
    missing: 'Search for an item',
    item: 'One item by its ID',
    changes: {
      changed: 'Changes since a date: changed items',
      deleted: 'Changes since a date: deletions',
      names: 'Changes since a date: names of the items',
      list: 'Changes since a date: list of IDs',
    },
    conformance: 'API check',
    access: 'Access to {endpoint}',
    'connection-test': 'Connection test',
    endpoints: 'List of endpoints',
    'concept-schemes': 'List of category groups',
    concepts: 'List of categories',
    counts: 'Number of items per value',
    'whole-count': 'Total of an endpoint',
    'linked-names': 'Names of linked items',
    'used-in': 'Search for items that use an item',
    picture: 'Picture',
    update: 'Check for a newer version',
  },
  redirected: '{purpose}, redirected',
  waiting: 'waiting for the response',
  receiving: 'receiving',
  brokenOff: 'incomplete',
  total: 'total: {total}',
  copyCurl: 'Copy as cURL',
  copyLine: 'Copy request line',
  openTab: 'Open as a query in a new tab',
  noForm: 'This request cannot be opened as a query',
  withoutToken: '{connection}, no token',
  unsaved: 'unsaved connection',
  removed: 'removed connection',
  leftOut: 'The form has no field for: {parts}',
} as const
