/** Snippets run by the interpreter or compiler of their language. */
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram, type EndedProgram, type RunProgram } from './snippet-tools.ts'

export interface Interpreter {
  /** What shows that it is there. */
  check: readonly [command: string, args: readonly string[]]
  fileName: string
  /** As people run a snippet, of some languages from standard input. */
  runOne: (snippet: string, file: string) => RunProgram
  /** Runs the files it is given one after the other, each followed by a NUL, until one fails. */
  runner?: { fileName: string; text: string; run: (runner: string) => RunProgram }
}

/** That of a version manager is a script, which looks for this one at each start. */
export const python = findPython()

function findPython(): string {
  const program = ['-c', 'import sys; print(sys.executable)']
  const { status, stdout } = spawnSync('python3', program, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : 'python3'
}

// What is compiled runs once, so that to compile it thoroughly would take longer.
const java = (file: string): RunProgram => ({
  command: 'java',
  args: ['-XX:TieredStopAtLevel=1', file],
})

export const interpreters = {
  bash: {
    check: ['bash', ['-c', 'curl --version']],
    fileName: 'query.sh',
    runOne: (input) => ({ command: 'bash', args: ['-s'], input }),
  },
  node: {
    check: [process.execPath, ['--version']],
    fileName: 'query.mjs',
    // Standard input is a module here, which finds its packages from the folder it runs in.
    runOne: (input) => ({ command: process.execPath, args: ['--input-type=module', '-'], input }),
    runner: {
      fileName: 'run-all.mjs',
      text: `
import { pathToFileURL } from 'node:url'
for (const file of process.argv.slice(2)) {
  await import(pathToFileURL(file).href)
  process.stdout.write('\\0')
}
`,
      run: (runner) => ({ command: process.execPath, args: [runner] }),
    },
  },
  python: {
    check: ['python3', ['-c', 'import requests']],
    fileName: 'query.py',
    runOne: (input) => ({ command: python, args: ['-'], input }),
    runner: {
      fileName: 'run_all.py',
      text: `
import runpy, sys
for file in sys.argv[1:]:
    runpy.run_path(file, run_name='__main__')
    print('\\0', end='', flush=True)
`,
      run: (runner) => ({ command: python, args: [runner] }),
    },
  },
  php: {
    check: ['php', ['-r', 'exit(function_exists("curl_init") ? 0 : 1);']],
    fileName: 'query.php',
    runOne: (input) => ({ command: 'php', args: [], input }),
  },
  java: {
    check: ['java', ['--list-modules']],
    fileName: 'Query.java',
    runOne: (_, file) => java(file),
    runner: {
      fileName: 'RunAll.java',
      text: `
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

public class RunAll {
    public static void main(String[] files) throws Throwable {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        for (String file : files) {
            Path folder = Path.of(file).getParent();
            if (compiler.run(null, null, null, "-d", folder.toString(), file) != 0) System.exit(1);
            ClassLoader loader = new URLClassLoader(new URL[] { folder.toUri().toURL() });
            loader.loadClass("Query").getMethod("main", String[].class).invoke(null, (Object) new String[0]);
            System.out.print('\\0');
        }
    }
}
`,
      run: java,
    },
  },
  go: {
    check: ['go', ['version']],
    fileName: 'query.go',
    runOne: (_, file) => ({ command: 'go', args: ['run', file] }),
  },
} as const satisfies Record<string, Interpreter>

export type Environment = RunProgram['env']

/** Runs a snippet as people run it. */
export const runSnippet = (
  { fileName, runOne }: Interpreter,
  snippet: string,
  env?: Environment,
): Promise<EndedProgram> =>
  inFolder(async (folder) => {
    const file = join(folder, fileName)
    await writeFile(file, snippet)
    return runProgram({ ...runOne(snippet, file), ...(env && { env }) })
  })

export interface EndedSnippets {
  code: number | null
  /** Of each that ended well. */
  stdouts: string[]
  stderr: string
}

/** Runs snippets one after the other, until one fails: in one process where the language has a runner. */
export async function runSnippets(
  interpreter: Interpreter,
  snippets: readonly string[],
  env?: Environment,
): Promise<EndedSnippets> {
  const { runner, fileName } = interpreter
  if (runner === undefined) {
    const ended: EndedSnippets = { code: 0, stdouts: [], stderr: '' }
    for (const snippet of snippets) {
      const { code, stdout, stderr } = await runSnippet(interpreter, snippet, env)
      ended.stderr += stderr
      if (code !== 0) return { ...ended, code }
      ended.stdouts.push(stdout)
    }
    return ended
  }
  return inFolder(async (folder) => {
    const files = snippets.map((_, at) => join(folder, String(at), fileName))
    await Promise.all(
      snippets.map(async (snippet, at) => {
        await mkdir(join(folder, String(at)))
        await writeFile(files[at] ?? '', snippet)
      }),
    )
    const script = join(folder, runner.fileName)
    await writeFile(script, runner.text)
    // As beside a program that a person keeps, its packages.
    await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction')
    const { args, ...program } = runner.run(script)
    const { stdout, ...ended } = await runProgram({
      ...program,
      args: [...args, ...files],
      ...(env && { env }),
    })
    return { ...ended, stdouts: stdout.split('\0').slice(0, -1) }
  })
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'snippets-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
