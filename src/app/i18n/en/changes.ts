/** Words of what has changed since a day. */
export const changes = {
  title: 'Changes since…',
  since: 'Since the day',
  noEndpoint: 'Enter an endpoint first to see the changes of its items.',
  price: 'Sends {count} small requests: one to {endpoint}, one for deleted items of the server.',
  ask: 'Show changes',
  stopped: 'Stopped. No result yet.',
  all: '{count} item. | {count} items.',
  newest: 'The newest {count} are listed; there may be more.',
  newestOf: '{total} items; the newest {count} are listed.',
  failed: 'No result: {reason}.',
  changed: {
    title: 'Changed in the endpoint since {date}',
    none: 'Nothing was changed.',
    note: 'Items of which only linked content changed do not count.',
  },
  deleted: {
    title: 'Deleted on the whole server since {date}',
    none: 'Nothing was deleted.',
    note: 'The server counts whole days (UTC) and does not say from which endpoint.',
  },
  query: 'Open as a query and send',
  left: 'Items that only left the endpoint are in neither list: removed, expired or no longer matching. Compare with a saved response to find them.',
} as const
