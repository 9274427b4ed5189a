import type { QueryForm } from './form.ts'

/** A request read back into the form, with everything that did not fit into it. */
export interface Reading {
  form: QueryForm
  /** A token that stood in the request. It belongs into the vault, after asking; it is never in the form. */
  token: string | null
  leftOut: readonly LeftOut[]
  notes: readonly ReadingNote[]
}

/** A part of the request that is not in the form. */
export interface LeftOut {
  /** As it stood there, secrets replaced by `•••`. */
  what: string
  reason: LeftOutReason
}

export type LeftOutReason =
  /** The form cannot say it, for example `filter=abc` or a name with a stray bracket. */
  | 'no-place'
  /** The same parameter comes again later, and the last one counts. */
  | 'repeated'
  /** It has no value, and the form sends no empty parameters. */
  | 'empty'
  /** A piece of a query without `=`, mostly the rest of a value whose `&` was not encoded. */
  | 'bare'
  /** Its percent-encoded bytes are neither UTF-8 (api.md 4.2.1) nor Latin-1. */
  | 'encoding'
  /** More path behind the endpoint's name. */
  | 'path'
  /** `#…`: never sent to a server. */
  | 'fragment'
  /** What stands before `/api/v4/` is no http address, for example `{{host}}`. */
  | 'base-address'
  /** A user name or password; the API takes a bearer token (api.md 5). */
  | 'credentials'
  | 'second-token'
  | 'header'
  /** Code names a variable there, whose value is not written out. */
  | 'variable'
  /** A file on the disk, which is not read. */
  | 'file'
  /** An option of the command that the app has nothing for. */
  | 'option'
  /** An option for things the app does anyway or that only concern the terminal. */
  | 'not-needed'
  /** The command switched certificate checks off; here they stay on. */
  | 'certificate-check'
  | 'second-request'
  /** A command before or behind this one, for example `| jq .`. */
  | 'other-command'

export type ReadingNote =
  /** The form writes this parameter in another way or another place than the pasted text. */
  | {
      kind: 'written-differently'
      name: string
      /** What stands there in place of one text, where that is what differs. */
      shape?: 'list' | 'object'
    }
  /** The documentation does not name it, and the form has no field for it: it is an extra parameter, as it came. */
  | { kind: 'kept-as-extra'; name: string }
  /** A placeholder such as `$TOKEN` stood where a token belongs. */
  | { kind: 'token-placeholder' }
  /** The body was form-encoded; the app sends JSON (api.md 4.3). */
  | { kind: 'form-encoded-body' }
  /** A GET with a body: the app sends the same in the query. */
  | { kind: 'body-of-get' }
  /**
   * How its percent-encoded bytes were written. The app sends UTF-8, once encoded (api.md 4.2.1): Latin-1 as the text
   * that it was, a `%` without hex digits as that sign, and what was encoded twice as it would arrive.
   */
  | { kind: 'latin-1' | 'encoded-twice' | 'broken-escape'; name: string }
  /** It stands in the query and in the body; the form has both together, of one value that of the body. */
  | { kind: 'in-both'; name: string }
  /** A JSON body that is not sent as JSON; the app does. `sentAs` is the content type, null where there is none. */
  | { kind: 'body-not-json'; sentAs: string | null }
  /** It is there without a value, and the app leaves it out. */
  | { kind: 'empty-text'; name: string }
  /** One text under a name that takes members; it is left out. */
  | { kind: 'text-for-object'; name: 'filter' | 'page'; text: string }
