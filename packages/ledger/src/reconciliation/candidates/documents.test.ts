import { describe, expect, it } from 'vitest';
import { around, INVOICE, LINE } from '../../../../../tools/bank-lab/src/table.ts';
import { chartOf, DEFAULT_CHART } from '../../accounts/index.ts';
import { candidatesFor, prepareSurroundings, scoreDocument, standing } from '../index.ts';
import type { LineToCode, OpenForMatching, Suggestion, Surroundings } from '../suggestion.ts';

function candidates(line: LineToCode, documents: readonly OpenForMatching[], more: Partial<Surroundings> = {}) {
  return candidatesFor(line, prepareSurroundings(around({ documents, ...more })));
}

function refs(suggestion: Suggestion | null | undefined): string[] | undefined {
  return suggestion?.documents.map(({ ref }) => ref);
}

const UNNAMED = { payee: null, description: 'FPS CREDIT' };

describe('a bank line and one open document', () => {
  it('is certain where amount, number and payee agree', () => {
    expect(candidates(LINE, [INVOICE])).toEqual([
      {
        key: 'documents:one',
        action: 'match',
        source: 'document',
        documents: [{ ref: 'one', settlesMinor: 2_248_000n }],
        entryRefs: [],
        parts: [],
        transfer: null,
        difference: null,
        reason: null,
        ruleRef: null,
        score: 100,
        reasons: [
          { kind: 'amount', value: null, good: true },
          { kind: 'reference', value: 'INV-2026-003', good: true },
          { kind: 'payee', value: '1.00', good: true },
          { kind: 'days', value: '4', good: true },
        ],
      },
    ]);
  });

  it.each([
    ['the other way', { amountMinor: -2_248_000n }],
    ['in a currency without a rate', { currency: 'EUR' }],
    ['more than a week before its issue', { date: '2026-03-04' }],
  ])('is nothing for money %s', (_, other) => {
    expect(candidates({ ...LINE, ...other }, [INVOICE])).toEqual([]);
  });

  it.each([
    ['INV2026003', 'INV-2026-003'],
    ['INV 2026 003', 'INV-2026-003'],
    ['2026003', 'INV-2026-003'],
    ['INV-2026-3', 'INV-2026-003'],
    ['INV-2O26-OO3', 'INV-2026-003'],
    ['PO BH2390', 'PO BH-2390'],
  ])('is named by %s', (text, shown) => {
    const found = candidates({ ...LINE, payee: null, description: `FPS ${text}` }, [INVOICE]);
    expect(found[0]?.reasons).toContainEqual({ kind: 'reference', value: shown, good: true });
  });

  it.each(['INV-2026-0030', 'INV-2026', '003', 'REF 20260316'])('is not named by %s', (text) => {
    const found = candidates({ ...LINE, payee: null, description: `FPS ${text}` }, [INVOICE]);
    expect(found[0]?.reasons.map(({ kind }) => kind)).not.toContain('reference');
  });

  it('reads what the bank prints as its reference apart from the text', () => {
    const found = candidates({ ...LINE, ...UNNAMED, reference: 'INV-2026-003' }, [INVOICE]);
    expect(found[0]?.score).toBeGreaterThanOrEqual(95);
  });

  it('loses to no other coincidence of amounts where somebody else is named', () => {
    const found = candidates({ ...LINE, payee: 'SKYLINE OFFICE', description: 'FPS SKYLINE OFFICE' }, [INVOICE]);
    expect(standing(found)).toBeNull();
  });

  it('is not proposed again once a person refused it', () => {
    expect(candidates({ ...LINE, refused: ['documents:one'] }, [INVOICE])).toEqual([]);
  });
});

