import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { encodeStrayCharacters } from '#core/snippet/quote-in-code.ts'
import { resolveRelativeDate } from '#core/query/relative-date.ts'
import type { SnippetDate } from '#core/snippet/text-with-dates.ts'
import { computesDates, renderSnippet, type SnippetKind } from '#core/snippet/render-snippet.ts'
import { decodePercent } from '#core/url/percent-encoding.ts'
import { splitQuery } from '#core/url/split-url.ts'
import type { SnippetRequest } from '#core/snippet/snippet-request.ts'
import { formAsSnippetRequest } from '../../../support/arbitraries/share.ts'
import { openEchoServer, type EchoServer } from '../../../support/echo-server/echo-server.ts'
import { rounds } from '../../../support/rounds.ts'
import {
  interpreters,
  runSnippet,
  runSnippets,
  type Interpreter,
} from '../../../support/run-snippets.ts'
import { hasTool } from '../../../support/snippet-tools.ts'
import { startServer } from '../../../support/start-server.ts'

const runs = rounds(125)
const token = 'open-%41-&-sesame.~'

interface Tool {
  kind: SnippetKind
  interpreter: Interpreter
  /** Of those that are compiled first, fewer are run. */
  runs?: number
}

const tools: readonly Tool[] = [
  { kind: 'curl-bash', interpreter: interpreters.bash },
  { kind: 'javascript', interpreter: interpreters.node },
  { kind: 'python', interpreter: interpreters.python },
  { kind: 'php', interpreter: interpreters.php },
  { kind: 'axios', interpreter: interpreters.node },
  { kind: 'java', interpreter: interpreters.java, runs: Math.min(runs, 4) },
  { kind: 'go', interpreter: interpreters.go, runs: Math.min(runs, 4) },
]

const server = await openEchoServer()
afterAll(() => server.close())

describe.each(tools)('the $kind snippet', ({ kind, interpreter, runs: ofThis = runs }) => {
  const isThere = hasTool(...interpreter.check, `the ${kind} snippet run for real`)

  /** Runs the code of requests one after the other, and gives what the server saw of them. */
  async function seenOf(requests: readonly SnippetRequest[], env: { TOKEN: string; TZ?: string }) {
    const snippets = requests.map((request) => renderSnippet(kind, request))
    const { code, stderr, stdouts } = await runSnippets(interpreter, snippets, env)
    expect({ code, stderr: withoutProgress(stderr), ended: stdouts.length }).toEqual({
      code: 0,
      stderr: '',
      ended: requests.length,
    })
    return server.takeSeen().map(summarise)
  }

  test.skipIf(!isThere)(
    `of ${ofThis} random forms sends the very request the app sends`,
    async () => {
      const forms = fc.sample(formAsSnippetRequest(server.baseUrl), ofThis)
      const requests = forms.map(({ request }) => request)
      expect(await seenOf(requests, { TOKEN: token })).toEqual(requests.map(expectedOf))
    },
    60_000 + ofThis * 3_000,
  )

  const days = [
    { amount: -30, unit: 'day' },
    { amount: 2, unit: 'week' },
    { amount: 0, unit: 'weekend-start' },
    { amount: 1, unit: 'weekend-end' },
  ] as const
  const all = [
    ...days,
    { amount: -1, unit: 'month' },
    { amount: 1, unit: 'year' },
    { amount: 0, unit: 'month-start' },
    { amount: 1, unit: 'month-end' },
  ] as const

  // At any time it is another day in one of these two than in UTC.
  test.skipIf(!isThere).each([
    ['Pacific/Kiritimati', 'GET', days],
    ['Pacific/Pago_Pago', 'POST', days],
  ] as const)(
    'counts its dates on the day it runs, by the clock of its computer in %s',
    async (zone, method, dates) => {
      const dated = [datedRequest(method, dates, zone), datedRequest('POST', all, zone)].map(
        // The request itself is that of another day.
        ({ on, relative }) => ({ on, request: { ...on('2020-02-29'), relative } }),
      )
      const before = readToday(zone)
      const requests = dated.map(({ request }) => request)
      const seen = await seenOf(requests, { TOKEN: token, TZ: zone })
      const today = [before, readToday(zone)]
      for (const [at, { on, request }] of dated.entries()) {
        const wanted = computesDates(kind, request) ? today : ['2020-02-29']
        expect(wanted.map((day) => expectedOf(on(day)))).toContainEqual(seen[at])
      }
      expect(seen).toHaveLength(dated.length)
    },
  )

  test.skipIf(!isThere)('of what no form gives sends what the app sends', async () => {
    const requests = odd.map((one) => ({
      ...one,
      url: server.baseUrl + one.target,
      hasToken: true,
    }))
    const readAgain = (one: ReturnType<typeof summarise>) => ({
      ...one,
      // Some programs encode what a URL should not have; axios leaves out what stands around a body.
      target: encodeStrayCharacters(one.target),
      body: one.body.trim(),
    })
    expect((await seenOf(requests, { TOKEN: token })).map(readAgain)).toEqual(
      requests.map((request) => readAgain(expectedOf(request))),
    )
  })
})

