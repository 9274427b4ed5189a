import { Hono } from 'hono'
import * as z from 'zod'
import type { LedgerChanges } from '#core/exchange/ledger-entry.ts'
import type { Ledger } from '#host/ledger/ledger.ts'
import { readInput } from './read-input.ts'

const asked = z.object({ since: z.coerce.number().int().nonnegative() })

/** `GET /?since=` gives what has changed in the ledger since a revision; 0 gives all of it. */
export const ledgerRoutes = ({ ledger }: { ledger: Ledger }) =>
  new Hono().get('/', readInput('query', asked), (context) =>
    context.json<LedgerChanges>(ledger.readSince(context.req.valid('query').since)),
  )
