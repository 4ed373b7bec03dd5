import { describe, expect, it } from 'vitest';
import { type BankFile, readCamt, readMt940, readOfx, readQif } from './index.ts';

function lines(file: BankFile | null): string[] {
  return (file?.statements ?? []).flatMap((statement) =>
    statement.lines.map((line) => `${line.date} ${line.in ?? `-${line.out}`} ${line.payee ?? line.description}`.trim()),
  );
}

const codes = (file: BankFile | null): string[] => (file?.problems ?? []).map(({ code }) => code);

describe('QIF', () => {
  const read = (text: string): BankFile | null => readQif(text, null);
  const HEAD = '!Type:Bank\n';

  it('a record that another heading breaks off is kept, and the file is called broken', () => {
    const file = read(`${HEAD}D13/01/2026\nT-5.00\nPShop\n!Type:Cash\nD14/01/2026\nT-6.00\n^\n`);
    expect(lines(file)).toEqual(['2026-01-13 -5.00 Shop', '2026-01-14 -6.00']);
    expect(codes(file)).toEqual(['broken']);
  });

  it('an account without its mark does not break the file', () => {
    const file = read(`!Account\nNCurrent\n!Type:Bank\nD13/01/2026\nT-5.00\n^\n`);
    expect(codes(file)).toEqual([]);
    expect(file?.statements).toMatchObject([{ account: null }]);
  });

  it.each([
    ['a blank number', 'N\n', { reference: null }],
    ['a number', 'N0012\n', { reference: '0012' }],
    ['no payee', 'Mmemo\n', { payee: null, description: 'memo' }],
    ['a payee alone', 'PShop\n', { payee: 'Shop', description: 'Shop' }],
    ['an unknown letter', 'Xx\nPShop\n', { payee: 'Shop' }],
    ['a letter twice', 'PShop\nPOther\n', { payee: 'Shop' }],
    ['blanks around', 'P  Shop  \n', { payee: 'Shop' }],
    ['a very long memo', `M${'x'.repeat(5000)}\n`, { description: 'x'.repeat(1999) }],
  ])('a record with %s', (_, more, wanted) => {
    expect(read(`${HEAD}D13/01/2026\nT-5.00\n${more}^\n`)?.statements[0]?.lines).toMatchObject([wanted]);
  });

  it.each([
    ['zero', 'T0.00', []],
    ['zero with a sign', 'T-0.00', []],
    ['a plus', 'T+5.00', ['2026-01-13 5.00']],
    ['the second letter for amounts', 'U5.00', ['2026-01-13 5.00']],
    ['brackets', 'T(5.00)', ['2026-01-13 -5.00']],
    ['a currency', 'T$5.00', ['2026-01-13 5.00']],
  ])('an amount with %s', (_, amount, wanted) => {
    expect(lines(read(`${HEAD}D13/01/2026\n${amount}\n^\n`))).toEqual(wanted);
  });

  it.each([
    ['!Type:Bank', true],
    ['!type:bank', true],
    ['!Type:CCard', true],
    ['!Type:Oth A', true],
    ['!Type:Oth L', true],
    ['!Type:Invst', false],
    ['!Type:Memorized', false],
    ['!Type:Security', false],
  ])('%s is a register: %s', (heading, isRegister) => {
    expect(lines(read(`${heading}\nD13/01/2026\nT5.00\n^\n`))).toHaveLength(isRegister ? 1 : 0);
  });

  it.each(['', 'D13/01/2026\nT5.00\n^\n', '!Account\nNx\n^\n', 'Type:Bank'])(
    'does not take %j for a QIF file',
    (text) => {
      expect(read(text)).toBeNull();
    },
  );
});

