import fc from 'fast-check';
import { expect, it } from 'vitest';
import { around, INVOICE, LINE } from '../../../../../tools/bank-lab/src/table.ts';
import { candidatesFor, documentsInReach, prepareSurroundings, reachOf } from '../index.ts';
import type { LineToCode, OpenForMatching } from '../suggestion.ts';

const contacts = [
  ['Blue Harbour Retail Limited', '藍港零售有限公司'],
  ['Skyline Office Supplies Ltd'],
  ['Aurora Gifts (HK) Limited'],
  ['Stripe Payments'],
];
const amountMinor = fc.constantFrom(1_000n, 2_000n, 3_000n, 2_950n, -1_000n, -2_000n);
const currency = fc.constantFrom('HKD', 'HKD', 'HKD', 'USD');
const number = fc.constantFrom('INV-2026-003', 'INV-2026-004', 'BH-2390', '2026003', 'SKY/88');
const day = fc.constantFrom('2026-01-31', '2026-03-01', '2026-03-12', '2026-03-15');

const documents: fc.Arbitrary<OpenForMatching[]> = fc
  .array(
    fc.record({
      contact: fc.nat(contacts.length - 1),
      openMinor: amountMinor,
      currency,
      number,
      reference: fc.option(number),
      issueDate: day,
    }),
    { maxLength: 25 },
  )
  .map((drawn) =>
    drawn.map(({ contact, ...document }, index) => ({
      ...INVOICE,
      ...document,
      ref: `document ${index}`,
      contactRef: `contact ${contact}`,
      contactNames: contacts[contact] ?? [],
    })),
  );

const line: fc.Arbitrary<LineToCode> = fc
  .record({
    amountMinor,
    currency,
    payee: fc.option(fc.constantFrom('BLUE HARBOUR RETAIL L', 'SKYLINE OFFICE', 'STRIPE', 'SOMEONE ELSE')),
    description: fc.constantFrom('FPS CREDIT', 'FPS INV2026003', 'STRIPE PAYOUT', '轉數快存入 藍港零售', 'PO BH2390'),
  })
  .map((drawn) => ({ ...LINE, ...drawn }));

it('looking at the documents in reach of a line finds what looking at all of them finds', () => {
  fc.assert(
    fc.property(documents, line, (all, one) => {
      const prepared = prepareSurroundings(around({ documents: all }));
      const refs = documentsInReach([one], reachOf(prepared.documents));
      const few = prepareSurroundings(around({ documents: all.filter(({ ref }) => refs.has(ref)) }));
      expect(candidatesFor(one, few)).toEqual(candidatesFor(one, prepared));
    }),
    { numRuns: 500 },
  );
});

it('counts each document once', () => {
  fc.assert(
    fc.property(documents, (all) => {
      const { refs } = reachOf(prepareSurroundings(around({ documents: all })).documents);
      expect(refs.toSorted()).toEqual(all.map(({ ref }) => ref).toSorted());
    }),
  );
});
