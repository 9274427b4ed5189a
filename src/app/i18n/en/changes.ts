/** Words of what has changed since a day. */
export const changes = {
  title: 'Changes since…',
  since: 'Since the day',
  noEndpoint: 'Enter an endpoint first to see the changes of its items.',
  price: 'Sends {count} small requests: one to {endpoint}, one for deleted items of the server.',
  ask: 'Show changes',
  stopped: 'Stopped. No result yet.',
  unknown: 'unknown',
  failed: 'No result: {reason}.',
  changed: {
    title: 'Changed in the endpoint',
    total:
      '{total} in all; the newest {shown} are listed. What only linked content changed is not among them.',
  },
  deleted: {
    title: 'Deleted on the whole server',
    total:
      '{total} in all, by whole days (UTC); the newest {shown} are listed. The server does not say which endpoint they were in.',
  },
  query: 'Open as a query',
  left: 'Items that only left the endpoint are in neither list: removed, expired or no longer matching. Compare with a saved response to find them.',
} as const
