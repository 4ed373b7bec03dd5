import { describe, expect, it } from 'vitest';
import { groupedMinor } from '../decimal-text.ts';
import { harbourBalance } from '../paper/harbour-layout.ts';
import { meridianBalance } from '../paper/meridian-layout.ts';
import { pageCount, pageText } from '../paper/page-bitmap.ts';
import { seededRandom } from '../seeded-random.ts';
import { type BankStatement, balanceStatement, type StatementLayout, type StatementLine } from './bank-statement.ts';
import { renderBankStatement } from './render-bank-statement.ts';

const LAYOUTS: readonly StatementLayout[] = ['harbour', 'meridian'];
const BALANCE = { harbour: harbourBalance, meridian: meridianBalance };

function statementOf(layout: StatementLayout, lines: readonly StatementLine[]): BankStatement {
  return {
    layout,
    bank: { name: 'Harbour Bank', nameZh: '海港銀行' },
    accountNumber: '999-000001-001',
    accountName: 'SAMPLE LIMITED',
    accountAddress: ['Unit 1, Specimen Building', '1 Sample Street', 'Kowloon, Hong Kong'],
    currency: 'HKD',
    periodStart: '2025-11-01',
    periodEnd: '2025-11-30',
    openingBalance: '1500.00',
    lines,
  };
}

/** Lines that a seed makes up: several a day, in and out, one to four rows of text, overdrawn now and then. */
function madeUpLines(count: number, seed: number): StatementLine[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index): StatementLine => {
    const day = String(1 + Math.floor((index * 30) / count)).padStart(2, '0');
    const amount = `${1 + Math.floor(random() * 4000)}.${String(Math.floor(random() * 100)).padStart(2, '0')}`;
    const below = Array.from({ length: Math.floor(random() * 4) }, (_row, row) => `\nPAYEE ${index} ROW ${row}`).join(
      '',
    );
    const line = { date: `2025-11-${day}`, description: `TRANSFER ${index}${below}`, descriptionZh: '轉賬' };
    return random() < 0.5 ? { ...line, out: amount } : { ...line, in: amount };
  });
}

async function textOf(pdf: Uint8Array): Promise<string[]> {
  const pages: string[] = [];
  for (let page = 1; page <= (await pageCount(pdf)); page++) pages.push(await pageText(pdf, page));
  return pages;
}

describe.each(LAYOUTS)('layout %s', (layout) => {
  it.each([0, 1, 25, 90])('prints every figure of %i lines in the text layer', async (count) => {
    const statement = statementOf(layout, madeUpLines(count, count + 1));
    const balanced = balanceStatement(statement);
    const printed = (await textOf(await renderBankStatement(statement))).join('\n').split(/\n| (?=-?[\d,]+\.\d\d)/);
    for (const line of balanced.balancedLines) {
      expect(printed).toContain(groupedMinor(line.outMinor + line.inMinor));
      if (layout === 'meridian' || line.lastOfDay) expect(printed).toContain(BALANCE[layout](line.balanceMinor));
      for (const row of line.description.split('\n').slice(1)) expect(printed).toContain(row);
    }
    expect(printed).toContain(BALANCE[layout](balanced.closingMinor));
    expect(printed).toContain(groupedMinor(balanced.totalOutMinor));
  });

  it('repeats its headings, brings forward and carries forward on every page of a long statement', async () => {
    const pages = await textOf(await renderBankStatement(statementOf(layout, madeUpLines(90, 4))));
    expect(pages.length).toBeGreaterThan(2);
    const words = { harbour: ['B/F BALANCE 承前轉結', 'C/F BALANCE'], meridian: ['承上結餘', '結'] }[layout];
    pages.forEach((text, index) => {
      for (const word of [...words, 'Withdrawal', '存入', 'SAMPLE LIMITED']) expect(text).toContain(word);
      expect(text).toContain(
        layout === 'harbour' ? `${index + 1} of ${pages.length}` : `${index + 1} / ${pages.length}`,
      );
    });
  });

  it('never spills over the pages it counts, however full the last one is', async () => {
    for (let count = 20; count <= 36; count++) {
      const lines = madeUpLines(count, 1).map((line) => ({ ...line, description: 'ATM WITHDRAWAL' }));
      const pages = await textOf(await renderBankStatement(statementOf(layout, lines)));
      const last = layout === 'harbour' ? `${pages.length} of ${pages.length}` : `${pages.length} / ${pages.length}`;
      expect(pages.at(-1)).toContain(last);
    }
  });

  it('prints Chinese that can be copied', async () => {
    const line = { date: '2025-11-02', description: 'FPS CREDIT', descriptionZh: '轉數快存入', in: '8.00' };
    const text = await pageText(await renderBankStatement(statementOf(layout, [line])));
    expect(text).toContain('FPS CREDIT 轉數快存入');
    expect(text).toContain('海港銀行');
  });

  it('gives the same bytes for the same statement', async () => {
    const statement = statementOf(layout, madeUpLines(5, 9));
    expect(await renderBankStatement(statement)).toEqual(await renderBankStatement(statement));
  });
});

describe('dates and marks', () => {
  const twoOnOneDay: StatementLine[] = [
    { date: '2025-11-05', description: 'RENT', out: '2000.00' },
    { date: '2025-11-05', description: 'COINS', in: '100.00' },
  ];

  it('harbour prints the day once, the balance at the end of the day, DR when overdrawn', async () => {
    const text = await pageText(await renderBankStatement(statementOf('harbour', twoOnOneDay)));
    expect(text).toContain('5 Nov RENT 2,000.00\nCOINS 100.00 400.00 DR');
    expect(text).not.toContain('500.00 DR\n');
  });

  it('meridian prints the date and the balance on every line', async () => {
    const text = await pageText(await renderBankStatement(statementOf('meridian', twoOnOneDay)));
    expect(text).toContain('05 Nov 2025 RENT 2,000.00 500.00-');
    expect(text).toContain('05 Nov 2025 COINS 100.00 400.00-');
  });
});

describe('lines no bank prints', () => {
  const line = { date: '2025-11-05', description: 'X' };
  it.each<[string, StatementLine[]]>([
    ['either out or in', [{ ...line, out: '1.00', in: '1.00' }]],
    ['either out or in', [line]],
    ['must be positive', [{ ...line, out: '-1.00' }]],
    ['outside', [{ ...line, date: '2025-12-01', out: '1.00' }]],
    [
      'dates run backwards',
      [
        { ...line, in: '1.00' },
        { ...line, date: '2025-11-04', in: '1.00' },
      ],
    ],
  ])('refuses: %s', (sentence, lines) => {
    expect(() => renderBankStatement(statementOf('harbour', lines))).toThrow(sentence);
  });
});
