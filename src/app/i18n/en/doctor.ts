/** Words of the search for the reason of an answer (truth.md section 4). */
export const doctor = {
  title: 'Why is the result like this?',
  open: 'Find the reason (up to {price} small requests)',
  cancel: 'Stop',
  close: 'Close',
  ladder: 'What was asked, and what came',
  running: 'Looking for the reason: {sent} requests so far…',
  stopped: 'Stopped: what is missing below was not asked, so there is no verdict.',
  waiting: 'not known yet',
  passed: 'yes',
  hits: '{count} item | {count} items',
  atLeast: 'at least {count}',
  leaveOut: 'Leave out {conditions} and send ({hits})',
  failure: {
    status: 'answered with {status}',
    noList: 'not a list of items, or broken off',
  },
  condition: {
    and: ' and ',
    fullText: 'the full text “{value}”',
    language: 'language = {value}',
    ownLanguage: 'the instance’s own language',
    pair: '{name} = {value}',
  },
  step: {
    address: 'The address answers',
    token: 'The token is accepted',
    endpoint: 'The endpoint exists',
    whole: 'The endpoint without any condition',
    alone: 'Only {conditions}',
    without: 'Without {conditions}',
    pair: 'Only {conditions}',
  },
  verdict: {
    found: 'Nothing matches {conditions}. Without it: {hits}.',
    pair: 'Each of these finds items, but none matches all of them: {conditions}.',
    emptyEndpoint:
      'The endpoint holds no items even without any condition, so nothing in the query is to blame.',
    nothingShrinks: 'No condition takes any items away: {hits}.',
    shrinks: '{condition} takes most away: {without} without it, {hits} with it.',
    unexplained:
      'No single condition and no two of them are to blame: only more of them together leave nothing.',
    failed: 'No verdict: a request was not answered as needed ({reason}). Try again.',
  },
}
