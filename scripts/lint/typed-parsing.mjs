import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import tsModule from 'typescript'
import { parser } from 'typescript-eslint'
import vueParser from 'vue-eslint-parser'

/**
 * What the Vue parser calls for a script.
 *
 * @typedef {{ parseForESLint: (code: string, options: Record<string, unknown>) => unknown }} ScriptParser
 */

/** @type {ScriptParser} */
const tsParser = parser

/**
 * ESLint settings that parse all files of a tsconfig with the types of one program.
 *
 * With `parserOptions.project`, typescript-eslint builds its program again after each component, because the script
 * that the Vue parser cuts out differs from the file on disk: 270 components took ten minutes. Here the program is
 * given those scripts in the first place. For one run only, and not with `fix`: it does not see files change, as
 * editors and each pass after a fix need.
 *
 * @param {string} configFile absolute path of the tsconfig
 * @returns {import('eslint').Linter.Config[]}
 */
export function createTypedParsing(configFile) {
  const { fileNames, options } = tsModule.parseJsonConfigFileContent(
    tsModule.readConfigFile(configFile, (path) => readFileSync(path, 'utf8')).config,
    tsModule.sys,
    dirname(configFile),
    undefined,
    configFile,
    undefined,
    [{ extension: '.vue', isMixedContent: true, scriptKind: tsModule.ScriptKind.Deferred }],
  )
  const scripts = new Map(
    fileNames.filter((path) => path.endsWith('.vue')).map((path) => [path, cutOutScript(path)]),
  )
  const host = tsModule.createCompilerHost(options, true)
  const { getSourceFile } = host
  host.getSourceFile = (path, languageVersion, ...others) => {
    const script = scripts.get(path)
    return script === undefined
      ? getSourceFile(path, languageVersion, ...others)
      : tsModule.createSourceFile(path, script, languageVersion, true, tsModule.ScriptKind.TS)
  }
  const programs = [
    tsModule.createProgram(fileNames, { ...options, allowNonTsExtensions: true }, host),
  ]
  return [
    { files: ['**/*.{ts,vue}'], languageOptions: { parserOptions: { programs } } },
    {
      files: ['**/*.vue'],
      languageOptions: { parserOptions: { parser: createScriptParser(scripts) } },
    },
  ]
}

/**
 * The text that the Vue parser has parsed as the component's script.
 *
 * @param {string} path
 */
function cutOutScript(path) {
  let script = ''
  /** @type {ScriptParser} */
  const recorder = {
    parseForESLint(code, { project, ...others }) {
      // Expressions of the template come without a project.
      if (project !== undefined) script = code
      return tsParser.parseForESLint(code, others)
    },
  }
  vueParser.parseForESLint(readFileSync(path, 'utf8'), {
    filePath: path,
    parser: recorder,
    project: 'any',
    sourceType: 'module',
    ecmaVersion: 'latest',
  })
  return script
}

/**
 * Expressions of the template are parsed by themselves: the program holds the script alone.
 *
 * @param {ReadonlyMap<string, string>} scripts the script of each component, by its path
 * @returns {ScriptParser}
 */
const createScriptParser = (scripts) => ({
  parseForESLint: (code, { programs, ...others }) =>
    tsParser.parseForESLint(
      code,
      scripts.get(String(others.filePath)) === code ? { ...others, programs } : others,
    ),
})
