import { mebibyte } from '#core/exchange/limits.ts'
import {
  findingTexts,
  notJudgedTexts,
  reasonTexts,
  unreadTexts,
  verdictTexts,
} from '#core/query-check/check-texts-en.ts'
import { renderMessage } from '#core/language/render-message.ts'
import { sayExpectation } from '#core/folder/expectation.ts'
import { maxFileBytes } from '#host/storage/read-regular-file.ts'
import type { ReportWords } from './cli-words.ts'

/** `count` selects the form and may be the digits of a server. */
const say = (text: string, count: number | string): string =>
  renderMessage('en', text, { count }, Number(count))

const items = (count: number | string): string => say('{count} item | {count} items', count)

export const enReports: ReportWords = {
  queryCheck: {
    title: 'Check of queries',
    summary: ({ requests, withFaults, notJudged }) =>
      `${say('{count} query | {count} queries', requests)}: ${withFaults} with faults, ${notJudged} not judged.`,
    scope: (baseUrl) => `Sent to ${baseUrl}. Each response is judged by its first page.`,
    requests: 'Queries',
    withFaults: 'With faults',
    notJudged: 'Not judged',
    notRead: 'Not read',
    droppedTokens: 'Tokens not used',
    unreadSentence: (count) =>
      say('{count} file or entry was not read. | {count} files or entries were not read.', count),
    unread: (name, why, line) =>
      `${name}: not read (${why}${line === null ? '' : `, line ${line}`})`,
    unreadWhy: { ...unreadTexts, 'too-large': `larger than ${maxFileBytes / mebibyte} MB` },
    otherSentence: (count) =>
      say(
        '{count} entry contains no query of this API. | {count} entries contain no query of this API.',
        count,
      ),
    droppedTokensSentence: (count) =>
      say(
        '{count} token in the files was not used. | {count} tokens in the files were not used.',
        count,
      ),
    total: (total) => items(total ?? 'unknown'),
    fine: (count) => `${count} without faults`,
    expectation: (unmet) => `expected: ${sayExpectation(unmet)}`,
    unconfirmed: 'not confirmed',
    response: 'response',
    verdict: verdictTexts,
    reason: reasonTexts,
    finding: findingTexts,
    why: notJudgedTexts,
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
    tried: {
      answered: 'answered',
      failed: 'not answered',
      'own-filter': 'not tried, the query itself filters by it',
    },
    deleted: { whole: 'complete', part: 'only in part', failed: 'not answered' },
    wrong: {
      missed: (count) => `${count} missed: in the response, not in the import`,
      stale: (count) => `${count} stale: in the import, in an old state`,
      kept: (count) => `${count} kept: in the import, not in the response any more`,
      removed: (count) => `${count} removed: in the response, removed by the import`,
    },
    note: (text) => `Note: ${text}`,
  },
}
