import { PAPER_TITLES, type PaperLanguage, type PaperTemplate, said, WORDS } from '@folio/paper';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { lettersOf, type ReadPage, readPages } from '../../../test/paper-pages.ts';
import { BUYER, paperItems, testPaper } from '../../../test/papers.ts';
import { PdfEngine } from '../pdf/index.ts';
import { type PaperWithImages, pagePicture, writePaper } from './index.ts';

const TEMPLATES: readonly PaperTemplate[] = ['classic', 'modern', 'compact'];
const LANGUAGES: readonly PaperLanguage[] = ['en-US', 'zh-Hant', 'bilingual'];
/**
 * Numbers of short items, in this order: the totals just move to the next page; the items fill their page; one more
 * item moves to the next page alone.
 */
const FULL_PAGE: Readonly<Record<PaperTemplate, readonly number[]>> = {
  classic: [18, 21, 22],
  modern: [16, 19, 20],
  compact: [38, 43, 44],
};
const engine = new PdfEngine();
afterAll(() => engine.close());

const set = async (paper: PaperWithImages): Promise<ReadPage[]> => readPages(engine, await writePaper(paper));
const everything = (pages: readonly ReadPage[]): string => pages.map(({ letters }) => letters).join('');

/** The share of a page's pixels in which two documents differ. */
async function differing(one: Uint8Array, other: Uint8Array, page: number): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map(async (pdf) =>
      sharp((await pagePicture(pdf, page)).png)
        .raw()
        .toBuffer(),
    ),
  );
  if (a === undefined || b === undefined || a.length !== b.length) throw new Error('pages of different sizes');
  let count = 0;
  for (let at = 0; at < a.length; at += 3) if (Math.abs((a[at] ?? 0) - (b[at] ?? 0)) > 4) count++;
  return count / (a.length / 3);
}

/** Expects every word on the page, a little inside its edges. */
function expectNothingClipped(pages: readonly ReadPage[]): void {
  for (const { words } of pages)
    for (const { text, left, right, top, bottom } of words)
      expect([left > 0.02, right < 0.98, top > 0.015, bottom < 0.985], text).toEqual([true, true, true, true]);
}

describe.each(TEMPLATES)('the %s template', (template) => {
  it.each(LANGUAGES)('says everything in %s', async (language) => {
    const paper = testPaper({ template, language, shipTo: { ...BUYER, name: 'Blue Harbour Warehouse', nameZh: null } });
    const pages = await set(paper);
    const said_ = [
      said(PAPER_TITLES.sales_invoice, language),
      paper.number,
      'PO-88123',
      'Spring campaign',
      '30 days',
      '12345678-000',
      '+852 2345 6789',
      'Blue Harbour Warehouse',
      'Ms Chan Siu Ling',
      '001-234567-001',
      'FL7K2M9QX3',
      '1,822.30',
      language === 'en-US' ? 'Apr 1, 2026' : '2026年4月1日',
      language === 'zh-Hant' ? '富港燈籠有限公司' : 'Harbour Lantern Limited',
      language === 'en-US' ? 'Blue Harbour Retail Limited' : '藍港零售有限公司',
      language === 'zh-Hant' ? '付款時請註明付款參考編號。' : 'Please quote the payment reference',
      'Goods remain ours',
      'Lighting the harbour since 2021',
      ...paper.items.flatMap(({ name, description, price, amount }) => [name, description ?? '', price, amount]),
    ];
    const text = everything(pages);
    for (const words of said_) expect(text, words).toContain(lettersOf(words));
    expectNothingClipped(pages);
  });

  it('prints very long names and descriptions whole, without touching their neighbours', async () => {
    const long = `${'Extraordinarily'.repeat(18)} 非常長的名稱`.repeat(1).slice(0, 300);
    const description = `${'行'.repeat(40)}\n`.repeat(9).slice(0, 400);
    const items = paperItems(4, { name: long, description, price: '123456789.12', amount: '1234567890.12' });
    const buyer = {
      ...BUYER,
      name: '長'.repeat(150),
      nameZh: long,
      address: `${'Road '.repeat(60)}\n${'路'.repeat(60)}`,
    };
    const pages = await set(
      testPaper({ template, language: 'bilingual', items, buyer, notes: `${'條款'.repeat(400)}\n`.repeat(2) }),
    );
    const text = everything(pages);
    expect(text.split(lettersOf(long).slice(0, 60)).length - 1).toBeGreaterThanOrEqual(4);
    expect(text.split('1,234,567,890.12').length - 1).toBeGreaterThanOrEqual(4);
    expect([...text].filter((character) => character === '行').length).toBeGreaterThanOrEqual(4 * 360);
    expect([...text].filter((character) => character === '款').length).toBeGreaterThanOrEqual(800);
    expectNothingClipped(pages);
  });

  it('repeats the heads of the items on every page, and counts the pages', async () => {
    const items = paperItems({ classic: 50, modern: 46, compact: 100 }[template]);
    const pages = await set(testPaper({ template, items }));
    expect(pages.length).toBeGreaterThanOrEqual(3);
    pages.forEach(({ letters }, index) => {
      expect(letters).toContain(lettersOf(`Page ${index + 1} of ${pages.length}`));
      expect(letters).toContain('UnitpriceAmount');
    });
    for (const { name } of items) expect(everything(pages)).toContain(lettersOf(name));
    expectNothingClipped(pages);
  });

  it.each(FULL_PAGE[template])('never sets totals on a page without an item: %i items', async (count) => {
    const items = paperItems(count, { description: null });
    const paper = testPaper({ template, items: [...items.slice(1), ...paperItems(1, { name: 'The very last' })] });
    const pages = await set(paper);
    expect(pages.length).toBe(2);
    expect(pages[1]?.letters).toContain('Theverylast');
    expect(pages[1]?.letters).toContain(lettersOf(`Total HKD ${Number(paper.total).toLocaleString('en-US')}`));
  });

  it('never sets a signature on a page without the totals', async () => {
    const count = { classic: 11, modern: 9, compact: 26 }[template];
    const pages = await set(
      testPaper({ template, type: 'quotation', language: 'bilingual', items: paperItems(count) }),
    );
    expect(pages.length).toBe(2);
    for (const words of [said(WORDS.acceptance, 'bilingual'), 'Total 總額 HKD'])
      expect(pages[1]?.letters).toContain(lettersOf(words));
  });
});

