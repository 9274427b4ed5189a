/** Words of the matrix of endpoints and tokens. */
export const access = {
  open: 'Access at a glance…',
  title: 'Access to the endpoints of “{name}”',
  intro:
    'Asks each endpoint in the list with the token of each chosen connection, one after the other: {price} small requests at most. For a second token, duplicate a connection and enter it there.',
  none: 'No endpoint of this connection is known yet. Fetch the list from the instance, or send a query to one.',
  fetch:
    'Fetch the list that the instance has for the token ({count} request) | Fetch the lists that the instance has for the tokens ({count} requests)',
  connections: 'Connections',
  newest: 'When content was changed last',
  newestHint:
    'On an instance other than dataCycle CORE this takes up to three requests for each endpoint.',
  start: 'Ask (up to {price} requests)',
  stop: 'Stop',
  running: '{sent} requests so far…',
  stopped: 'Stopped: what is empty was not asked.',
  done: '{sent} requests.',
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
  noCount: 'open, no count',
  changed: 'changed {time}',
  closed: {
    401: '401: token or its right',
    403: '403: no right',
    404: '404: unknown',
    other: '{status}',
  },
}
