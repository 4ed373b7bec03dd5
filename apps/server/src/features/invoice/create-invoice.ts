import { randomUUID } from 'node:crypto';
import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { type LedgerCall, readBooks } from '../ledger/index.ts';
import { readSalesSetting } from '../sales-setting/index.ts';
import { columnsOfDraft, withAccounts } from './draft-columns.ts';
import { refuseUnreadable } from './draft-faults.ts';
import type { DraftRules } from './draft-totals.ts';
import { noteActs } from './note-act.ts';
import { insertInvoices, type NewInvoice } from './store.ts';

/** A document to keep; `documentId`: the file it was read from. */
export interface InvoiceInput {
  readonly type: InvoiceType;
  readonly draft: InvoiceDraft;
  readonly documentId?: string | null;
}

/** Keeps a new unconfirmed document; it posts nothing until it is confirmed. Answers its id. */
export async function createInvoice(tx: CompanyTransaction, call: LedgerCall, input: InvoiceInput): Promise<string> {
  const [id] = await createInvoices(tx, call, [input]);
  if (id === undefined) throw new Error('a document was not kept');
  return id;
}

/** Keeps many at once, all or none: what is the same for all is read once. Answers their ids in the same order. */
export async function createInvoices(
  tx: CompanyTransaction,
  call: LedgerCall,
  inputs: readonly InvoiceInput[],
): Promise<string[]> {
  for (const { draft } of inputs) refuseUnreadable(draft);
  const { taxCodes } = await readBooks(tx);
  const { tax_rounding: taxRounding } = await readSalesSetting(tx);
  const rows = inputs.map((input) => ({
    id: randomUUID(),
    ...newInvoice(input, call.userId, { taxCodes, taxRounding }),
  }));
  await insertInvoices(tx, rows);
  const ids = rows.map(({ id }) => id);
  await noteActs(tx, call, { ids, act: 'created' });
  return ids;
}

function newInvoice(input: InvoiceInput, createdBy: string, rules: DraftRules): NewInvoice {
  const { type, documentId = null } = input;
  const draft = withAccounts(type, input.draft);
  return { type, draft, documentId, createdBy, ...columnsOfDraft(type, draft, rules) };
}
