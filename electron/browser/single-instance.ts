import { createHash } from 'node:crypto'
import { chmod, unlink } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { type Opened, maxOpenedLength } from '#core/share/opened.ts'
import { readJsonText } from '#host/storage/read-regular-file.ts'
import { z } from 'zod'
import { isLaunchFileName } from './launch-files.ts'

/** Longer than a running shell needs to answer; a shell that hangs must not block a new start. */
const responseTimeoutMs = 3_000

/**
 * Path where the running shell of a data folder listens for a second start. On Unix, a socket in the folder,
 * which only its user may access (0700). On Windows, a pipe whose name reveals neither user nor folder; by
 * default only its own user can write to a pipe.
 *
 * Null if the path is too long for a socket (sockaddr_un: 108 bytes, 104 on a Mac); every start then runs a
 * new shell.
 */
export function singleInstanceChannel(platform: NodeJS.Platform, dataDir: string): string | null {
  if (platform === 'win32') {
    const name = createHash('sha256').update(dataDir.toLowerCase()).digest('hex').slice(0, 32)
    return `\\\\.\\pipe\\endpoint-explorer-${name}`
  }
  const socket = join(dataDir, 'shell.sock')
  return Buffer.byteLength(socket) < 104 ? socket : null
}

/** Asks the running shell of this folder for a launch; null if none runs or its answer is invalid. */
export async function askRunningShell(
  channel: string,
  opened: Opened | null,
): Promise<SingleInstanceAnswer | null> {
  const socket = connect(channel)
  socket.setTimeout(responseTimeoutMs, () => socket.destroy())
  const answer = await new Promise<string | null>((resolve) => {
    readLine(socket, resolve)
    socket.once('connect', () => socket.write(`${JSON.stringify({ version: 1, opened })}\n`))
  })
  socket.destroy()
  const parsed = singleInstanceAnswer.safeParse(readJsonText(answer ?? ''))
  return parsed.success ? parsed.data : null
}

export interface SingleInstanceListener {
  close(): Promise<void>
}

/**
 * Listens for second starts and answers each with a new launch; anything else gets no answer. Returns null if another shell listens already or the folder does not support sockets.
 */
export async function listenForSecondStart(
  channel: string,
  createLaunch: (opened: Opened | null) => Promise<SingleInstanceAnswer>,
): Promise<SingleInstanceListener | null> {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.setTimeout(responseTimeoutMs, () => socket.destroy())
    socket.once('close', () => open.delete(socket))
    readLine(socket, (line) => {
      const request = singleInstanceRequest.safeParse(readJsonText(line ?? ''))
      if (request.success)
        void createLaunch(request.data.opened).then((launch) => {
          socket.end(`${JSON.stringify(launch)}\n`)
        })
      else socket.destroy()
    })
  })
  // The socket may be left over from a shell that was killed.
  if (!(await listen(server, channel))) {
    if (process.platform === 'win32' || (await canConnect(channel))) return null
    await unlink(channel).catch(() => undefined)
    if (!(await listen(server, channel))) return null
  }
  if (process.platform !== 'win32') await chmod(channel, 0o600).catch(() => undefined)
  server.unref()
  return {
    async close() {
      const closed = new Promise<void>((resolve) =>
        server.close(() => {
          resolve()
        }),
      )
      for (const socket of open) socket.destroy()
      await closed
    },
  }
}

const listen = (server: Server, channel: string): Promise<boolean> =>
  new Promise((resolve) => {
    const fail = () => {
      resolve(false)
    }
    server.once('error', fail).listen(channel, () => {
      server.off('error', fail)
      resolve(true)
    })
  })

const canConnect = (channel: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(channel, () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => {
      resolve(false)
    })
  })

/** Calls `onLine` once: with the first line, or with null if the other side ends, fails or sends too much. */
function readLine(socket: Socket, onLine: (line: string | null) => void): void {
  let text = ''
  let isCalled = false
  const callOnce = (line: string | null) => {
    if (isCalled) return
    isCalled = true
    onLine(line)
  }
  socket.setEncoding('utf8')
  socket.on('data', (part: string) => {
    text += part
    const end = text.indexOf('\n')
    if (end !== -1) callOnce(text.slice(0, end))
    else if (text.length > maxSingleInstanceLength) socket.destroy()
  })
  socket.on('error', () => undefined)
  socket.once('close', () => {
    callOnce(null)
  })
}

const opened: z.ZodType<Opened> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: z.string().max(maxOpenedLength) }),
  z.strictObject({ kind: z.literal('folder'), path: z.string().max(maxOpenedLength) }),
  z.strictObject({ kind: z.literal('too-large') }),
  z.strictObject({ kind: z.literal('unreadable') }),
])

/**
 * Sent by a second start to the running shell, on one line: open another window, optionally with a link, a
 * file or a folder.
 */
const singleInstanceRequest = z.strictObject({
  version: z.literal(1),
  opened: opened.nullable(),
})

/**
 * The shell's answer: a one-time launch URL, and the name of the launch file that leads there, null if it could not be
 * written. Never a session token.
 */
const singleInstanceAnswer = z.strictObject({
  url: z.string().regex(/^http:\/\/127\.0\.0\.1:\d{1,5}\/#launch=[\w-]{43}$/),
  file: z.string().refine(isLaunchFileName).nullable(),
})

export type SingleInstanceAnswer = z.infer<typeof singleInstanceAnswer>

/** In characters. Longer than any request: a character of a link may take six in JSON (`\u0000`). */
const maxSingleInstanceLength = 6 * maxOpenedLength + 200
