/** Words of one item that is opened by its ID. */
export const openedItem = {
  title: 'Item by its ID',
  ask: 'Open an item by its ID',
  open: 'Open',
  back: 'Back to the list',
  way: { thing: 'Anywhere on the server', 'endpoint-item': 'Through this endpoint' },
  wayHint: {
    thing: 'Finds every item that the token can read, even outside this endpoint.',
    'endpoint-item': 'Finds the items of this endpoint, and the items they link to.',
  },
  asking: 'Loading…',
  expired: 'The item exists but has expired, so no list contains it. The server says: {words}',
  unknown: {
    thing: 'No item with this ID on this server. Is the ID complete?',
    'endpoint-item': 'The item is not in this endpoint, and no item in it links to it.',
  },
  refused: 'The server refuses the item ({status}): this token has no access to it.',
  other: 'No item received (status {status}). {words}',
  rowMenu: 'Open by its ID',
  relation: 'open',
  relationHint: 'Open this item beside the list (Enter)',
} as const
