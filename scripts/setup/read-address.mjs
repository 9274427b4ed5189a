import { createInterface } from 'node:readline'
import { StepFailure } from './step.mjs'

/** Waits for the line in which the browser shell says where it is. @param {import('node:stream').Readable} output */
export async function readAddress(output) {
  for await (const line of createInterface(output)) {
    const address = /^Endpoint Explorer: (\S+)$/.exec(line)?.[1]
    if (address !== undefined) return address
  }
  throw new StepFailure('Opening the app', 'It ended before it said where it is; see above.')
}
