import { describe, expect, it } from 'vitest';
import type { BankFile, BankFileLine } from '../bank-file.ts';
import { readMt940 } from './read-mt940.ts';

function read(text: string): BankFile {
  const file = readMt940(text, null);
  if (file === null) throw new Error('no message was found');
  return file;
}

function message(entry: string, details = ''): string {
  return `:20:X\n:25:NL12BANK0123456789\n:28C:1/1\n:60F:C260101EUR100,00\n:61:${entry}\n${details}:62F:C260131EUR100,00\n-\n`;
}

function line(entry: string, details = ''): BankFileLine | undefined {
  return read(message(entry, details)).statements[0]?.lines[0];
}

describe('a movement of MT940', () => {
  it.each([
    ['a debit', '2601130113D12,50NTRFREF1//B1', { date: '2026-01-13', out: '12.50', reference: 'REF1' }],
    ['a credit with the third letter of the currency', '260113CR0,5NMSCNONREF', { in: '0.50', reference: null }],
    ['a reversed debit comes in', '260113RD7,NTRFNONREF', { in: '7.00' }],
    ['a reversed credit goes out', '260113RC7,NTRFNONREF', { out: '7.00' }],
    ['no cents behind the comma', '260113D107,N426NONREF', { out: '107.00' }],
    [
      'zeros before the amount and a name behind the reference',
      '260113D000000000044,95N0600733959555      T-MOBILE BV   ',
      { out: '44.95', payee: 'T-MOBILE BV', reference: '0733959555' },
    ],
    ['a point before the cents', '260113D12.50NTRFNONREF', { out: '12.50' }],
    ['entered in the year before', '2601021231D1,00NTRFNONREF', { date: '2025-12-31', valueDate: '2026-01-02' }],
    ['entered in the year after', '2512310102D1,00NTRFNONREF', { date: '2026-01-02', valueDate: '2025-12-31' }],
    ['an entry day the calendar does not have', '2601130230D1,00NTRFNONREF', { date: '2026-01-13' }],
  ])('%s', (_, entry, wanted) => {
    expect(line(entry)).toMatchObject(wanted);
  });

  it.each([
    ['free text', ':86:RENT\nJANUARY\n', { description: 'RENT JANUARY', payee: null }],
    ['text in several fields', ':86:RENT\n:86:JANUARY\n', { description: 'RENT JANUARY' }],
    [
      'German codes',
      ':86:166?00GUTSCHRIFT?109310?20EREF+E-1 SVWZ+Rechnung 12?30BANKDEFF?31DE12?32MUELLER?33GMBH\n',
      { description: 'GUTSCHRIFT Rechnung 12', payee: 'MUELLER GMBH', reference: 'E-1' },
    ],
    [
      'Polish codes',
      ':86:020~00PRZELEW~20FAKTURA 12~32JAN NOWAK\n',
      { description: 'PRZELEW FAKTURA 12', payee: 'JAN NOWAK' },
    ],
    [
      'Dutch codes',
      ':86:/TRTP/SEPA OVERBOEKING/IBAN/NL01/BIC/BANKNL2A/NAME/J JANSEN/REMI/FACTUUR 12/EREF/E-1\n',
      { description: 'FACTUUR 12', payee: 'J JANSEN', reference: 'E-1' },
    ],
    ['Dutch codes without a purpose', ':86:/TRTP/KOSTEN/NAME/BANK\n', { description: 'KOSTEN', payee: 'BANK' }],
    [
      'the other party in one code',
      ':86:/CNTP/NL01BANK0/BANKNL2A/KLANT BV/STAD///REMI/USTD//FACTUUR 5/\n',
      { description: 'FACTUUR 5', payee: 'KLANT BV' },
    ],
    [
      'lines of :NS:',
      ':NS:01RENT\n02JANUARY\n15LANDLORD\n17TRANSFER\n',
      { description: 'TRANSFER RENT JANUARY', payee: 'LANDLORD' },
    ],
  ])('takes its details from %s', (_, details, wanted) => {
    expect(line('260113D12,50NTRFNONREF', details)).toMatchObject(wanted);
  });

  it('without details has the words of its second line', () => {
    expect(line('260113D12,50NTRFNONREF\nCARD PAYMENT')?.description).toBe('CARD PAYMENT');
  });
});

describe('messages of MT940', () => {
  it('in envelopes, with a balance overdrawn', () => {
    const file = read(
      '{1:F01BANKHKHH0000}{2:O940}{3:{108:X}}{4:\n:20:1\n:25:1-2\n:28C:1\n:60F:D260101HKD10,\n:61:260113C30,NTRFNONREF\n:62F:C260131HKD20,\n-}{5:}',
    );
    expect(file.statements).toMatchObject([{ currency: 'HKD', openingBalance: '-10.00', closingBalance: '20.00' }]);
  });

  it('of the same account that go on from each other are one statement, others are not', () => {
    const page = (from: string, to: string): string =>
      `:20:X\n:25:1-2\n:28C:1/1\n:60${from}\n:61:260113C5,NTRFNONREF\n:62${to}\n-\n`;
    const chained = read(page('F:C260101EUR10,', 'M:C260113EUR15,') + page('M:C260113EUR15,', 'F:C260131EUR20,'));
    expect(chained.statements).toMatchObject([{ openingBalance: '10.00', closingBalance: '20.00', lines: [{}, {}] }]);
    const broken = read(page('F:C260101EUR10,', 'M:C260113EUR15,') + page('M:C260113EUR99,', 'F:C260131EUR104,'));
    expect(broken.statements).toHaveLength(2);
  });

  it('without a movement, without a closing balance, without an opening one', () => {
    const file = read(
      ':20:1\n:25:1-2\n:60F:C260101EUR10,\n:62F:C260131EUR10,\n-\n:20:2\n:25:3-4\n:60F:C260101EUR10,\n:61:260113C5,NTRF\n-\n:20:3\n:25:5-6\n:61:260113C5,NTRF\n:62F:C260131EUR5,\n',
    );
    expect(
      file.statements.map(({ openingBalance, closingBalance, lines }) => [
        openingBalance,
        closingBalance,
        lines.length,
      ]),
    ).toEqual([
      ['10.00', '10.00', 0],
      ['10.00', null, 1],
      [null, '5.00', 1],
    ]);
  });

  it('remarks behind the closing balance belong to no movement', () => {
    const file = read(`${message('260113D12,50NTRFNONREF', ':86:RENT\n').replace('-\n', '')}:86:D1C0\n-\n`);
    expect(file.statements[0]?.lines[0]?.description).toBe('RENT');
  });

  it.each([
    ['a day the calendar does not have', '261331D1,00NTRF', 'row_date'],
    ['no amount', '260113DNTRF', 'row_amount'],
  ])('%s: the line and the reason, all else kept', (_, entry, code) => {
    const file = read(`${message(entry)}${message('260113D12,50NTRFNONREF')}`);
    expect(file.problems).toEqual([{ row: 5, code, values: { found: entry } }]);
    expect(file.statements.flatMap(({ lines }) => lines)).toHaveLength(1);
  });

  it('other text is not read as MT940', () => {
    expect(readMt940('Date,Amount\n13/01/2026,5.00', null)).toBeNull();
  });
});
