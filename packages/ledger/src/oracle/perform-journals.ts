import { addDays, type Day } from '../calendar/index.ts';
import type { EntryKind } from '../journal/index.ts';
import {
  foreignBankBalances,
  manualJournal,
  paymentReversal,
  type Revaluation,
  revaluation,
  revaluationRerun,
  voidEntry,
} from '../posting-rules/index.ts';
import { allRates, ORACLE_CONTEXT } from './books.ts';
import { type Builder, documentsAt, type Outcome, type PostedRecord } from './builder.ts';
import { FIRST_DAY, flag, type Step } from './command.ts';
import { refOf } from './perform-documents.ts';
import { picked } from './perform-money.ts';

const MONEY_KINDS: readonly EntryKind[] = ['receipt', 'payment', 'customer_refund', 'supplier_refund'];
const NEVER_TAKEN_BACK: readonly EntryKind[] = ['opening_balance', 'fx_revaluation'];

const JOURNALS = [
  ['6500', '1511'],
  ['3300', '2200'],
  ['6120', '2110'],
  ['8000', '2180'],
] as const;

/** A manual journal of two lines; an accrual reverses itself later. */
export function performJournal(step: Step): Outcome {
  const { command, date } = step;
  const [debit, credit] = JOURNALS[command.pick % JOURNALS.length] ?? JOURNALS[0];
  const amountMinor = BigInt(command.cents);
  const lines = [
    { accountCode: debit, debitMinor: amountMinor, creditMinor: 0n },
    { accountCode: credit, debitMinor: 0n, creditMinor: amountMinor },
  ];
  const back = { date: addDays(date, command.share), number: `${refOf(step)}-R`, narration: 'Back' };
  const reversal = debit === '6120' ? back : null;
  return {
    drafts: manualJournal(
      { ref: refOf(step), number: refOf(step), date, narration: 'By hand', lines, reversal },
      ORACLE_CONTEXT,
    ),
  };
}

/** Locks most of the time before a day; once in a while the lock moves back. */
export function performLock({ command, date }: Step, builder: Builder): Outcome {
  const through = addDays(date, -60);
  const movesBack = builder.lockedThrough !== null && through < builder.lockedThrough;
  return movesBack && !flag(command, 0) ? { drafts: [] } : { drafts: [], lockThrough: through };
}

function latest(dates: readonly Day[]): Day {
  return dates.toSorted().at(-1) ?? FIRST_DAY;
}

/** Reverses a record of the lane: a void, an un-applied credit, a returned payment or one undone. */
export function performTakingBack(step: Step, builder: Builder): Outcome {
  const { command } = step;
  const isReturn = command.kind === 'payment_reversal';
  const candidates = builder.records.filter(
    ({ kind, takenBack, lane }) =>
      !takenBack &&
      lane === command.lane &&
      !NEVER_TAKEN_BACK.includes(kind) &&
      MONEY_KINDS.includes(kind) === isReturn,
  );
  const record = picked(candidates, command.pick);
  if (record === undefined) return { drafts: [] };
  const date = latest([step.date, ...record.entries.map((entry) => entry.date)]);
  const request = { date, number: refOf(step), narration: 'Back' };
  const context = { lockedThrough: builder.lockedThrough, openDocuments: builder.openDocuments };
  const rule = isReturn && flag(command, 0) ? paymentReversal : voidEntry;
  return { drafts: record.entries.flatMap((entry) => rule(entry, request, context)), takesBack: [record] };
}

function runAgain(input: Revaluation, earlier: PostedRecord | undefined, builder: Builder): Outcome {
  const bankBalances = foreignBankBalances(builder.entries, ORACLE_CONTEXT, input.date);
  const context = { ...ORACLE_CONTEXT, openDocuments: documentsAt(builder, input.date), bankBalances };
  if (earlier === undefined) return { drafts: revaluation(input, context) };
  const taken = earlier.entries.map((entry) => ({ entry, words: { number: `${entry.number}-X`, narration: 'Again' } }));
  return { drafts: revaluationRerun(input, taken, context), takesBack: [earlier] };
}

/** Revalues a day; a day revalued before, or at times that of the last run, is run again. */
export function performRevaluation(step: Step, builder: Builder): Outcome {
  const { command } = step;
  const runs = builder.records.filter((record) => record.kind === 'fx_revaluation' && !record.takenBack);
  const onDay = runs.find((run) => run.entries[0]?.date === step.date);
  const earlier = onDay ?? (flag(command, 0) ? runs.at(-1) : undefined);
  const date = earlier?.entries[0]?.date ?? step.date;
  const words = (suffix: string) => ({ number: `${refOf(step)}${suffix}`, narration: 'Revalue' });
  const named = { documents: words(''), documentsReversal: words('-R'), banks: words('-B') };
  const input = { ref: refOf(step), date, reverseOn: addDays(date, 1), rates: allRates(command), ...named };
  return runAgain(input, earlier, builder);
}
