/** Words of what sets chosen rows apart from the others of their response. */
export const contrast = {
  menu: 'Compare these {count} rows with the others…',
  chip: '{chosen} of {items} selected…',
  chipHint: 'How the selected rows differ from the others',
  title: 'Selected and other rows compared',
  scope: '{chosen} selected, {others} other | {chosen} selected, {others} others',
  differences: 'Where they differ most',
  attribute: 'Attribute or value',
  chosen: 'Selected',
  others: 'Others',
  share: '{having} of {items}',
  describe: 'Values of {name}',
  none: 'No clear difference: no attribute or value is much more frequent in one group.',
  tooFew: 'Too few rows to compare. Select more rows, or leave more of them unselected.',
  more: '{count} smaller difference is not listed. | {count} smaller differences are not listed.',
  truncated: 'There are more attributes or different values than were compared.',
  rule: 'Shown are differences of 10 % or more that don’t depend on a single row. Values longer than 200 characters are left out. The counts don’t say why rows differ.',
} as const
