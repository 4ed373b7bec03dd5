import { type Evidence, evidence as evidenceSchema, type InvoiceDetail, type InvoiceType } from '@folio/contract';
import { absolute, type Day, formatMoney, journalNumberOf } from '@folio/ledger';
import { z } from 'zod';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readEvidence, readInvoiceEntries, readSettlements } from './detail-store.ts';
import { presentInvoice } from './list-invoices.ts';
import { listRows } from './list-store.ts';
import { readInvoiceRow } from './store.ts';

const ALL: readonly InvoiceType[] = ['sales_invoice', 'sales_credit_note', 'purchase_bill', 'purchase_credit_note'];

/** A document with its draft, where each field was read, what it posted and what settled it. */
export async function getInvoice(tx: CompanyTransaction, today: Day, id: string): Promise<InvoiceDetail> {
  const stored = await readInvoiceRow(tx, id);
  const [listed] = await listRows(tx, { types: ALL, today, states: [], id }, { limit: 1, offset: 0 });
  if (stored === null || listed === undefined) throw new Refusal('not_found');
  const entries = await readInvoiceEntries(tx, id);
  const settlements = await readSettlements(tx, id);
  return {
    ...presentInvoice(listed, today),
    version: stored.version,
    draft: stored.draft,
    evidence: stored.documentId === null ? {} : ofInvoice(await readEvidence(tx, stored.documentId)),
    journal_entries: entries.map((entry) => ({ ...entry, number: journalNumberOf(Number(entry.number)) })),
    settlements: settlements.map((row) => ({
      date: row.date,
      kind: row.kind,
      number: row.number,
      amount: formatMoney(row.sign * absolute(row.amountMinor), listed.currency),
      journal_entry_id: row.entryId,
    })),
    created_at: stored.createdAt.toISOString(),
  };
}

/** The document's evidence by field of the invoice draft: `total`, `items.0.price`. */
function ofInvoice(stored: unknown): Record<string, Evidence> {
  const parsed = z.record(z.string(), evidenceSchema).safeParse(stored);
  if (!parsed.success) return {};
  const inside = Object.entries(parsed.data).filter(([path]) => path.startsWith('invoice.'));
  return Object.fromEntries(inside.map(([path, found]) => [path.slice('invoice.'.length), found]));
}
