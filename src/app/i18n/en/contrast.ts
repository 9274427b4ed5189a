/** Words of what sets chosen rows apart from the others of their response. */
export const contrast = {
  menu: 'Compare these {count} rows with the others…',
  chip: '{chosen} chosen of {items}…',
  chipHint: 'In what the chosen rows differ from the others',
  title: 'Chosen rows against the others',
  scope: '{chosen} chosen, {others} other | {chosen} chosen, {others} others',
  differences: 'Where they differ most',
  attribute: 'Attribute or value',
  chosen: 'Chosen',
  others: 'Others',
  share: '{having} of {items}',
  describe: 'What is in {name}',
  none: 'Nothing sets them apart: no attribute or value is clearly more frequent in one group than in the other.',
  tooFew:
    'These are too few to say anything: one row more or less would undo every difference. Choose more rows, or leave more of them.',
  more: '{count} smaller difference is not listed. | {count} smaller differences are not listed.',
  truncated: 'There are more attributes or different values than were compared.',
  rule: 'Counted are the rows that have something in an attribute, and those with one of its values, up to 200 characters each. Listed is what would still be a difference with one row fewer on one side and one more on the other, and is at least 10% apart. Why they differ, the counts do not say.',
}
