import { renderMessage } from '#core/language/render-message.ts'
import { defaultDriftPercent } from '#core/drift/find-drift.ts'
import { importMarks, importRemovals, importStamps } from '#core/import-check/check-import.ts'
import type { CliWords } from './cli-words.ts'
import { enReports } from './en-reports.ts'
import { ownValue } from '#core/own-value.ts'

export const en: CliWords = {
  usage: {
    program: `Usage: endpoint-explorer [options]             opens the app
       endpoint-explorer COMMAND ARGUMENTS…  works without a window
Commands, each with --help:
  check      sends each query of files once and tells what the server ignored
  walk       fetches all items of one query and tells what is proved
  sync       tells what an import has wrong that loaded what walk saved
  compare    tells what became of the items of one walk in another
Options:
  --data-dir DIR    where the app keeps its data
  --language en|de  the language of commands; without it that of LC_ALL, LC_MESSAGES or LANG
  --help            this text
  --version         the version of the app
`,
    sending: `Usage: endpoint-explorer check PATH… SERVER [options]
       endpoint-explorer walk PATH SERVER [options]
       endpoint-explorer sync FILE SERVER [options]
  check              sends each query once and tells what the server ignored
  walk               fetches all items of one query and tells what is proved
  sync               tells what an import has wrong that loaded what walk saved in FILE
  PATH               a file or folder with queries: what Import reads, or lines with addresses
SERVER, nothing is sent elsewhere:
  --base-url URL     its address, such as https://api.example
  --server-type TYPE core or documented; check finds it out by the first response
  --connection NAME  or a connection of the folder PATH (endpoint-explorer.yaml), else of the app:
                     its address, server type and limits, not its token
  --data-dir DIR     the app's data folder; it is only read
  --token-env NAME   the environment variable that holds the token
  --allow-http       sends the token over http to another computer
Options:
  --html FILE        writes a report for people       --json FILE  writes one for programs
  --junit FILE       check: writes JUnit XML
  --strict           check: what is not confirmed counts as a fault
  --allow-other      check: what is no query of this API does not count
  --out FILE         walk: writes the items, one JSON object a line, and FILE.set.json beside it
  --baseline FILE    walk: what walk --out wrote; check: what check --json wrote
  --drift PERCENT    what moves by more since then is a fault; ${defaultDriftPercent} without it
  --stamp TYPE       sync: the import asks by ${importStamps.join(', ')}; the first is usual
  --mark TYPE        sync: since ${importMarks.join(', ')}; the first is usual
  --removal TYPE     sync: it removes by ${importRemovals.join(', ')}; the first is usual
  --language en|de   of what people read; without it that of LC_ALL, LC_MESSAGES or LANG
Exit: 0 no faults, 1 faults, 2 something not judged, 3 wrong use, 4 a defect.
`,
    compare: `Usage: endpoint-explorer compare EARLIER LATER [options]
  EARLIER, LATER   two files that walk wrote: one item a line
  --drift PERCENT  only what moves by more is a difference: totals, types, missing attributes
  --html FILE      writes a report for people       --json FILE  writes one for programs
  --language en|de of what people read; without it that of LC_ALL, LC_MESSAGES or LANG
Exit: 0 the same, 1 different, 2 items without an ID, 3 wrong use, 4 a defect.
`,
  },
  failed: 'Endpoint Explorer failed',
  reports: enReports,
  arguments: {
    tokenAsArgument:
      'A token does not belong in an argument. Put it in a variable and name it: --token-env NAME.',
    optionOfOtherCommand: (option, command) => `--${option} is no option of ${command}.`,
    noSavedWalk: 'Name the file that walk saved.',
    noPath: 'Name a file or folder with queries.',
    driftOutOfRange: (typed) => `--drift must be 0 to 100, not "${typed}".`,
    invalidChoice: (option, choices, typed) =>
      `--${option} must be ${choices.join(choices.length > 2 ? ', ' : ' or ')}, not "${typed}".`,
    noServer: 'Name the server: --base-url URL, or --connection NAME.',
    twoServers: '--connection has an address and a server type of its own: leave out the other.',
    dataDirWithoutConnection: '--data-dir belongs to --connection NAME.',
    invalidBaseUrl:
      '--base-url must be an address such as https://api.example: with http or https, and without a user name, "?", "#" or a version of the API other than v4.',
    invalidOptions: ({ message }) => message,
  },
  emptyTokenVariable: (variable) => `The environment variable ${variable} holds no token.`,
  unwritable: (file, code) => `${file} cannot be written (${code}).`,
  unreadable: (file, code) =>
    `${file} cannot be read (${ownValue(enReports.queryCheck.unreadWhy, code) ?? code}).`,
  noItem: (file, line) => `${file} is no file that walk wrote: line ${line} is no item.`,
  unnamedFile: 'A file',
  connection: {
    noHome: 'There is no home folder. Name the data folder: --data-dir DIR.',
    isSample: (name) => `"${name}" is a sample that runs only inside the app.`,
    folderUnreadable: (file, lines) => `${file} has a mistake in line ${lines.join(', ')}.`,
    missing(why, name) {
      switch (why.kind) {
        case 'no-file':
          return en.unreadable(why.file, why.code)
        case 'unreadable':
          return `${why.file} holds no connections.`
        case 'newer':
          return 'The connections were saved by a newer version of the app.'
        case 'unknown':
          return `There is no connection "${name}". There are: ${why.names.join(', ')}.`
        case 'ambiguous':
          return `Several connections are called "${name}". Name one by its ID.`
      }
    },
  },
  check: {
    baselineIsNoReport: (file) => `${file} is no report that check --json wrote.`,
    noRequest: (paths) => `No query was found in ${paths}.`,
  },
  walk: {
    title: 'Walk of all items',
    needsOneRequest: (paths, count) => `walk takes exactly one query; ${paths} has ${count}.`,
    requestOfOtherServer: (baseUrl) => `This query is for another server than ${baseUrl}.`,
    unreadableItems: (count) =>
      renderMessage(
        'en',
        '{count} item is no valid JSON and not in the file. | {count} items are no valid JSON and not in the file.',
        { count },
      ),
    baselineOfOtherQuery: (file) => `${file} was saved for another query.`,
    drifted: 'Different from the baseline',
    scope: (baseUrl) => `What ${baseUrl} gives for this query and token.`,
    items: 'Items',
    totalBefore: 'Total before',
    totalAfter: 'Total after',
    missing: 'Missing',
    unknown: 'unknown',
  },
  importCheck: {
    needsOneFile: 'sync takes exactly one file that walk --out wrote.',
    savedWalkUnreadable: (savedWalkFile, file) =>
      `${savedWalkFile} cannot be read. Save a set first: walk --out ${file}.`,
    notJudged: (why) => `No result. ${why}`,
  },
  compare: {
    title: 'Two sets compared',
    counts: ({ added, removed, changed, unchanged }) =>
      `Items: ${added} added, ${removed} removed, ${changed} changed, ${unchanged} unchanged.`,
    withoutId: (before, after) => `${before} and ${after} items have no @id and were not compared.`,
    scope: 'Items that the later set lacks may still be on the server.',
    label: { added: 'added', removed: 'removed', changed: 'changed' },
    heading: {
      added: 'Added',
      removed: 'Removed',
      changed: 'Changed',
      unchanged: 'Unchanged',
      drift: 'Differences in the whole',
      byAttribute: 'Changes by attribute',
    },
  },
}
