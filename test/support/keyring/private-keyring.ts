import { spawn, type ChildProcess, execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const password = 'test password'
/** The keyring that the password unlocks. */
const login = '/org/freedesktop/secrets/collection/login'

/** A real gnome-keyring on a session bus of its own, in a home of its own. Nothing of the person's is touched. */
export interface PrivateKeyring {
  /** What a process must have in its environment to find this bus and keyring and no other. */
  environment: NodeJS.ProcessEnv
  /** Starts the service with its login keyring unlocked; with another password it stays locked. */
  start(typed?: string): Promise<void>
  /** Ends the service; the bus stays. */
  stop(): Promise<void>
  /** Locks the login keyring. Nobody is there to answer the unlock dialog, so it is dismissed. */
  lock(): Promise<void>
  /** Removes all keyrings from disk, as a reset does, and starts anew. */
  reset(): Promise<void>
  /** Stops the service's process without ending it: it answers nothing any more. */
  freeze(): void
  /** Ends the service and the bus and removes everything. */
  close(): Promise<void>
}

/** Starts the bus only; call `start` for the keyring. */
export async function createPrivateKeyring(): Promise<PrivateKeyring> {
  const folder = await mkdtemp(join(tmpdir(), 'explorer-keyring-'))
  const home = join(folder, 'home')
  const runtime = join(folder, 'run')
  for (const path of [home, runtime]) await mkdir(path, { mode: 0o700 })
  const environment = {
    PATH: process.env.PATH,
    HOME: home,
    XDG_RUNTIME_DIR: runtime,
    DBUS_SESSION_BUS_ADDRESS: `unix:path=${join(folder, 'bus')}`,
  }
  const bus = await startBus(folder, environment)
  let service: ChildProcess | null = null

  async function stop() {
    if (service === null) return
    await end(service)
    service = null
  }

  async function start(typed = password) {
    await stop()
    service = spawn('gnome-keyring-daemon', ['--foreground', '--unlock', '--components=secrets'], {
      env: environment,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    service.stdin?.end(typed)
    const owned = ['/', 'org.freedesktop.DBus.NameHasOwner', 'string:org.freedesktop.secrets']
    await until('boolean true', 'org.freedesktop.DBus', owned)
    // On a busy computer the service has its name for a while before it has unlocked the keyring.
    if (typed === password)
      await until('boolean false', 'org.freedesktop.secrets', [
        login,
        'org.freedesktop.DBus.Properties.Get',
        'string:org.freedesktop.Secret.Collection',
        'string:Locked',
      ])
  }

  /** The service says nowhere when it is ready, so it is asked until it gives this answer. */
  async function until(answer: string, to: string, call: string[]) {
    while (!(await send(to, call).catch(() => '')).includes(answer)) await delay(20)
  }

  async function send(to: string, call: string[]): Promise<string> {
    const words = ['--session', `--dest=${to}`, '--print-reply', ...call]
    return (await run('dbus-send', words, { env: environment })).stdout
  }

  return {
    environment,
    start,
    stop,
    async lock() {
      const method = 'org.freedesktop.Secret.Service.Lock'
      await send('org.freedesktop.secrets', [
        '/org/freedesktop/secrets',
        method,
        `array:objpath:${login}`,
      ])
    },
    async reset() {
      await stop()
      await rm(join(home, '.local'), { recursive: true, force: true })
      await start()
    },
    freeze() {
      service?.kill('SIGSTOP')
    },
    async close() {
      await stop()
      await end(bus)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** With a configuration that starts no services: the computer's own would start a second keyring. */
async function startBus(folder: string, environment: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const configuration = join(folder, 'bus.conf')
  await writeFile(
    configuration,
    `<busconfig>
      <type>session</type>
      <listen>${environment.DBUS_SESSION_BUS_ADDRESS ?? ''}</listen>
      <auth>EXTERNAL</auth>
      <policy context="default">
        <allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/><allow user="*"/>
      </policy>
    </busconfig>`,
  )
  const bus = spawn(
    'dbus-daemon',
    [`--config-file=${configuration}`, '--nofork', '--print-address=1'],
    { env: environment, stdio: ['ignore', 'pipe', 'ignore'] },
  )
  await once(bus.stdout, 'data')
  return bus
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  // A frozen process does not act on anything gentler.
  child.kill('SIGKILL')
  await exited
}
