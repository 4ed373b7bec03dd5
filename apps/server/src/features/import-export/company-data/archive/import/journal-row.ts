import { ENTRY_KINDS, type JournalEntry, journalNumberOf } from '@folio/ledger';
import { z } from 'zod';
import { sourceTypeOf, trimDecimal } from '../../../../books/ledger/index.ts';

const minor = z.string().regex(/^\d{1,19}$/);
const signedMinor = z.string().regex(/^-?\d{1,19}$/);
const code = z.string().min(1).max(100);

const lineRow = z.object({
  account_code: code,
  debit_minor: minor,
  credit_minor: minor,
  currency: z.string().regex(/^[A-Z]{3}$/),
  foreign_minor: signedMinor.nullable(),
  rate: z
    .string()
    .regex(/^\d{1,10}(\.\d{1,20})?$/)
    .nullable(),
  contact_id: z.uuid().nullable(),
  document_ref: z.uuid().nullable(),
  tax_code: z.string().nullable(),
  description: z.string(),
});

/** An entry in the archive's format. */
export const journalRow = z.object({
  id: z.uuid(),
  number: z.string().regex(/^\d{1,18}$/),
  date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  kind: z.enum(ENTRY_KINDS),
  source_type: z.string().transform((text, context) => {
    try {
      return sourceTypeOf(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'unknown source type' });
      return z.NEVER;
    }
  }),
  source_id: z.uuid(),
  source_number: z.string(),
  bank_line_id: z.uuid().nullable(),
  narration: z.string(),
  reverses_id: z.uuid().nullable(),
  posted_by: z.string().nullable(),
  posted_at: z.iso.datetime({ offset: true }),
  previous_hash: z.string(),
  hash: z.string(),
  lines: z.array(lineRow).min(2),
});
export type JournalRow = z.infer<typeof journalRow>;

/** The entry in the ledger's format, with the ids of the archive: its hash was computed from it. */
export function entryOfRow(row: JournalRow): JournalEntry {
  return {
    journalNumber: journalNumberOf(Number(row.number)),
    date: row.date,
    kind: row.kind,
    sourceType: row.source_type,
    sourceRef: row.source_id,
    number: row.source_number,
    narration: row.narration,
    lines: row.lines.map((line) => ({
      accountCode: line.account_code,
      debitMinor: BigInt(line.debit_minor),
      creditMinor: BigInt(line.credit_minor),
      currency: line.currency,
      foreignAmountMinor: line.foreign_minor === null ? null : BigInt(line.foreign_minor),
      rate: line.rate === null ? null : trimDecimal(line.rate),
      contactId: line.contact_id,
      documentRef: line.document_ref,
      taxCode: line.tax_code,
      description: line.description,
    })),
  };
}
