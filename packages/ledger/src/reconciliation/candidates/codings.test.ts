import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { around, INVOICE, LINE } from '../../../../../tools/bank-lab/src/table.ts';
import { candidatesFor, partsOfRule, payeeKey, prepareSurroundings, ruleHolds, standing } from '../index.ts';
import type { LineRule, LineToCode, PayeeChoice, RulePart, Surroundings } from '../suggestion.ts';

function candidates(line: LineToCode, more: Partial<Surroundings>) {
  return candidatesFor(line, prepareSurroundings(around(more)));
}

const MEAL: LineToCode = { ...LINE, payee: 'Quarry Bay Kitchen', description: 'CARD 0812', amountMinor: -5_000n };
const choice = (more: Partial<PayeeChoice> = {}): PayeeChoice => ({
  accountCode: '6140',
  times: 3,
  refused: 0,
  lastUsed: '2026-03-01',
  ...more,
});
const remembered = (...choices: PayeeChoice[]) => ({ history: new Map([[payeeKey(MEAL), choices]]) });
const codes = (line: LineToCode, more: Partial<Surroundings>) =>
  candidates(line, more).map(({ parts }) => parts[0]?.accountCode);

describe('what was coded before', () => {
  it('is suggested for the same payee in the same direction, never as certain by the name alone', () => {
    const [first] = candidates(MEAL, remembered(choice({ times: 50 })));
    expect(first).toMatchObject({ action: 'classify', source: 'history', key: 'classify:6140' });
    expect(first?.parts).toEqual([{ accountCode: '6140', amountMinor: 5_000n, taxCode: null, description: null }]);
    expect(first?.score).toBeLessThan(95);
    expect(candidates({ ...MEAL, amountMinor: 5_000n }, remembered(choice()))).toEqual([]);
  });

  it('weighs newer codings more and refusals against', () => {
    const old = choice({ accountCode: '6690', times: 4, lastUsed: '2023-03-01' });
    expect(codes(MEAL, remembered(old, choice()))).toEqual(['6140', '6690']);
    const refused = choice({ times: 4, refused: 3 });
    expect(codes(MEAL, remembered(refused, choice({ accountCode: '6690', times: 2 })))[0]).toBe('6690');
  });

  it('knows a payee cut or misprinted', () => {
    for (const payee of ['QUARRY BAY KITCH', 'QUARRY BAY KITCHN'])
      expect(standing(candidates({ ...MEAL, payee }, remembered(choice())))?.parts[0]?.accountCode).toBe('6140');
    expect(candidates({ ...MEAL, payee: 'BAY TRAMWAYS' }, remembered(choice()))).toEqual([]);
  });

  it('is certain where the words say the same', () => {
    const power = { ...MEAL, payee: 'CLP POWER', description: 'AUTOPAY' };
    const history = new Map([[payeeKey(power), [choice({ accountCode: '6120' })]]]);
    expect(candidates(power, { history })[0]?.score).toBeGreaterThanOrEqual(95);
  });

  it('names no account that may not be posted to', () => {
    expect(candidates(MEAL, { ...remembered(choice()), accountCodes: new Set() })).toEqual([]);
  });
});

describe('the key of a payee', () => {
  it.each([
    ['AUTOPAY 0101 CLP POWER 88123', 'FPS CLP POWER 90001', true],
    ['CLP POWER', 'CLP POWER HK', false],
    ['轉數快存入 藍港零售', '藍港零售', true],
    ['MONTHLY SERVICE CHARGE', 'MONTHLY SERVICE CHARGE 0426', true],
  ])('%s and %s: %s', (a, b, same) => {
    const key = (description: string) => payeeKey({ payee: null, description, amountMinor: -1n });
    expect(key(a) === key(b)).toBe(same);
  });

  it('keeps the words that the bank prints where the line has no other information', () => {
    expect(payeeKey({ payee: null, description: 'FPS CREDIT 0101', amountMinor: 1n })).toBe('in FPS CREDIT');
  });
});

const RULE: LineRule = {
  ref: 'rule',
  name: 'Kitchen',
  direction: 'spent',
  accountCodes: ['1010'],
  text: [{ field: 'any', match: 'contains', value: 'quarry-bay' }],
  leastMinor: null,
  mostMinor: 10_000n,
  action: {
    kind: 'classify',
    parts: [{ accountCode: '6220', percent: null, amountMinor: null, taxCode: 'X', description: 'Meal' }],
  },
};

