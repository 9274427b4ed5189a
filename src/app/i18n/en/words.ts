/** The same keys with other words: what a language must have so that no text is missing. */
export type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> }
