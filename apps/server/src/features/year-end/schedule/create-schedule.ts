import type { NewScheduleBody, Schedule } from '@folio/contract';
import { type Day, plannedLines, spread } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError, type FieldIssue } from '../../../platform/http/domain-error.ts';
import { byTheRules, type CompanyBooks, type LedgerCall, openBooks } from '../../books/ledger/index.ts';
import { accountFaults, counterFaults, inBase, minorOf, refused } from './fields.ts';
import { getSchedule } from './get-schedule.ts';
import { moveAmount, noteSchedule } from './record.ts';
import { NO_SOURCE, requireSource } from './source/source.ts';
import { insertAmount, insertSchedule, type ScheduleSource, type SpreadFields } from './store.ts';

/**
 * Creates a schedule: of the line of an entry, of an amount on another account, or of what the balance account has already.
 * An amount that is on another account is moved to the balance account by a journal. Throws `validation_failed` for terms
 * and accounts that do not fit, `conflict` for a line that is not in effect, and `period_locked`.
 */
export async function createSchedule(
  tx: CompanyTransaction,
  call: LedgerCall,
  body: NewScheduleBody,
): Promise<Schedule> {
  const books = await openBooks(tx);
  const amountMinor = minorOf(body.amount, books.baseCurrency);
  refuseFaulty(body, books);
  const { kept, counter, on } = await originOf(tx, books, body, amountMinor);
  const schedule = fieldsOf(body, kept);
  refuseTerms(schedule, amountMinor);
  const journalId = await moveAmount(tx, call, schedule, { counter, on, amountMinor });
  const id = await insertSchedule(tx, call, schedule);
  await insertAmount(tx, call, id, { number: 1, on, amountMinor, reason: '', journalId });
  const amount = inBase(amountMinor, books);
  await noteSchedule(tx, call, id, 'schedule_added', { name: body.name, kind: body.kind, date: on, amount });
  return getSchedule(tx, id);
}

function refuseFaulty(body: NewScheduleBody, books: CompanyBooks): void {
  const faults: FieldIssue[] = [
    ...accountFaults(body, books),
    ...counterFaults(body.source === null ? body.counter_account : null, body, books),
  ];
  if (body.kind === 'accrual' && body.reverse_on === null)
    faults.push({ path: 'reverse_on', word: 'schedule_reverse_missing' });
  if (body.kind !== 'accrual' && body.reverse_on !== null)
    faults.push({ path: 'reverse_on', word: 'schedule_reverse_unused' });
  if (faults.length > 0) throw new DomainError('validation_failed', { faults });
}

interface Origin {
  kept: ScheduleSource;
  /** The account that has the amount so far; null: the balance account. */
  counter: string | null;
  /** From this day the balance account has the amount. */
  on: Day;
}

async function originOf(
  tx: CompanyTransaction,
  books: CompanyBooks,
  body: NewScheduleBody,
  amountMinor: bigint,
): Promise<Origin> {
  const { source, kind, balance_account } = body;
  if (source === null) return { kept: NO_SOURCE, counter: body.counter_account, on: body.on ?? body.from };
  const { line, kept } = await requireSource(tx, books, { kind, source }, amountMinor);
  if (line.account === balance_account) return { kept, counter: null, on: line.date };
  const on = body.on ?? line.date;
  if (on < line.date) throw refused('on', 'schedule_before_source', { date: line.date });
  return { kept, counter: line.account, on };
}

function fieldsOf(body: NewScheduleBody, source: ScheduleSource): SpreadFields {
  return {
    ...source,
    kind: body.kind,
    name: body.name,
    balanceAccount: body.balance_account,
    resultAccount: body.result_account,
    from: body.from,
    to: body.to,
    method: body.method,
    reverseOn: body.reverse_on,
  };
}

function refuseTerms({ kind, from, to, method, reverseOn }: SpreadFields, amountMinor: bigint): void {
  const terms = { amountMinor, from, to, method };
  byTheRules(() => spread(terms));
  byTheRules(() => plannedLines({ kind, terms, reverseOn }, []));
}
