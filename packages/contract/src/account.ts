import { z } from 'zod';
import { currencyCode, id } from './wire.ts';

/** A bank account of the company; `code` and `name` are those of its ledger account. */
export const bankAccountRow = z.object({
  id,
  code: z.string(),
  name: z.string(),
  name_zh: z.string(),
  bank: z.string().nullable(),
  number: z.string().nullable(),
  currency: z.string(),
});
export type BankAccountRow = z.infer<typeof bankAccountRow>;

export const bankAccountBody = z.object({
  name: z.string().trim().min(1).max(120),
  name_zh: z.string().trim().max(120).optional(),
  bank: z.string().trim().max(120).optional(),
  number: z.string().trim().max(60).optional(),
  currency: currencyCode,
});

/** An account of the chart of accounts. `postable` is false for presentation-only accounts (3200, 2220). */
export const ledgerAccountRow = z.object({
  code: z.string(),
  name: z.string(),
  name_zh: z.string(),
  type: z.enum(['asset', 'liability', 'equity', 'revenue', 'expense']),
  section: z.string(),
  system_role: z.string().nullable(),
  currency: z.string().nullable(),
  active: z.boolean(),
  postable: z.boolean(),
});
export type LedgerAccountRow = z.infer<typeof ledgerAccountRow>;

export const contactRow = z.object({ id, name: z.string(), name_zh: z.string().nullable() });
export type ContactRow = z.infer<typeof contactRow>;