describe('OFX', () => {
  const transaction = (more: string): string => `<STMTTRN><DTPOSTED>20260113<TRNAMT>-5.00${more}</STMTTRN>`;
  const read = (rows: string, more = ''): BankFile | null =>
    readOfx(`<OFX><STMTRS><BANKTRANLIST>${rows}</BANKTRANLIST>${more}</STMTRS></OFX>`, null);

  it.each([
    ['a cheque', '<CHECKNUM>0012<FITID>F1', { reference: '0012' }],
    ['a cheque number of zeros', '<CHECKNUM>000<FITID>F1', { reference: 'F1' }],
    ['a reference', '<REFNUM>R1<FITID>F1', { reference: 'R1' }],
    ['a payee of several parts', '<PAYEE><NAME>Shop<CITY>HK</PAYEE>', { payee: 'Shop', description: 'Shop' }],
    ['entities', '<NAME>A &amp; B &lt;C&gt; &#233; &#x4e2d; &nbsp;.', { payee: 'A & B <C> é 中  .' }],
    ['unknown entities', '<NAME>&foo; &#0; &#99999999;', { payee: '&foo; &#0; &#99999999;' }],
    ['sections', '<NAME><![CDATA[A & B <C>]]>', { payee: 'A & B <C>' }],
    ['comments', '<!-- <NAME>X --><NAME>Shop', { payee: 'Shop' }],
    ['an empty memo', '<MEMO><NAME>Shop', { payee: 'Shop', description: 'Shop' }],
    ['small letters', '<name>Shop', { payee: 'Shop' }],
    ['a day it became available', '<DTAVAIL>20260115', { valueDate: '2026-01-15' }],
    ['closing tags', '<NAME>Shop</NAME><MEMO>words</MEMO>', { payee: 'Shop', description: 'words' }],
  ])('a transaction with %s', (_, more, wanted) => {
    expect(read(transaction(more))?.statements[0]?.lines).toMatchObject([wanted]);
  });

  it.each([
    ['-1,234.50', '-1234.50'],
    ['-1.234,50', '-1234.50'],
    ['-5,00', '-5.00'],
    ['+5.00', '5.00'],
    ['5', '5.00'],
    ['.50', null],
    ['', null],
    ['five', null],
  ])('the amount %j is %s', (amount, wanted) => {
    const file = readOfx(
      `<OFX><STMTRS><BANKTRANLIST><STMTTRN><DTPOSTED>20260113<TRNAMT>${amount}</STMTTRN></BANKTRANLIST></STMTRS></OFX>`,
      null,
    );
    expect(lines(file)).toEqual(wanted === null ? [] : [`2026-01-13 ${wanted}`]);
    expect(codes(file)).toEqual(wanted === null ? ['row_amount'] : []);
  });

  it.each([
    ['20260113', '2026-01-13'],
    ['20260113235959.123[-5:EST]', '2026-01-13'],
    ['2026-01-13', '2026-01-13'],
    ['20260230', null],
    ['19691231', null],
    ['130126', null],
  ])('the day %s is %s', (posted, wanted) => {
    const file = readOfx(
      `<OFX><STMTRS><BANKTRANLIST><STMTTRN><DTPOSTED>${posted}<TRNAMT>1.00</STMTTRN></BANKTRANLIST></STMTRS></OFX>`,
      null,
    );
    expect(lines(file)).toEqual(wanted === null ? [] : [`${wanted} 1.00`]);
  });

  it('has an opening balance only where its balance belongs to the period', () => {
    const of = (asOf: string): (string | null | undefined)[] => {
      const { statements = [] } = read(transaction(''), `<LEDGERBAL><BALAMT>100.00<DTASOF>${asOf}</LEDGERBAL>`) ?? {};
      return [statements[0]?.openingBalance, statements[0]?.closingBalance];
    };
    expect(of('20260113')).toEqual(['105.00', '100.00']);
    expect(of('20260112')).toEqual([null, '100.00']);
    expect(of('20260201')).toEqual([null, '100.00']);
    expect(of('')).toEqual([null, '100.00']);
  });

  it('a balance owed on a card is positive, and grows by what is spent', () => {
    const card = (balance: string): BankFile | null =>
      readOfx(
        `<OFX><CCSTMTRS><BANKTRANLIST>${transaction('')}</BANKTRANLIST><LEDGERBAL><BALAMT>${balance}<DTASOF>20260113</LEDGERBAL></CCSTMTRS></OFX>`,
        null,
      );
    expect(card('100.00')?.statements).toMatchObject([{ card: true, openingBalance: '95.00' }]);
    expect(card('-100.00')?.statements).toMatchObject([{ card: false, openingBalance: '-95.00' }]);
  });

  it('of investments alone has nothing to import', () => {
    expect(codes(readOfx('<OFX><INVSTMTRS><STMTTRN></STMTTRN></INVSTMTRS></OFX>', null))).toEqual(['no_rows']);
  });
});

