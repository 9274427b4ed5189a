/** Why there is no (whole) answer, by kind (core/exchange/problem.ts and outcome.ts), and what to do next. */
export const exchange = {
  problem: {
    dns: {
      title: 'Host name not found',
      text: 'No computer named {host} could be found. Check the connection’s address, and whether you need a VPN.',
    },
    refused: {
      title: 'Nobody answers at that address',
      text: '{host} refused the connection. Check the port in the address, or whether the server is running.',
    },
    unreachable: {
      title: 'No way to that address',
      text: 'The network has no way to {host}. Check your network connection or VPN.',
      onMac:
        'macOS may refuse it too: Endpoint Explorer (or your browser) must be allowed under System Settings › Privacy & Security › Local Network.',
    },
    reset: {
      title: 'Connection cut',
      text: '{host} closed the connection before it answered. Send again; if it stays so, the server or a proxy in between has a fault.',
    },
    tls: {
      title: 'No secure connection',
      text: {
        expired: 'The certificate of {host} has expired. Its operator has to renew it.',
        'not-yet-valid': 'The certificate of {host} is not valid yet. Check this computer’s clock.',
        'wrong-host': 'The certificate was issued for another name than {host}. Check the address.',
        'self-signed':
          '{host} shows a certificate it issued itself, so it cannot be verified. Ask its operator for a proper one.',
        'unknown-issuer':
          'The certificate of {host} comes from an issuer this computer does not know. If it is your company’s, enter its certificate at the connection, under Advanced. Where the way leads through a proxy, the environment variable HTTPS_PROXY names it when the app runs in a browser.',
        handshake:
          '{host} and this app found no common way to encrypt. Check whether the address really speaks https.',
      },
    },
    proxy: {
      title: 'The proxy refused',
      text: 'The proxy {proxy} did not let the request through. Check its settings or ask its operator.',
    },
    timeout: {
      title: 'No response in time',
      text: 'Nothing came back within {seconds} s. Ask for a smaller page, fewer includes, or fewer filters.',
    },
    cancelled: { title: 'Cancelled', text: 'You cancelled the request before it was answered.' },
    'not-http': {
      title: 'Not a web server',
      text: 'What answers at {host} does not speak HTTP. Check the port and whether it should be https.',
    },
    'redirect-refused': {
      title: 'Redirect not followed',
      text: {
        'other-origin':
          'The server redirects to {to}, which is not this connection’s address. Your token was not sent there. If that is the right place, change the connection’s address.',
        'too-many': 'The server redirected more than 5 times and seems to go in circles.',
        'invalid-address':
          'The server redirects to an address that cannot be read, so it was not followed.',
        'method-changes':
          'The server answers POST with a redirect that would turn it into GET and lose the body. Send by GET, or use the address it names: {to}',
      },
    },
    'plain-http': {
      title: 'Not encrypted',
      text: 'The address of {host} begins with http, so the token would be readable on the way. Use https, or allow it in the connection.',
    },
    'foreign-link': {
      title: 'Link leaves this connection',
      text: 'The link points to another address than the connection’s, so it was not followed with your token.',
    },
    'unknown-connection': {
      title: 'Connection is gone',
      text: 'This connection was removed, perhaps in another window. Choose another one.',
    },
    'token-unavailable': {
      title: 'Token cannot be read',
      text: 'Nothing was sent, because the connection’s token cannot be read right now. Open the connection to see why.',
    },
    'invalid-request': {
      title: 'Defect in Endpoint Explorer',
      text: 'The page asked for something its own host does not understand ({detail}). Please report this.',
    },
    'host-fault': {
      title: 'Defect in Endpoint Explorer',
      text: 'The program behind this page failed at what it was asked ({detail}). Try once more; if it stays so, please report it.',
    },
    other: {
      title: 'No response',
      text: 'The request failed with {code}. Send again; if it stays so, report this code.',
    },
    'host-gone': {
      title: 'Endpoint Explorer has ended',
      text: 'The program behind this page does not run any more. Start it again; the form is kept as long as this page is open.',
    },
    'not-kept': {
      title: 'This response is not kept any more',
      text: 'Newer responses took its place, or the limit for kept responses was made smaller. Send the query again to see what comes now.',
    },
  },
  broken: {
    reset: 'The connection was cut after {size}. What arrived is shown.',
    silence:
      'No byte came for {seconds} s, so the app stopped after {size}. What arrived is shown.',
    'too-large': 'The response is larger than the limit of {limit}. The part up to there is shown.',
    'bad-encoding':
      'The data is not valid {encoding} after {size}. What could be decoded is shown.',
    cancelled: 'You cancelled after {size}. What arrived is shown.',
    other: 'It ended with {code} after {size}. What arrived is shown.',
  },
  notItems: {
    'not-json': {
      title: 'Not JSON',
      text: 'The response is not JSON, so it holds no items. Check whether the address is that of the API.',
    },
    html: {
      title: 'A web page instead of data',
      text: 'The response is HTML. Often it is a login page, an error page or a wrong address.',
    },
    empty: { title: 'Empty response', text: 'The response has no body at all.' },
    'graph-object': {
      title: "{'@'}graph is no list",
      text: "{'@'}graph is a single object instead of a list of items. The whole response is shown as it came.",
    },
    'graph-scalar': {
      title: "{'@'}graph is no list",
      text: "{'@'}graph holds no items, but something else. The whole response is shown as it came.",
    },
    broken: {
      title: 'Broken off before the first item',
      text: 'The response ended before a whole item had arrived. What came is shown below.',
    },
    'no-graph': {
      title: "No {'@'}graph",
      text: "The response is JSON, but has no list of items ({'@'}graph). The whole response is shown as it came.",
    },
  },
  /** By ErrorAdvice (core/response/error-cause.ts). */
  advice: {
    redirect: 'The server redirects, which was not followed. The headers name the address.',
    'no-token': 'No token was sent. Enter the access token in the connection.',
    'token-refused':
      'The server refuses the token itself: it is wrong or has expired. Enter a valid one in the connection.',
    'core-token-refused':
      'It is the token: dataCycle CORE refuses it before it looks at the endpoint. Either it is wrong or no longer valid, or the account that it belongs to is locked. Ask whoever gave you the token.',
    'core-access-missing':
      'The token is valid, but this endpoint does not answer it: either it is not released for the API, or it is not shared with the user that the token belongs to. Whoever publishes the endpoint can change both.',
    'access-missing':
      'The token is valid, but has no right to this endpoint. Ask whoever publishes it.',
    'token-or-access':
      'Either the token is wrong or has expired, or it has no right to this endpoint: this server says 401 to both. An endpoint that the token is sure to open tells them apart, and so does Test in the connection.',
    'no-access':
      'The server refuses access to this endpoint. Ask whoever publishes it whether this token may read it.',
    'core-endpoint-unknown':
      'The token was accepted, and there is no endpoint of this ID or slug. Capitals count in a slug, and the name of an endpoint is not its slug.',
    'endpoint-missing':
      'There is nothing at this path, which says nothing about the token. Check the endpoint’s ID or slug, then the connection’s address.',
    'base-address':
      'The server has no such path: the connection’s address is not quite right. This says nothing about the token or the endpoint.',
    'core-guard':
      'The server answers 404 to every URL with “..” in it. Send that value in the body of a POST, or leave out a dot.',
    'core-guard-path':
      'The server answers 404 to every path with “..” in it, by POST too. Use the endpoint’s ID instead of this slug.',
    'another-program':
      'What answers here is another program than the API. Check the connection’s address.',
    'bad-request':
      'The server does not accept the request as it was sent. Its own words above say why.',
    'bad-request-silent':
      'The server does not accept the request. It may be broken JSON, a number that is too large, or one name given twice with values that do not fit together.',
    unprocessable: 'The server understood the request, but cannot carry it out as it is.',
    method: 'The server does not take {method} here. Try the other method.',
    'not-acceptable':
      'The server does not deliver or take JSON here. Check the connection’s address.',
    'too-large': 'The request is too long for the server. Send it by POST.',
    'core-slow':
      'The query took dataCycle CORE longer than it allows (a minute). Ask for a smaller page, fewer relations or fewer attributes.',
    'too-many':
      'The server asks to wait: too many requests. Some servers also say so to a slow query.',
    client: 'The server refuses the request as it was sent.',
    gateway:
      'What stands in front of the server got no usable response from it. Try again in a moment.',
    overload: 'The server is overloaded or under maintenance. Try again later.',
    timeout: 'The server took too long. Ask for a smaller page, fewer includes or fewer filters.',
    server:
      'The server failed at this request. Either the fault passes, or a part of the query brings it about; its operator finds it in the log by the request’s ID.',
  },
  retryAfter: 'Try again in {seconds} s.',
  retryAt: 'Try again after {date}.',
  serverSays: 'The server says',
  serverSilent: 'The server gives no reason.',
  copyForOperator: 'Copy for the operator',
  enterToken: 'Enter token',
  goToField: 'Go to the field',
}
