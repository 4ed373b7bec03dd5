import type { Decimal } from 'decimal.js';

/** What was corrected. */
export type Repair = 'direction' | 'amount' | 'balance';

/**
 * Whether balances confirm a line: `proven` between two known balances that match, `contradicted` between two that do
 * not, `unproven` where there is no balance to check against.
 */
export type Proof = 'proven' | 'contradicted' | 'unproven';

/** A transaction before it becomes a statement line. `moved` is signed: deposits positive, withdrawals negative. */
export interface Movement {
  /** Null where the amount could not be read. */
  moved: Decimal | null;
  balance: Decimal | null;
  /** Whether column, sign or mark decided the direction; if not, balances may reverse it. */
  readonly directionSure: boolean;
  /** Figures that other readings of the same picture have at the place of the amount and of the balance, unsigned. */
  readonly amountVotes: readonly Decimal[];
  readonly balanceVotes: readonly Decimal[];
  repaired: Repair | null;
  proof: Proof;
}
