import type { ReportWords } from './cli-words.ts'

export const enReports: ReportWords = {
  batch: {
    title: 'Check of queries',
    summary: ({ requests, withFaults, notJudged }) =>
      `${requests} queries: ${withFaults} with faults, ${notJudged} not judged.`,
    scope: (baseUrl) => `Sent to ${baseUrl}. Each response is judged by its first page.`,
    requests: 'Queries',
    withFaults: 'With faults',
    notJudged: 'Not judged',
    leftOut: 'Entries that are no queries',
    droppedTokens: 'Tokens not used',
    leftOutSentence: (count) => `${count} entries are no queries of this API.`,
    droppedTokensSentence: (count) => `${count} tokens in the files were not used.`,
    total: (total) => `${total ?? 'unknown'} items`,
    fine: (count) => `${count} without faults`,
    response: 'response',
    verdict: {
      obeyed: 'obeyed',
      ignored: 'ignored',
      partly: 'partly',
      absent: 'absent',
      unknown: 'unknown',
    },
    reason: (reason) => reason,
    finding: (kind) => kind,
    why: {
      status: 'status',
      'no-response': 'no-response',
      'no-list': 'no-list',
      incomplete: 'incomplete',
      'no-items': 'no-items',
      'incomplete-query': 'incomplete-query',
      'other-server': 'other-server',
      'no-connection': 'no-connection',
      'locked-token': 'locked-token',
      stopped: 'stopped',
    },
  },
  drift: {
    withoutType: 'without type',
    total: (now, before) => `The server counts ${now} items (was ${before}).`,
    items: (now, before) => `${now} items came (was ${before}).`,
    'type-gone': (type, before) => `${type}: no items any more (was ${before}).`,
    'type-new': (type, items) => `${type}: ${items} items of a new type.`,
    'type-share': (type, now, before) => `${type}: ${now} % of all items (was ${before}).`,
    missing: (type, attribute, now, before) =>
      `${type}: ${attribute} is missing in ${now} % (was ${before}).`,
    unresolved: (type, attribute, now, before) =>
      `${type}: details of ${attribute} are not loaded in ${now} % (was ${before}).`,
  },
  sync: {
    title: 'Import check',
    verdict: ({ missed, stale, kept, removed }, isClean) =>
      `${isClean ? 'Nothing wrong: ' : ''}${missed} missed, ${stale} stale, ${kept} kept, ${removed} removed.`,
    scope: (baseUrl, startedAt, askedAt) =>
      `An import from ${baseUrl} that loaded everything at ${startedAt} and asked again at ${askedAt}.`,
    stamp: 'Changes by',
    mark: 'Asked since',
    removal: 'Removes by',
    held: 'Items kept',
    now: 'Items now',
    requests: 'Requests',
    modified: 'Filter by modified',
    touched: 'Filter by touched',
    deletions: 'Deletions',
    tried: { answered: 'answered', failed: 'failed', 'own-filter': 'own-filter' },
    deleted: { whole: 'whole', part: 'part', failed: 'failed' },
    wrong: {
      missed: (count) => `${count} missed: in the response, not in the import`,
      stale: (count) => `${count} stale: in the import, in an old state`,
      kept: (count) => `${count} kept: in the import, not in the response any more`,
      removed: (count) => `${count} removed: in the response, removed by the import`,
    },
    cause: (cause) => cause,
    note: (text) => `Note: ${text}`,
    notes: {
      'edited-by-pages': (count) =>
        `${count} changed while the set was loaded; page by page in the default order, such an item can be lost, another one comes twice, and the total stays the same`,
      'gone-by-pages': (count) =>
        `${count} went while the set was loaded; page by page, the item behind each can be lost, and none comes twice`,
      'tied-deletions': (count) =>
        `${count} deletions share a timestamp; page by page, some come twice and some never, on one page with room for all each comes once`,
      'two-queries':
        'only a list of IDs and timestamps is one query with its total; with any other field the two can disagree while somebody edits',
      'nested-cache':
        'the query filters by another endpoint, whose cache may be late; asked directly, that endpoint is up to date',
    },
  },
}
