/** The project's folder, so that commands work from any working directory. */
import { join, resolve } from 'node:path'

export const projectFolder = resolve(import.meta.dirname, '..', '..')

/**
 * The absolute path of a file of the project.
 * @param {...string} parts
 */
export const inProject = (...parts) => join(projectFolder, ...parts)
