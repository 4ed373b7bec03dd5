import type { InvoiceDetail, InvoiceDraft, InvoiceType } from '@folio/contract';
import { blankInvoiceDraft, blankItem } from '@folio/contract/blank-draft';
import { type Client, dataOf } from '../../support/client.ts';

/** A document as a test needs it: everything else is as usual. */
export interface PlannedDocument {
  type?: InvoiceType;
  number: string;
  amount: string;
  contact?: string;
  issue_date?: string;
  due_date?: string;
}

const own = { name: 'Golden Bauhinia Trading Limited', address: null, tax_id: null };

/** Writes a draft of one item through the API. */
export async function writtenDraft(
  client: Client,
  companyId: string,
  planned: PlannedDocument,
): Promise<InvoiceDetail> {
  const { type = 'sales_invoice', number, amount, contact = 'Aurora Gifts Limited' } = planned;
  const other = { name: contact, address: null, tax_id: null };
  const isSale = !type.startsWith('purchase');
  const draft: InvoiceDraft = {
    ...blankInvoiceDraft('HKD'),
    number,
    issue_date: planned.issue_date ?? '2026-01-20',
    due_date: planned.due_date ?? '2026-02-20',
    vendor: isSale ? own : other,
    customer: isSale ? other : own,
    items: [{ ...blankItem, name: 'Lanterns', price: amount, account_code: isSale ? '4000' : '5000' }],
  };
  return dataOf<InvoiceDetail>(await client.post(`/api/company/${companyId}/invoice`, { type, draft }));
}

/** The same, confirmed and posted. */
export async function postedDocument(
  client: Client,
  companyId: string,
  planned: PlannedDocument,
): Promise<InvoiceDetail> {
  const { id, version } = await writtenDraft(client, companyId, planned);
  return dataOf<InvoiceDetail>(await client.post(`/api/company/${companyId}/invoice/${id}/confirm`, { version }));
}

/** A bank account in the books' currency. */
export async function bankAccount(client: Client, companyId: string): Promise<void> {
  const body = { currency: 'HKD', name: 'Harbour current', number: '388-441-001' };
  dataOf(await client.post(`/api/company/${companyId}/account/`, body));
}
