import { describe, expect, it } from 'vitest';
import { DEFAULT_CHART } from '../accounts/index.ts';
import {
  accountByWords,
  accountForItem,
  type BookedEntry,
  type LineToCode,
  type OpenForMatching,
  payeeKey,
  payeeSimilarity,
  type Surroundings,
  suggest,
} from './index.ts';

const CODES = new Set(DEFAULT_CHART.map((account) => account.code));
const invoice: OpenForMatching = {
  ref: 'one',
  number: 'INV-2026-003',
  reference: 'PO BH-2390',
  contactNames: ['Blue Harbour Retail Limited', '藍港零售有限公司'],
  openMinor: 2_248_000n,
  currency: 'HKD',
  issueDate: '2026-03-12',
};
const line: LineToCode = {
  date: '2026-03-16',
  amountMinor: 2_248_000n,
  currency: 'HKD',
  payee: 'BLUE HARBOUR RETAIL L',
  description: 'FPS CREDIT\nBLUE HARBOUR RETAIL L\nINV2026003',
};
const around = (more: Partial<Surroundings> = {}): Surroundings => ({
  documents: [invoice],
  mirrors: [],
  accountCodes: CODES,
  ...more,
});

describe('a bank line and open documents', () => {
  it('adds up amount, reference, payee and date', () => {
    expect(suggest(line, around())).toEqual({
      action: 'match',
      documentRef: 'one',
      entryRef: null,
      accountCode: null,
      score: 50 + 5 + 35 + 20 + 6,
      reasons: [
        { kind: 'amount', value: null, good: true },
        { kind: 'reference', value: 'INV-2026-003', good: true },
        { kind: 'payee', value: '1.00', good: true },
        { kind: 'days', value: '4', good: true },
      ],
    });
  });

  it('does not match money that goes the other way, in another currency, or from before the invoice', () => {
    for (const other of [{ amountMinor: -2_248_000n }, { currency: 'USD' }, { date: '2026-03-01' }]) {
      expect(suggest({ ...line, ...other }, around())?.action).not.toBe('match');
    }
  });

  it('takes a part payment only with its number', () => {
    const part = { ...line, amountMinor: 1_000_000n };
    expect(suggest(part, around())).toMatchObject({ action: 'match', documentRef: 'one' });
    expect(suggest({ ...part, description: 'FPS CREDIT', payee: null }, around())).toBeNull();
  });

  it('prefers the document that the number names among equal amounts', () => {
    const twin = { ...invoice, ref: 'two', number: 'INV-2026-009', reference: null };
    expect(suggest(line, around({ documents: [twin, invoice] }))?.documentRef).toBe('one');
  });

  it('tries open invoices before coding to income', () => {
    const interest = { ...line, description: 'INTEREST INV2026003', payee: null };
    expect(suggest(interest, around())?.action).toBe('match');
  });
});

describe('a bank line and what is booked already', () => {
  const booked: BookedEntry = {
    ref: 'entry',
    number: 'RCT-0012',
    date: '2026-03-15',
    amountMinor: 2_248_000n,
    contactNames: ['Blue Harbour Retail Limited'],
    words: 'CHQ 229018',
  };
  const cheque = { ...line, payee: null, description: 'CHEQUE DEPOSIT 229018 支票存入' };

  it('is matched by amount, cheque number and date, before the invoice it settled', () => {
    const found = suggest(cheque, around({ entries: [booked] }));
    expect(found).toMatchObject({ action: 'match', documentRef: null, entryRef: 'entry', score: 50 + 5 + 35 + 9 });
    expect(found?.reasons).toContainEqual({ kind: 'reference', value: '229018', good: true });
  });

  it.each([
    ['another amount', { amountMinor: 2_247_999n }, 'x'],
    ['four days after the line', { date: '2026-03-20' }, 'x'],
    ['more than 30 days before', { date: '2026-02-13' }, 'x'],
    ['more than 180 days before, for a cheque', { date: '2025-09-16' }, 'CHQ 1'],
  ])('is not matched with %s', (_, other, words) => {
    const alone = around({ documents: [], entries: [{ ...booked, ...other, words }] });
    expect(suggest({ ...line, description: 'DEPOSIT' }, alone)).toBeNull();
  });

  it('waits 180 days for a cheque to be presented', () => {
    const alone = around({ documents: [], entries: [{ ...booked, date: '2025-10-01' }] });
    expect(suggest(cheque, alone)?.entryRef).toBe('entry');
  });
});

