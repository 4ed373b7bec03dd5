import { ENTRY_KINDS, type GoldenHead } from '@folio/ledger';
import { z } from 'zod';
import type { ReportContext } from '../../apps/server/src/features/reports/report/index.ts';

/**
 * Reads a report from the server's stores in the form of its golden file, with the parameters that the example
 * requests.
 */
export type GoldenReader = (context: ReportContext, params: unknown, head: GoldenHead) => Promise<unknown>;

const period = z.object({ from: z.string(), to: z.string() });
const named = z.object({
  account: z.string().optional(),
  accounts: z.array(z.string()).optional(),
  contact: z.string().optional(),
  contacts: z.array(z.string()).optional(),
});

export const asAtParams = z.object({ asAt: z.string(), compareAt: z.array(z.string()).default([]) });
export const periodParams = period;
export const comparedParams = period.extend({ compare: z.array(period).default([]) });
export const ledgerParams = period.extend(named.shape).transform(({ account, accounts, ...rest }) => ({
  from: rest.from,
  to: rest.to,
  account: accounts ?? (account === undefined ? undefined : [account]),
}));
export const journalParams = period.extend({ kind: z.string().optional() }).transform(({ kind, ...rest }) => ({
  ...rest,
  kinds: kind === undefined ? null : ENTRY_KINDS.filter((each) => each === kind),
}));
export const agedParams = z.object({
  asAt: z.string(),
  ageBy: z.enum(['due_date', 'invoice_date']).default('due_date'),
});
export const listParams = z.object({ asAt: z.string(), types: z.array(z.string()) });
