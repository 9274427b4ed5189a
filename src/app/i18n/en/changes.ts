/** Words of what has changed since a day. */
export const changes = {
  title: 'What has changed since…',
  since: 'Since the day',
  noEndpoint: 'Enter an endpoint first: what was changed is told of its items.',
  price:
    'Takes {count} small requests: the endpoint {endpoint}, and the deletions of the instance.',
  ask: 'Ask',
  stopped: 'Stopped: nothing can be said yet.',
  unknown: 'unknown',
  failed: 'Nothing can be said: {reason}.',
  changed: {
    title: 'Changed in the endpoint',
    total:
      '{total} in all, the {shown} newest here. What only linked content changed is not among them.',
  },
  deleted: {
    title: 'Deleted in the whole instance',
    total:
      '{total} in all, by whole days, the {shown} newest here. The server does not tell which endpoint they were in.',
  },
  query: 'Open as a query',
  left: 'What only left the endpoint (taken out, expired, no longer fitting its filter) stands in neither list: compare with a kept answer.',
}
