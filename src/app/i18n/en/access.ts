/** Words of the matrix of endpoints and tokens. */
export const access = {
  open: 'Access overview…',
  title: 'Access to the endpoints of “{name}”',
  intro:
    'Checks each known endpoint with the token of each chosen connection: up to {price} small requests. For a second token, duplicate a connection and enter the token in the copy.',
  none: 'No endpoint is known for this connection yet. Fetch the list from the server, or send a query to an endpoint.',
  fetch:
    'Fetch the server’s list of endpoints ({count} request) | Fetch the server’s lists of endpoints ({count} requests)',
  connections: 'Connections',
  newest: 'Time of the last change',
  newestHint: 'On servers other than dataCycle CORE this takes up to three requests per endpoint.',
  start: 'Run (up to {price} requests)',
  stop: 'Stop',
  running: '{sent} requests so far…',
  stopped: 'Stopped. Empty cells were not checked.',
  done: 'Done. Requests sent: {sent}.',
  copy: 'Copy as Markdown',
  csv: 'Save as CSV',
  column: {
    label: 'Endpoint',
    name: 'Slug or UUID',
    kind: 'Kind',
    items: 'items',
    newest: 'changed',
  },
  items: '{count} items',
  noCount: 'access, no total',
  changed: 'changed {time}',
  /** Of a 401, by RefusedFor (core/investigate/access/ask-access.ts). */
  refused: {
    token: '401: token refused',
    access: '401: no access',
    'no-token': '401: no token',
  },
  closed: {
    401: '401: invalid token or no access',
    403: '403: no access',
    404: '404: not found',
    other: '{status}',
  },
} as const
