import type { Opened } from '#core/share/opened.ts'
import { firstQuestions } from '#core/share/launch-response.ts'
import { forkKeyringBroker } from '#host/vault/start-keyring-broker.ts'
import { createKeyringProvider } from '#host/vault/keyring-provider.ts'
import type { CommandLine } from './command-line.ts'
import { chooseLaunchFolder, createLaunchFiles } from './launch-files.ts'
import { launchTokenLifeMs } from './launch-tokens.ts'
import { openPage } from './open-in-browser.ts'
import { askRunningShell, listenForSecondStart, singleInstanceChannel } from './single-instance.ts'
import { keepMemoryOutOfCoreDumps } from '#host/launch/unsafe-environment.ts'
import { recordUncaughtErrors } from '#host/defects/defect-log.ts'
import { loadUpdateAddress, loadVersion } from '#host/launch/load-version.ts'
import { loadPageFiles } from '#host/launch/page-files.ts'
import { readOpened } from '#host/opened/read-opened.ts'
import { settleWithin } from '#host/launch/quit-when-settled.ts'
import { createSampleWorkers } from '#host/launch/sample-worker.ts'
import {
  loadSystemCertificates,
  loadTrustedCertificates,
} from '#host/content-client/certificates.ts'
import { createUndiciTransport } from '#host/content-client/undici-transport.ts'
import { createHost, type Host } from '#host/create-host.ts'
import type { Platform } from '#host/platform/platform.ts'
import { startBrowserShell, type BrowserShell } from './start-browser-shell.ts'

export interface BrowserShellRun extends CommandLine {
  dataDir: string
  pageFolder: string
  samplePath: string
  /** The built program that accesses the system keyring. */
  keyringBrokerPath: string
  /** Path of package.json, which holds the app's version. */
  packageFile: string
}

/** Longer than it takes to finish a write. */
const closingLimitMs = 1_500

/**
 * Runs the app in the browser until a signal or idleness ends it; resolves to the exit code.
 *
 * Passes the real clock, network and keyring to the host. Prints its address on stdout when ready, and the
 * reason on stderr if it cannot start.
 */
export async function runBrowserShell(run: BrowserShellRun): Promise<number> {
  keepMemoryOutOfCoreDumps(process.platform)
  const stopSignal = receiveStopSignal()
  const opened = run.opened === null ? null : await readOpened([run.opened], process.cwd())
  const channel = singleInstanceChannel(process.platform, run.dataDir)
  const launchFolder = chooseLaunchFolder(process.platform, run.dataDir)
  // With `--no-open` the caller always gets a new server, because scripts rely on it.
  if (channel !== null && run.opening !== 'none') {
    const running = await askRunningShell(channel, opened)
    if (running !== null) {
      process.stdout.write(`Endpoint Explorer runs already: ${running.url}\n`)
      openPage(run.opening, launchFolder, running.file)
      return 0
    }
  }
  const samples = createSampleWorkers(run.samplePath)
  const app = await startUnlessPortIsTaken({
    appVersion: await loadVersion(run.packageFile),
    updateAddress: await loadUpdateAddress(run.packageFile),
    dataDir: run.dataDir,
    page: await loadPageFiles(run.pageFolder),
    keyProviders: run.secrets === 'memory' ? [] : [createKeyring(run.keyringBrokerPath)],
    startSample: (instance) => samples.start(instance),
    port: run.port,
    idleMs: run.idleMs,
  })
  if (app === null) return 1
  const { host, shell } = app
  const stopRecording = recordUncaughtErrors(host)

  const launchFiles = createLaunchFiles(launchFolder)
  const createUrl = (openedNext: Opened | null): string => {
    const url = shell.createLaunchUrl(openedNext, () => void launchFiles.remove(url))
    return url
  }
  const listener =
    channel === null
      ? null
      : await listenForSecondStart(channel, async (openedNext) => {
          const url = createUrl(openedNext)
          return { url, file: await launchFiles.write(url) }
        })
  const url = createUrl(opened)
  process.stdout.write(
    `Endpoint Explorer: ${url}\nThis address works once, within ${launchTokenLifeMs / 1000} seconds. Start the app again for another.\n`,
  )
  if (run.opening !== 'none') openPage(run.opening, launchFolder, await launchFiles.write(url))
  // Loads and compiles what the page needs first, while the browser starts.
  for (const path of ['/', ...firstQuestions])
    await host.fetch(new Request(new URL(path, shell.origin)))

  await Promise.race([stopSignal, shell.closed])
  const closing = [app.close(), samples.stop(), launchFiles.close()]
  if (listener !== null) closing.push(listener.close())
  await settleWithin(closingLimitMs, closing)
  stopRecording()
  return 0
}

/** Resolves at the first stop signal. Ctrl+C arrives twice under npm, so later signals are ignored. */
function receiveStopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => {
        resolve()
      })
  })
}

const createKeyring = (brokerPath: string) =>
  createKeyringProvider({ spawnBroker: () => forkKeyringBroker(brokerPath, process.env) })

/** Returns null and prints the reason on stderr if the port is not available. */
async function startUnlessPortIsTaken(options: AppOptions): Promise<RunningApp | null> {
  try {
    return await startApp(options)
  } catch (error) {
    const reason = describePortProblem(error)
    if (reason === null) throw error
    process.stderr.write(
      `Port ${options.port} ${reason}. Choose another with --port, or 0 for any free one.\n`,
    )
    return null
  }
}

function describePortProblem(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  switch (error.code) {
    case 'EADDRINUSE':
      return 'is in use by another program'
    case 'EACCES':
      return 'may not be used by this account'
    default:
      return null
  }
}

/** What differs between the program and a test that runs the app in its own process. */
interface AppOptions extends Pick<
  Platform,
  'appVersion' | 'updateAddress' | 'dataDir' | 'page' | 'keyProviders' | 'startSample'
> {
  /** 0 takes any free port. */
  port: number
  /** Ends the app after this many milliseconds without a request from a page; null never does. */
  idleMs: number | null
}

interface RunningApp {
  host: Host
  shell: BrowserShell
  /** Ends the server and the host; does not stop the samples. */
  close(): Promise<void>
}

/** Starts a host with the real network and clock, and serves it. Rejects with Node's error if the port is taken. */
export async function startApp(options: AppOptions): Promise<RunningApp> {
  const { port, idleMs, ...own } = options
  const host = await createHost({
    ...own,
    transport: createUndiciTransport({
      environment: process.env,
      trustedCertificates: loadTrustedCertificates(process.env.NODE_EXTRA_CA_CERTS),
      systemCertificates: loadSystemCertificates,
    }),
    now: () => new Date(),
  })
  try {
    const shell = await startBrowserShell({ port, idleMs, host, now: () => performance.now() })
    return {
      host,
      shell,
      async close() {
        await Promise.all([shell.close(), host.close()])
      },
    }
  } catch (error) {
    await host.close()
    throw error
  }
}
