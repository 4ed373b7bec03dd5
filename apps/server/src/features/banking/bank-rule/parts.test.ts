import { chartOf, DEFAULT_CHART, partsOfRule } from '@folio/ledger';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testRule } from '../../../../test/desks/rule-desk.ts';
import { actionFaults } from './check-action.ts';
import { lineRuleOf } from './read-rules.ts';

const CODES = ['6100', '6110', '6120', '6130'] as const;
const ground = {
  books: { chart: chartOf(DEFAULT_CHART), taxCodes: [] },
  accounts: [],
  currency: 'HKD',
};

const share = fc.oneof(
  fc.record({
    percent: fc.integer({ min: -5, max: 1_100_000 }).map((n) => (n / 10_000).toFixed(4)),
    amount: fc.constant(null),
  }),
  fc.record({
    percent: fc.constant(null),
    amount: fc.integer({ min: 0, max: 50_000 }).map((n) => (n / 100).toFixed(2)),
  }),
  fc.record({ percent: fc.constant(null), amount: fc.constant(null) }),
);
const anyParts = fc.array(fc.tuple(fc.constantFrom(...CODES), share), { minLength: 1, maxLength: 5 });
/** Percentages that make 100 exactly, in ten-thousandths. */
const wholeParts = fc
  .array(fc.integer({ min: 1, max: 250_000 }), { minLength: 0, maxLength: 3 })
  .map((shares) => [...shares, 1_000_000 - shares.reduce((sum, one) => sum + one, 0)])
  .map((shares) => shares.map((one) => [CODES[0], { percent: (one / 10_000).toFixed(4), amount: null }] as const));
const amount = fc.oneof(fc.bigInt({ min: 1n, max: 300n }), fc.bigInt({ min: 1n, max: 10n ** 15n }));

function ruleOf(parts: readonly (readonly [string, { percent: string | null; amount: string | null }])[]) {
  return testRule({
    action: {
      kind: 'classify',
      parts: parts.map(([account_code, given]) => ({ account_code, ...given, tax_code: null, description: null })),
    },
  });
}

function partsOn(rule: ReturnType<typeof ruleOf>, amountMinor: bigint) {
  const lineRule = lineRuleOf('rule', rule, { currency: 'HKD', codes: new Map() });
  return lineRule === null ? null : partsOfRule(lineRule, amountMinor);
}

describe('parts of a rule that may be saved', () => {
  it('add up to any line they can fill, every part along its direction', () => {
    fc.assert(
      fc.property(anyParts, amount, (parts, amountMinor) => {
        const rule = ruleOf(parts);
        fc.pre(actionFaults(rule, ground).length === 0);
        const filled = partsOn(rule, -amountMinor);
        const fixedMinor = parts.reduce((sum, [, given]) => sum + BigInt((given.amount ?? '0').replace('.', '')), 0n);
        if (filled === null) return fixedMinor > 0n || amountMinor < 300n;
        const sumMinor = filled.reduce((sum, part) => sum + part.amountMinor, 0n);
        return sumMinor === amountMinor && filled.every((part) => part.amountMinor > 0n);
      }),
      { numRuns: 2000 },
    );
  });

  it('add up to any line where percentages make the whole', () => {
    fc.assert(
      fc.property(wholeParts, amount, (parts, amountMinor) => {
        const rule = ruleOf(parts);
        expect(actionFaults(rule, ground)).toEqual([]);
        const filled = partsOn(rule, amountMinor);
        if (filled === null) return amountMinor < 300n;
        return filled.reduce((sum, part) => sum + part.amountMinor, 0n) === amountMinor;
      }),
      { numRuns: 2000 },
    );
  });

  it('are refused where no line could be filled, or only some', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        const rests = parts.filter(([, { percent, amount: fixed }]) => percent === null && fixed === null).length;
        const percents = parts.flatMap(([, { percent }]) =>
          percent === null ? [] : Math.round(Number(percent) * 10_000),
        );
        const sum = percents.reduce((total, one) => total + one, 0);
        const inRange = percents.every((one) => one > 0 && one <= 1_000_000);
        const whole = rests === 0 && percents.length === parts.length && sum === 1_000_000;
        const saved = actionFaults(ruleOf(parts), ground).length === 0;
        return saved === (inRange && (whole || (rests === 1 && sum < 1_000_000)));
      }),
      { numRuns: 2000 },
    );
  });
});
