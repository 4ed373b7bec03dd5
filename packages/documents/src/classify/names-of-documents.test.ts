import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../page/layout.ts';
import { pageOfText } from '../testing/page-of-text.ts';
import { isCheque } from './cheque.ts';
import { classify } from './classify.ts';
import { damagedTitle } from './damaged-titles.ts';
import { cellTexts, mendedText, plainText } from './plain-text.ts';
import { isFromOffice } from './senders.ts';
import { titlesOf } from './titles.ts';
import { hasItemTable, hasMoney, proseShare, slipShape, statementTable, textWidth } from './traits.ts';

const linesIn = (text: string) => linesOf(pageOfText(text));

describe('plainText', () => {
  it.each([
    ['INVOICE  No', 'invoice no'],
    ['ＩＮＶＯＩＣＥ', 'invoice'],
    ['发票', '發票'],
    ['发 票', '發票'],
    ['银行对账单', '銀行對賬單'],
    ['帳單', '賬單'],
    ['發票 Invoice', '發票 invoice'],
    [' \t\n', ''],
    ['a\u200bb中', 'ab中'],
    ['①', '1'],
  ])('%j is %j', (text, plain) => expect(plainText(text)).toBe(plain));

  it('of a plain text is the text itself', () => {
    const part = fc.constantFrom('INVOICE', '发票', '帳', ' ', 'ｎｏ', '12', '總 額', '\u3000', '.', 'É');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const plain = plainText(parts.join(''));
        expect(plainText(plain)).toBe(plain);
      }),
    );
  });

  it.each([
    ['INV0ICE', 'invoice'],
    ['1NVOICE', 'invoice'],
    ['lNVOlCE', 'lnvolce'],
    ['Recelpt', 'receipt'],
    ['STATEMFNT', 'statement'],
    ['A10203', 'a10203'],
    ['notices', 'notices'],
  ])('mended, %s is %s', (text, mended) => expect(mendedText(text)).toBe(mended));

  it.each([
    ['I N V O I C E', ['INVOICE']],
    ['發 票', ['發票']],
    ['A B', ['A B']],
    ['Invoice     Date', ['Invoice', 'Date']],
    ['1 2 3 4', ['1234']],
  ])('the texts of %j are %j', (text, texts) => {
    expect(linesIn(text).flatMap(cellTexts)).toEqual(texts);
  });
});

describe('damagedTitle', () => {
  it.each([
    ['lnvoice', 'invoice'],
    ['officialrecelpt', 'receipt'],
    ['tax inv0lce', 'invoice'],
    ['delivery n0tc', 'delivery_note'],
    ['送貨軍', 'delivery_note'],
    ['信用卡月結軍', 'card_statement'],
    ['hello world', null],
    ['invo', null],
    ['', null],
    ['1234567', null],
    ['x'.repeat(40), null],
  ])('%s is %s', (text, kind) => expect(damagedTitle(text)).toBe(kind));
});

describe('titlesOf', () => {
  const best = (text: string) => titlesOf(linesIn(text))[0];
  it.each([
    ['INVOICE', 'invoice'],
    ['TAX INVOICE', 'invoice'],
    ['Pro forma invoice', 'quotation'],
    ['Credit note', 'credit_note'],
    ['OFFICIAL RECEIPT 正式收據', 'receipt'],
    ['報價單', 'quotation'],
    ['送貨單', 'delivery_note'],
    ['Remittance advice', 'remittance_advice'],
    ['Bank statement', 'bank_statement'],
    ['綜合月結單', 'bank_statement'],
    ['Credit card statement', 'card_statement'],
    ['信用卡月結單', 'card_statement'],
    ['利得稅評稅通知書', 'official_letter'],
    ['Purchase order', 'other'],
    ['採購訂單', 'other'],
    ['Rechnung', 'invoice'],
    ['Facture', 'invoice'],
    ['Gutschrift', 'credit_note'],
    ['Balance sheet', 'other'],
    ['发票', 'invoice'],
    ['INVOICE Original', 'invoice'],
    ['Invoice #33', 'invoice'],
  ])('%s names %s', (text, kind) => {
    expect(best(`${text}\n\nsome words\nmore words`)).toMatchObject({ kind, line: 0 });
  });

  it.each([
    ['see our invoice', 'invoice'],
    ['payment of invoice', 'invoice'],
    ['Original invoice no. 12', 'invoice'],
  ])('%s is no title', (text, kind) => {
    const titles = titlesOf(linesIn(`${text}\n\nsome words`)).filter((title) => title.kind === kind && !title.label);
    expect(titles.filter(({ strength }) => strength > 0.5)).toEqual([]);
  });

  it.each(['Invoice no.: 12', 'Invoice date 13/01/2026', '發票號碼：12', 'Invoice:'])('%s is a label', (text) => {
    expect(best(`${text}\n\nsome words`)).toMatchObject({ kind: 'invoice', label: true });
  });

  it('are weaker further down the page', () => {
    const at = (row: number): number =>
      best(Array.from({ length: 40 }, (_, n) => (n === row ? 'INVOICE' : `row ${n}`)).join('\n'))?.strength ?? 0;
    expect([0, 15, 35].map(at)).toEqual([1, 0.75, 0.35]);
  });

  it('are not headings of columns, nor very long lines', () => {
    expect(titlesOf(linesIn('Date      Invoice      Charges      Payments      Balance'))).toEqual([]);
    expect(titlesOf(linesIn(`invoice ${'word '.repeat(20)}`))).toEqual([]);
    expect(titlesOf([])).toEqual([]);
  });
});

