import { randomUUID } from 'node:crypto';
import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import type { Chart } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { type LedgerCall, readBooks } from '../../../books/ledger/index.ts';
import { readSalesSetting } from '../../sales-setting/index.ts';
import { noteActs } from '../life/note-act.ts';
import { insertInvoices, type NewInvoice } from '../store.ts';
import { columnsOfDraft, withAccounts } from './draft-columns.ts';
import { refuseUnreadable } from './draft-faults.ts';
import type { DraftRules } from './draft-totals.ts';

/** A new document; `documentId`: the file it was read from. */
export interface InvoiceInput {
  readonly type: InvoiceType;
  readonly draft: InvoiceDraft;
  readonly documentId?: string | null;
}

/** Stores a new unconfirmed document; it posts nothing until it is confirmed. Returns its id. */
export async function createInvoice(tx: CompanyTransaction, call: LedgerCall, input: InvoiceInput): Promise<string> {
  const [id] = await createInvoices(tx, call, [input]);
  if (id === undefined) throw new Error('a document was not kept');
  return id;
}

/** Stores many at once, all or none; data they share is read once. Returns their ids in the same order. */
export async function createInvoices(
  tx: CompanyTransaction,
  call: LedgerCall,
  inputs: readonly InvoiceInput[],
): Promise<string[]> {
  for (const { draft } of inputs) refuseUnreadable(draft);
  const { chart, taxCodes } = await readBooks(tx);
  const { tax_rounding: taxRounding } = await readSalesSetting(tx);
  const rows = inputs.map((input) => ({
    id: randomUUID(),
    ...newInvoice(input, call.userId, { taxCodes, taxRounding }, chart),
  }));
  await insertInvoices(tx, rows);
  const ids = rows.map(({ id }) => id);
  await noteActs(tx, call, { ids, act: 'created' });
  return ids;
}

function newInvoice(input: InvoiceInput, createdBy: string, rules: DraftRules, chart: Chart): NewInvoice {
  const { type, documentId = null } = input;
  const draft = withAccounts(type, input.draft, chart);
  return { type, draft, documentId, createdBy, ...columnsOfDraft(type, draft, rules) };
}
