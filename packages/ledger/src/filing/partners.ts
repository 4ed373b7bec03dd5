import { Exact } from '../money/decimal.ts';
import { minorDigits } from '../money/index.ts';
import type { Words } from '../report-layout/index.ts';
import type { ComputationInput } from './computation-values.ts';
import type { KnownElements } from './element.ts';
import { type FilingCell, type FilingRow, type FilingSection, wholeUnits } from './pack.ts';
import type { Partner } from './partner.ts';
import { TAX_ELEMENTS } from './tax-elements.ts';

/** 100 % in units of a share. */
const WHOLE_SHARE = 1_000_000n;

/**
 * A whole amount among partners, in their order: what a person entered stays, and the rest goes to the others by their shares. What
 * rounding leaves goes dollar by dollar to the largest fractions, the earlier partner first, so that the parts add up to the amount.
 * Without a partner that has a share the rest is given to none of them.
 */
export function allocateAmong(
  total: bigint,
  partners: readonly Pick<Partner, 'shareUnits' | 'typedAllocation'>[],
): bigint[] {
  const rest = partners.reduce((left, { typedAllocation }) => left - (typedAllocation ?? 0n), total);
  const open = partners.map(({ shareUnits, typedAllocation }) => (typedAllocation === null ? shareUnits : 0n));
  const parts = sharedOut(rest, open);
  return partners.map(({ typedAllocation }, index) => typedAllocation ?? parts[index] ?? 0n);
}

function sharedOut(total: bigint, shares: readonly bigint[]): bigint[] {
  const sum = shares.reduce((all, one) => all + one, 0n);
  if (sum === 0n) return shares.map(() => 0n);
  const size = total < 0n ? -total : total;
  const parts = shares.map((share) => (size * share) / sum);
  const left = parts.reduce((rest, part) => rest - part, size);
  const byFraction = shares
    .map((share, index) => ({ index, fraction: (size * share) % sum }))
    .sort((one, other) =>
      one.fraction === other.fraction ? one.index - other.index : one.fraction > other.fraction ? -1 : 1,
    );
  const more = new Set(byFraction.slice(0, Number(left)).map(({ index }) => index));
  return parts.map((part, index) => (part + (more.has(index) ? 1n : 0n)) * (total < 0n ? -1n : 1n));
}

/** A share in percent with at most four decimals, such as "33.3333", in units of a share. */
export function shareUnitsOf(percent: string): bigint {
  const [whole = '', fraction = ''] = percent.split('.');
  return BigInt(`${whole}${fraction.padEnd(4, '0')}`);
}

/** A share as a decimal of the whole: 50 % is "0.5". */
function ratioOf(shareUnits: bigint): string {
  return new Exact(shareUnits.toString()).div(WHOLE_SHARE.toString()).toFixed();
}

/** What a computation allocates: the assessable profits in whole dollars, or the adjusted loss as a negative amount. */
export function amountToAllocate({ working, currency }: Pick<ComputationInput, 'working' | 'currency'>): bigint {
  const line = (key: string) =>
    working.filter((one) => one.key === key).reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const afterAllowances = line('after_allowances');
  return wholeUnits(afterAllowances < 0n ? afterAllowances : line('assessable'), minorDigits(currency));
}

/** A section of the computation for each partner, with the values that are stated for the partner alone. */
export function partnerSections(input: ComputationInput, known: KnownElements): FilingSection[] {
  const allocations = allocateAmong(amountToAllocate(input), input.partners);
  return input.partners.map((partner, index) => ({
    title: { en: `Partner ${index + 1}`, zh: `合夥人 ${index + 1}` },
    heads: [{ en: '', zh: '' }],
    rows: valuesOf(partner, allocations[index] ?? 0n).map(([name, value]) =>
      partnerRow(name, value, { input, known, partner: index + 1 }),
    ),
  }));
}

const NAME = 'BIR52ProprietorPartner';

function valuesOf(partner: Partner, allocation: bigint): (readonly [string, string])[] {
  return [
    [`${NAME}FullName`, partner.name],
    [`${NAME}HKIDOrBRNumber`, partner.identifier],
    [`${NAME}PrecedentPartner`, String(partner.isPrecedent)],
    [`${NAME}PersonalAssessment`, String(partner.electsPersonalAssessment)],
    [`${NAME}DateEntered`, partner.enteredOn ?? ''],
    [`${NAME}DateLeft`, partner.leftOn ?? ''],
    [`${NAME}ProfitLossSharingRatio`, ratioOf(partner.shareUnits)],
    [`${NAME}AllocationOfAssessableProfitsAdjustedLoss`, String(allocation)],
    [`${NAME}MPF`, String(partner.mpf)],
  ].filter((value): value is [string, string] => value[1] !== '');
}

function partnerRow(
  name: string,
  value: string,
  { input, known, partner }: { input: ComputationInput; known: KnownElements; partner: number },
): FilingRow {
  const own = TAX_ELEMENTS.get(name);
  const found = known.computation.get(name);
  const kind = found?.kind ?? own?.kind ?? 'text';
  const label: Words = found?.label ?? own?.label ?? { en: name, zh: name };
  const { from, to } = input.basis;
  const context = { from: found?.period === 'instant' ? null : from, to, partner };
  const unit = kind === 'amount' ? input.currency : kind === 'rate' ? 'pure' : null;
  const cell: FilingCell = { kind, value, unit, element: name, context };
  return { label, cells: [cell], isTotal: false };
}
