import type { AccountType, Chart } from '../../accounts/index.ts';
import type { Period, YearRule } from '../../calendar/index.ts';
import { generalLedgerFrames, generalLedgerRanges } from '../general-ledger/index.ts';
import type { MovementRange, Turnovers } from '../movement.ts';
import { sidesOf } from './build.ts';

/** The period between opening and closing balance, and whether accounts without balance and activity show too. */
export interface TrialMovementParams extends Period {
  readonly zeroRows?: boolean | undefined;
}

/**
 * An account over a period: opening on its side, debits and credits, the computed year-end transfer (debit positive,
 * zero unless the period crosses a year end), closing on its side.
 */
export interface TrialMovementRow {
  readonly code: string;
  readonly name: string;
  readonly nameZh: string;
  readonly type: AccountType;
  readonly openingDebitMinor: bigint;
  readonly openingCreditMinor: bigint;
  readonly debitMinor: bigint;
  readonly creditMinor: bigint;
  readonly yearEndRollMinor: bigint;
  readonly closingDebitMinor: bigint;
  readonly closingCreditMinor: bigint;
}

/** Column sums; debits equal credits in the opening, the movement and the closing, and the transfers sum to zero. */
export type TrialMovementTotals = Omit<TrialMovementRow, 'code' | 'name' | 'nameZh' | 'type'>;

export interface TrialMovement {
  readonly rows: readonly TrialMovementRow[];
  readonly totals: TrialMovementTotals;
}

/** The sums `buildTrialMovement` reads, as turnovers. Throws `bad_date_order`. */
export function trialMovementRanges(params: TrialMovementParams, yearRule: YearRule): MovementRange[] {
  return generalLedgerRanges(params, yearRule);
}

function totalsOf(rows: readonly TrialMovementRow[]): TrialMovementTotals {
  const sum = (pick: (row: TrialMovementRow) => bigint) => rows.reduce((total, row) => total + pick(row), 0n);
  return {
    openingDebitMinor: sum((row) => row.openingDebitMinor),
    openingCreditMinor: sum((row) => row.openingCreditMinor),
    debitMinor: sum((row) => row.debitMinor),
    creditMinor: sum((row) => row.creditMinor),
    yearEndRollMinor: sum((row) => row.yearEndRollMinor),
    closingDebitMinor: sum((row) => row.closingDebitMinor),
    closingCreditMinor: sum((row) => row.closingCreditMinor),
  };
}

/** The trial balance in movement form: how each account came from its opening to its closing balance. */
export function buildTrialMovement(
  params: TrialMovementParams,
  turnovers: Turnovers,
  chart: Chart,
  yearRule: YearRule,
): TrialMovement {
  const rows = generalLedgerFrames(params, turnovers, chart, yearRule).map((frame): TrialMovementRow => {
    const opening = sidesOf(frame.openingMinor);
    const closing = sidesOf(frame.closingMinor);
    const { code, name, nameZh, type } = frame.account;
    return {
      code,
      name,
      nameZh,
      type,
      openingDebitMinor: opening.debitMinor,
      openingCreditMinor: opening.creditMinor,
      debitMinor: frame.totalDebitMinor,
      creditMinor: frame.totalCreditMinor,
      yearEndRollMinor: frame.yearEndRolls.reduce((sum, roll) => sum + roll.amountMinor, 0n),
      closingDebitMinor: closing.debitMinor,
      closingCreditMinor: closing.creditMinor,
    };
  });
  return { rows, totals: totalsOf(rows) };
}
