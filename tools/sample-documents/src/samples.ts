import type { Example } from './example.ts';
import { type ExpectedReading, expectedInvoice, expectedReceipt, expectedStatement } from './expected.ts';
import type { InvoiceLanguage } from './invoice/invoice.ts';
import { invoiceFromEvent } from './invoice/invoice-from-event.ts';
import { renderInvoice } from './invoice/render-invoice.ts';
import { type Receipt, renderReceipt } from './invoice/render-receipt.ts';
import { toPng } from './paper/page-bitmap.ts';
import { toPhoto } from './paper/photograph.ts';
import { toScan } from './paper/scan.ts';
import type { LabelledSample } from './sample-file.ts';
import { hashOf } from './seeded-random.ts';
import type { StatementLayout } from './statement/bank-statement.ts';
import { renderBankStatement } from './statement/render-bank-statement.ts';
import { statementFromEvents } from './statement/statement-from-events.ts';

type Variant = 'pdf' | 'png' | 'photo' | 'scan';

interface Sheet {
  readonly name: string;
  readonly date: string;
  readonly pdf: Uint8Array;
  readonly expected: ExpectedReading;
}

interface StatementPlan {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly layout: StatementLayout;
}

interface InvoicePlan {
  readonly name: string;
  readonly eventId: string;
  readonly language: InvoiceLanguage;
  readonly variants: readonly Variant[];
}

const STATEMENTS: readonly StatementPlan[] = [
  { name: 'statement-1010-2025-11', from: '2025-11-01', to: '2025-11-30', layout: 'harbour' },
  { name: 'statement-1010-2026-03', from: '2026-03-01', to: '2026-03-31', layout: 'meridian' },
];

const INVOICES: readonly InvoicePlan[] = [
  { name: 'sales-invoice-INV-2025-035-en', eventId: 'E007', language: 'en', variants: ['pdf', 'png'] },
  { name: 'sales-invoice-INV-2025-039-zh', eventId: 'E020', language: 'zh-Hant', variants: ['pdf', 'png'] },
  { name: 'sales-invoice-INV-2025-043-bilingual', eventId: 'E048', language: 'bilingual', variants: ['pdf', 'photo'] },
  { name: 'sales-invoice-INV-2025-037-vat-en', eventId: 'E017', language: 'en', variants: ['pdf'] },
  { name: 'purchase-bill-SKY-3307-bilingual', eventId: 'E054', language: 'bilingual', variants: ['pdf', 'photo'] },
  { name: 'purchase-bill-PRF-8120-en', eventId: 'E044', language: 'en', variants: ['pdf', 'photo'] },
  { name: 'purchase-bill-HT-0326-zh', eventId: 'E083', language: 'zh-Hant', variants: ['pdf', 'png'] },
  { name: 'credit-note-CN-2025-001-bilingual', eventId: 'E022', language: 'bilingual', variants: ['pdf', 'photo'] },
];

/** The dinner behind the card purchase of 28 November 2025. */
export const DINNER_RECEIPT: Receipt = {
  shop: {
    name: 'Victoria Dining',
    nameZh: '維城餐廳',
    address: 'G/F, 9 Sample Lane, Wan Chai, Hong Kong',
    addressZh: '香港灣仔樣本里9號地下',
    phone: '2555 0300',
  },
  number: 'VD-00871',
  date: '2025-11-28',
  time: '20:41',
  currency: 'HKD',
  items: [
    { name: 'Set dinner', nameZh: '晚市套餐', quantity: '6', price: '304.00', amount: '1824.00' },
    { name: 'Steamed garoupa, kg', nameZh: '清蒸石斑（公斤）', quantity: '0.85', price: '297.00', amount: '252.45' },
    { name: 'Chinese tea', nameZh: '茗茶', quantity: '6', price: '9.50', amount: '57.00' },
  ],
  subtotal: '2133.45',
  service: { percent: '10', amount: '213.35' },
  total: '2346.80',
  paidBy: { name: 'VISA', nameZh: '信用卡' },
};

async function variantOf(sheet: Sheet, variant: Variant): Promise<LabelledSample> {
  const { name, pdf, expected } = sheet;
  const seed = hashOf(name) % 10_000;
  switch (variant) {
    case 'pdf':
      return { fileName: `${name}.pdf`, bytes: pdf, expected };
    case 'png':
      return { fileName: `${name}.png`, bytes: await toPng(pdf, { dpi: 150 }), expected };
    case 'photo':
      return { fileName: `${name}-photo.jpg`, bytes: await toPhoto(pdf, { seed, dpi: 170 }), expected };
    case 'scan':
      return { fileName: `${name}-scan.pdf`, bytes: await toScan(pdf, { seed, createdOn: sheet.date }), expected };
  }
}

async function* sheets(example: Example): AsyncGenerator<{ sheet: Sheet; variants: readonly Variant[] }> {
  for (const { name, ...period } of STATEMENTS) {
    const statement = statementFromEvents(example, { account: '1010', ...period });
    const pdf = await renderBankStatement(statement);
    const sheet = { name, date: statement.periodEnd, pdf, expected: expectedStatement(statement) };
    yield { sheet, variants: ['pdf', 'scan', 'photo'] };
  }
  for (const { name, eventId, language, variants } of INVOICES) {
    const invoice = invoiceFromEvent(example, eventId, language);
    const sheet = {
      name,
      date: invoice.issueDate,
      pdf: await renderInvoice(invoice),
      expected: expectedInvoice(invoice),
    };
    yield { sheet, variants };
  }
  const pdf = await renderReceipt(DINNER_RECEIPT);
  const expected = expectedReceipt(DINNER_RECEIPT);
  yield { sheet: { name: 'receipt-VD-00871', date: DINNER_RECEIPT.date, pdf, expected }, variants: ['pdf', 'photo'] };
}

/** The handful of samples of the demo, one after the other, each with the right reading of it. */
export async function* sampleDocuments(example: Example): AsyncGenerator<LabelledSample> {
  for await (const { sheet, variants } of sheets(example)) {
    for (const variant of variants) yield await variantOf(sheet, variant);
  }
}
