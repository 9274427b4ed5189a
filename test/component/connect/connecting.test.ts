import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { answer, connection, query, workspace } from '../../support/page/app-verbs.ts'
import { answerFirst, openApp } from '../../support/page/open-app.ts'
import { at, find } from '../../support/page/part.ts'
import { shareDocumentedSample } from '../../support/shared-samples.ts'

const dialog = find('[role="dialog"]')

/** Counts the clicks of a person from now on; what is typed is none. */
function countClicks() {
  let count = 0
  const add = () => (count += 1)
  addEventListener('pointerdown', add, { capture: true })
  onTestFinished(() => {
    removeEventListener('pointerdown', add, { capture: true })
  })
  return () => count
}

test('what was pasted along with a token is left out, and said', async () => {
  const { sample } = await openApp()
  await connection.choose('add')
  await connection.fillIn({
    name: 'Pasted',
    baseUrl: sample.baseUrl,
    token: ` Authorization: Bearer \u200b${sample.token} `,
  })
  await expect
    .poll(() => at('connection.token-note').texts())
    .toEqual([
      'Invisible characters were removed from the token.',
      'White space around the token was removed.',
      'The leading “Authorization:” was removed.',
      'The leading “Bearer” was removed; the app adds it when sending.',
    ])
  await connection.test('events')
  await expect
    .poll(() => connection.testResult.texts())
    .toEqual(['200 The connection works: the endpoint responded to a request with this token.'])
})

test('a token that cannot be one is refused while it is entered', async () => {
  const { sample } = await openApp()
  const { tokenProblem, saveButton, token } = connection
  const state = () => [
    tokenProblem.texts(),
    saveButton.all().map((button) => button.matches(':disabled')),
  ]
  await connection.choose('add')
  await connection.fillIn({ name: 'X', baseUrl: sample.baseUrl, token: 'two words' })
  await expect
    .poll(state)
    .toEqual([[expect.stringContaining('The token contains a space.')], [true]])
  await token.fill('tök')
  await expect.poll(state).toEqual([[expect.stringContaining('U+00F6')], [true]])
  await token.paste('first-half\nsecond-half')
  await expect
    .poll(state)
    .toEqual([[expect.stringContaining('The token contains a line break.')], [true]])
  await token.fill('good')
  await expect.poll(state).toEqual([[], [false]])
})

test('a test says what each answer means here', async () => {
  const {
    baseUrl,
    tokens: { full, limited },
  } = await shareDocumentedSample()
  await openApp()
  await connection.choose('add')
  await connection.fillIn({ baseUrl })
  const expectResponse = async (token: string, endpoint: string, words: string) => {
    await connection.token.fill(token)
    await connection.test(endpoint)
    await expect.poll(() => connection.testResult.texts()).toEqual([expect.stringContaining(words)])
  }
  await expectResponse('', 'events', '401 This server needs a token')
  await expectResponse('wrong', 'events', '401 The token was refused.')
  await expectResponse(limited, 'everything', '403 The token has no access to this endpoint.')
  await expectResponse(full, 'no-such', '404 The server does not have this endpoint.')
  await expectResponse(full, 'odd-html', '200 The response is not JSON')
  await connection.baseUrl.fill('http://127.0.0.1:9')
  await expectResponse(full, 'events', 'Connection refused')
})

test('an unreadable file is set aside and named', async () => {
  const { dataDir, reload } = await openApp({
    connection: { name: 'Broken', baseUrl: 'http://127.0.0.1:9' },
  })
  await writeFile(join(dataDir, 'connections.json'), '{ not json')
  await reload()
  await expect
    .poll(() => connection.notice.texts())
    .toEqual([expect.stringContaining('connections.json.unreadable-')])
})

test('the endpoint in use is the one a test begins with', async () => {
  await openApp()
  await query.openEndpoint('places')
  await connection.choose('edit')
  await expect.poll(() => connection.testEndpoint.value()).toBe('places')
})

test('from a pasted endpoint URL to its rows it takes five clicks', async () => {
  const { sample, sent } = await openApp()
  await query.openEndpoint('events')
  const clicks = countClicks()
  await connection.choose('add')
  await connection.baseUrl.click()
  await connection.baseUrl.paste(
    `curl '${sample.baseUrl}/api/v4/endpoints/places' -H 'Authorization: Bearer ${sample.token}'`,
  )
  await expect.poll(() => connection.baseUrl.value()).toBe(sample.baseUrl)
  await expect.poll(() => connection.testEndpoint.value()).toBe('places')
  await connection.save()
  await expect.poll(() => document.activeElement).toBe(await query.endpoint.one())
  await expect.poll(() => query.endpoint.value()).toBe('places')
  await query.startSending()
  await expect.poll(() => answer.rows.count()).toBeGreaterThan(0)
  expect(clicks()).toBe(5)
  expect(sent().filter((line) => line.includes('/endpoints/'))).toEqual([
    'GET /api/v4/endpoints/places?page%5Bsize%5D=25 HTTP/1.1',
  ])
})

test('a new connection begins with an empty endpoint in focus, and loopback needs no permission', async () => {
  const { sample } = await openApp()
  await query.openEndpoint('events')
  await connection.choose('add')
  await connection.fillIn({ name: 'Local', baseUrl: sample.baseUrl.replace('http://', '') })
  await connection.token.click()
  await expect.poll(() => connection.baseUrl.value()).toBe(sample.baseUrl)
  expect(dialog.saying('readable for everyone in between').count()).toBe(0)
  expect(connection.testEndpoint.value()).toBe('')
  await connection.save()
  await expect.poll(() => document.activeElement).toBe(await query.endpoint.one())
  expect(query.endpoint.value()).toBe('')
})

