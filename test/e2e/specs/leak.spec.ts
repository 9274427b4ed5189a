import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession, Page, Response } from '@playwright/test'
import { shareFormats } from '#core/share/share-formats.ts'
import { importLanguages } from '#core/import-check/render-import.ts'
import { findKeyring } from '../../support/keyring/find-keyring.ts'
import { createPrivateKeyring } from '../../support/keyring/private-keyring.ts'
import { startCanaryApi } from '../../support/leak/canary-api.ts'
import { findLeaks, readFilesBelow, type Place } from '../../support/leak/find-leaks.ts'
import { answerPage } from '../pages/response-page.ts'
import { connectionPage } from '../pages/connection-page.ts'
import { sharePage } from '../pages/share-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { environment } from '../support/project.ts'
import { runBrowserShell, type RunningShell } from '../support/run-browser-shell.ts'
import { expect, test } from '../support/shells.ts'
import { startOddSample } from '../../servers/odd/endpoints.ts'

// security.md 6: a canary token goes through everything a person can do, and then everything that
// came out of the app is searched for it in all encodings. What is searched must be able to fail: a
// control canary is planted in each kind of place and must be found there.

const canary = 'cnry-9/+Kd3"x\\7=Zq.81mW'
const control = 'ctrl-7/+Xm2"q\\4=Wt.09bN'

test.skip(({ shell }) => shell !== 'browser-shell', 'Needs what the program prints')
test.setTimeout(300_000)
// The heap of a shared process would be searched with whatever other tests have left in it.
test.use({ ownContext: true })

/** How long a person would wait for an answer of the host at most; no answer that is read takes as long. */
const patienceMs = 30_000

/** The page keeps its tabs while it is being left: Playwright never sees the end of that. */
const isLeftByThePage = (name: string) => /^POST .*\/api\/tabs$/.test(name)

/** Reads each answer of the host: what Playwright kept of it. */
function collectResponses(page: Page): () => Promise<Place[]> {
  const answers: { name: string; content: Promise<Buffer | null> }[] = []
  page.on('response', (response: Response) => {
    const headers = Buffer.from(JSON.stringify(response.headers()))
    const body = response.body().catch(() => null)
    answers.push({
      name: `${response.request().method()} ${response.url()}`,
      content: body.then((bytes) => bytes && Buffer.concat([headers, bytes])),
    })
  })
  const readAll = async (wanted: typeof answers, withinMs: number) => {
    const leaving = new AbortController()
    const isLeft = sleep(withinMs, 'left' as const, { signal: leaving.signal, ref: false })
    const read = await Promise.all(
      wanted.map(async ({ name, content }) => ({
        name,
        content: await Promise.race([content, isLeft]),
      })),
    )
    leaving.abort()
    isLeft.catch(() => undefined)
    return read
  }
  return async () => {
    const read = await readAll(
      answers.filter(({ name }) => !isLeftByThePage(name)),
      patienceMs,
    )
    // Nothing else may go unread.
    expect(read.flatMap(({ name, content }) => (content === 'left' ? [name] : []))).toEqual([])
    const tabs = await readAll(
      answers.filter(({ name }) => isLeftByThePage(name)),
      1_000,
    )
    return [...read, ...tabs].flatMap(({ name, content }) =>
      content instanceof Buffer ? [{ name, content }] : [],
    )
  }
}

/** They answer for ever, or not at all. */
const neverEnding = ['odd-silent', 'odd-drip']

/**
 * Asks every endpoint of the API by the app's own way and gives what the host answered: bytes of the body up to a
 * limit, then the exchange is left. Those that never end are left when all others have ended.
 */