describe('isCheque', () => {
  it.each([
    [['peak bank', 'pay harbour cafe', 'or bearer', 'hong kong dollars five only'], true],
    [['匯豐銀行', '祈付 陳大文', '或持票人', '港幣伍元正'], true],
    [['peak bank', 'pay harbour cafe', 'hong kong dollars five only'], false],
    [['pay by card', 'or bearer'], false],
    [['pay harbour cafe', 'or bearer', 'five only'], false],
    [[], false],
    [[...Array<string>(22).fill('x'), 'peak bank', 'pay a', 'or bearer'], false],
  ])('%j: %s', (texts, is) => expect(isCheque(texts)).toBe(is));
});

describe('isFromOffice', () => {
  it.each([
    [['inland revenue department'], true],
    [['稅務局'], true],
    [['to: inland revenue department'], false],
    [['to', 'inland revenue department'], false],
    [['致稅務局'], false],
    [['cheques payable to inland revenue department'], false],
    [[...Array<string>(9).fill('x'), 'inland revenue department'], false],
    [['peak view limited'], false],
    [[], false],
  ])('%j: %s', (texts, is) => expect(isFromOffice(texts)).toBe(is));
});

describe('traits', () => {
  it.each([
    ['1,234.50', true],
    ['12.50', true],
    ['HK$5', true],
    ['5元', true],
    ['1.234,50', true],
    ['1,234', true],
    ['12', false],
    ['12.505', false],
    ['Total....12.50', true],
    ['13.01.2026', false],
    ['13.01.26', false],
    ['form 12', false],
    ['RM 12', true],
    ['NT$5', true],
    ['', false],
  ])('%j shows money: %s', (text, shows) => expect(hasMoney(text)).toBe(shows));

  it.each([
    ['description qty unit price amount', true],
    ['項目 數量 單價 金額', true],
    ['description amount', false],
    ['bezeichnung menge preis', true],
    ['', false],
  ])('%j heads items: %s', (text, heads) => expect(hasItemTable([text])).toBe(heads));

  it.each([
    ['Date       Details        Withdrawal    Deposit    Balance\n13/01/2026  Rent  5.00    10.00', 'balances'],
    ['Date       Details                 Amount\n13/01/2026  Rent  5.00', 'amounts'],
    ['日期       摘要        支出    存入    結餘\n13/01/2026  Rent  5.00    10.00', 'balances'],
    ['Date    Description     Qty     Unit price    Amount', null],
    ['Details        Amount', null],
    ['', null],
  ])('%j has a table of %s', (text, table) => expect(statementTable(linesIn(text))).toBe(table));

  it('a narrow, long text is shaped like a slip, a wide one is not', () => {
    const words = (width: number, lines: number) =>
      Array.from({ length: lines }, (_, n) => ({ x0: 0, x1: width, y0: n * 14, y1: n * 14 + 10 }));
    expect(slipShape(words(200, 40), 40, 1)).toBe(1);
    expect(slipShape(words(200, 7), 7, 1)).toBe(0.5);
    expect(slipShape(words(600, 40), 40, 1)).toBe(0);
    expect(slipShape(words(600, 40), 40, 2)).toBe(0.5);
    expect(slipShape(words(200, 5), 5, 3)).toBe(0);
    expect(textWidth(words(200, 3))).toBe(20);
    expect(textWidth([])).toBe(0);
  });

  it('proseShare counts the lines of sentences', () => {
    expect(proseShare([])).toBe(0);
    expect(proseShare(linesIn('one two three four five six seven eight nine ten\nTotal 5.00'))).toBe(0.5);
    expect(proseShare(linesIn('one two three four five six seven eight nine paid 5.00'))).toBe(0);
    expect(proseShare(linesIn('我們很高興通知貴客戶由下月起本店將會搬遷到新的地址並且延長營業時間敬請垂注'))).toBe(1);
  });
});

describe('classify', () => {
  it('gives a kind and a share for any words', () => {
    const part = fc.constantFrom(
      'INVOICE',
      'Receipt',
      '發票',
      'Total 5.00',
      'Date 13/01/2026',
      'bank',
      'statement',
      'balance',
      '5',
      '\n',
      '      ',
      'cash',
      'order',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
        const { confidence } = classify(linesIn(parts.join(' ')));
        expect(confidence).toBeGreaterThan(0);
        expect(confidence).toBeLessThanOrEqual(0.99);
      }),
      { numRuns: 100 },
    );
  });
});
