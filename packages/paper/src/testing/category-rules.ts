import type { Facts } from './facts.ts';
import { number, type Rule, sum } from './rule.ts';

/** S, Z, E, AE and O: the requirements of the rules BR-S-*, BR-Z-*, BR-E-*, BR-AE-* and BR-O-* for each. */
const CODES = ['S', 'Z', 'E', 'AE', 'O'] as const;

function rulesOf(code: (typeof CODES)[number], facts: Facts): Rule[] {
  const name = (rule: string): string => `BR-${code}-${rule}`;
  const { seller, buyer } = facts;
  const groups = facts.groups.filter((group) => group.category === code);
  const lines = facts.lines.filter((line) => line.category === code);
  const allowances = facts.allowances.filter((entry) => entry.category === code);
  if (groups.length + lines.length + allowances.length === 0) return [];
  const isTaxNumberGiven = seller.vatId !== null || seller.taxId !== null;
  const rates = [...lines, ...allowances].map((entry) => entry.rate);
  const isRateRight = (rate: string | null): boolean => {
    if (code === 'O') return rate === null;
    return code === 'S' ? number(rate).greaterThan(0) : rate !== null && number(rate).isZero();
  };
  const hasReason = code === 'E' || code === 'AE' || code === 'O';
  return [
    [name('01'), code === 'S' ? groups.length > 0 : groups.length === 1],
    [name('02'), code === 'O' ? seller.vatId === null && buyer.vatId === null : isTaxNumberGiven],
    [name('02b'), code !== 'AE' || buyer.vatId !== null || buyer.registration !== null],
    [name('05'), rates.every(isRateRight)],
    ...groups.flatMap((group): Rule[] => {
      const same = (entry: { rate: string | null }): boolean =>
        (entry.rate === null) === (group.rate === null) && number(entry.rate).equals(number(group.rate));
      const taxable = sum(lines.filter(same), (line) => line.net).minus(
        sum(allowances.filter(same), (entry) => entry.amount),
      );
      return [
        [name('08'), number(group.taxable).equals(taxable)],
        [name('09'), code === 'S' || number(group.tax).isZero()],
        [name('10'), (group.reason !== null) === hasReason],
      ];
    }),
    [name('11'), code !== 'O' || (facts.groups.length === 1 && facts.lines.length === lines.length)],
    // Every rate in use has exactly one group.
    [
      name('group'),
      rates.every((rate) => groups.filter((group) => number(group.rate).equals(number(rate))).length === 1),
    ],
  ];
}

export function categoryRules(facts: Facts): Rule[] {
  const known = [...facts.lines, ...facts.groups, ...facts.allowances].every((entry) =>
    (CODES as readonly string[]).includes(entry.category ?? ''),
  );
  return [['BR-CL-17', known], ...CODES.flatMap((code) => rulesOf(code, facts))];
}
