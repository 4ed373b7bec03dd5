import fc from 'fast-check';
import { addDays, type Day } from '../calendar/index.ts';
import type { Currency } from '../money/index.ts';

/* The elements of a random history: small commands that the builder turns into business records. */

/** The kinds of business events, each repeated by its weight. */
const KINDS = [
  ...['sales_invoice', 'sales_invoice', 'sales_invoice', 'sales_invoice'],
  ...['purchase_bill', 'purchase_bill', 'purchase_bill'],
  ...['sales_credit_note', 'purchase_credit_note'],
  ...['receipt', 'receipt', 'receipt', 'receipt', 'receipt'],
  ...['payment', 'payment', 'payment', 'payment'],
  ...['customer_refund', 'supplier_refund'],
  ...['allocation', 'allocation', 'allocation'],
  ...['bank_line', 'bank_line', 'bank_line'],
  ...['transfer', 'transfer'],
  ...['manual_journal', 'manual_journal'],
  ...['void', 'void', 'payment_reversal'],
  ...['opening_balances', 'opening_document'],
  ...['revaluation', 'period_lock'],
] as const;

export type CommandKind = (typeof KINDS)[number];

export const COMMAND_KINDS: readonly CommandKind[] = [...new Set(KINDS)];

/**
 * A command: a kind, and numbers the builder reads as it needs them. `lane`: contacts, documents and records of one
 * lane are never touched from the other. `flags`: eight yes-or-no choices.
 */
export interface Command {
  readonly kind: CommandKind;
  readonly jitterDays: number;
  readonly cents: number;
  readonly share: number;
  readonly pick: number;
  readonly currency: Currency;
  readonly rateShift: number;
  readonly lane: number;
  readonly flags: number;
}

/** A command with its place in the history and the day it works on. */
export interface Step {
  readonly index: number;
  readonly date: Day;
  readonly command: Command;
}

export const FIRST_DAY: Day = '2024-06-01';
const SPAN_DAYS = 800;

const COMMAND: fc.Arbitrary<Command> = fc.record({
  kind: fc.constantFrom(...KINDS),
  jitterDays: fc.integer({ min: -110, max: 15 }),
  cents: fc.integer({ min: 200, max: 5_000_000 }),
  share: fc.integer({ min: 1, max: 100 }),
  pick: fc.nat({ max: 1000 }),
  currency: fc.constantFrom('HKD', 'HKD', 'HKD', 'USD', 'USD', 'CNY', 'JPY', 'GBP'),
  rateShift: fc.integer({ min: -50, max: 50 }),
  lane: fc.nat({ max: 1 }),
  flags: fc.nat({ max: 255 }),
});

/** True when a choice (0 to 7) of a command is yes. */
export function flag({ flags }: Command, choice: number): boolean {
  return ((flags >> choice) & 1) === 1;
}

/** Steps of so many commands; the most there may be take a little more than two years. */
export function stepsOf(events: { min: number; max: number }): fc.Arbitrary<Step[]> {
  return fc.array(COMMAND, { minLength: events.min, maxLength: events.max, size: 'max' }).map((commands) =>
    commands.map((command, index) => {
      const offset = Math.floor((index * SPAN_DAYS) / events.max) + command.jitterDays;
      return { index, command, date: addDays(FIRST_DAY, Math.max(offset, 0)) };
    }),
  );
}

/** A day within, shortly before or after the random books. */
export const RANDOM_DAY: fc.Arbitrary<Day> = fc
  .integer({ min: -10, max: 950 })
  .map((offset) => addDays(FIRST_DAY, offset));
