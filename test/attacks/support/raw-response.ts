import { connect } from 'node:net'

export interface RawResponse {
  status: number
  /** Names in lower case; a name that came twice has its last value. */
  headers: Readonly<Record<string, string>>
  body: string
}

/** Writes bytes to the server as they are, and reads what comes until the server closes the connection. */
export async function sendRaw(port: number, request: string): Promise<RawResponse> {
  const text = await new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(request, 'latin1'))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('close', () => {
      resolve(Buffer.concat(chunks).toString('latin1'))
    })
    socket.on('error', (error) => {
      // A server may close while we still write: what it said before counts.
      if (chunks.length === 0) reject(error)
    })
  })
  return readResponse(text)
}

function readResponse(text: string): RawResponse {
  const end = text.indexOf('\r\n\r\n')
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n')
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1]
  if (end === -1 || status === undefined)
    throw new Error(`This is not an HTTP answer: ${JSON.stringify(text.slice(0, 100))}`)
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { status: Number(status), headers: Object.fromEntries(headers), body: text.slice(end + 4) }
}
