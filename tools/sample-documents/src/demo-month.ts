import type { Example, ExampleEvent } from './example.ts';
import { invoiceFromEvent } from './invoice/invoice-from-event.ts';
import { renderInvoice } from './invoice/render-invoice.ts';
import { renderReceipt } from './invoice/render-receipt.ts';
import { toPng } from './paper/page-bitmap.ts';
import { toPhoto } from './paper/photograph.ts';
import { toScan } from './paper/scan.ts';
import type { SampleFile } from './sample-file.ts';
import { DINNER_RECEIPT } from './samples.ts';
import { renderBankStatement } from './statement/render-bank-statement.ts';
import { statementFromEvents } from './statement/statement-from-events.ts';

/**
 * The events of May 2026, the month after the example's books end. Their documents wait to be read in the demo. The
 * events themselves are never posted; they only give the documents their figures.
 */
const MAY_2026: readonly ExampleEvent[] = [
  {
    id: 'D01',
    type: 'bank_line',
    number: 'D-1',
    date: '2026-05-04',
    account: '1010',
    direction: 'spent',
    amount: '13150.00',
    payee: 'Kwun Tong Properties Limited',
    description: 'AUTOPAY OUT\nKWUN TONG PROPERTIES LTD\nRENT MAY 2026',
  },
  {
    id: 'D02',
    type: 'receipt',
    number: 'D-2',
    date: '2026-05-06',
    account: '1010',
    contact: 'C02',
    amount: '22480.00',
    reference: 'FPS INV-2026-003',
    allocations: [{ document: 'INV-2026-003', amount: '22480.00' }],
  },
  {
    id: 'D03',
    type: 'bank_line',
    number: 'D-3',
    date: '2026-05-11',
    account: '1010',
    direction: 'spent',
    amount: '1488.00',
    payee: 'Harbour Telecom Limited',
    description: 'AUTOPAY OUT\nHARBOUR TELECOM LTD',
  },
  {
    id: 'D04',
    type: 'receipt',
    number: 'D-4',
    date: '2026-05-13',
    account: '1010',
    contact: 'C01',
    amount: '23900.00',
    reference: 'FPS INV-2026-001',
    allocations: [{ document: 'INV-2026-001', amount: '23900.00' }],
  },
  {
    id: 'D05',
    type: 'bank_line',
    number: 'D-5',
    date: '2026-05-18',
    account: '1010',
    direction: 'spent',
    amount: '60.00',
    payee: 'Harbour Bank',
    description: 'SERVICE CHARGE',
  },
  {
    id: 'D06',
    type: 'bank_line',
    number: 'D-6',
    date: '2026-05-29',
    account: '1010',
    direction: 'received',
    amount: '12.44',
    payee: 'Harbour Bank',
    description: 'INTEREST',
  },
  {
    id: 'D07',
    type: 'sales_invoice',
    number: 'INV-2026-006',
    contact: 'C02',
    issueDate: '2026-05-08',
    dueDate: '2026-06-07',
    reference: 'PO BH-2417',
    amountsAre: 'no_tax',
    items: [
      { name: 'Paper lantern, medium', quantity: '240', price: '70.25' },
      { name: 'LED desk lamp', quantity: '60', price: '165.00' },
    ],
  },
  {
    id: 'D08',
    type: 'purchase_bill',
    number: 'SKY-3391',
    contact: 'S07',
    issueDate: '2026-05-12',
    dueDate: '2026-06-11',
    amountsAre: 'no_tax',
    items: [
      { name: 'Copy paper A4, box', quantity: '12', price: '148.00' },
      { name: 'Toner cartridge', quantity: '3', price: '620.00' },
    ],
  },
  {
    id: 'D09',
    type: 'purchase_bill',
    number: 'PRF-8466',
    contact: 'S02',
    issueDate: '2026-05-20',
    dueDate: '2026-06-19',
    amountsAre: 'no_tax',
    items: [{ name: 'Sea freight, Foshan to Hong Kong', quantity: '1', price: '4860.00' }],
  },
];

/** The documents of the demo's open month: statements as text and as a scan, invoices in both languages, a till receipt. */
export async function* demoMonth(example: Example): AsyncGenerator<SampleFile> {
  const months = { ...example, events: [...example.events, ...MAY_2026] };
  const may = statementFromEvents(months, { account: '1010', from: '2026-05-01', to: '2026-05-31', layout: 'harbour' });
  yield { fileName: 'Harbour Bank HKD current May 2026.pdf', bytes: await renderBankStatement(may) };
  yield {
    fileName: 'INV-2026-006 Blue Harbour.pdf',
    bytes: await renderInvoice(invoiceFromEvent(months, 'D07', 'bilingual')),
  };
  yield {
    fileName: '天際辦公用品 SKY-3391.png',
    bytes: await toPng(await renderInvoice(invoiceFromEvent(months, 'D08', 'zh-Hant')), { dpi: 150 }),
  };
  yield {
    fileName: 'IMG_2214.jpg',
    bytes: await toPhoto(await renderInvoice(invoiceFromEvent(months, 'D09', 'en')), {
      seed: 2214,
      rotationDegrees: 1.6,
    }),
  };
  yield {
    fileName: 'IMG_2215.jpg',
    bytes: await toPhoto(await renderReceipt({ ...DINNER_RECEIPT, date: '2026-05-22', number: 'VD-01033' }), {
      seed: 2215,
      rotationDegrees: -1.2,
    }),
  };
  const usd = statementFromEvents(months, {
    account: '1030',
    from: '2026-03-01',
    to: '2026-03-31',
    layout: 'meridian',
  });
  yield {
    fileName: 'Harbour Bank USD Mar 2026 (scan).pdf',
    bytes: await toScan(await renderBankStatement(usd), { seed: 1030, createdOn: '2026-04-02', dpi: 200 }),
  };
}
