import { describe, expect, it } from 'vitest';
import type { BankFile } from '../bank-file.ts';
import { readOfx } from './read-ofx.ts';

function read(text: string): BankFile {
  const file = readOfx(text, null);
  if (file === null) throw new Error('no OFX was found');
  return file;
}

function sgml(
  transactions: string,
  { balance = '<BALAMT>90.00<DTASOF>20260131', kind = '', end = '20260131' } = {},
): string {
  return `OFXHEADER:100\nCHARSET:1252\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><${kind}STMTRS><CURDEF>HKD<${kind === '' ? 'BANK' : 'CC'}ACCTFROM><ACCTID>12-34</${kind === '' ? 'BANK' : 'CC'}ACCTFROM>
<BANKTRANLIST><DTSTART>20260101<DTEND>${end}
${transactions}</BANKTRANLIST><LEDGERBAL>${balance}</LEDGERBAL></${kind}STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
}

function transaction(parts: string): string {
  return `<STMTTRN><TRNTYPE>DEBIT${parts}</STMTTRN>\n`;
}

const RENT = transaction(
  '<DTPOSTED>20260113120000.000[-5:EST]<TRNAMT>-10.00<FITID>1<NAME>LANDLORD<MEMO>Rent &amp; rates',
);

describe('OFX', () => {
  it('with unclosed values', () => {
    expect(read(sgml(RENT)).statements).toEqual([
      {
        account: '12-34',
        currency: 'HKD',
        periodStart: '2026-01-01',
        periodEnd: '2026-01-31',
        openingBalance: '100.00',
        closingBalance: '90.00',
        card: false,
        lines: [
          {
            row: 6,
            date: '2026-01-13',
            valueDate: null,
            payee: 'LANDLORD',
            description: 'Rent & rates',
            reference: '1',
            out: '10.00',
            in: null,
            balance: null,
          },
        ],
      },
    ]);
  });

  it.each([
    ['a comma before the cents', '<DTPOSTED>20260113<TRNAMT>-1234,56', { out: '1234.56' }],
    ['thousands marks', '<DTPOSTED>20260113<TRNAMT>1,234.56', { in: '1234.56' }],
    ['a plus', '<DTPOSTED>20260113<TRNAMT>+5.00', { in: '5.00' }],
    ['the number of a cheque', '<DTPOSTED>20260113<TRNAMT>-5.00<FITID>9<CHECKNUM>319', { reference: '319' }],
    [
      'the payee in an element of its own',
      '<DTPOSTED>20260113<TRNAMT>-5.00<PAYEE><NAME>SHOP<CITY>X</PAYEE>',
      { payee: 'SHOP', description: 'SHOP' },
    ],
    [
      'empty values, closed and unclosed',
      '<DTPOSTED>20260113<CHECKNUM></CHECKNUM><MEMO><NAME>SHOP<TRNAMT>-5.00',
      { payee: 'SHOP', out: '5.00' },
    ],
    [
      'a section of characters',
      '<DTPOSTED>20260113<TRNAMT>-5.00<NAME><![CDATA[A < B & C]]></NAME>',
      { payee: 'A < B & C' },
    ],
    ['characters by number', '<DTPOSTED>20260113<TRNAMT>-5.00<NAME>CAF&#233;', { payee: 'CAFé' }],
  ])('with %s', (_, parts, wanted) => {
    expect(read(sgml(transaction(parts))).statements[0]?.lines[0]).toMatchObject(wanted);
  });

  it.each([
    ['of a later day than the period', { balance: '<BALAMT>90.00<DTASOF>20260215' }, null],
    ['of an earlier day than a line', { balance: '<BALAMT>90.00<DTASOF>20260105' }, null],
    ['that is empty', { balance: '<BALAMT><DTASOF>20260131' }, null],
    ['of the period', {}, '100.00'],
  ])('a ledger balance %s', (_, parts, opening) => {
    expect(read(sgml(RENT, parts)).statements[0]?.openingBalance).toBe(opening);
  });

  it('a card’s balance is what is owed where it is positive', () => {
    expect(read(sgml(RENT, { kind: 'CC' })).statements).toMatchObject([
      { card: true, openingBalance: '80.00', closingBalance: '90.00' },
    ]);
    const negative = read(sgml(RENT, { kind: 'CC', balance: '<BALAMT>-90.00<DTASOF>20260131' }));
    expect(negative.statements).toMatchObject([{ card: false, openingBalance: '-80.00', closingBalance: '-90.00' }]);
  });

  it('newest first is turned round, and each account is a statement', () => {
    const later = transaction('<DTPOSTED>20260120<TRNAMT>5.00<NAME>CLIENT');
    const file = read(sgml(later + RENT) + sgml(RENT, { kind: 'CC' }));
    expect(file.statements.map(({ lines }) => lines.map(({ payee }) => payee))).toEqual([
      ['LANDLORD', 'CLIENT'],
      ['LANDLORD'],
    ]);
  });

  it('nothing declared in the file is expanded', () => {
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>';
    const file = read(bomb + sgml(transaction('<DTPOSTED>20260113<TRNAMT>-5.00<NAME>&b;')));
    expect(file.statements[0]?.lines[0]?.payee).toBe('&b;');
  });

  it.each([
    ['no day', '<TRNAMT>-5.00', { code: 'row_date', values: { found: '' } }],
    [
      'a day the calendar does not have',
      '<DTPOSTED>20260231<TRNAMT>-5.00',
      { code: 'row_date', values: { found: '20260231' } },
    ],
    ['no amount', '<DTPOSTED>20260113', { code: 'row_amount', values: { found: '' } }],
    ['words for an amount', '<DTPOSTED>20260113<TRNAMT>five', { code: 'row_amount', values: { found: 'five' } }],
  ])('%s: the line and the reason, all else kept', (_, parts, problem) => {
    const file = read(sgml(transaction(parts) + RENT));
    expect(file.problems).toEqual([{ row: 6, ...problem }]);
    expect(file.statements[0]?.lines).toHaveLength(1);
  });

  it('that breaks off keeps what came before', () => {
    const file = read(sgml(RENT).split('<LEDGERBAL>')[0] ?? '');
    expect(file.problems).toMatchObject([{ code: 'broken' }]);
    expect(file.statements[0]?.lines).toHaveLength(1);
  });

  it('of a sign-on or of investments alone has nothing to import', () => {
    expect(
      read('<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0</STATUS></SONRS></SIGNONMSGSRSV1></OFX>').problems,
    ).toMatchObject([{ code: 'no_rows' }]);
    expect(read('<OFX><INVSTMTRS><CURDEF>USD<INVTRANLIST></INVTRANLIST></INVSTMTRS></OFX>').statements).toEqual([]);
  });
});

describe('an amount whose mark could separate thousands or the fraction', () => {
  const withAmounts = (currency: string, amounts: readonly string[]) =>
    read(
      sgml(amounts.map((amount) => transaction(`<DTPOSTED>20260113<TRNAMT>${amount}`)).join(''), {
        balance: '<BALAMT>90<DTASOF>20260131',
      }).replace('<CURDEF>HKD', `<CURDEF>${currency}`),
    );

  it.each([
    ['other amounts use it for thousands', 'HKD', ['1,230', '12,345.60'], '1230.00'],
    ['other amounts use the other mark before the cents', 'HKD', ['1,230', '12.80'], '1230.00'],
    ['the other way round', 'EUR', ['1.230', '12,80'], '1230.00'],
    ['other amounts have three decimals', 'USD', ['1,230', '0,500'], '1.23'],
    ['a currency with three decimals', 'KWD', ['1.230'], '1.23'],
    ['a currency without decimals', 'JPY', ['1,230'], '1230.00'],
  ])('is read when the file shows it: %s', (_, currency, amounts, wanted) => {
    const file = withAmounts(currency, amounts);
    expect(file.problems).toEqual([]);
    expect(file.statements[0]?.lines[0]?.in).toBe(wanted);
  });

  it.each([
    ['nothing shows it', ['1,230', '500']],
    ['both marks come before cents', ['1,230', '-12.80', '-200,00']],
    ['the point comes before two decimals elsewhere', ['1.230', '12.80']],
  ])('is refused when %s', (_, amounts) => {
    const file = withAmounts('HKD', amounts);
    const [found = ''] = amounts;
    expect(file.problems).toEqual([
      { row: expect.any(Number), code: 'row_amount_unclear', values: { found, whole: '1230', fraction: '1.230' } },
    ]);
    expect(file.statements[0]?.lines).toHaveLength(amounts.length - 1);
  });

  it('the balance too: it is left out, and the row says why', () => {
    const file = read(sgml(RENT, { balance: '<BALAMT>1.230<DTASOF>20260131' }));
    expect(file.problems).toMatchObject([{ code: 'row_amount_unclear', values: { whole: '1230' } }]);
    expect(file.statements).toMatchObject([{ openingBalance: null, closingBalance: null, lines: [{ out: '10.00' }] }]);
  });
});