async function askEverything(page: Page, connectionId: string, endpoints: readonly string[]) {
  return page.evaluate(
    async ({ connectionId, endpoints, neverEnding }) => {
      const left = new AbortController()
      const headers = {
        'content-type': 'application/json',
        'x-app-token': sessionStorage.getItem('app-token') ?? '',
      }
      const ask = async (endpoint: string) => {
        const id = crypto.randomUUID()
        let text = ''
        try {
          const answer = await fetch('/api/exchange', {
            method: 'POST',
            headers,
            signal: left.signal,
            body: JSON.stringify({
              id,
              connectionId,
              plan: { kind: 'get', endpoint, query: [] },
              purpose: { kind: 'send' },
            }),
          })
          const reader = answer.body?.getReader()
          while (reader && text.length < 300_000) {
            const { value } = await reader.read()
            if (value === undefined) break
            text += new TextDecoder('latin1').decode(value)
          }
          await reader?.cancel()
        } catch {
          text += ' (left)'
        }
        const outcome = await fetch(`/api/exchange/${id}/outcome`, { headers })
        return { endpoint, text: text + (await outcome.text()) }
      }
      const leaving = neverEnding.map(ask)
      const ended = await Promise.all(endpoints.map(ask))
      left.abort()
      return [...ended, ...(await Promise.all(leaving))]
    },
    {
      connectionId,
      endpoints: endpoints.filter((endpoint) => !neverEnding.includes(endpoint)),
      neverEnding,
    },
  )
}

async function takeHeapSnapshot(session: CDPSession): Promise<string> {
  const chunks: string[] = []
  const keep = ({ chunk }: { chunk: string }) => chunks.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', keep)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', keep)
  return chunks.join('')
}

/** What a person does with a connection, by hand. */
async function useApp(page: Page, baseUrl: string, printed: Place[]): Promise<void> {
  const connection = connectionPage(page)
  const query = queryPage(page)
  const answer = answerPage(page)

  await connection.openNew()
  await connection.fillIn({ name: 'Canary', baseUrl, token: canary })
  for (const endpoint of ['events', 'odd-reset', 'odd-401-basic', 'echo', 'no-such'])
    await test.step(`test with ${endpoint}`, async () => {
      await connection.test(endpoint)
      await expect(connection.testResult).toBeVisible()
    })
  await connection.save()
  await expect(connection.dialog).toBeHidden()

  for (const endpoint of [
    ...['events', 'echo', 'odd-echo', 'odd-html', 'odd-html-500', 'odd-429', 'odd-401-basic'],
    ...['odd-reset', 'odd-broken-off', 'odd-bad-gzip', 'odd-foreign-redirect', 'odd-foreign-links'],
    ...['odd-invalid-json', 'no-such'],
  ])
    await test.step(`ask ${endpoint}`, () => answer.ask(endpoint))

  await answer.ask('echo')
  await answer.expectFinding('token-repeated')
  const contents = { text: answer.text, head: answer.headers, items: answer.grid }
  for (const tab of ['text', 'head', 'items'] as const) {
    await answer.show(tab)
    await expect(contents[tab]).toHaveText(/\S/)
    printed.push({ name: `the tab ${tab}`, content: await page.locator('body').innerText() })
  }
  await answer.select(0)
  await expect(answer.itemView).toBeVisible()
  printed.push({ name: 'the item as a text', content: await answer.item.innerText() })
  await answer.showItem('tree')
  await expect(answer.itemTree.getByRole('treeitem').first()).toBeVisible()
  printed.push({ name: 'the item', content: await answer.item.innerText() })
  for (const what of ['url', 'curl'] as const)
    printed.push({ name: `copied ${what}`, content: await query.copy(what) })

  const handover = sharePage(page)
  await handover.open()
  const imports = importLanguages.map((language) => `import-${language}` as const)
  for (const format of [...shareFormats, 'link' as const, ...imports]) {
    await handover.choose(format)
    printed.push({ name: `handed over as ${format}`, content: await handover.read() })
  }
  await handover.close()
  await page.reload()
  await expect(connection.select).toContainText('Canary')
  await connection.openCurrent()
  await expect(connection.token).toHaveValue('')
  await page.getByTestId('connection.cancel').click()
}

