import { describe, expect, it } from 'vitest';
import type { BankFile } from './bank-file.ts';
import { readCamt } from './camt.ts';

function statement(inner: string): string {
  return `<Stmt><Acct><Id><IBAN>CH01</IBAN></Id><Ccy>CHF</Ccy></Acct>${inner}</Stmt>`;
}

function read(inner: string, version = '08', tag = 'BkToCstmrStmt'): BankFile {
  const xml = `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><${tag}>${inner}</${tag}></Document>`;
  const file = readCamt(xml, null);
  if (file === null) throw new Error('no message was found');
  return file;
}

function entry({
  amount = '10.00',
  side = 'DBIT',
  status = '<Sts>BOOK</Sts>',
  day = '<BookgDt><Dt>2026-01-13</Dt></BookgDt>',
  more = '',
}): string {
  return `<Ntry><Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>${status}${day}${more}</Ntry>`;
}

function balance(code: string, amount: string, side = 'CRDT'): string {
  return `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Dt><Dt>2026-01-31</Dt></Dt></Bal>`;
}

const details = (inner: string): string => `<NtryDtls>${inner}</NtryDtls>`;
const part = (inner: string): string => `<TxDtls>${inner}</TxDtls>`;

describe('CAMT.053', () => {
  it('knows whose account it is', () => {
    const owned = (owner: string) =>
      read(`<Stmt><Acct><Id><IBAN>CH01</IBAN></Id>${owner}</Acct>${entry({})}</Stmt>`).statements[0]?.holder;
    expect(owned('<Ownr><Nm>Peak View Ltd</Nm></Ownr>')).toBe('Peak View Ltd');
    expect(owned('<Ownr><Pty><Nm>Peak View Ltd</Nm></Pty></Ownr>')).toBe('Peak View Ltd');
    expect(owned('')).toBeUndefined();
  });

  it.each([
    ['opening and closing', balance('OPBD', '100.00') + balance('CLBD', '90.00'), ['100.00', '90.00']],
    [
      'the closing one before, for the opening',
      balance('PRCD', '100.00') + balance('CLBD', '90.00'),
      ['100.00', '90.00'],
    ],
    ['overdrawn', balance('OPBD', '100.00', 'DBIT') + balance('CLBD', '110.00', 'DBIT'), ['-100.00', '-110.00']],
    ['available ones only', balance('OPAV', '1.00') + balance('CLAV', '2.00'), [null, null]],
    ['five decimals', balance('OPBD', '100.12345'), ['100.12345', null]],
  ])('balances: %s', (_, balances, wanted) => {
    const [read1] = read(statement(balances + entry({}))).statements;
    expect([read1?.openingBalance, read1?.closingBalance]).toEqual(wanted);
  });

  it.each([
    ['money in', { side: 'CRDT' }, { in: '10.00', out: null }],
    [
      'an instant for the day',
      { day: '<BookgDt><DtTm>2026-01-13T23:30:00+01:00</DtTm></BookgDt>' },
      { date: '2026-01-13' },
    ],
    [
      'a value day alone',
      { day: '<ValDt><Dt>2026-01-14</Dt></ValDt>' },
      { date: '2026-01-14', valueDate: '2026-01-14' },
    ],
    ['a reversal goes the way it says', { side: 'CRDT', more: '<RvslInd>true</RvslInd>' }, { in: '10.00' }],
    [
      'who was paid',
      { more: details(part('<RltdPties><Dbtr><Nm>WE</Nm></Dbtr><Cdtr><Nm>LANDLORD</Nm></Cdtr></RltdPties>')) },
      { payee: 'LANDLORD' },
    ],
    [
      'who was paid, in newer versions',
      { more: details(part('<RltdPties><Cdtr><Pty><Nm>LANDLORD</Nm></Pty></Cdtr></RltdPties>')) },
      { payee: 'LANDLORD' },
    ],
    [
      'who paid',
      { side: 'CRDT', more: details(part('<RltdPties><UltmtDbtr><Nm>CLIENT</Nm></UltmtDbtr></RltdPties>')) },
      { payee: 'CLIENT' },
    ],
    [
      'words in several parts',
      { more: details(part('<RmtInf><Ustrd>Rent</Ustrd><Ustrd>January &amp; more</Ustrd></RmtInf>')) },
      { description: 'Rent January & more' },
    ],
    ['the bank’s own words', { more: '<AddtlNtryInf>FEE</AddtlNtryInf>' }, { description: 'FEE' }],
    [
      'a reference',
      { more: details(part('<RmtInf><Strd><CdtrRefInf><Ref>RF18</Ref></CdtrRefInf></Strd></RmtInf>')) },
      { reference: 'RF18' },
    ],
    [
      'no reference but the bank’s',
      { more: `<AcctSvcrRef>B1</AcctSvcrRef>${details(part('<Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>'))}` },
      { reference: 'B1' },
    ],
  ])('an entry with %s', (_, parts, wanted) => {
    expect(read(statement(entry(parts))).statements[0]?.lines).toMatchObject([wanted]);
  });

  it('a batch is its payments where they add up to it, else one line', () => {
    const payment = (amount: string, name: string): string =>
      part(`<Amt Ccy="CHF">${amount}</Amt><RltdPties><Cdtr><Nm>${name}</Nm></Cdtr></RltdPties>`);
    const whole = read(statement(entry({ more: details(payment('4.00', 'A') + payment('6.00', 'B')) })));
    expect(whole.statements[0]?.lines).toMatchObject([
      { out: '4.00', payee: 'A' },
      { out: '6.00', payee: 'B' },
    ]);
    const other = read(statement(entry({ more: details(payment('4.00', 'A') + payment('5.00', 'B')) })));
    expect(other.statements[0]?.lines).toMatchObject([{ out: '10.00' }]);
  });

  it('what is only announced is left out, in every version', () => {
    const announced = entry({ status: '<Sts>PDNG</Sts>' }) + entry({ status: '<Sts><Cd>PDNG</Cd></Sts>' });
    expect(
      read(statement(announced + entry({ status: '<Sts><Cd>BOOK</Cd></Sts>' }))).statements[0]?.lines,
    ).toHaveLength(1);
  });

  it('each statement of the file is one, also with names before the elements', () => {
    expect(read(statement(entry({})) + statement(balance('OPBD', '5.00'))).statements).toHaveLength(2);
    const prefixed =
      '<n:Document xmlns:n="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><n:BkToCstmrStmt><n:Stmt><n:Acct><n:Id><n:IBAN>X</n:IBAN></n:Id></n:Acct></n:Stmt></n:BkToCstmrStmt></n:Document>';
    expect(readCamt(prefixed, null)?.statements).toMatchObject([{ account: 'X', lines: [] }]);
  });

  it.each([
    ['no amount', entry({ amount: '' }), 'row_amount'],
    ['a comma before three digits', entry({ amount: '1,230' }), 'row_amount_unclear'],
    ['no day', entry({ day: '' }), 'row_date'],
    ['a day the calendar does not have', entry({ day: '<BookgDt><Dt>2026-02-31</Dt></BookgDt>' }), 'row_date'],
  ])('%s: the reason, all else kept', (_, bad, code) => {
    const file = read(statement(bad + entry({})));
    expect(file.problems).toMatchObject([{ code }]);
    expect(file.statements[0]?.lines).toHaveLength(1);
  });

  it.each([
    ['entities are declared', '<!DOCTYPE x [<!ENTITY a "b">]><Document><BkToCstmrStmt/></Document>'],
    ['it is an invoice', '<Invoice><ID>1</ID></Invoice>'],
    ['it is no XML', 'Date,Amount'],
  ])('is not recognised where %s', (_, xml) => {
    expect(readCamt(xml, null)).toBeNull();
  });
});