describe('a rule', () => {
  it.each([
    ['holds for payee, text and amount', {}, {}, true],
    ['another direction', {}, { amountMinor: 5_000n }, false],
    ['another account', {}, { accountCode: '1020' }, false],
    ['too large', {}, { amountMinor: -10_001n }, false],
    ['both bounds included', { leastMinor: 10_000n }, { amountMinor: -10_000n }, true],
    [
      'without case, width and punctuation',
      { text: [{ field: 'payee', match: 'equals', value: 'ＱＵＡＲＲＹ bay, kitchen' }] },
      {},
      true,
    ],
    ['starts with', { text: [{ field: 'description', match: 'starts_with', value: 'card' }] }, {}, true],
    ['does not contain', { text: [{ field: 'any', match: 'not_contains', value: 'kitchen' }] }, {}, false],
    ['all conditions', { text: [...RULE.text, { field: 'any', match: 'contains', value: 'tea' }] }, {}, false],
  ] as const)('%s', (_, rule, line, holds) => {
    expect(ruleHolds({ ...RULE, ...rule }, { ...MEAL, ...line })).toBe(holds);
  });

  it('comes before history, the first that holds', () => {
    const later = { ...RULE, ref: 'later' };
    const [first] = candidates(MEAL, { ...remembered(choice({ times: 90 })), rules: [RULE, later] });
    expect(first).toMatchObject({ source: 'rule', ruleRef: 'rule', parts: [{ accountCode: '6220', taxCode: 'X' }] });
    expect(first?.score).toBeGreaterThanOrEqual(95);
  });

  it('does not come before an open document that agrees in amount and number or payee', () => {
    const income = { ...RULE, direction: null, mostMinor: null, text: [] };
    const found = candidates(LINE, { rules: [income], documents: [INVOICE] });
    expect(found.map(({ source }) => source)).toEqual(['document', 'rule']);
    expect(
      candidates({ ...LINE, payee: null, description: 'X' }, { rules: [income], documents: [INVOICE] })[0]?.source,
    ).toBe('rule');
  });

  it('may transfer or exclude', () => {
    const to = (accountCode: string) => ({ ...RULE, action: { kind: 'transfer', accountCode } as const });
    expect(candidates(MEAL, { rules: [to('1020')] })[0]?.transfer).toEqual({
      accountCode: '1020',
      lineRef: null,
      amountMinor: null,
    });
    expect(candidates(MEAL, { rules: [to('1010')] })).toEqual([]);
    const exclude = { ...RULE, action: { kind: 'exclude', reason: 'Private' } as const };
    expect(candidates(MEAL, { rules: [exclude] })[0]).toMatchObject({ action: 'exclude', reason: 'Private' });
  });
});

const part = (percent: string | null, amountMinor: bigint | null = null): RulePart => ({
  accountCode: '6140',
  percent,
  amountMinor,
  taxCode: null,
  description: null,
});
const amountsOf = (parts: readonly RulePart[], amountMinor: bigint) =>
  partsOfRule({ action: { kind: 'classify', parts } }, amountMinor)?.map((made) => made.amountMinor) ?? null;

describe('the parts of a rule', () => {
  it.each([
    ['the free part takes the rest', [part('33.3333'), part(null), part(null, 100n)], -1_000n, [333n, 567n, 100n]],
    ['percentages alone sum exactly', [part('33.34'), part('33.33'), part('33.33')], 100n, [33n, 33n, 34n]],
    ['a fixed amount of just the line', [part(null, 100n)], 100n, [100n]],
    ['nothing left for the free part', [part('100'), part(null)], 100n, [100n]],
    ['fixed amounts above the line', [part(null, 101n), part(null)], 100n, null],
    ['a fixed amount short of it', [part(null, 99n)], 100n, null],
    ['percentages short of it', [part('50')], 1_000n, null],
  ] as const)('%s', (_, parts, amountMinor, expected) => {
    expect(amountsOf(parts, amountMinor)).toEqual(expected);
  });

  it('are positive and sum to the line whatever is given', () => {
    const percents = fc.array(fc.integer({ min: 1, max: 2_000 }), { minLength: 0, maxLength: 5 });
    fc.assert(
      fc.property(percents, fc.bigInt({ min: 1n, max: 10n ** 12n }), (hundredths, amountMinor) => {
        const made = amountsOf([...hundredths.map((n) => part((n / 100).toFixed(2))), part(null)], amountMinor);
        expect(made?.every((amount) => amount > 0n)).toBe(true);
        expect(made?.reduce((sum, amount) => sum + amount, 0n)).toBe(amountMinor);
      }),
    );
  });
});
