import { type Evidence, evidence as evidenceSchema, type InvoiceDetail } from '@folio/contract';
import { absolute, type Day, formatMoney, journalNumberOf } from '@folio/ledger';
import { z } from 'zod';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { readSalesSetting } from '../../sales-setting/index.ts';
import { presentInvoice } from '../list/list-invoices.ts';
import { readListed } from '../list/list-store.ts';
import { invoiceByNumber, readInvoiceRow } from '../store.ts';
import { readEvidence, readInvoiceEntries, readNames, readSettlements } from './detail-store.ts';
import { readRelated } from './life-store.ts';

/** The user and the day; the user is null if the document is read for an email or a job. */
export interface InvoiceViewer {
  today: Day;
  userId: string | null;
}

/** A document with its draft, the source of each field, its entries and its settlements. */
export async function getInvoice(tx: CompanyTransaction, viewer: InvoiceViewer, id: string): Promise<InvoiceDetail> {
  const { today } = viewer;
  const stored = await readInvoiceRow(tx, id);
  const [listed] = await readListed(tx, [id]);
  if (stored === null || listed === undefined) throw new DomainError('not_found');
  const entries = await readInvoiceEntries(tx, id);
  const settlements = await readSettlements(tx, id);
  const setting = await readSalesSetting(tx);
  const names = await readNames(tx, [stored.createdBy, stored.submittedBy]);
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
      money_id: row.moneyId,
      other: row.other,
      undoable: row.undoable,
    })),
    created_at: stored.createdAt.toISOString(),
    created_by: names.get(stored.createdBy ?? '') ?? null,
    submitted_by: names.get(stored.submittedBy ?? '') ?? null,
    submitted_by_me: stored.submittedBy !== null && stored.submittedBy === viewer.userId,
    rejected_reason: stored.rejectedReason,
    payment_reference: stored.paymentReference,
    related: await readRelated(tx, id),
    approval_needed: setting.approval_needed,
    tax_rounding: stored.confirmStatus === 'confirmed' ? stored.taxRounding : setting.tax_rounding,
  };
}

/** The document's evidence by field of the invoice draft: `total`, `items.0.price`. */
function ofInvoice(stored: unknown): Record<string, Evidence> {
  const parsed = z.record(z.string(), evidenceSchema).safeParse(stored);
  if (!parsed.success) return {};
  const inside = Object.entries(parsed.data).filter(([path]) => path.startsWith('invoice.'));
  return Object.fromEntries(inside.map(([path, found]) => [path.slice('invoice.'.length), found]));
}

/** The id of the confirmed document with a number; null if no document has it. */
export function findInvoiceByNumber(tx: CompanyTransaction, number: string): Promise<string | null> {
  return invoiceByNumber(tx, number);
}
