/** Where the project is, so that every command works from any folder. */
import { join, resolve } from 'node:path'

export const projectFolder = resolve(import.meta.dirname, '..', '..')

/**
 * The absolute path of a file of the project.
 * @param {...string} parts
 */
export const inProject = (...parts) => join(projectFolder, ...parts)
