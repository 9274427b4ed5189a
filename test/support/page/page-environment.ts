import { Buffer } from 'node:buffer'
import { builtinEnvironments, type Environment } from 'vitest/runtime'

/** Node has these as browsers have them; with Happy DOM's own, the host could not run beside the page. */
const ofNode = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'File',
  'FormData',
  'Headers',
  'Request',
  'Response',
  'URL',
  'URLSearchParams',
] as const

/** Before Happy DOM's stands in its place. */
const NodeEvent = Event

/** Happy DOM's reads no Blob but its own. */
class NodeFileReader extends EventTarget {
  result: string | null = null

  readAsDataURL(blob: Blob) {
    void blob.arrayBuffer().then((bytes) => {
      this.result = `data:${blob.type};base64,${Buffer.from(bytes).toString('base64')}`
      this.dispatchEvent(new NodeEvent('loadend'))
    })
  }
}

/** Happy DOM with what Node has of a browser. */
const environment: Environment = {
  name: 'page',
  viteEnvironment: 'client',
  async setup(global, options) {
    const before: Readonly<Record<string, unknown>> = global
    const kept = ofNode.map((name) => [name, before[name]] as const)
    const entered = await builtinEnvironments['happy-dom'].setup(global, options)
    Object.assign(global, Object.fromEntries(kept), { FileReader: NodeFileReader })
    return entered
  },
}

export default environment
