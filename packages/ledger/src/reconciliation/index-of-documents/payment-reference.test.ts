import { describe, expect, it } from 'vitest';
import { around, INVOICE, LINE } from '../../../../../tools/bank-lab/src/table.ts';
import { formatPaymentReference, paymentReferenceOf } from '../../invoicing/index.ts';
import { candidatesFor, prepareSurroundings } from '../index.ts';
import type { LineToCode, OpenForMatching } from '../suggestion.ts';

const reference = (seed: number) =>
  paymentReferenceOf(Uint8Array.from([...'12345678'].map((_, at) => seed * 31 + at * 17)));
const [MINE, OTHERS] = [reference(3), reference(8)];
const ASKED: OpenForMatching = { ...INVOICE, ref: 'asked', number: '2026-31', reference: null, paymentReference: MINE };
const LIKE_IT: OpenForMatching = { ...ASKED, ref: 'like it', number: '2026-32', paymentReference: OTHERS };

/** An FPS transfer whose text names no payer: only the quoted reference distinguishes the two invoices. */
function incoming(quoted: string, over: Partial<LineToCode> = {}): LineToCode {
  return { ...LINE, payee: null, description: `FPS CREDIT 轉數快存入\n${quoted}`, ...over };
}

function best(line: LineToCode) {
  return candidatesFor(line, prepareSurroundings(around({ documents: [LIKE_IT, ASKED] })))[0];
}

/** A character that differs from the one at this place of the reference. */
function slip(at: number): string {
  const other = [...'23456789BCDFGHJK'].find((character) => character !== MINE[at]) ?? '';
  return MINE.slice(0, at) + other + MINE.slice(at + 1);
}

describe('a bank line that quotes a payment reference', () => {
  it.each([
    ['as it is printed', formatPaymentReference(MINE)],
    ['run together', MINE],
    ['in lower case', MINE.toLowerCase()],
    ['with dashes', MINE.replace(/(..)(?=.)/g, '$1-')],
    ['in full width', [...MINE].map((one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)).join('')],
    ['between other words', `PAYMENT ${MINE} THANK YOU`],
    ['after the bank’s own number', `FRN20260316PAYC0102 ${MINE}`],
  ])('is a payment of that document: %s', (_, quoted) => {
    const found = best(incoming(quoted));
    expect(found?.documents.map(({ ref }) => ref)).toEqual(['asked']);
    expect(found?.score).toBeGreaterThanOrEqual(90);
    expect(found?.reasons).toContainEqual({ kind: 'reference', value: formatPaymentReference(MINE), good: true });
  });

  it('is one in the bank’s own field for references, and in part', () => {
    const apart = incoming('', { description: 'FPS CREDIT', reference: MINE });
    expect(best(apart)?.documents.map(({ ref }) => ref)).toEqual(['asked']);
    expect(best(incoming(MINE, { amountMinor: 1_000_000n }))).toMatchObject({
      documents: [{ ref: 'asked', settlesMinor: 1_000_000n }],
    });
  });

  it.each(Array.from({ length: 9 }, (_, at) => at))('is not matched when character %i is wrong', (at) => {
    const found = candidatesFor(incoming(slip(at)), prepareSurroundings(around({ documents: [LIKE_IT, ASKED] })));
    expect(found.flatMap(({ reasons }) => reasons.filter(({ kind }) => kind === 'reference'))).toEqual([]);
  });
});
