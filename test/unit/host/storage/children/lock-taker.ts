/**
 * Takes a lock when told to, and reports whether it was alone inside; on `die` it is killed inside, on `stay` it
 * reports `inside` and stays until it is told to `leave`.
 */
import { once } from 'node:events'
import { readFile, unlink, writeFile } from 'node:fs/promises'
import { withFileLock } from '#host/storage/file-lock.ts'

const [, , lock = ''] = process.argv
const witness = `${lock}.inside`
const counter = `${lock}.count`

async function count(): Promise<string> {
  await writeFile(witness, '', { flag: 'wx' })
  await writeFile(counter, String(Number(await readFile(counter, 'utf8')) + 1))
  await unlink(witness)
  return 'alone'
}

async function stay(): Promise<string> {
  process.send?.('inside')
  await once(process, 'message')
  return 'left'
}

process.on('message', (order) => {
  if (order === 'leave') return
  const done = withFileLock(lock, () => {
    if (order === 'die') process.kill(process.pid, 'SIGKILL')
    return order === 'stay' ? stay() : count()
  })
  done.then(
    (result) => process.send?.(result.ok ? result.value : result.error.kind),
    (error: unknown) => process.send?.(String(error)),
  )
})
process.send?.('ready')