describe('what was coded before', () => {
  it('is suggested for the same payee in the same direction, before words', () => {
    const fee = { ...line, payee: 'Victoria Dining', description: 'CARD PURCHASE 0812', amountMinor: -5_000n };
    const history = new Map([[payeeKey(fee), '6140']]);
    expect(suggest(fee, around({ history }))).toMatchObject({ action: 'classify', accountCode: '6140' });
    expect(suggest({ ...fee, amountMinor: 5_000n }, around({ history }))).toBeNull();
  });

  it('knows a payee by its words, not by the numbers beside them', () => {
    const one = { payee: null, description: 'AUTOPAY 0101 CLP POWER 88123', amountMinor: -1n };
    expect(payeeKey({ ...one, description: 'AUTOPAY 0201 CLP POWER 90001' })).toBe(payeeKey(one));
  });
});

describe('a bank line and own accounts', () => {
  const mirror = { accountCode: '1020', date: '2026-03-18', amountMinor: -2_248_000n, currency: 'HKD' };
  it('finds the mirror line within five days', () => {
    expect(suggest(line, around({ documents: [], mirrors: [mirror] }))).toMatchObject({
      action: 'transfer',
      accountCode: '1020',
      score: 88,
    });
    expect(suggest(line, around({ documents: [], mirrors: [{ ...mirror, date: '2026-03-30' }] }))).toBeNull();
  });
});

describe('words', () => {
  it.each([
    ['SERVICE CHARGE 服務費', 'spent', '6400'],
    ['INTEREST 利息收入', 'received', '4800'],
    ['AUTOPAY OUT - CLP POWER 自動轉賬支出 中華電力', 'spent', '6120'],
    ['RENT - ON TAI CLEANING 租金', 'spent', '6100'],
    ['MPF 強積金供款', 'spent', '2150'],
    ['SALARY MARCH', 'spent', '6000'],
    ['商業登記費', 'spent', '6330'],
  ] as const)('%s, %s -> %s', (text, direction, code) => {
    expect(accountByWords(text, direction)?.accountCode).toBe(code);
    expect(CODES.has(code)).toBe(true);
  });

  it('say nothing where there is nothing to say', () => {
    expect(accountByWords('CHQ 000437', 'spent')).toBeNull();
    expect(accountByWords('SALARY', 'received')).toBeNull();
  });

  it('name only accounts of the default chart', () => {
    for (const text of ['Copy paper A4, box', 'Sea freight', 'Set dinner 晚市套餐', 'anything']) {
      expect(CODES.has(accountForItem(text, 'purchase'))).toBe(true);
      expect(CODES.has(accountForItem(text, 'sales'))).toBe(true);
    }
  });
});

describe('payee names', () => {
  it.each([
    ['BLUE HARBOUR RETAIL L', 'Blue Harbour Retail Limited', 0.85, 1],
    ['轉數快存入 藍港零售有限公司', '藍港零售有限公司', 0.85, 1],
    ['AURORA GIFTS', 'Aurora Gifts (HK) Limited', 0.85, 1],
    ['SKYLINE OFFICE', 'Blue Harbour Retail Limited', 0, 0.3],
    ['', 'Blue Harbour', 0, 0],
  ])('%s is %s between %d and %d', (printed, known, low, high) => {
    const similarity = payeeSimilarity(printed, known);
    expect(similarity).toBeGreaterThanOrEqual(low);
    expect(similarity).toBeLessThanOrEqual(high);
  });
});
