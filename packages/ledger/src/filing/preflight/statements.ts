import type { FiledFact } from '../filed.ts';
import { type Finding, fault, type Rule } from './finding.ts';

function keyOf({ context, unit }: FiledFact): string {
  return `${context.from ?? ''} ${context.to} ${unit ?? ''}`;
}

/** Pairs of facts of the same context and unit. */
function pairsOf(left: readonly FiledFact[], right: readonly FiledFact[]): (readonly [FiledFact, FiledFact])[] {
  return left.flatMap((one) =>
    right.filter((other) => keyOf(other) === keyOf(one)).map((other) => [one, other] as const),
  );
}

/**
 * Equity is tagged in the accounts of a corporation, revenue and profit before tax unless the accounts are consolidated: at the
 * end of the period, which is stricter than the rule of the authority.
 */
const neededItems: Rule = (facts) => {
  if (!facts.files.some(({ file }) => file === 'accounts')) return [];
  const end = facts.text('AccountingPeriodEndDate');
  const missing = (code: string, element: string): Finding[] =>
    facts.of(element, 'accounts').some(({ context }) => end === '' || context.to === end)
      ? []
      : [fault(code, element, 'statements')];
  const consolidated = facts.of('AccountsPreparedAtConsolidatedLevel');
  const isSingle = facts.form === 'BIR52' || consolidated.some(({ value }) => value === 'false');
  return [
    ...(facts.form === 'BIR51' ? missing('NVAD-E-1290', 'Equity') : []),
    ...(isSingle ? missing('NVAD-E-1291', 'Revenue') : []),
    ...(isSingle ? missing('NVAD-E-1292', 'ProfitLossBeforeTax') : []),
  ];
};

const positionBalances: Rule = (facts) =>
  pairsOf(facts.of('Assets', 'accounts'), facts.of('EquityAndLiabilities', 'accounts'))
    .filter(([assets, total]) => assets.value !== total.value)
    .map(([assets, total]) =>
      fault('NVAD-E-1300', 'Assets', 'statements', {
        assets: assets.value,
        total: total.value,
        date: assets.context.to,
      }),
    );

const sameProfit: Rule = (facts) =>
  pairsOf(facts.of('ProfitLossBeforeTax'), facts.of('ProfitLossBeforeTax', 'accounts'))
    .filter(([tax, accounts]) => tax.value !== accounts.value)
    .map(([tax, accounts]) =>
      fault('NVAD-E-1390', 'ProfitLossBeforeTax', 'computation', { tax: tax.value, accounts: accounts.value }),
    );

export const STATEMENT_RULES: readonly Rule[] = [neededItems, positionBalances, sameProfit];
