import { mebibyte } from '#core/exchange/limits.ts'
import { sayExpectation } from '#core/folder/expectation.ts'
import { maxFileBytes } from '#host/storage/read-regular-file.ts'
import type { ReportWords } from './cli-words.ts'

const items = (count: number | string): string =>
  `${count} ${String(count) === '1' ? 'item' : 'items'}`

export const enReports: ReportWords = {
  queryCheck: {
    title: 'Check of queries',
    summary: ({ requests, withFaults, notJudged }) =>
      `${requests === 1 ? '1 query' : `${requests} queries`}: ${withFaults} with faults, ${notJudged} not judged.`,
    scope: (baseUrl) => `Sent to ${baseUrl}. Each response is judged by its first page.`,
    requests: 'Queries',
    withFaults: 'With faults',
    notJudged: 'Not judged',
    notRead: 'Not read',
    droppedTokens: 'Tokens not used',
    unreadSentence: (count) =>
      count === 1 ? '1 file or entry was not read.' : `${count} files or entries were not read.`,
    unread: (name, why, line) =>
      `${name}: not read (${why}${line === null ? '' : `, line ${line}`})`,
    unreadWhy: {
      folder: 'a folder',
      device: 'a device',
      pipe: 'a pipe',
      socket: 'a socket',
      'too-large': `larger than ${maxFileBytes / mebibyte} MB`,
      link: 'a link that leads out of the folder',
      unreadable: 'the system refuses it',
      'too-many': 'too many files at once',
      'no-query-in-line': 'no query',
      'post-without-body': 'a POST without its body',
      'damaged-archive': 'a damaged archive',
      'too-large-archive': 'an archive that is too large',
      empty: 'empty',
      'not-understood': 'no query recognized',
      'other-format': 'a format without queries',
      'not-json': 'no valid JSON',
      'not-yaml': 'no valid YAML',
      'newer-version': 'written by a newer version of the app',
      'wrong-shape': 'a mistake in a file of the app',
      'not-a-request': 'no HTTP request',
      'token-in-query': 'a token in the query',
      'too-deep': 'too many folders in each other',
      'no-value': 'a variable without a value',
      'one-of-several': 'one of several environments',
      script: 'a script, which is not run',
      member: 'a part that is not read',
      'yaml-tag': 'a YAML tag, used as written',
      'unsupported-code': 'a language that is not read',
      'code-not-loaded': 'code, which only the window reads',
      'too-much-code': 'too much code to read',
      'unclosed-quote': 'a quote that is not closed',
      'no-address': 'a command without an address',
      'other-method': 'neither GET nor POST',
      'not-an-endpoint': 'no endpoint of this API',
      'body-not-json': 'a body that is no valid JSON',
      'body-not-object': 'a body that is no object',
    },
    otherSentence: (count) =>
      count === 1
        ? '1 entry contains no query of this API.'
        : `${count} entries contain no query of this API.`,
    droppedTokensSentence: (count) =>
      count === 1
        ? '1 token in the files was not used.'
        : `${count} tokens in the files were not used.`,
    total: (total) => items(total ?? 'unknown'),
    fine: (count) => `${count} without faults`,
    expectation: (unmet) => `expected: ${sayExpectation(unmet)}`,
    unconfirmed: 'not confirmed',
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
    total: (now, before) => `The server counts ${items(now)} (was ${before}).`,
    items: (now, before) => `${items(now)} came (was ${before}).`,
    'type-gone': (type, before) => `${type}: no items any more (was ${before}).`,
    'type-new': (type, count) => `${type}: ${items(count)} of a new type.`,
    'type-share': (type, now, before) => `${type}: ${now} % of all items (was ${before}).`,
    missing: (type, attribute, now, before) =>
      `${type}: ${attribute} is missing in ${now} % (was ${before}).`,
    unresolved: (type, attribute, now, before) =>
      `${type}: details of ${attribute} are not loaded in ${now} % (was ${before}).`,
  },
  importCheck: {
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
    note: (text) => `Note: ${text}`,
  },
}
