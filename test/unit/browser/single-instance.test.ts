import { stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Opened } from '#core/share/opened.ts'
import {
  askRunningShell,
  listenForSecondStart,
  singleInstanceChannel,
  type SingleInstanceAnswer,
} from '#browser/single-instance.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { isUnix } from '../../support/unix.ts'

const folder = temporaryFolder()
const launch = {
  url: `http://127.0.0.1:4711/#launch=${'a'.repeat(43)}`,
  file: 'open.html',
}

async function openListener(answer: SingleInstanceAnswer = launch) {
  const channel = join(folder(), 'shell.sock')
  const requested: (Opened | null)[] = []
  const listener = await listenForSecondStart(channel, (opened) => {
    requested.push(opened)
    return Promise.resolve(answer)
  })
  onTestFinished(async () => {
    await listener?.close()
  })
  return { channel, requested, listener }
}

/** What comes back for a text that is written to the socket as it is. */
const say = (channel: string, text: string): Promise<string> =>
  new Promise((resolve) => {
    let answer = ''
    const socket = connect(channel, () => socket.write(text))
    socket.setEncoding('utf8')
    socket.on('data', (part: string) => (answer += part))
    socket.on('error', () => undefined)
    socket.once('close', () => {
      resolve(answer)
    })
  })

test('a second start hands over what it was opened with, and gets an address', async () => {
  const { channel, requested } = await openListener()
  const openings: (Opened | null)[] = [
    null,
    { kind: 'text', text: 'endpoint-explorer:v1/x' },
    { kind: 'folder', path: '/home/anna/queries' },
    { kind: 'too-large' },
    { kind: 'unreadable' },
  ]
  for (const opened of openings) expect(await askRunningShell(channel, opened)).toEqual(launch)
  expect(requested).toEqual(openings)
  if (isUnix) expect((await stat(channel)).mode & 0o777).toBe(0o600)
})

test('nobody listens where no shell runs, and after one was closed', async () => {
  const { channel, listener } = await openListener()
  await listener?.close()
  expect(await askRunningShell(channel, null)).toBeNull()
})

test.each([
  'hello\n',
  '{}\n',
  '{"version":2,"opened":null}\n',
  '{"version":1,"opened":null,"more":true}\n',
  '{"version":1,"opened":{"kind":"path","text":"/etc/passwd"}}\n',
  'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n',
])('what is no such request gets no answer: %j', async (text) => {
  const { channel, requested } = await openListener()
  expect(await say(channel, text)).toBe('')
  expect(requested).toEqual([])
})

test.each([
  { ...launch, url: `http://evil.example/#launch=${'a'.repeat(43)}` },
  { ...launch, file: '../evil.html' },
  { ...launch, file: '/tmp/open.html' },
])(
  'a listener that answers with another address or file than ours is not believed: %j',
  async (answer) => {
    const { channel } = await openListener(answer)
    expect(await askRunningShell(channel, null)).toBeNull()
  },
)

test('a second listener leaves the first its place', async () => {
  const { channel } = await openListener()
  expect(await listenForSecondStart(channel, () => Promise.resolve(launch))).toBeNull()
  expect(await askRunningShell(channel, null)).toEqual(launch)
})

test('the channel is a socket in the folder, or a pipe that says nothing of it', () => {
  expect(singleInstanceChannel('linux', '/home/anna/data')).toBe('/home/anna/data/shell.sock')
  expect(singleInstanceChannel('linux', `/${'x'.repeat(120)}`)).toBeNull()
  expect(singleInstanceChannel('win32', 'C:\\Users\\Anna')).toMatch(
    /^\\\\\.\\pipe\\endpoint-explorer-[0-9a-f]{32}$/,
  )
})
