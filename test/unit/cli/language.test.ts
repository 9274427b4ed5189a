import { judgeExpectations } from '#core/folder/expectation.ts'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { cliWords } from '#cli/words/all-cli-words.ts'
import { languageOf } from '#cli/command.ts'
import packageJson from '../../../package.json' with { type: 'json' }
import { runCommand, runProgram } from './run-program.ts'
import { startServer } from '../../support/start-server.ts'
import { makeFolder } from '../../support/temporary-folder.ts'

const item = { '@id': 'a', '@type': ['Place'], name: 'a' }
const endpoints: Record<string, { status: number; body: string }> = {
  fine: { status: 200, body: JSON.stringify({ '@graph': [item], meta: { total: 1, pages: 1 } }) },
  short: { status: 200, body: JSON.stringify({ '@graph': [item], meta: { total: 5, pages: 1 } }) },
  crowded: {
    status: 200,
    body: JSON.stringify({
      '@graph': [item, { ...item, '@id': 'b' }],
      meta: { total: 2, pages: 1 },
    }),
  },
  refused: { status: 401, body: '{"errors":[]}' },
}

/** What stands behind the endpoint's name in a request. */
const requested: Record<string, string> = { crowded: '?page[size]=1' }

const { baseUrl, close } = await startServer((request, response) => {
  const made = endpoints[/endpoints\/(\w+)/.exec(request.url ?? '')?.[1] ?? '']
  response.writeHead(made?.status ?? 404, { 'Content-Type': 'application/json' }).end(made?.body)
})
afterAll(close)

let folder = ''
beforeEach(async () => {
  folder = await makeFolder()
  await writeFile(
    join(folder, 'all.http'),
    Object.keys(endpoints)
      .map((name) => `### ${name}\nGET /api/v4/endpoints/${name}${requested[name] ?? ''}\n`)
      .join('\n'),
  )
})

const run = (args: readonly string[], environment: Record<string, string> = {}) =>
  runCommand(args, { cwd: folder, environment })
const check = (args: readonly string[], environment: Record<string, string> = {}) =>
  run(['check', 'all.http', '--base-url', baseUrl, ...args], environment)

const german = `✓ fine (all.http): Inhalte: 1
✗ short (all.http): Inhalte: 5
    Antwort: Seitenzahl und Gesamtzahl passen nicht zusammen
✗ crowded (all.http): Inhalte: 2
    page.size: ignoriert (mehr Inhalte als angefordert)
? refused (all.http): Fehler (401)

Abfragen: 4, mit Problemen: 2, ohne Ergebnis: 1.
`

test('LANG of Austria gives a check in German, whole', async () => {
  const environment = { LANG: 'de_AT.UTF-8' }
  const args = ['check', 'all.http', '--base-url', baseUrl]
  const ended = await runProgram(args, { cwd: folder, environment })
  expect(ended).toEqual({ code: 1, out: german, error: '' })
})

test('a report for people is German where that is asked for', async () => {
  const [languageFirst, languageLast] = await Promise.all([
    run(['check', '--language', 'de', 'all.http', '--base-url', baseUrl, '--html', 'first.html']),
    check(['--html', 'last.html', '--language=de'], { LC_ALL: 'en_US.UTF-8' }),
  ])
  expect([languageFirst.out, languageLast.out]).toEqual([german, german])
  const html = await readFile(join(folder, 'first.html'), 'utf8')
  expect(await readFile(join(folder, 'last.html'), 'utf8')).toBe(html)
  expect(html.replace(/<style>[^]*<\/style>\n/, '')).toBe(`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>Prüfung von Abfragen</title>
</head>
<body>
<main>
<h1>Prüfung von Abfragen</h1>
<p><strong>Abfragen: 4, mit Problemen: 2, ohne Ergebnis: 1.</strong></p>
<p>Gesendet an ${baseUrl}. Geprüft wurde jeweils eine Seite der Antwort.</p>
<dl>
<dt>Abfragen</dt><dd>4</dd>
<dt>Mit Problemen</dt><dd>2</dd>
<dt>Ohne Ergebnis</dt><dd>1</dd>
</dl>
<h2>✗ short (all.http)</h2>
<ul>
<li>Antwort: Seitenzahl und Gesamtzahl passen nicht zusammen</li>
<li>GET ${baseUrl}/api/v4/endpoints/short</li>
</ul>
<h2>✗ crowded (all.http)</h2>
<ul>
<li>page.size: ignoriert (mehr Inhalte als angefordert)</li>
<li>GET ${baseUrl}/api/v4/endpoints/crowded?page%5Bsize%5D=1</li>
</ul>
<h2>? refused (all.http)</h2>
<ul>
<li>Fehler (401)</li>
<li>GET ${baseUrl}/api/v4/endpoints/refused</li>
</ul>
<h2>✓ Ohne Probleme: 1</h2>
<ul>
<li>fine (all.http)</li>
</ul>
</main>
</body>
</html>
`)
})

test('what programs read is the same bytes in every language', async () => {
  const files = ['--junit', 'r.xml', '--json', 'r.json']
  const written = async (language: string) => {
    const { code } = await check([...files, '--language', language])
    const texts = [files[1], files[3]].map((name = '') => readFile(join(folder, name), 'utf8'))
    return { code, texts: await Promise.all(texts) }
  }
  expect(await written('de')).toEqual(await written('en'))
})

