/** Words of what has changed since a day. */
export const changes = {
  title: 'Changes since…',
  since: 'Since the day',
  noEndpoint: 'Enter an endpoint first to see the changes of its items.',
  price:
    'Sends {count} small requests: one for changes in {endpoint}, one for items deleted on the server.',
  ask: 'Show changes',
  stopped: 'Stopped. No result yet.',
  all: '{count} item. | {count} items.',
  newest: 'The newest {count} are listed; there may be more.',
  newestOf: '{total} items; the newest {count} are listed.',
  failed: 'No result: {reason}.',
  changed: {
    title: 'Changed in the endpoint since {date}',
    none: 'Nothing was changed.',
    note: 'An item does not count if only its linked content changed.',
  },
  deleted: {
    title: 'Deleted on the whole server since {date}',
    none: 'Nothing was deleted.',
    note: 'The server counts whole days (UTC). It does not say which endpoint an item was in.',
  },
  query: 'Open as a query and send',
  left: 'Items that were removed from the endpoint, have expired or no longer match are in neither list. Compare with a saved response to find them.',
} as const
