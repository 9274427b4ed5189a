import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const project = fileURLToPath(new URL('../../../', import.meta.url))
const sources = ['electron', 'src'].flatMap(readSources)
const shell = sources.filter(({ path }) => /^electron\/(main|preload)\//.test(path))

describe('the sources of the Electron shell', () => {
  test('only main and preload load electron', () => {
    expect(pathsWith(sources, loadsElectron).filter((path) => !inShell(path))).toEqual([])
  })

  test('one file creates windows', () => {
    const windows = ['BrowserWindow', 'BaseWindow', 'WebContentsView', 'BrowserView']
    const creates = (node: ts.Node) =>
      ts.isNewExpression(node) && windows.includes(lastName(node.expression))
    expect(pathsWith(sources, creates)).toEqual(['electron/main/explorer-window.ts'])
  })

  test('one file says how pages run', () => {
    const preferences = ['sandbox', 'contextIsolation', 'nodeIntegration', 'webSecurity']
    const states = (node: ts.Node) =>
      ts.isPropertyAssignment(node) && preferences.includes(node.name.getText())
    expect(pathsWith(sources, states)).toEqual(['electron/main/explorer-window.ts'])
  })

  test('one file opens links outside', () => {
    const opens = (node: ts.Node) =>
      ts.isPropertyAccessExpression(node) &&
      node.name.text === 'openExternal' &&
      lastName(node.expression) === 'shell'
    expect(pathsWith(sources, opens)).toEqual(['electron/main/explorer-window.ts'])
  })

  test('nothing is taken from electron but what the shell needs', () => {
    const known = [
      ...['app', 'BrowserWindow', 'dialog', 'Menu', 'nativeTheme', 'protocol', 'safeStorage'],
      ...['session', 'shell', 'contextBridge', 'ipcRenderer', 'net', 'utilityProcess'],
      ...['powerMonitor', 'screen'],
      // The path of what is dropped on the window, and nothing else.
      'webUtils',
    ]
    const taken = shell.flatMap(({ file }) => nodesOf(file).flatMap(namesTakenFromElectron))
    // So there is no ipcMain: the page asks by fetch and cannot call main. No crashReporter, netLog either.
    expect(taken.filter((name) => !known.includes(name))).toEqual([])
  })

  test('one file sends to the network', () => {
    const takesNet = (node: ts.Node) => namesTakenFromElectron(node).includes('net')
    expect(pathsWith(shell, takesNet)).toEqual(['electron/main/net-transport.ts'])
  })

  test.each([
    ['are checks of certificates switched off', ['certificate-error', 'setCertificateVerifyProc']],
    ['is a page loaded from a file', ['loadFile', 'file:']],
    ["are Chromium's switches changed", ['appendSwitch', 'appendArgument']],
  ])('nowhere %s', (_, refused) => {
    expect(pathsWith(shell, names(...refused))).toEqual([])
  })

  test('no object that belongs to Electron is handed to the page', () => {
    const exposed = shell.flatMap(({ file }) =>
      nodesOf(file).filter(
        (node) => ts.isPropertyAccessExpression(node) && node.name.text.startsWith('exposeIn'),
      ),
    )
    expect(exposed.map((node) => node.getText())).toEqual(['contextBridge.exposeInMainWorld'])
    const handsOn = (node: ts.Node) =>
      ts.isIdentifier(node) &&
      node.text === 'ipcRenderer' &&
      !ts.isPropertyAccessExpression(node.parent) &&
      !ts.isImportSpecifier(node.parent)
    expect(pathsWith(shell, handsOn)).toEqual([])
  })

  test('main and preload stay small enough to be read in one go', () => {
    const lines = shell.map(({ file }) => file.text.trimEnd().split('\n').length)
    expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(400)
  })
})

interface Source {
  path: string
  file: ts.SourceFile
}

function readSources(folder: string): Source[] {
  return readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|vue)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({
      path: relative(project, path).split(sep).join('/'),
      file: ts.createSourceFile(path, scriptOf(path), ts.ScriptTarget.ES2023, true),
    }))
}

function scriptOf(path: string): string {
  const text = readFileSync(path, 'utf8')
  if (!path.endsWith('.vue')) return text
  return /<script[^>]*>(.*?)<\/script>/s.exec(text)?.[1] ?? ''
}

function inShell(path: string): boolean {
  return shell.some((source) => source.path === path)
}

function pathsWith(among: readonly Source[], matches: (node: ts.Node) => boolean): string[] {
  return among.filter(({ file }) => nodesOf(file).some(matches)).map(({ path }) => path)
}

function nodesOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => {
    children.push(...nodesOf(child))
  })
  return [node, ...children]
}

/** A name used as such, or the same word as a text. */
function names(...wanted: string[]): (node: ts.Node) => boolean {
  return (node) =>
    (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) &&
    wanted.some((word) => node.text === word || (word.endsWith(':') && node.text.startsWith(word)))
}

/** Types are not taken: they are gone when the shell runs. */
function namesTakenFromElectron(node: ts.Node): string[] {
  if (!ts.isImportDeclaration(node) || !loadsElectron(node.moduleSpecifier)) return []
  const clause = node.importClause
  if (!clause || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return []
  const { name, namedBindings: bindings } = clause
  if (name || !bindings || !ts.isNamedImports(bindings)) return ['everything at once']
  return bindings.elements.map((element) => (element.propertyName ?? element.name).text)
}

function lastName(node: ts.Expression): string {
  return ts.isPropertyAccessExpression(node) ? node.name.text : node.getText()
}

function loadsElectron(node: ts.Node): boolean {
  if (!ts.isStringLiteralLike(node) || !/^electron(\/|$)/.test(node.text)) return false
  return (
    ts.isImportDeclaration(node.parent) ||
    ts.isExportDeclaration(node.parent) ||
    (ts.isCallExpression(node.parent) &&
      /^(import|require|getBuiltinModule)$/.test(lastName(node.parent.expression)))
  )
}
