import { readPasted, type PasteProblem } from '#core/paste/read-pasted.ts'
import { presets, type Conventions } from '#core/query/conventions.ts'
import type { Reading } from '#core/query/reading.ts'
import { err, ok, type Result } from '#core/result.ts'
import type { FoundRequest } from './found-request.ts'

/** The conventions of the instance at an address; null where the file names none. */
export type ConventionsFor = (baseUrl: string | null) => Conventions

export interface ReadFoundRequest extends Reading {
  baseUrl: string | null
  conventions: Conventions
}

/** Reads a found request into a form, by the conventions of the instance it addresses. */
export function readFoundRequest(
  { text, leftOut }: FoundRequest,
  conventionsFor: ConventionsFor,
): Result<ReadFoundRequest, PasteProblem> {
  // The address does not depend on the conventions, but these depend on the address.
  const first = readPasted(text, presets.documented)
  if (first.kind === 'problem') return err(first.problem)
  const conventions = conventionsFor(first.baseUrl)
  const read = readPasted(text, conventions)
  if (read.kind === 'problem') return err(read.problem)
  if (read.form.endpoint === '') return err({ kind: 'no-address' })
  const { baseUrl, form, token, notes } = read
  return ok({ baseUrl, conventions, form, token, notes, leftOut: [...read.leftOut, ...leftOut] })
}
