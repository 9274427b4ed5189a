/** Words of what has changed between a kept answer and the one that is shown. */
export const compare = {
  open: 'What has changed since then',
  title: 'What has changed',
  before: 'Earlier',
  after: 'Later',
  kept: 'kept',
  shown: 'shown now',
  items: '{count} item | {count} items',
  itemsOf: '{count} of {total} item | {count} of {total} items',
  itemsUnknown: '{count} item, total unknown | {count} items, total unknown',
  needed: {
    nothing: 'No response is shown to compare with',
    same: 'The response that is shown is this very one',
    text: 'Send the query again: its response will be compared with the one kept at {time}.',
    gone: 'The connection “{name}” does not exist any more, so the query cannot be sent again from here. Show any other response, then compare.',
  },
  send: 'Send this query again',
  waiting: 'The response is still coming…',
  comparing: 'Comparing…',
  nothing: 'Nothing has changed',
  nothingText:
    'The item is as it was: the same one, with the same values. | All {count} items are as they were: the same ones in the same order, with the same values.',
  noneText: 'Neither response has any items.',
  summary: {
    changed: '{count} changed',
    added: '{count} added',
    removed: '{count} removed',
    moved: '{count} only moved',
    unchanged: '{count} the same',
  },
  show: {
    all: 'All',
    changed: 'Changed',
    added: 'Added',
    removed: 'Removed',
    moved: 'Moved',
  },
  kind: {
    changed: 'changed',
    added: 'added',
    removed: 'removed',
    moved: 'moved',
  },
  search: "Name or {'@'}id",
  found: '{count} found',
  nothingFound: 'Nothing found',
  list: 'Items that are not as they were',
  unnamed: 'without a name',
  copyId: "Copy the {'@'}id",
  differences: '{count} difference | {count} differences',
  place: 'Place {before} → {after}',
  choose: 'Choose an item to see its values.',
  onlyMoved: 'Its values are the same; only its place in the list is another one.',
  path: 'Attribute',
  absent: 'not there',
  rewritten: 'the same number, written in another way',
  reordered: 'the same members in another order',
  cut: '… {count} characters in all',
  more: 'The first {shown} of {count} differences are shown.',
  caution: {
    'no-list': {
      before: 'The earlier response is no list of items; it may be an error.',
      after: 'The later response is no list of items; it may be an error.',
    },
    'broken-off': {
      before: 'The earlier response broke off: what seems to be added may have been there already.',
      after: 'The later response broke off: what seems to be removed may still be there.',
    },
    'other-instance': 'The two responses come from different instances.',
    'other-endpoint': 'The two responses come from different endpoints.',
    'other-query':
      'The two queries differ, so differences may come from the query and not from the content.',
    'other-page':
      'The two responses are different pages: “added” and “removed” may only mean another page.',
    'one-page': {
      sorted:
        'Only one page of all hits is compared: “added” and “removed” may only mean that an item slipped to another page.',
      unsorted:
        'Only one page of all hits is compared, and without a sort the server may choose any order: “added” and “removed” may only mean another page.',
    },
    'other-sort': 'The two queries sort differently, so places say nothing.',
    'repeated-ids':
      '{count} item came more than once in one response; the first ones are compared. | {count} items came more than once in one response; the first ones are compared.',
    'without-id':
      "Items without an {'@'}id cannot be compared: {before} in the earlier response, {after} in the later one.",
  },
}