test('a defect and an unsafe environment are told in the language too', async () => {
  const code = 'globalThis.AbortController=class{constructor(){throw new RangeError("planted")}}'
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(code)}`
  const args = ['check', 'all.http', '--base-url', baseUrl, '--language', 'de']
  const defect = await runProgram(args, { cwd: folder, environment: { NODE_OPTIONS } })
  expect(defect).toMatchObject({
    code: 4,
    error: expect.stringMatching(/^Endpoint Explorer hat einen Fehler: RangeError/),
  })
  const german = { LANG: 'de_AT.UTF-8' }
  expect(await check([], { ...german, NODE_TLS_REJECT_UNAUTHORIZED: '0' })).toMatchObject({
    code: 3,
    error: expect.stringMatching(/^NODE_TLS_REJECT_UNAUTHORIZED ist 0\. Damit bekäme/),
  })
  expect(await check([], { ...german, NODE_DEBUG: 'http' })).toMatchObject({
    code: 3,
    error: expect.stringContaining('NODE_DEBUG ist gesetzt.'),
  })
})

test('what is wrong with the arguments is told in the language, whatever is wrong', async () => {
  const environment = { LANG: 'de_DE' }
  const usage = cliWords.de.usage.sending
  const cases: [string[], string][] = [
    [
      ['check', 'all.http'],
      `Nennen Sie den Server: --base-url URL oder --connection NAME.\n${usage}`,
    ],
    [['check', '--prot', '1'], `Unbekannte Option: --prot.\n${usage}`],
    [['walk', '--out'], `Der Wert der Option --out fehlt oder passt nicht.\n${usage}`],
    [['check', '--language', 'fr'], '--language braucht eines von: en, de, nicht „fr“.\n'],
    [['compare', 'a', 'b'], 'a lässt sich nicht lesen (ENOENT).\n'],
  ]
  for (const [args, error] of cases)
    expect(await run(args, environment), args.join(' ')).toEqual({ code: 3, out: '', error })
})

test.each([
  [{}, 'en'],
  [{ LANG: 'de_AT.UTF-8' }, 'de'],
  [{ LANG: 'C.UTF-8' }, 'en'],
  [{ LANG: 'den_CA' }, 'en'],
  [{ LANG: 'de', LC_MESSAGES: 'en_US' }, 'en'],
  [{ LANG: 'en_US', LC_MESSAGES: 'de_CH' }, 'de'],
  [{ LANG: 'en_US', LC_MESSAGES: 'en_US', LC_ALL: 'DE' }, 'de'],
  [{ LANG: 'de_DE', LC_MESSAGES: '', LC_ALL: '' }, 'de'],
  [{ LANG: 'la_VA' }, 'en'],
])('%o is %s', (environment, language) => {
  expect(languageOf(environment)).toBe(language)
})

test('the program tells what it does, and its version, with nothing else begun', async () => {
  const { en, de } = cliWords
  const told: [string[], string][] = [
    [['--help'], en.usage.program],
    [['help'], en.usage.program],
    [['help', 'walk'], en.usage.sending],
    [['help', 'compare'], en.usage.compare],
    [['--help', '--language', 'de'], de.usage.program],
    [['check', '--help'], en.usage.sending],
    [['compare', '--help', '--language=de'], de.usage.compare],
    [['--version'], `${packageJson.version}\n`],
  ]
  for (const [args, out] of told)
    expect(await run(args), args.join(' ')).toEqual({ code: 0, out, error: '' })
})

test.each([
  ['1.5s', 1501, 'höchstens 1,5s, gemessen: 1,6s'],
  ['500ms', 500.2, 'höchstens 500ms, gemessen: 501ms'],
])('within %s, %i ms are told as too long', (within, durationMs, told) => {
  const facts = { status: 200, total: null, items: 1, lacking: new Map<string, number>() }
  const results = judgeExpectations({ within }, { ...facts, durationMs })
  expect(results.map(cliWords.de.reports.queryCheck.expectation)).toEqual([
    `Erwartete Dauer: ${told}`,
  ])
})

test('walk and compare tell in German what came of the items', async () => {
  const environment = { LANG: 'de_DE.UTF-8' }
  const walk = async (name: string) => {
    await writeFile(join(folder, `${name}.http`), `GET /api/v4/endpoints/${name}\n`)
    const args = ['walk', `${name}.http`, '--base-url', baseUrl, '--out', `${name}.ndjson`]
    return run(args, environment)
  }
  expect([await walk('fine'), await walk('refused')]).toEqual([
    {
      code: 0,
      out: 'Verschiedene Inhalte: 1. Der Server zählt genauso viele. Die App bemerkt nicht, wenn ein Inhalt wegfällt, während ein anderer dazukommt.\n  1 Inhalt kam mehrmals\n    a\n',
      error: '',
    },
    {
      code: 2,
      out: '',
      error:
        'Dieser Token hat keinen Zugriff mehr auf den Endpunkt. Erhaltene Inhalte: 0. Wie viele fehlen, ist unbekannt.\n',
    },
  ])
  expect(await run(['compare', 'fine.ndjson', 'refused.ndjson'], environment)).toEqual({
    code: 1,
    out: 'Inhalte: 0 hinzugekommen, 1 entfernt, 0 geändert, 0 unverändert.\nWas im späteren Abruf fehlt, kann auf dem Server noch vorhanden sein.\n  entfernt a\n',
    error: '',
  })
})
