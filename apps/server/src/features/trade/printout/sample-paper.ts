import { blankInvoiceDraft, blankItem, type InvoiceDraft, type SalesSetting } from '@folio/contract';
import { addDays, type Day } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { PaperWithImages } from '../../../platform/paper-file/index.ts';
import { paperOf } from './read-paper.ts';

const THINGS = [
  ['Consulting services 顧問服務', 'Two sessions of half a day 兩節半天', '2', '4800.00'],
  ['Printed materials 印刷品', null, '150', '12.50'],
  ['Delivery 送貨', null, '1', '380.00'],
] as const;

function sampleDraft(today: Day, currency: string): InvoiceDraft {
  return {
    ...blankInvoiceDraft(currency),
    number: 'INV-0001',
    order_number: 'PO-1234',
    issue_date: today,
    due_date: addDays(today, 30),
    customer: {
      name: 'Example Customer Limited 示範客戶有限公司',
      address: '18/F, Example Tower, 1 Example Road\nCentral, Hong Kong',
      tax_id: null,
    },
    items: THINGS.map(([name, description, quantity, price]) => ({ ...blankItem, name, description, quantity, price })),
  };
}

/** A sample invoice printed with a setting, saved or not. */
export function samplePaper(
  tx: CompanyTransaction,
  { today, currency }: { today: Day; currency: string },
  setting: SalesSetting,
): Promise<PaperWithImages> {
  const draft = sampleDraft(today, currency);
  const standing = { number: draft.number, paymentReference: 'FL7K2M9QX3', settled: null, mark: null };
  return paperOf(tx, { type: 'sales_invoice', draft, standing }, {}, setting);
}
