import { findPreset, type Conventions } from '../query/conventions.ts'

/** Whether a connection is known to lead to a dataCycle CORE: who chose its conventions has said so. */
export const isKnownCore = (connection: { readonly conventions: Conventions }): boolean =>
  findPreset(connection.conventions) === 'core'
