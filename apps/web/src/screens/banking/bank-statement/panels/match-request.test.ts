import type { InvoiceRow } from '@folio/contract';
import { formatMoney, parseMoney } from '@folio/ledger/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Chosen, differenceOf, requestOf, settlements } from './match-draft.ts';

const feeAccounts = { bank_fee: 'BF', gateway_fee: 'GF' };
const none = { bank_fee: null, gateway_fee: null };
const chosen = (id: string, due: string, amount: string | null = due, currency = 'HKD'): Chosen => ({
  row: { id, number: id, due, currency } as InvoiceRow,
  amount,
});
const asked = (line: string, documents: readonly Chosen[], settlement: (typeof settlements)[number] = 'part') => {
  const difference = differenceOf(line, documents, 'HKD', 'received', feeAccounts);
  return requestOf(documents, difference, settlement, { rate: null, feeAccounts });
};

describe('a document whose amount was cleared', () => {
  it('is not asked for: without an amount the server would settle it whole', () => {
    expect(asked('100.00', [chosen('a', '100.00'), chosen('b', '50.00', null)]).documents).toEqual([{ id: 'a' }]);
    expect(asked('120.00', [chosen('a', '100.00'), chosen('b', '50.00', null)]).documents).toEqual([{ id: 'a' }]);
  });

  it('is settled as far as the line goes if it is the only one', () => {
    expect(asked('100.00', [chosen('a', '150.00', null)]).documents).toEqual([{ id: 'a' }]);
  });

  it('in another currency is left to the server, which knows the rate', () => {
    expect(asked('780.00', [chosen('a', '100.00', null, 'USD'), chosen('b', '5.00', '5.00', 'USD')]).documents).toEqual(
      [{ id: 'a' }, { id: 'b' }],
    );
  });
});

describe('what is offered for a shortfall', () => {
  it.each([
    ['0.01', true],
    ['1.00', true],
    ['1.01', false],
  ])('%s may be written off: %s', (short, may) => {
    const line = formatMoney(parseMoney('500.00', 'HKD') - parseMoney(short, 'HKD'), 'HKD');
    const { offers } = differenceOf(line, [chosen('a', '500.00')], 'HKD', 'spent', none);
    expect(offers.includes('write_off')).toBe(may);
  });
});

describe('the request', () => {
  const cents = fc.integer({ min: 1, max: 20_000 }).map((minor) => formatMoney(BigInt(minor), 'HKD'));
  const document = fc.record({ due: cents, amount: fc.option(cents) });

  it('settles exactly the line, its fee and its write-off, or leaves the rest of the line as a credit', () => {
    fc.assert(
      fc.property(
        cents,
        fc.array(document, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...settlements),
        (line, documents, wanted) => {
          const rows = documents.map(({ due, amount }, at) => chosen(String(at), due, amount));
          const difference = differenceOf(line, rows, 'HKD', 'received', feeAccounts);
          const settlement = difference.offers.includes(wanted) ? wanted : 'part';
          const request = requestOf(rows, difference, settlement, { rate: null, feeAccounts });
          if (rows.every(({ amount }) => amount === null)) return;
          const minor = (text: string | null | undefined) => parseMoney(text ?? '0', 'HKD');
          const requested = request.documents ?? [];
          const settled = requested.reduce(
            (sum, { id, amount }) => sum + minor(amount ?? rows[Number(id)]?.row.due),
            0n,
          );
          const money = minor(line) + minor(request.fee?.amount) + minor(request.write_off);
          if (difference.kind === 'over') expect(settled).toBe(money - minor(difference.amount));
          else expect(settled).toBe(money);
          expect(requested.every(({ amount }) => amount === undefined || /[1-9]/.test(amount))).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});
