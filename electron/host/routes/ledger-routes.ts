import { Hono } from 'hono'
import * as z from 'zod'
import type { LedgerChanges } from '#core/exchange/ledger-entry.ts'
import type { Ledger } from '#host/ledger/ledger.ts'
import { readInput } from './read-input.ts'

const ledgerQuery = z.object({ since: z.coerce.number().int().nonnegative() })

/** `GET /?since=` returns the changes of the request log since a revision; 0 returns all entries. */
export const ledgerRoutes = ({ ledger }: { ledger: Ledger }) =>
  new Hono().get('/', readInput('query', ledgerQuery), (context) =>
    context.json<LedgerChanges>(ledger.readSince(context.req.valid('query').since)),
  )
