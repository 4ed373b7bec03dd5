import { describe, expect, it } from 'vitest';
import { grouped } from '../decimal-text.ts';
import { loadExample } from '../example.ts';
import { expectedInvoice } from '../expected.ts';
import { pageText } from '../paper/page-bitmap.ts';
import { DINNER_RECEIPT } from '../samples.ts';
import type { InvoiceLanguage } from './invoice.ts';
import { invoiceFromEvent } from './invoice-from-event.ts';
import { renderInvoice } from './render-invoice.ts';
import { renderReceipt } from './render-receipt.ts';

const example = loadExample();
const LANGUAGES: readonly InvoiceLanguage[] = ['en', 'zh-Hant', 'bilingual'];

/** Totals worked out by hand for the example company: no tax, tax on top, tax inside, not recoverable, credit notes. */
const TOTALS: readonly [string, string, string, string, string][] = [
  ['E007', 'INV-2025-035', '68450.00', '0.00', '68450.00'],
  ['E008', 'FB-2504', '78375.00', '10188.75', '88563.75'],
  ['E017', 'INV-2025-037', '4630.00', '926.00', '5556.00'],
  ['E022', 'CN-2025-001', '4321.60', '0.00', '4321.60'],
  ['E029', 'INV-2025-040', '1424.21', '284.84', '1709.05'],
  ['E061', 'INV-2025-044', '9875.40', '0.00', '9875.40'],
  ['E062', 'SCN-0001', '3200.00', '0.00', '3200.00'],
  ['E077', 'FB-2602', '57079.64', '7420.36', '64500.00'],
];

describe('paper behind an event', () => {
  it.each(TOTALS)('%s is %s: %s + %s = %s', (eventId, number, subtotal, tax, total) => {
    expect(invoiceFromEvent(example, eventId, 'en')).toMatchObject({ number, subtotal, tax, total });
  });

  it('is issued by the company when it sells and by the contact when it buys', () => {
    expect(invoiceFromEvent(example, 'E007', 'en').issuer.name).toBe('Harbour Lantern Trading Limited');
    expect(invoiceFromEvent(example, 'E054', 'en').issuer.name).toBe('Skyline Office Supplies Limited');
    expect(invoiceFromEvent(example, 'E054', 'en').customer.name).toBe('Harbour Lantern Trading Limited');
  });

  it.each(['E005', 'E999'])('refuses %s, which is no document', (eventId) => {
    expect(() => invoiceFromEvent(example, eventId, 'en')).toThrow(`event ${eventId} is no invoice`);
  });
});

describe.each(LANGUAGES)('invoice in %s', (language) => {
  it.each(TOTALS)('prints every figure of %s', async (eventId) => {
    const invoice = invoiceFromEvent(example, eventId, language);
    const text = await pageText(await renderInvoice(invoice));
    const figures = invoice.items.flatMap(({ quantity, price, amount }) => [quantity, price, amount].map(grouped));
    const sums =
      invoice.taxRatePercent === undefined ? [invoice.total] : [invoice.subtotal, invoice.tax, invoice.total];
    for (const figure of [...figures, ...sums.map(grouped), invoice.number]) expect(text).toContain(figure);
    expect(text).toContain(expectedInvoice(invoice).supplier?.name);
  });
});

describe('wording', () => {
  const titles: readonly [string, InvoiceLanguage, string[], string][] = [
    ['E020', 'en', ['INVOICE', 'Harbour Lantern Trading Limited', '12 July 2025', 'PO A-5590'], '發票'],
    ['E020', 'zh-Hant', ['發票', '海燈貿易有限公司', '2025年7月12日', '庭園燈籠', '30天'], 'INVOICE'],
    ['E020', 'bilingual', ['INVOICE 發票', '曙光禮品（香港）有限公司', '12 Jul 2025'], 'CREDIT'],
    ['E022', 'bilingual', ['CREDIT NOTE 貸項通知單', 'INV-2025-039'], 'Due date'],
    ['E029', 'en', ['VAT 20%', 'Prices include VAT.'], '增值稅'],
  ];
  it.each(titles)('%s in %s says %j and not %s', async (eventId, language, present, absent) => {
    const text = await pageText(await renderInvoice(invoiceFromEvent(example, eventId, language)));
    for (const words of present) expect(text).toContain(words);
    expect(text).not.toContain(absent);
  });
});

describe('till receipt', () => {
  it('prints its lines, the service charge and a total that adds up', async () => {
    const text = await pageText(await renderReceipt(DINNER_RECEIPT));
    for (const words of [
      '維城餐廳',
      '清蒸石斑',
      '1,824.00',
      '252.45',
      '57.00',
      '2,133.45',
      '213.35',
      '2,346.80',
      'VD-00871',
    ]) {
      expect(text).toContain(words);
    }
  });
});
