import { describe, expect, it } from 'vitest';
import { around, ENTRY, INVOICE, LINE } from '../../../../tools/bank-lab/src/table.ts';
import { candidatesFor, prepareSurroundings, standing } from './index.ts';
import type { LineToCode, MirrorCandidate, Surroundings } from './suggestion.ts';

function best(line: LineToCode, more: Partial<Surroundings>) {
  return standing(candidatesFor(line, prepareSurroundings(around(more))));
}

const CHEQUE = { ...LINE, payee: null, description: 'CHEQUE DEPOSIT 229018 支票存入' };

describe('a bank line and what is booked already', () => {
  it('is matched by amount, cheque number and date, before the invoice it settled', () => {
    const found = best(CHEQUE, { entries: [ENTRY], documents: [INVOICE] });
    expect(found).toMatchObject({ key: 'entries:entry', source: 'entry', entryRefs: ['entry'] });
    expect(found?.score).toBeGreaterThanOrEqual(95);
    expect(found?.reasons).toContainEqual({ kind: 'reference', value: '229018', good: true });
  });

  it.each([
    ['another amount', { amountMinor: 2_247_999n }, ''],
    ['four days after the line', { date: '2026-03-20' }, ''],
    ['more than 30 days before', { date: '2026-02-13' }, ''],
    ['more than 180 days before, for a cheque', { date: '2025-09-16' }, 'CHQ 1'],
  ])('is not matched with %s', (_, other, words) => {
    expect(best({ ...LINE, description: 'DEPOSIT' }, { entries: [{ ...ENTRY, words, ...other }] })).toBeNull();
  });

  it('waits 180 days for a cheque to be presented', () => {
    expect(best(CHEQUE, { entries: [{ ...ENTRY, date: '2025-10-01' }] })?.entryRefs).toEqual(['entry']);
  });

  it('is not matched with somebody else’s record of the same amount', () => {
    const other = { ...LINE, payee: 'SKYLINE OFFICE', description: 'FPS SKYLINE OFFICE' };
    expect(best(other, { entries: [{ ...ENTRY, words: '' }] })).toBeNull();
  });

  it('is a returned cheque by number and opposite direction', () => {
    const back = { ...ENTRY, ref: 'back', number: 'REV-RCT-0012', amountMinor: -2_248_000n };
    const line = { ...CHEQUE, amountMinor: -2_248_000n, description: 'RETURNED CHEQUE 229018 退票' };
    expect(best(line, { entries: [ENTRY, back] })?.entryRefs).toEqual(['back']);
  });

  it('may be several records paid in as one', () => {
    const entries = [120_000n, 340_050n, 99_900n].map((amountMinor, n) => ({
      ...ENTRY,
      ref: `cheque ${n}`,
      amountMinor,
    }));
    const found = best({ ...CHEQUE, amountMinor: 459_950n - 20_000n + 120_000n }, { entries });
    expect(found?.entryRefs.toSorted()).toEqual(['cheque 0', 'cheque 1', 'cheque 2']);
    expect(found?.score).toBeLessThan(95);
  });
});

describe('a bank line and own accounts', () => {
  const mirror: MirrorCandidate = {
    ref: 'mirror',
    accountCode: '1020',
    date: '2026-03-18',
    amountMinor: -2_248_000n,
    currency: 'HKD',
    description: 'TRANSFER TO CURRENT',
  };
  const plain = { ...LINE, payee: null, description: 'TRANSFER FROM SAVINGS' };

  it('finds the other side within five days', () => {
    expect(best(plain, { mirrors: [mirror] })).toMatchObject({
      key: 'transfer:1020:mirror',
      transfer: { accountCode: '1020', lineRef: 'mirror', amountMinor: 2_248_000n },
    });
    expect(best(plain, { mirrors: [{ ...mirror, date: '2026-03-22' }] })).toBeNull();
    expect(best(plain, { mirrors: [{ ...mirror, accountCode: '1010' }] })).toBeNull();
  });

  it('finds it in another currency within 3 % of the day’s rate', () => {
    const dollars = { ...mirror, accountCode: '1030', currency: 'USD', amountMinor: -285_000n };
    const fx = { ...LINE, payee: null, description: 'FX SALE USD' };
    expect(best(fx, { mirrors: [dollars] })).toMatchObject({
      action: 'transfer',
      reasons: [{ kind: 'mirror', value: '1030' }, { kind: 'exchange', value: '1.1%' }, { kind: 'days' }],
    });
    expect(best(fx, { mirrors: [{ ...dollars, amountMinor: -260_000n }] })).toBeNull();
  });

  it('takes a record already made for it rather than making a second one', () => {
    const entry = { ...ENTRY, contactNames: [], words: 'Transfer' };
    expect(best(plain, { mirrors: [mirror], entries: [entry] })?.entryRefs).toEqual(['entry']);
  });

  it('is no transfer where a known payer is named, and is one where the company itself is', () => {
    const named = { ...LINE, description: 'TRANSFER BLUE HARBOUR RETAIL' };
    expect(best(named, { mirrors: [mirror], documents: [INVOICE] })?.source).toBe('document');
    const own = { ...LINE, payee: 'HARBOUR LANTERN LTD', description: 'FPS' };
    const found = best(own, { mirrors: [mirror], ownNames: ['Harbour Lantern Limited'], documents: [INVOICE] });
    expect(found?.source).toBe('transfer');
  });
});