// What pipes and quotes become there, only these programs show: a byte order mark before the body, lost characters.
describe.runIf(process.platform === 'win32').each([
  [
    'curl-powershell',
    'powershell.exe',
    ['-NoProfile', '-ExecutionPolicy', 'Bypass', '-File'],
    'ps1',
  ],
  ['curl-powershell', 'pwsh.exe', ['-NoProfile', '-File'], 'ps1'],
  ['curl-batch', 'cmd.exe', ['/d', '/c'], 'cmd'],
] as const)('the %s snippet in %s', (kind, command, args, ending) => {
  const fileName = `query.${ending}`
  const runOne = (_: string, file: string) => ({ command, args: [...args, file] })
  const path = '/api/v4/endpoints/k%C3%A4se?filter%5Bq%5D=50%25%20%26%20more'

  test.each([
    ['GET', null],
    ['POST', '{"filter":{"q":"50% & \\"ä\\" \\\\ it\'s 😀 %PATH% $x `y` !z! ^a <b>|"}}'],
  ] as const)('sends the very %s that the app sends', async (method, body) => {
    const request = { method, url: server.baseUrl + path, body, hasToken: true }
    const check = [command, ['/?']] as const
    const ended = await runSnippet({ check, fileName, runOne }, renderSnippet(kind, request), {
      TOKEN: token,
    })
    const [seen] = server.takeSeen()
    expect({
      ended: ended.code,
      target: seen?.target,
      authorization: seen?.headers.authorization,
    }).toEqual({
      ended: 0,
      target: path,
      authorization: `Bearer ${token}`,
    })
    expect(seen?.body.slice(0, 1)).toBe(body === null ? '' : '{')
    if (body !== null) expect(JSON.parse(seen?.body ?? '')).toEqual(JSON.parse(body))
  })
})

/** The languages in which people write programs: a command shows what came, whatever it is. */
const languages = tools.filter(({ kind }) => !kind.startsWith('curl'))

describe.each(languages)('the $kind snippet', ({ kind, interpreter }) => {
  const isThere = hasTool(...interpreter.check, `the ${kind} snippet and its errors run for real`)
  const runOn = (baseUrl: string, env: { TOKEN: string | undefined }) =>
    runSnippet(
      interpreter,
      renderSnippet(kind, { method: 'GET', url: `${baseUrl}/e`, body: null, hasToken: true }),
      env,
    )

  test.skipIf(!isThere)('sends nothing without a token, and names its variable', async () => {
    const { code, stdout, stderr } = await runOn(server.baseUrl, { TOKEN: undefined })
    expect([code === 0, server.takeSeen()]).toEqual([false, []])
    expect(stdout + stderr).toContain('TOKEN')
  })

  test.skipIf(!isThere)(
    'fails with status and text of an answer that is none of success',
    async () => {
      const refusing = await openAnswering(401, '{"errors":[{"detail":"No access"}]}')
      const { code, stdout, stderr } = await runOn(refusing.baseUrl, { TOKEN: token })
      await refusing.close()
      expect(code).not.toBe(0)
      expect(stdout + stderr).toContain('401')
      expect(stdout + stderr).toContain('No access')
    },
  )

  test.skipIf(!isThere)('shows nested values of the answer', async () => {
    const body = '{"@graph":[{"a":{"b":{"c":{"d":[{"e":"tief: äöü"},true,null]}}}}]}'
    const answering = await openAnswering(200, body)
    const { code, stdout } = await runOn(answering.baseUrl, { TOKEN: token })
    await answering.close()
    expect([code, JSON.parse(stdout)]).toEqual([0, JSON.parse(body)])
  })
})

