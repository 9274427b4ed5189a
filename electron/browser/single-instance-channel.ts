import { createHash } from 'node:crypto'
import { join } from 'node:path'

/**
 * Where the running shell of a data folder listens for a second start. On Unix a socket in the folder, which
 * nobody else may enter (0700). On Windows a pipe, whose name says neither the person nor the folder; a pipe
 * made without further rights can be written by its own user only.
 *
 * Null where the folder's path is too long for a socket (sockaddr_un: 108 bytes, on a Mac 104): then every
 * start is one of its own.
 */
export function singleInstanceChannel(platform: NodeJS.Platform, dataDir: string): string | null {
  if (platform === 'win32') {
    const name = createHash('sha256').update(dataDir.toLowerCase()).digest('hex').slice(0, 32)
    return `\\\\.\\pipe\\endpoint-explorer-${name}`
  }
  const socket = join(dataDir, 'shell.sock')
  return Buffer.byteLength(socket) < 104 ? socket : null
}