test('the token is in nothing that leaves the host: no answer, file, print, copy, nor the page', async ({
  page,
  context,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'endpoint-explorer-leak-'))
  const keyring = findKeyring() ? await createPrivateKeyring() : null
  await keyring?.start()
  const sample = await startOddSample()
  const api = await startCanaryApi({ baseUrl: sample.baseUrl, token: sample.tokens.full }, canary)
  let shell: RunningShell | null = null
  try {
    shell = await runBrowserShell(
      dataDir,
      keyring?.environment ?? { ...process.env, ...environment },
    )
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const answers = collectResponses(page)
    const session = await context.newCDPSession(page)
    await page.goto(shell.launchUrl)

    const shown: Place[] = []
    await useApp(page, api.baseUrl, shown)
    const connections = await page.evaluate(async () => {
      const headers = { 'x-app-token': sessionStorage.getItem('app-token') ?? '' }
      return (await fetch('/api/connections', { headers })).json() as Promise<{
        connections: { id: string; name: string; token: { kind: string } }[]
      }>
    })
    const own = connections.connections.find(({ name }) => name === 'Canary')
    expect(own?.token.kind).toBe(keyring ? 'stored' : 'memory')

    const listed = await (await fetch(sample.baseUrl)).text()
    const endpoints = [...listed.matchAll(/^([a-z][a-z0-9-]+) +[0-9a-f-]{36} /gm)].map(
      ([, slug = '']) => slug,
    )
    expect(endpoints.filter((slug) => slug.startsWith('odd-')).length).toBeGreaterThan(30)
    const exchanges = await askEverything(page, own?.id ?? '', [
      ...endpoints,
      'echo',
      'echo?status=500',
    ])
    const bodies = exchanges.map(({ endpoint, text }) => ({ name: endpoint, content: text }))
    expect(bodies.find(({ name }) => name === 'echo')?.content).toContain('"masked":9')

    const heap = await takeHeapSnapshot(session)
    const seen = [...(await answers()), ...bodies, ...shown]
    await shell.stop()
    const files = await readFilesBelow(dataDir)
    const places = [
      ...[...seen, ...files],
      { name: 'stdout and stderr', content: shell.printed() },
      { name: "the page's heap", content: heap },
    ]
    const sizes = places.reduce((sum, { content }) => sum + content.length, 0)
    console.log(
      `searched: ${places.length} places (${files.length} files, ${seen.length} answers and texts), ${Math.round(sizes / 1e6)} MB, keyring: ${keyring !== null}`,
    )
    expect(files.length).toBeGreaterThan(3)
    expect(findLeaks(canary, places)).toEqual([])
  } finally {
    await shell?.stop()
    api.close()
    await sample.close()
    await keyring?.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})

test('the search finds a secret that did leak, in each kind of place', async ({
  page,
  context,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'endpoint-explorer-control-'))
  try {
    const session = await context.newCDPSession(page)
    await page.goto('about:blank')
    await page.evaluate((secret) => {
      document.title = 'control'
      Object.assign(window, { leaked: { deeply: [secret] } })
    }, control)
    const file = join(folder, 'leaked.bin')
    const spelt = Buffer.from(`..Bearer ${control}`).toString('base64')
    await writeFile(file, Buffer.concat([Buffer.from([0xff, 0x00]), Buffer.from(spelt)]))
    const places = [
      ...(await readFilesBelow(folder)),
      { name: 'a print', content: `GET /?t=${encodeURIComponent(control)}` },
      { name: 'an answer', content: Buffer.from(JSON.stringify({ control })) },
      { name: 'a heap', content: await takeHeapSnapshot(session) },
      { name: 'innocent', content: control.slice(1) },
    ]
    expect(findLeaks(control, places)).toEqual([file, 'a print', 'an answer', 'a heap'])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