describe('the python snippet', () => {
  const { python } = interpreters
  const isThere = hasTool(...python.check, 'the python snippet and its errors')
  const runOn = (baseUrl: string, env: { TOKEN: string | undefined }) => {
    const requested = { method: 'GET', url: `${baseUrl}/e`, body: null, hasToken: true } as const
    const snippet = renderSnippet('python', requested).replace('timeout=65', 'timeout=0.2')
    return runSnippet(python, snippet, env)
  }

  test.skipIf(!isThere)('says in one sentence that the token is missing', async () => {
    expect(await runOn(server.baseUrl, { TOKEN: undefined })).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Set the environment variable TOKEN first.\n',
    })
  })

  test.skipIf(!isThere)('shows the text of an error and nothing else', async () => {
    const refusing = await openAnswering(401, '{"errors":[{"detail":"Kein Zugriff für Sie"}]}')
    const ended = await runOn(refusing.baseUrl, { TOKEN: token })
    await refusing.close()
    expect(ended).toEqual({
      code: 1,
      stdout: '',
      stderr: '401: {"errors":[{"detail":"Kein Zugriff für Sie"}]}\n',
    })
  })

  test.skipIf(!isThere)('does not wait forever for a silent server', async () => {
    const silent = await startServer(() => undefined)
    const { code, stderr } = await runOn(silent.baseUrl, { TOKEN: token })
    await silent.close()
    expect([code, stderr]).toEqual([1, expect.stringContaining('Read timed out')])
  })
})

/** A server that answers everything in one way. */
const openAnswering = (status: number, body: string) =>
  startServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })

/** A request with dates, and the days that they are on one day. */
function datedRequest(
  method: 'GET' | 'POST',
  dates: readonly Pick<SnippetDate, 'amount' | 'unit'>[],
  zone: string,
) {
  const marked = dates.map((date, at) => ({
    ...date,
    placeholder: `date-${at + 1}-`,
    day: '2020-02-29',
  }))
  const write = (textOf: (date: SnippetDate) => string) => {
    const [first = '', ...others] = marked.map(textOf)
    const target = `/e?filter%5Bmin%5D=${first}&page%5Bsize%5D=2`
    return {
      url: `${server.baseUrl}${target}`,
      body: method === 'GET' ? null : `{"a":"${others.join(' ')}","b":"ä ' \\"c\\""}`,
    }
  }
  const on = (today: string) => ({
    method,
    hasToken: true,
    ...write((date) => resolveRelativeDate({ kind: 'relative', ...date }, today)),
  })
  return { on, relative: { ...write(({ placeholder }) => placeholder), dates: marked, zone } }
}

/** The day by the clock of a zone: of this language it is written as in the API. */
const readToday = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())

/** What no form gives: a link of an answer as its server wrote it, a body typed by hand. */
const odd = [
  // A link that was followed.
  {
    method: 'GET' as const,
    target: `/e?a="'\`$(x)\${y}<b>{{z}}[1]|^;&b=%CD%80%zz%&c=*?!~`,
    body: null,
  },
  // A body typed by hand.
  {
    method: 'POST' as const,
    target: '/e',
    body: '\n{\r\n\t"q": "\\u00e9 \\\\u00e9 \\\\é 😀 \u2028 \ufeff \u0085 \\\\n ?> */ // # `$(x)` ${x} {{y}} %s %q \'\'\' \\"\\"\\" ]]>", "n": 12345678901234567890.10\r\n}\n',
  },
]

/** curl shows a meter when its output is no terminal. */
const withoutProgress = (stderr: string) => stderr.replace(/ +% Total[^]*/, '').trim()

/** Path and parameters, in order: languages that encode these themselves write `%7E` where others do not. */
const readTarget = (target: string): string => {
  const [path = '', ...query] = target.split('?')
  const pairs = splitQuery(query.join('?')).map(({ name, value, hasEqualsSign }) =>
    hasEqualsSign ? `${decodePercent(name)}=${decodePercent(value)}` : decodePercent(name),
  )
  return [decodePercent(path), ...pairs].join('\n')
}

const summarise = (seen: ReturnType<EchoServer['takeSeen']>[number]) => ({
  method: seen.method,
  target: readTarget(seen.target),
  // What a plus means in a query string is left open (api.md 4.2).
  hasPlus: seen.target.includes('+'),
  body: seen.body,
  authorization: seen.headers.authorization,
  contentType: seen.headers['content-type'],
})

const expectedOf = ({ method, url, body, hasToken }: SnippetRequest) => ({
  method,
  target: readTarget(url.slice(server.baseUrl.length)),
  hasPlus: url.includes('+'),
  body: body ?? '',
  authorization: hasToken ? `Bearer ${token}` : undefined,
  contentType: body === null ? undefined : 'application/json',
})
