import { createHash } from 'node:crypto'
import { join } from 'node:path'

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
