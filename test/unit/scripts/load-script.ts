/** A module of scripts/, which is plain JavaScript, because commands run before anything is installed. */
export const loadScript = (path: string): Promise<unknown> =>
  import(new URL(`../../../scripts/${path}`, import.meta.url).href)
