import type { QueryForm } from './form.ts'

/** A request read into the form, and the parts that did not fit. */
export interface Reading {
  form: QueryForm
  /** Found in the request; never in the form, and stored in the vault only with consent. */
  token: string | null
  leftOut: readonly LeftOut[]
  notes: readonly ReadingNote[]
}

/** A part of the request that is not in the form. */
export interface LeftOut {
  /** As written, with secrets replaced by `•••`. */
  what: string
  /** The line of pasted code in which it stands. */
  line?: number
  reason: LeftOutReason
}

export type LeftOutReason =
  /** The form cannot express it, for example `filter=abc` or a name with a stray bracket. */
  | 'no-place'
  /** The same parameter follows later; the last one is used. */
  | 'repeated'
  /** It is empty, and the form sends no empty parameters. */
  | 'empty'
  /** A query parameter without `=`, mostly the rest of a value whose `&` was not encoded. */
  | 'bare'
  /** Its percent-encoded bytes are neither UTF-8 (api.md 4.2.1) nor Latin-1. */
  | 'encoding'
  /** Further path after the endpoint's name. */
  | 'path'
  /** `#…`: never sent to a server. */
  | 'fragment'
  /** The text before `/api/v4/` is not an HTTP URL, for example `{{host}}`. */
  | 'base-address'
  /** A user name or password; the API takes a bearer token (api.md 5). */
  | 'credentials'
  | 'second-token'
  /** A header that the app does not send. */
  | 'header'
  /** A variable in code whose value is unknown. */
  | 'variable'
  /** A file, which is not read. */
  | 'file'
  /** A command option that the app does not support. */
  | 'option'
  /** An option that the app applies anyway or that only affects the terminal. */
  | 'not-needed'
  /** An option that saves the response in a file. */
  | 'saves-file'
  /** The command disables certificate checks, which the app does not. */
  | 'certificate-check'
  | 'second-request'
  /** A command before or after this one, for example `| jq .`. */
  | 'other-command'
  /** A line or entry that is not understood. */
  | 'unread'
  /** What is expected of the response, or the response itself. */
  | 'response'
  /** A script that may change the request; the app runs none. */
  | 'script'
  /** A part of a file that is switched off there, so that its program does not send it. */
  | 'switched-off'
  /** A text about the request, for which the app has no place. */
  | 'description'
  /** Code that computes or changes a part of the request, and that the app does not follow. */
  | 'not-followed'
  /** A condition in code whose outcome is unknown; the form has what depends on it. */
  | 'conditional'
  /** Python's requests sends only the names of a nested object: `page=size`. */
  | 'names-only'
  /** A file has it in two places that differ; the other place is read. */
  | 'contradicted'

export type ReadingNote =
  /** The form sends this parameter in another way or place than the pasted text. */
  | {
      kind: 'written-differently'
      name: string
      /** The pasted shape, if the form sends one text instead. */
      shape?: 'list' | 'object'
    }
  /** Undocumented and without a form field, so it is kept as an extra parameter. */
  | { kind: 'kept-as-extra'; name: string }
  /** Computed by the pasted code when it runs; the form gets the expression as text. */
  | { kind: 'computed-value'; name: string }
  /** A placeholder such as `$TOKEN` instead of a token. */
  | { kind: 'token-placeholder' }
  /** The body was form-encoded; the app sends JSON (api.md 4.3). */
  | { kind: 'form-encoded-body' }
  /** A GET with a body: the app sends the same in the query string. */
  | { kind: 'body-of-get' }
  /**
   * The percent-encoding of the pasted text. The app sends UTF-8, encoded once (api.md 4.2.1): Latin-1 is
   * decoded, a `%` without hex digits is taken literally, and double encoding is kept as the server would
   * receive it.
   */
  | { kind: 'latin-1' | 'encoded-twice' | 'broken-escape'; name: string }
  /** In the query string and the body; the form merges both, with the body's value for single values. */
  | { kind: 'in-both'; name: string }
  /** A JSON body sent with another content type (`sentAs`, null for none); the app declares JSON. */
  | { kind: 'body-declared-otherwise'; sentAs: string | null }
  /** An empty parameter, which the app does not send. */
  | { kind: 'empty-text'; name: string }
  /** The text was damaged where it was copied from, and is read as it was meant. */
  | { kind: 'repaired'; what: TextRepair }
  /** A shell would end the command before this line (from 1); it is read as a part of the command. */
  | { kind: 'line-joined'; line: number }
  /** A date with a raw `+` before its time zone, which means a space in a URL. */
  | { kind: 'plus-in-date'; name: string }
  /** A text with invisible characters, which the form keeps. */
  | { kind: 'invisible-kept'; name: string }
  /** A text where an object is expected; it is left out. */
  | { kind: 'text-for-object'; name: 'filter' | 'page'; text: string }

export type TextRepair =
  /** “…”, ‘…’ or – in place of straight quotes and hyphens. */
  | 'typographic'
  /** Soft hyphens, zero-width characters, marks of the writing direction. */
  | 'invisible'
  /** Non-breaking spaces in place of ordinary ones. */
  | 'blanks'
  /** `&amp;` and other escapes of HTML, JSON or a shell in place of characters. */
  | 'escapes'
  /** Prompts of a shell before the lines of a body. */
  | 'prompts'
  /** Nested values that `ConvertTo-Json` leaves out without a larger `-Depth`. */
  | 'depth'
  /** An address without quotes, which a shell ends at its first `&`. */
  | 'ampersand'