test('a connection that is removed says what was made for it, and none of that goes elsewhere', async () => {
  await openApp({
    connection: { name: 'Live', baseUrl: 'http://127.0.0.1:9', token: 'a-token' },
  })
  await query.openEndpoint('events')
  await workspace.save('Events', 'Website')
  await connection.choose('remove')
  await expect
    .poll(() => at('connection.removal').texts())
    .toEqual([
      [
        'Remove “Live”?',
        'This also deletes: the connection’s token.',
        'These are kept: 1 open tab, 1 saved query. Before you send them again, choose another server for them.',
      ].join(''),
    ])
  await find('button')
    .saying(/^Remove$/)
    .click()
  await expect
    .poll(() => at('connection.removed').texts())
    .toEqual([expect.stringContaining('The connection “Live” of this query was removed.')])
  const isSendable = () => find('[data-test="query.send"]:not(:disabled)').count()
  expect(isSendable()).toBe(0)

  await at('connection.removed.choose').click()
  await expect
    .poll(() => find('.n-dropdown-option-body').texts())
    .toEqual(['Sample server', 'Sample like dataCycle CORE'])
  await find('.n-dropdown-option-body').saying('CORE').click()
  await at('connection.removed').gone()
  await expect.poll(isSendable).toBe(1)
})

test('what was made for one instance asks another only after somebody said so', async () => {
  await openApp({ connection: { name: 'Live', baseUrl: 'http://127.0.0.1:8' } })
  await query.openEndpoint('events')
  await connection.choose('edit')
  await connection.baseUrl.fill('http://127.0.0.1:9')
  await connection.save()
  await expect
    .poll(() => at('connection.address-question').texts())
    .toEqual([expect.stringContaining('1 open tab')])
  await at('confirm.stay').click()
  expect(query.url.texts()).toEqual([expect.stringContaining('http://127.0.0.1:8/')])
  await connection.save()
  await at('confirm.do').click()
  await expect
    .poll(() => query.url.texts())
    .toEqual([expect.stringContaining('http://127.0.0.1:9/')])
})

test('a 401 leads to the token, and a valid one answers', async () => {
  const { baseUrl, token } = await shareDocumentedSample()
  await openApp({ connection: { name: 'Live', baseUrl, token: 'wrong' } })
  await answer.ask('events')
  await at('result.enter-token').click()
  await expect.poll(() => document.activeElement).toBe(await connection.token.one())
  await connection.token.fill(token)
  await connection.save()
  // The refusal of the token before is still shown, as what it is.
  await expect.poll(() => at('answer.stale').attributes('data-differs')).toEqual(['token'])
  await at('answer.send').click()
  await expect.poll(() => answer.total.texts()).toEqual(['240 items'])
  expect([at('answer.stale').count(), at('result.enter-token').count()]).toEqual([0, 0])
})

test('a copy of a connection that is not saved is not kept, and its tab goes back', async () => {
  const { host } = await openApp({ connection: { name: 'First', baseUrl: 'http://127.0.0.1:9/' } })
  const notice = find('.message').saying('Enter a token for the new connection.')
  await connection.choose('duplicate')
  await expect.poll(() => connection.name.value()).toBe('First (copy)')
  await expect.poll(() => notice.count()).toBe(1)
  await at('connection.cancel').click()
  await notice.gone()
  await expect.poll(() => connection.select.texts()).toEqual([expect.stringMatching(/First$/)])
  const kept = async () =>
    (await host.fetch(new Request('http://page.example/api/connections'))).text()
  await expect.poll(kept).not.toContain('First (copy)')
})

test('Escape in a new connection asks before what was entered is lost', async () => {
  await openApp()
  await connection.choose('add')
  await connection.baseUrl.fill('https://api.example')
  await connection.baseUrl.press('Escape')
  await at('confirm.stay').click()
  await at('confirm.stay').gone()
  expect(connection.baseUrl.value()).toBe('https://api.example')
  await connection.baseUrl.press('Escape')
  await at('confirm.do').click()
  await connection.baseUrl.gone()
})

test('the window opens before its connection is prepared; a Send waits for it, is seen to wait, and is sent once', async () => {
  const app = await openApp()
  let prepare: () => void = () => undefined
  const prepared = new Promise<null>((resolve) => {
    prepare = () => {
      resolve(null)
    }
  })
  answerFirst(({ url }) => (url.endsWith('/use') ? prepared : Promise.resolve(null)))
  await app.reload()

  const button = at('query.send')
  const waits = () => button.all().map((one) => one.getAttribute('aria-busy') === 'true')
  await query.openEndpoint('events')
  await button.click()
  await expect.poll(waits).toEqual([true])
  await button.click()
  expect(app.sent()).toEqual([])
  // What is typed meanwhile belongs to the next Send.
  await at('query.endpoint').fill('places')

  prepare()
  await answer.expectItems(25)
  await expect.poll(waits).toEqual([false])
  expect(app.sent().map((line) => line.split('?')[0])).toEqual(['GET /api/v4/endpoints/events'])
})
