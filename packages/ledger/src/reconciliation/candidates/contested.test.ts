import { describe, expect, it } from 'vitest';
import { around, ENTRY, INVOICE, LINE } from '../../../../../tools/bank-lab/src/table.ts';
import { candidatesFor, candidatesForAll, prepareSurroundings, standing } from '../index.ts';

const NAMED = LINE;
const UNNAMED = { ...LINE, ref: 'other', description: 'FPS BLUE HARBOUR RETAIL' };
const prepared = prepareSurroundings(around({ documents: [INVOICE] }));

describe('two lines and one document', () => {
  it('leaves it to the likelier line, whatever their order', () => {
    const forward = candidatesForAll([NAMED, UNNAMED], prepared);
    const backward = candidatesForAll([UNNAMED, NAMED], prepared).toReversed();
    expect(forward).toEqual(backward);
    expect(standing(forward[0] ?? [])?.documents[0]?.ref).toBe('one');
    expect(standing(forward[1] ?? [])?.score ?? 0).toBeLessThan(95);
  });

  it('makes neither certain where both are as likely', () => {
    const [first, second] = candidatesForAll([NAMED, { ...NAMED, ref: 'again', date: '2026-03-17' }], prepared);
    expect(first?.[0]?.score).toBe(88);
    expect(second?.[0]?.score).toBeLessThan(88);
  });

  it('gives twins one document each', () => {
    const twin = { ...INVOICE, ref: 'two', number: 'INV-2026-009', reference: null, issueDate: '2026-03-14' };
    const both = prepareSurroundings(around({ documents: [INVOICE, twin] }));
    const found = candidatesForAll([UNNAMED, { ...UNNAMED, ref: 'again', date: '2026-03-17' }], both);
    expect(found.map((candidates) => candidates[0]?.documents[0]?.ref)).toEqual(['one', 'two']);
  });

  it('lets several lines be parts of one document until it is used up', () => {
    const parts = [1_000_000n, 1_000_000n, 1_000_000n].map((amountMinor, n) => ({
      ...NAMED,
      ref: `part ${n}`,
      amountMinor,
    }));
    const found = candidatesForAll(parts, prepared);
    expect(found.map((candidates) => standing(candidates)?.difference?.kind)).toEqual(['part', 'part', undefined]);
  });

  it('does the same for records', () => {
    const booked = prepareSurroundings(around({ entries: [ENTRY] }));
    const [first, second] = candidatesForAll([UNNAMED, { ...UNNAMED, ref: 'then' }], booked);
    expect([first?.[0]?.score, second?.[0]?.score]).toEqual([88, 69]);
  });
});

describe('a line that contests nothing', () => {
  it('gets among many what it gets alone', () => {
    const stranger = { ...LINE, ref: 'fee', amountMinor: -1_200n, payee: null, description: 'MONTHLY SERVICE CHARGE' };
    expect(candidatesForAll([NAMED, stranger], prepared)).toEqual([
      candidatesFor(NAMED, prepared),
      candidatesFor(stranger, prepared),
    ]);
  });
});
