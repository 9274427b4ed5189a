/** Words of the panes that the window is divided into. */
export const panes = {
  tabs: 'Parts of the window',
  query: 'Query',
  answer: 'Response',
  item: 'Item',
  queryWidth: 'Width of the query',
  formShare: 'Height of the form',
  answerShare: 'Width of the response',
  answerHeight: 'Height of the response',
  place: 'Item pane',
  places: {
    beside: 'beside the response',
    below: 'below the response',
    alone: 'instead of the response',
  },
  showQuery: 'Show the query',
  showItem: 'Show the item',
} as const