describe('a paper', () => {
  it('shows discount and tax columns only where they are used', async () => {
    const plain = everything(await set(testPaper()));
    expect([plain.includes('Discount'), plain.includes('Tax')]).toEqual([false, false]);
    const taxed = { taxCode: 'UK20', taxName: 'UK VAT 20%', taxRate: '20', taxKind: 'standard' } as const;
    const items = paperItems(2, { ...taxed, discount: '10%', discountMoney: '12.05' });
    const taxes = [
      { code: 'UK20', name: 'UK VAT 20%', nameZh: null, rate: '20', kind: 'standard', base: '900.00', tax: '180.00' },
    ] as const;
    const money = { subtotal: '900.00', taxes, totalTax: '180.00', total: '1080.00', due: '1080.00', currency: 'GBP' };
    const full = everything(
      await set(
        testPaper({ ...money, items, amountsAre: 'tax_exclusive', discount: { stated: '5%', money: '47.37' } }),
      ),
    );
    for (const words of [
      'Discount',
      '10%',
      'Tax',
      '20%',
      'Discount 5%',
      '-47.37',
      'Subtotal',
      'UK VAT 20% on 900.00',
      '180.00',
      'Total GBP',
      '1,080.00',
    ])
      expect(full, words).toContain(lettersOf(words));
    const inside = everything(await set(testPaper({ ...money, items, amountsAre: 'tax_inclusive' })));
    expect(inside).toContain(lettersOf('Includes UK VAT 20% on 900.00'));
  });

  it('says what was paid and what is left, and asks for no money once there is nothing left', async () => {
    const part = everything(await set(testPaper({ paid: '1000.00', due: '822.30' })));
    for (const words of ['Paid-1,000.00', 'Amount due HKD 822.30', '001-234567-001'])
      expect(part).toContain(lettersOf(words));
    const paid = everything(await set(testPaper({ paid: '1822.30', due: '0.00', mark: 'paid' })));
    expect(paid).not.toContain('001-234567-001');
  });

  it('is marked across every page: a draft, what is void, what is paid', async () => {
    const paper = testPaper({ language: 'bilingual', items: paperItems(22), due: '0.00' });
    const plain = await writePaper(paper);
    for (const mark of ['draft', 'voided', 'paid'] as const) {
      const marked = await writePaper({ ...paper, mark });
      for (let page = 1; page <= 2; page++) expect(await differing(plain, marked, page), mark).toBeGreaterThan(0.02);
    }
  });

  it('of another kind says so, and a supplier’s paper never bears our bank', async () => {
    for (const type of ['sales_credit_note', 'quotation', 'receipt', 'purchase_bill'] as const) {
      const text = everything(await set(testPaper({ type, creditOf: { number: 'INV-7', date: '2026-03-01' } })));
      expect(text).toContain(lettersOf(PAPER_TITLES[type].en));
      expect(text).not.toContain('001-234567-001');
      if (type === 'quotation') expect(text).toContain(lettersOf(WORDS.acceptance.en));
      if (type === 'sales_credit_note') expect(text).toContain(lettersOf('INV-7, Mar 1, 2026'));
    }
  });

  it('leaves out emoji, says where a character is missing, and sets apostrophes narrow among narrow letters', async () => {
    const buyer = { ...BUYER, name: 'Happy 🎉 Shop’s 👩‍👩‍👧 Ltd “本店”', nameZh: null, contactPerson: 'สมชาย' };
    const text = everything(
      await set(testPaper({ buyer, items: paperItems(1, { name: '🏮🏮', description: 'a\u200bb\u00a0c' }) })),
    );
    expect(text).toContain("HappyShop'sLtd“本店”");
    expect(text).toContain('〓');
    expect(text).toContain('abc');
  });

  it('keeps a description of very many lines whole, over pages', async () => {
    const description = Array.from({ length: 130 }, (_, line) => `L${line}`).join('\n');
    const pages = await set(testPaper({ items: paperItems(2, { description }) }));
    const text = everything(pages);
    for (let line = 0; line < 130; line++) expect(text).toContain(`L${line}`);
    expectNothingClipped(pages);
  });

  it('without items, names or days is a paper all the same', async () => {
    const nobody = { ...BUYER, name: '', nameZh: null, address: null, addressZh: null, contactPerson: null };
    const bare = {
      number: '',
      issueDate: null,
      dueDate: null,
      items: [],
      total: '0.00',
      due: '0.00',
      itemsTotal: '0.00',
    };
    expect(everything(await set(testPaper({ ...bare, buyer: nobody, notes: null })))).toContain('INVOICE');
  });
});
