/** Words of what has changed since a day. */
export const changes = {
  title: 'What has changed since…',
  since: 'Since the day',
  noEndpoint: 'Enter an endpoint first: the changes are those of its items.',
  price:
    'Sends {count} small requests: to the endpoint {endpoint}, and for what the instance has deleted.',
  ask: 'Ask',
  stopped: 'Stopped: nothing can be said yet.',
  unknown: 'unknown',
  failed: 'Nothing can be said: {reason}.',
  changed: {
    title: 'Changed in the endpoint',
    total:
      '{total} in all; the newest {shown} are listed. What only linked content changed is not among them.',
  },
  deleted: {
    title: 'Deleted in the whole instance',
    total:
      '{total} in all, counted by whole days; the newest {shown} are listed. The server does not tell which endpoint they were in.',
  },
  query: 'Open as a query',
  left: 'What only left the endpoint (taken out, expired, no longer fitting its filter) is in neither list: compare with a kept response.',
}
