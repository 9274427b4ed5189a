/** Reads the fuses of a packaged program and compares them with those that the configuration wants. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {Readonly<Record<string, boolean>>} Fuses by the names of electron-builder's configuration */
/**
 * The part of `@electron/fuses` that is used.
 * @typedef {object} FusesPackage
 * @property {(program: string) => Promise<Readonly<Record<string, unknown>>>} getCurrentFuseWire
 * @property {Readonly<Record<string, string | number>>} FuseV1Options
 */

/** Not a fuse: tells electron-builder to sign again. */
const notFuses = ['resetAdHocDarwinSignature']

/**
 * What differs, one sentence each; none if the program is as wanted. A fuse that the program does not have differs.
 * @param {string} program a program, or on macOS an app's folder
 * @param {Fuses} wanted
 * @param {FusesPackage} fuses
 * @returns {Promise<readonly string[]>}
 */
export async function compareFuses(program, wanted, { getCurrentFuseWire, FuseV1Options }) {
  const wire = await getCurrentFuseWire(program)
  return Object.entries(wanted)
    .filter(([name]) => !notFuses.includes(name))
    .flatMap(([name, isOn]) => {
      const place = FuseV1Options[`${name.slice(0, 1).toUpperCase()}${name.slice(1)}`]
      const state = String.fromCharCode(Number(wire[String(place)]))
      if (state === (isOn ? '1' : '0')) return []
      return [`The fuse ${name} is ${state === '1' ? 'on' : state === '0' ? 'off' : 'unknown'}.`]
    })
}

/**
 * The programs that electron-builder has left beside its packages, before they were packed.
 * @param {string} target
 * @returns {readonly string[]}
 */
export const findPrograms = (target) =>
  [
    join('linux-unpacked', 'endpoint-explorer'),
    join('win-unpacked', 'Endpoint Explorer.exe'),
    join('mac-universal', 'Endpoint Explorer.app'),
  ]
    .map((program) => join(target, program))
    .filter((program) => existsSync(program))