describe('CAMT', () => {
  const read = (entry: string): BankFile | null =>
    readCamt(`<Document><BkToCstmrStmt><Stmt>${entry}</Stmt></BkToCstmrStmt></Document>`, null);
  const entry = (amount: string, day: string): string =>
    `<Ntry><Amt Ccy="HKD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>${day}</Dt></BookgDt></Ntry>`;

  it.each([
    ['5.00', '2026-02-31', { code: 'row_date', values: { found: '2026-02-31' } }],
    ['5.00', '', { code: 'row_date', values: { found: '' } }],
    ['five', '2026-01-13', { code: 'row_amount', values: { found: 'five' } }],
    ['1,234.50', '2026-01-13', { code: 'row_amount', values: { found: '1,234.50' } }],
  ])('says what it found for %s on %s', (amount, day, problem) => {
    expect(read(entry(amount, day))?.problems).toMatchObject([problem]);
  });

  it.each([
    ['5', '2026-01-13 5.00'],
    ['+5.5', '2026-01-13 5.50'],
    ['.5', '2026-01-13 0.50'],
    ['5,5', '2026-01-13 5.50'],
    ['5.', '2026-01-13 5.00'],
    ['0.12345678', '2026-01-13 0.12345678'],
  ])('reads the amount %s', (amount, wanted) => expect(lines(read(entry(amount, '2026-01-13')))).toEqual([wanted]));

  it('leaves out entries of nothing', () => expect(lines(read(entry('0.00', '2026-01-13')))).toEqual([]));
});

describe('MT940', () => {
  const read = (text: string): BankFile | null => readMt940(text, null);

  it('movements of one message without an account stay together', () => {
    const file = read(':20:X\n:60F:C260101HKD1,\n:61:260113C5,NTRF\n:61:260114D2,NTRF\n');
    expect(file?.statements).toMatchObject([{ account: null, closingBalance: null }]);
    expect(lines(file)).toEqual(['2026-01-13 5.00', '2026-01-14 -2.00']);
  });

  it('a second account begins a second statement', () => {
    const file = read(':20:X\n:25:1\n:61:260113C5,NTRF\n:25:2\n:61:260114C6,NTRF\n');
    expect(file?.statements.map(({ account, lines: rows }) => [account, rows.length])).toEqual([
      ['1', 1],
      ['2', 1],
    ]);
  });

  it.each([
    [':20:X\n:25:1\n:61:269913C5,NTRF\n', 'row_date'],
    [':20:X\n:25:1\n:61:260113C,NTRF\n', 'row_amount'],
    [':20:X\n:25:1\n:60F:C260101HKD\n', 'row_amount'],
    [':20:X\n:25:1\n:62F:nothing\n', 'row_amount'],
  ])('%j: %s, with its line', (text, code) => {
    const file = read(text);
    expect(file?.problems).toMatchObject([{ code, row: 3 }]);
  });

  it('details after a closing balance describe the statement, not the last movement', () => {
    const file = read(':20:X\n:25:1\n:61:260113C5,NTRF\n:86:RENT\n:62F:C260113HKD5,\n:86:OVERDRAFT LIMIT 0\n');
    expect(lines(file)).toEqual(['2026-01-13 5.00 RENT']);
  });
});
