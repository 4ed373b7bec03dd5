import { randomUUID } from 'node:crypto';
import {
  type ConfirmStatus,
  confirmStatus,
  type InvoiceDraft,
  type InvoiceType,
  invoiceDraft,
  invoiceType,
} from '@folio/contract';
import type { Day, TaxRounding } from '@folio/ledger';
import { sql } from 'kysely';
import { z } from 'zod';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';
import { idsOfContact } from '../contact/index.ts';

const quotationAnswer = z.enum(['accepted', 'declined']).nullable();
const taxRounding = z.enum(['per_line', 'per_document']);

/** A document as stored; `totalMinor` positive in its own currency. */
export interface StoredInvoice {
  id: string;
  type: InvoiceType;
  number: string;
  confirmStatus: ConfirmStatus;
  voidedOn: Day | null;
  version: number;
  documentId: string | null;
  contactId: string | null;
  draft: InvoiceDraft;
  createdAt: Date;
  createdBy: string | null;
  submittedBy: string | null;
  rejectedReason: string | null;
  paymentReference: string | null;
  answer: 'accepted' | 'declined' | null;
  convertedTo: string | null;
  /** Where its tax is rounded: the company's setting when it was confirmed. */
  taxRounding: TaxRounding;
}

/** Columns that repeat fields of a draft for lists. */
export interface InvoiceColumns {
  number: string;
  reference: string | null;
  contactId: string | null;
  contactName: string;
  issueDate: Day | null;
  dueDate: Day | null;
  currency: string;
  rate: string | null;
  totalMinor: bigint;
}

function columnsOf(columns: InvoiceColumns) {
  return {
    number: columns.number,
    reference: columns.reference,
    contact_id: columns.contactId,
    contact_name: columns.contactName,
    issue_date: columns.issueDate,
    due_date: columns.dueDate,
    currency: columns.currency,
    rate: columns.rate,
    total_minor: columns.totalMinor,
  };
}

/** A document when it is first stored: an unconfirmed draft. */
export interface NewInvoice extends InvoiceColumns {
  type: InvoiceType;
  draft: InvoiceDraft;
  documentId: string | null;
  createdBy: string;
}

export async function insertInvoice(tx: CompanyTransaction, row: NewInvoice): Promise<string> {
  const id = randomUUID();
  await insertInvoices(tx, [{ ...row, id }]);
  return id;
}

/** Inserts many new documents at once, with the given ids. */
export async function insertInvoices(
  tx: CompanyTransaction,
  rows: readonly (NewInvoice & { id: string })[],
): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => ({
    company_id: tx.companyId,
    id: row.id,
    type: row.type,
    ...columnsOf(row),
    draft: JSON.stringify(row.draft),
    document_id: row.documentId,
    created_by: row.createdBy,
  }));
  await tx.queries.insertInto('invoice').values(values).execute();
}

/** Locks the row until the transaction ends; null if it does not exist. */
export async function lockInvoice(tx: CompanyTransaction, id: string): Promise<StoredInvoice | null> {
  return readOne(tx, id, true);
}

export async function readInvoiceRow(tx: CompanyTransaction, id: string): Promise<StoredInvoice | null> {
  return readOne(tx, id, false);
}

async function readOne(tx: CompanyTransaction, id: string, lock: boolean): Promise<StoredInvoice | null> {
  const query = tx.queries
    .selectFrom('invoice')
    .select([
      'id',
      'type',
      'number',
      'confirm_status',
      'voided_on as voidedOn',
      'version',
      'document_id as documentId',
      'contact_id as contactId',
      'draft',
      'created_at as createdAt',
      'created_by as createdBy',
      'submitted_by as submittedBy',
      'rejected_reason as rejectedReason',
      'payment_reference as paymentReference',
      'answer',
      'converted_to as convertedTo',
      'tax_rounding as taxRounding',
    ])
    .where(ownRow(tx, id));
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (row === undefined) return null;
  const { confirm_status, ...rest } = row;
  return {
    ...rest,
    createdAt: new Date(row.createdAt),
    type: invoiceType.parse(row.type),
    confirmStatus: confirmStatus.parse(confirm_status),
    answer: quotationAnswer.parse(row.answer),
    taxRounding: taxRounding.parse(row.taxRounding),
    draft: invoiceDraft.parse(row.draft),
  };
}

export async function updateDraft(
  tx: CompanyTransaction,
  id: string,
  draft: InvoiceDraft,
  columns: InvoiceColumns,
): Promise<void> {
  await tx.queries
    .updateTable('invoice')
    .set({ ...columnsOf(columns), draft: JSON.stringify(draft), version: sql`version + 1` })
    .where(ownRow(tx, id))
    .execute();
}

export async function setConfirmStatus(
  tx: CompanyTransaction,
  id: string,
  set: {
    status: ConfirmStatus;
    contactId?: string;
    contactName?: string;
    totalMinor?: bigint;
    baseMinor?: bigint;
    taxRounding?: TaxRounding;
    opening?: boolean;
  },
): Promise<void> {
  await tx.queries
    .updateTable('invoice')
    .set({
      confirm_status: set.status,
      version: sql`version + 1`,
      ...(set.contactId === undefined ? {} : { contact_id: set.contactId }),
      ...(set.contactName === undefined ? {} : { contact_name: set.contactName }),
      ...(set.totalMinor === undefined ? {} : { total_minor: set.totalMinor }),
      ...(set.baseMinor === undefined ? {} : { base_minor: set.baseMinor }),
      ...(set.taxRounding === undefined ? {} : { tax_rounding: set.taxRounding }),
      ...(set.opening === undefined ? {} : { opening: set.opening }),
    })
    .where(ownRow(tx, id))
    .execute();
}

export async function markVoided(tx: CompanyTransaction, id: string, on: Day): Promise<void> {
  await tx.queries
    .updateTable('invoice')
    .set({ voided_on: on, version: sql`version + 1` })
    .where(ownRow(tx, id))
    .execute();
}

export async function deleteInvoice(tx: CompanyTransaction, id: string): Promise<void> {
  await tx.queries.deleteFrom('invoice').where(ownRow(tx, id)).execute();
}

/**
 * True if a confirmed document of the type (and, for suppliers' documents, of the supplier) already has the number.
 */
export async function numberTaken(
  tx: CompanyTransaction,
  wanted: { id: string; type: InvoiceType; number: string; contactId: string | null },
): Promise<boolean> {
  let query = tx.queries
    .selectFrom('invoice')
    .select('id')
    .where('company_id', '=', tx.companyId)
    .where('type', '=', wanted.type)
    .where('number', '=', wanted.number)
    .where('confirm_status', '=', 'confirmed')
    .where('id', '<>', wanted.id);
  if (wanted.contactId !== null) query = query.where('contact_id', 'in', idsOfContact(tx, wanted.contactId));
  return (await query.executeTakeFirst()) !== undefined;
}

/** The id of the confirmed document with a number; for tests and worked examples. */
export async function invoiceByNumber(tx: CompanyTransaction, number: string): Promise<string | null> {
  const row = await tx.queries
    .selectFrom('invoice')
    .select('id')
    .where('company_id', '=', tx.companyId)
    .where('number', '=', number)
    .where('confirm_status', '=', 'confirmed')
    .executeTakeFirst();
  return row?.id ?? null;
}
