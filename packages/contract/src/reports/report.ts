import { z } from 'zod';
import { day, id, instant, moneyText } from '../wire/wire.ts';

/** A posted entry and its source. */
export const journalEntryDetail = z.object({
  id,
  number: z.string(),
  date: day,
  kind: z.string(),
  narration: z.string(),
  posted_at: instant,
  posted_by: z.string().nullable(),
  hash: z.string(),
  reverses: z.object({ id, number: z.string() }).nullable(),
  reversed_by: z.object({ id, number: z.string() }).nullable(),
  lines: z.array(
    z.object({
      account_code: z.string(),
      account_name: z.string(),
      account_name_zh: z.string(),
      contact: z.string().nullable(),
      description: z.string(),
      debit: moneyText.nullable(),
      credit: moneyText.nullable(),
      currency: z.string(),
      foreign_amount: moneyText.nullable(),
      rate: z.string().nullable(),
    }),
  ),
  total: moneyText,
  /** Source of the figure: the record to open, and the position of the figure on the page. */
  source: z.object({
    type: z.string(),
    id: id.nullable(),
    number: z.string().nullable(),
    document_id: id.nullable(),
    page: z.number().nullable(),
    box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).nullable(),
  }),
});
export type JournalEntryDetail = z.infer<typeof journalEntryDetail>;
