import type { Currency } from '../money/index.ts';
import type { AccountSchedule } from './schedule.ts';

/** Where the figure comes from that a closing balance is compared with. */
export const SCHEDULE_SOURCES = [
  'bank_proof',
  'ageing',
  'schedules',
  'register',
  'calculation',
  'count',
  'confirmation',
] as const;

export type ScheduleSource = (typeof SCHEDULE_SOURCES)[number];

/** The sources that a person types; the others are taken from the books' own proofs. */
export const TYPED_SOURCES = ['calculation', 'count', 'confirmation'] as const;

export type TypedSource = (typeof TYPED_SOURCES)[number];

/** A closing balance by its source, debit positive, in the account's own currency. */
export interface SourceFigure {
  readonly kind: ScheduleSource;
  readonly amountMinor: bigint;
}

/** What people keep with a schedule. */
export interface ScheduleNotes {
  readonly explanation: string;
  /** SHA-256 of each file. */
  readonly files: readonly string[];
}

/** The closing balance in the currency that its source is in. */
export function comparedMinor({ closingForeignMinor, closingMinor }: AccountSchedule): bigint {
  return closingForeignMinor ?? closingMinor;
}

/** Closing balance by the books less closing balance by the source; null without a source. */
export function scheduleDifference(schedule: AccountSchedule, source: SourceFigure | null): bigint | null {
  return source === null ? null : comparedMinor(schedule) - source.amountMinor;
}

/**
 * `agrees` with its source; `explained` by a person; `open`: differs without an explanation; `unsupported`: has a
 * balance, but neither a source nor an explanation; `nil`: nothing to support, as the balance is zero.
 */
export type ScheduleState = 'agrees' | 'explained' | 'open' | 'unsupported' | 'nil';

/**
 * The state of a schedule. Equity accounts and earnings need no source: what is in them follows from entries that other
 * schedules and the movement review cover.
 */
export function scheduleState(
  schedule: AccountSchedule,
  source: SourceFigure | null,
  { explanation }: Pick<ScheduleNotes, 'explanation'>,
): ScheduleState {
  const difference = scheduleDifference(schedule, source);
  if (difference === 0n) return 'agrees';
  if (explanation.trim() !== '') return 'explained';
  if (difference !== null) return 'open';
  if (comparedMinor(schedule) === 0n && schedule.closingMinor === 0n) return 'nil';
  return schedule.account.type === 'equity' ? 'agrees' : 'unsupported';
}

/** Everything a person sees of a schedule. */
export interface SeenSchedule {
  readonly kind: string;
  readonly end: string;
  readonly baseCurrency: Currency;
  readonly schedule: AccountSchedule;
  readonly source: SourceFigure | null;
  readonly notes: ScheduleNotes;
}

/**
 * The one text form of a schedule: a JSON array of its fields in fixed order, amounts as integers of minor units in
 * text. A sign-off keeps the hash of this text, so it is out of date exactly when the text has changed.
 */
export function scheduleText({ kind, end, baseCurrency, schedule, source, notes }: SeenSchedule): string {
  const { account, openingMinor, debitMinor, creditMinor, closingMinor, closingForeignMinor, lines } = schedule;
  const difference = scheduleDifference(schedule, source);
  return JSON.stringify([
    'folio-schedule-1',
    kind,
    end,
    account.code,
    baseCurrency,
    String(openingMinor),
    String(debitMinor),
    String(creditMinor),
    String(closingMinor),
    account.currency,
    closingForeignMinor === null ? null : String(closingForeignMinor),
    lines,
    source?.kind ?? null,
    source === null ? null : String(source.amountMinor),
    difference === null ? null : String(difference),
    notes.explanation,
    [...notes.files].sort(),
  ]);
}
