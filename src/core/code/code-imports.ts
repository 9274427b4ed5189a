import { declare, findBinding } from './code-names.ts'
import { isKnownPath } from './known-calls.ts'
import { nameOfModule } from './module-name.ts'
import type { CodeRunner } from './code-runner.ts'
import type { CodeNode } from './code-tree.ts'
import { nullValue, type CodeScope, type CodeValue } from './code-value.ts'

/** `a as b` in lists of names. */
const named = /(?:^|[{,])\s*(?:type\s+)?([\w$]+)(?:\s+as\s+([\w$]+))?/g

/** Gives the names of an import the paths that they lead to. */
export function readImport(node: CodeNode, scope: CodeScope, r: CodeRunner): CodeValue {
  const text = r.source.slice(node.from, Math.min(node.to, node.from + 2_000)).replaceAll('\n', ' ')
  const bind = (name: string, path: string) => {
    declare(name, findBinding(scope, path)?.value ?? r.unknown(node, path), scope, r)
  }
  switch (r.language) {
    case 'javascript': {
      const [, names = '', module = ''] = /^import\s+(.*?)\s*from\s*['"](.*?)['"]/.exec(text) ?? []
      const path = nameOfModule(module)
      const [whole] = /^(?:\*\s*as\s+)?([\w$]+)/.exec(names)?.slice(1) ?? []
      if (whole !== undefined) bind(whole, path)
      const group = /\{.*\}/.exec(names)?.[0] ?? ''
      for (const [, name = '', other = name] of group.matchAll(named))
        bind(other, pathOf(path, name))
      break
    }
    case 'python': {
      const [, from, names = ''] = /^(?:from\s+([\w.]+)\s+)?import\s+\(?(.*)$/.exec(text) ?? []
      for (const part of names.replace(')', '').split(',')) {
        const [, name = '', other] = /^\s*([\w.]+)(?:\s+as\s+(\w+))?/.exec(part) ?? []
        if (from !== undefined && name !== '') bind(other ?? name, pathOf(from, name))
        else if (other !== undefined) bind(other, name)
      }
      break
    }
    case 'php': {
      const group = /\{(.*)\}/.exec(text)?.[1] ?? text.replace(/^use\s+(?:function\s+)?|;/g, '')
      for (const part of group.split(',')) {
        const [, name = '', other = name] = /(\w+)(?:\s+as\s+(\w+))?\s*$/.exec(part) ?? []
        if (name !== '') bind(other, name)
      }
      break
    }
    case 'go': {
      const [, name, path = ''] = /^(?:(\w+)\s+)?["`](.*?)["`]/.exec(text) ?? []
      if (name !== undefined) bind(name, path.split('/').at(-1) ?? path)
      break
    }
    case 'java':
  }
  return nullValue
}

function pathOf(module: string, name: string): string {
  const path = `${module}.${name}`
  if (isKnownPath(path) || name === 'default') return name === 'default' ? module : path
  return isKnownPath(name) ? name : path
}
