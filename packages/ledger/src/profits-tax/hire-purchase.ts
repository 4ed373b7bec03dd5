import type { Day, Period } from '../calendar/index.ts';
import { INITIAL_ALLOWANCE, type PoolRate } from './facts.ts';
import { lesser, shareOf } from './pools.ts';

/** An asset under hire purchase in a basis period. HKD cents, none negative. */
export interface HirePurchaseYear {
  readonly name: string;
  /** The pool that the asset belongs to once the company owns it. */
  readonly rate: PoolRate;
  /** The cash price, without interest. */
  readonly costMinor: bigint;
  /** The reducing value at the end of the year before; the cost in the first year. */
  readonly broughtForwardMinor: bigint;
  /** Capital paid before the basis period and in it, deposit included: together at most the cost. */
  readonly paidBeforeMinor: bigint;
  readonly paidMinor: bigint;
  /** What was received for it when it was sold or went back to the vendor; null: the company has it. */
  readonly proceedsMinor: bigint | null;
}

/**
 * `agreement`: instalments are left. `owned`: all capital is paid, so the value belongs to the pool of the next year.
 * `returned`: it went back to the vendor before all was paid. `sold`: all was paid. `ceased`: the business ended.
 */
export type HirePurchaseOutcome = 'agreement' | 'owned' | 'returned' | 'sold' | 'ceased';

/** The allowances of an asset under hire purchase. */
export interface HirePurchaseResult {
  readonly outcome: HirePurchaseOutcome;
  readonly initialMinor: bigint;
  /** The reducing value that the annual allowance is computed on. */
  readonly valueMinor: bigint;
  readonly annualMinor: bigint;
  readonly balancingAllowanceMinor: bigint;
  readonly balancingChargeMinor: bigint;
  /** What the next year begins with, under the agreement or in the pool. */
  readonly carriedForwardMinor: bigint;
}

/**
 * An asset under hire purchase in a basis period: initial allowance on the capital paid in it, then the annual allowance on
 * what is left of the whole cost; together never more than the cost. When the asset leaves or the business ceases there is
 * no annual allowance: capital paid beyond the allowances and what was received is a balancing allowance, the opposite a
 * balancing charge of at most the allowances.
 */
export function hirePurchaseYear(year: HirePurchaseYear, isCessation = false): HirePurchaseResult {
  const { rate, costMinor, broughtForwardMinor, paidMinor } = year;
  const initialMinor = lesser(broughtForwardMinor, shareOf(paidMinor, INITIAL_ALLOWANCE.percent));
  const valueMinor = broughtForwardMinor - initialMinor;
  const outcome = outcomeOf(year, isCessation);
  const none = { annualMinor: 0n, balancingAllowanceMinor: 0n, balancingChargeMinor: 0n };
  if (outcome === 'agreement' || outcome === 'owned') {
    const annualMinor = shareOf(valueMinor, rate);
    return { ...none, outcome, initialMinor, valueMinor, annualMinor, carriedForwardMinor: valueMinor - annualMinor };
  }
  const allowedMinor = costMinor - valueMinor;
  const receivedMinor = lesser(year.proceedsMinor ?? 0n, costMinor);
  const leftMinor = year.paidBeforeMinor + paidMinor - allowedMinor - receivedMinor;
  return {
    ...none,
    outcome,
    initialMinor,
    valueMinor,
    balancingAllowanceMinor: leftMinor > 0n ? leftMinor : 0n,
    balancingChargeMinor: leftMinor < 0n ? lesser(-leftMinor, allowedMinor) : 0n,
    carriedForwardMinor: 0n,
  };
}

function outcomeOf(
  { costMinor, paidBeforeMinor, paidMinor, proceedsMinor }: HirePurchaseYear,
  isCessation: boolean,
): HirePurchaseOutcome {
  const isPaid = paidBeforeMinor + paidMinor >= costMinor;
  if (proceedsMinor !== null) return isPaid ? 'sold' : 'returned';
  if (isCessation) return 'ceased';
  return isPaid ? 'owned' : 'agreement';
}

/** Capital of an agreement that is or will be paid on a day. */
interface CapitalPayment {
  readonly dueOn: Day;
  readonly amountMinor: bigint;
}

/** A schedule of hire purchase: what it finances from its first day on, and the capital of its instalments. */
export interface HirePurchaseAgreement {
  readonly from: Day;
  readonly amountMinor: bigint;
  /** Posted lines that no entry reverses. */
  readonly posted: readonly CapitalPayment[];
  /** Lines that are still to be posted. */
  readonly planned: readonly CapitalPayment[];
}

/** Capital that an agreement says was paid. HKD cents. */
export interface PaidCapital {
  readonly paidBeforeMinor: bigint;
  readonly paidMinor: bigint;
  /** Due by the end of the period but not posted: it does not count. */
  readonly notPostedMinor: bigint;
}

/**
 * The capital paid before a period and in it. What the agreement does not finance of the cost is the deposit, paid on its
 * first day. More than the cost is never counted.
 */
export function capitalPaid(agreement: HirePurchaseAgreement, costMinor: bigint, { from, to }: Period): PaidCapital {
  const depositMinor = costMinor > agreement.amountMinor ? costMinor - agreement.amountMinor : 0n;
  const paid = [{ dueOn: agreement.from, amountMinor: depositMinor }, ...agreement.posted];
  const by = (payments: readonly CapitalPayment[], holds: (day: Day) => boolean) =>
    payments.filter(({ dueOn }) => holds(dueOn)).reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const paidBeforeMinor = lesser(
    by(paid, (day) => day < from),
    costMinor,
  );
  const paidInPeriod = by(paid, (day) => day >= from && day <= to);
  return {
    paidBeforeMinor,
    paidMinor: lesser(paidInPeriod, costMinor - paidBeforeMinor),
    notPostedMinor: by(agreement.planned, (day) => day <= to),
  };
}