describe('a bank line and what is between it and the document', () => {
  it.each([
    ['a part, with its number', 1_000_000n, LINE.description, 'part', 1_248_000n, null, 1_000_000n],
    ['a part of the oldest, by the payee', 1_000_000n, 'FPS BLUE HARBOUR RETAIL', 'part', 1_248_000n, null, 1_000_000n],
    ['too much, with its number', 3_000_000n, LINE.description, 'excess', 752_000n, null, 2_248_000n],
    ['short by cents', 2_247_950n, LINE.description, 'write_off', 50n, '7190', 2_248_000n],
    ['short by what a bank keeps', 2_236_500n, LINE.description, 'fee', 11_500n, '6400', 2_248_000n],
    ['short by what a gateway keeps', 2_200_000n, 'STRIPE INV2026003', 'fee', 48_000n, '6410', 2_248_000n],
    ['more than 500 short', 2_197_900n, LINE.description, 'part', 50_100n, null, 2_197_900n],
  ])('%s', (_, amountMinor, description, kind, apart, accountCode, settlesMinor) => {
    const first = candidates({ ...LINE, amountMinor, description, payee: null }, [INVOICE])[0];
    expect(first?.difference).toEqual({ kind, amountMinor: apart, accountCode });
    expect(first?.documents).toEqual([{ ref: 'one', settlesMinor }]);
    expect(first?.score).toBeGreaterThanOrEqual(60);
    expect(first?.score).toBeLessThan(95);
  });

  it('takes a charge on top of money out as a fee, and money in above the amount as over-payment', () => {
    const bill = { ...INVOICE, openMinor: -2_248_000n, type: 'purchase_bill' };
    expect(candidates({ ...LINE, amountMinor: -2_259_500n }, [bill])[0]?.difference?.kind).toBe('fee');
    expect(candidates({ ...LINE, amountMinor: 2_259_500n }, [INVOICE])[0]?.difference?.kind).toBe('excess');
  });

  it('offers a part payment as well as the fee', () => {
    const kinds = candidates({ ...LINE, amountMinor: 2_236_500n }, [INVOICE]).map(({ difference }) => difference?.kind);
    expect(kinds).toEqual(['fee', 'part']);
  });

  it('puts fees and small differences on the accounts that the company named', () => {
    const own = DEFAULT_CHART.map((account) => ({ ...account, code: `X${account.code}` }));
    const accountOf = (amountMinor: bigint, description: string, accounts = own) => {
      const known = { chart: chartOf(accounts), accountCodes: new Set(accounts.map(({ code }) => code)) };
      return candidates({ ...LINE, amountMinor, description, payee: null }, [INVOICE], known)[0]?.difference
        ?.accountCode;
    };
    expect(accountOf(2_247_950n, LINE.description)).toBe('X7190');
    expect(accountOf(2_236_500n, LINE.description)).toBe('X6400');
    expect(accountOf(2_200_000n, 'STRIPE INV2026003')).toBe('X6410');
    const withoutGateway = own.filter(({ systemRole }) => systemRole !== 'gateway_fee');
    expect(accountOf(2_200_000n, 'STRIPE INV2026003', withoutGateway)).toBe('X6400');
  });

  it('names no account that may not be posted to', () => {
    const found = candidates({ ...LINE, amountMinor: 2_236_500n }, [INVOICE], { accountCodes: new Set() });
    expect(found.map(({ difference }) => difference?.kind)).toEqual(['part']);
  });

  it.each([
    [17_534_400n, true],
    [17_010_000n, true],
    [16_900_000n, false],
  ])('takes %s HKD cents for 22,480.00 USD: %s', (amountMinor, taken) => {
    const found = candidates({ ...LINE, amountMinor }, [{ ...INVOICE, currency: 'USD' }]);
    expect(found[0]?.reasons.some(({ kind }) => kind === 'exchange') ?? false).toBe(taken);
  });

  it('matches a credit note with the money that goes back', () => {
    const note = { ...INVOICE, number: 'CN-0031', reference: null, openMinor: -90_000n, type: 'sales_credit_note' };
    const back = { ...LINE, amountMinor: -90_000n, description: 'FPS BLUE HARBOUR RETAIL CN-0031' };
    expect(refs(candidates(back, [note])[0])).toEqual(['one']);
  });
});

describe('a bank line and several documents', () => {
  const twin = { ...INVOICE, ref: 'two', number: 'INV-2026-009', reference: null, issueDate: '2026-03-14' };

  it('prefers the one whose number is named among equal ones', () => {
    const [first, second] = candidates(LINE, [twin, INVOICE]);
    expect([refs(first), refs(second)]).toEqual([['one'], ['two']]);
    expect(first?.score).toBeGreaterThanOrEqual(95);
  });

  it('shows twins without a number both, the oldest first, neither certain', () => {
    const found = candidates({ ...LINE, description: 'FPS BLUE HARBOUR RETAIL' }, [twin, INVOICE]);
    expect(found.map(refs)).toEqual([['one'], ['two']]);
    expect(found.every(({ score }) => score >= 60 && score < 95)).toBe(true);
  });

  it('finds those that are the amount together', () => {
    const parts = [1, 2, 3, 4].map((n) => ({
      ...INVOICE,
      ref: `part ${n}`,
      number: `INV-1${n}00`,
      openMinor: BigInt(n * 100_000 + n),
      issueDate: `2026-02-1${n}`,
    }));
    const line = { ...LINE, amountMinor: 600_006n, description: 'FPS BLUE HARBOUR RETAIL' };
    const found = candidates(line, parts);
    expect(refs(found[0])).toEqual(['part 1', 'part 2', 'part 3']);
    expect(found[0]?.reasons[0]).toEqual({ kind: 'together', value: '3', good: true });
    const named = candidates({ ...line, amountMinor: 600_006n, description: 'INV-1200 INV-1400' }, parts);
    expect(refs(named[0])).toEqual(['part 2', 'part 4']);
  });

  it('does not put documents of two contacts together', () => {
    const other = { ...twin, contactRef: 'other', contactNames: ['Aurora Gifts (HK) Limited'] };
    const found = candidates({ ...LINE, amountMinor: 4_496_000n, description: 'FPS' }, [INVOICE, other]);
    expect(found.filter(({ documents }) => documents.length > 1)).toEqual([]);
  });

  it('shows at most nine', () => {
    const many = Array.from({ length: 30 }, (_, n) => ({ ...twin, ref: `twin ${n}`, number: `INV-77${n + 10}` }));
    expect(candidates(LINE, many)).toHaveLength(9);
  });
});

describe('a document and one line', () => {
  it('is scored without anything else around', () => {
    expect(scoreDocument(LINE, INVOICE)).toMatchObject({ action: 'match', score: 100 });
    expect(scoreDocument({ ...LINE, amountMinor: 100n, ...UNNAMED }, INVOICE)).toBeNull();
  });
});
