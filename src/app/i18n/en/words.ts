/** The same keys with any texts: the shape of another language, in which no text may be missing. */
export type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> }
