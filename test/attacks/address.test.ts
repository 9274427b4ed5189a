import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { expectSafeHeaders, send, statusOf } from './support/send.ts'
import { sendRaw } from './support/raw-response.ts'
import { hasAllLoopback } from '../support/unix.ts'
import { attack } from './support/page-session.ts'

const { server, session } = await attack()

test.each([
  ['evil.example', () => 'evil.example'],
  ['evil.example with our port', () => `evil.example:${server.port}`],
  ['localhost', () => `localhost:${server.port}`],
  ['127.0.0.1 without port', () => '127.0.0.1'],
  ['another port', () => `127.0.0.1:${server.port - 1}`],
  ['a dot behind', () => `127.0.0.1.:${server.port}`],
  ['127.1', () => `127.1:${server.port}`],
  ['one number', () => `2130706433:${server.port}`],
  ['0.0.0.0', () => `0.0.0.0:${server.port}`],
  ['::1', () => `[::1]:${server.port}`],
  ['IPv4 in IPv6', () => `[::ffff:127.0.0.1]:${server.port}`],
  ['a name that holds the address', () => `127.0.0.1.nip.io:${server.port}`],
  ['our address as user of another host', () => `${server.address}@evil.example`],
  ['another host before our address as fragment', () => `evil.example#${server.address}`],
])('row 1: Host that is %s is answered 421', async (_, host) => {
  expect(await statusOf(server, session, { headers: { host: host() } })).toBe(421)
})

test('row 2: a request without Host is answered 400', async () => {
  expect(await statusOf(server, session, { headers: { host: null } })).toBe(400)
})

test('row 2: HTTP/1.0 without Host is answered 400', async () => {
  expect(await statusOf(server, session, { version: '1.0', headers: { host: null } })).toBe(400)
})

test('row 2: two Host headers are answered 400, even if both are ours', async () => {
  const hosts = [
    [server.address, 'evil.example'],
    [server.address, server.address],
  ]
  const statuses = await Promise.all(
    hosts.map((host) => statusOf(server, session, { headers: { host } })),
  )
  expect(statuses).toEqual([400, 400])
})

test.each(['http://evil.example/', '//evil.example/', '*', 'api/connections'])(
  'row 2: the target %s is answered 400',
  async (target) => {
    expect(await statusOf(server, session, { target })).toBe(400)
  },
)

test('row 2: our own address in absolute form is answered 400', async () => {
  expect(await statusOf(server, session, { target: `${server.origin}/api/connections` })).toBe(400)
})

test('row 2: what is not HTTP is answered 400', async () => {
  const answer = await sendRaw(server.port, 'HELO evil.example\r\n\r\n')
  expectSafeHeaders(answer)
  expect(answer.status).toBe(400)
})

test('the request that every attack changes is answered 200 when nothing is changed', async () => {
  const answer = await send(server, session)
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/json'])
})

const otherAddresses = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .map(({ address, scopeid }) => (scopeid ? `${address}%${scopeid}` : address))
  .filter((address) => address !== '127.0.0.1')

const furtherLoopback = hasAllLoopback ? ['127.0.0.2'] : []

test.each([...new Set([...otherAddresses, '::1', ...furtherLoopback])])(
  'row 22: at %s nothing listens on our port',
  async (address) => {
    const outcome = await new Promise<string>((resolve) => {
      const socket = connect({ port: server.port, host: address })
      socket.on('connect', () => {
        socket.destroy()
        resolve('connected')
      })
      socket.on('error', () => {
        resolve('refused')
      })
    })
    expect(outcome).toBe('refused')
  },
)

test.runIf(process.platform === 'linux')(
  'row 22: the kernel lists our port on 127.0.0.1 only',
  async () => {
    const tables = await Promise.all(
      ['/proc/net/tcp', '/proc/net/tcp6'].map((file) => readFile(file, 'utf8').catch(() => '')),
    )
    const port = server.port.toString(16).toUpperCase().padStart(4, '0')
    const listening = '0A'
    const addresses = tables
      .flatMap((table) => table.split('\n'))
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local, , state]) => local?.endsWith(`:${port}`) === true && state === listening)
      .map(([, local]) => local)
    // 127.0.0.1, in the byte order of the machine.
    expect(addresses).toEqual([`0100007F:${port}`])
  },
)
