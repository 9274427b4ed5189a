/** Why something at a path is not read as a file. */
export type FileFault = 'folder' | 'device' | 'pipe' | 'socket' | 'too-large'
