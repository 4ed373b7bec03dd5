import type { AuditAction, CompanyDeadline, DeadlineFacts, DeadlineMarkBody } from '@folio/contract';
import { addMonths } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError, type FieldIssue } from '../../../platform/http/domain-error.ts';
import { type AuditedFields, fieldChanges, type LedgerCall, writeAudit } from '../../books/ledger/index.ts';
import { ownClient, presentFacts } from './list-deadlines.ts';
import { accountsOf, deadlinesAround, type ListedDeadline, MAX_MOVED_MONTHS, presentDeadline } from './listed.ts';
import { readClosed, writeFacts, writeMark } from './store.ts';

/** Says what the deadlines follow from. Throws `stale_version`, and `validation_failed` for a change in the future. */
export async function saveFacts(
  tx: CompanyTransaction,
  call: LedgerCall,
  facts: DeadlineFacts,
): Promise<DeadlineFacts> {
  const changedOn = facts.controllers_changed_on;
  if (changedOn !== null && changedOn > call.today)
    throw new DomainError('validation_failed', { faults: [{ path: 'controllers_changed_on', word: 'date_future' }] });
  const before = presentFacts(await ownClient(tx));
  if (!(await writeFacts(tx, facts))) throw new DomainError('stale_version');
  const after = presentFacts(await ownClient(tx));
  await note(tx, call, 'deadline_facts_changed', factFields(before), factFields(after));
  return after;
}

function factFields({ version: _, ...facts }: DeadlineFacts): AuditedFields {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, value === null ? null : String(value)]),
  );
}

/**
 * Records that a deadline was met, or the day that the authority printed. Throws `not_found` if the company has no such
 * deadline, and `validation_failed` for a day in the future or far from the computed one.
 */
export async function markDeadline(
  tx: CompanyTransaction,
  call: LedgerCall,
  body: DeadlineMarkBody,
): Promise<CompanyDeadline> {
  const before = await findDeadline(tx, call, body);
  const faults = markFaults(body, before, call);
  if (faults.length > 0) throw new DomainError('validation_failed', { faults });
  await writeMark(tx, body, { userId: call.userId, at: call.now });
  const after = await findDeadline(tx, call, body);
  await note(tx, call, 'deadline_marked', markFields(before), markFields(after));
  const closed = await readClosed(tx.queries, accountsOf([after]));
  return presentDeadline(after, { today: call.today, closed });
}

async function findDeadline(
  tx: CompanyTransaction,
  { today }: LedgerCall,
  { kind, period }: Pick<DeadlineMarkBody, 'kind' | 'period'>,
): Promise<ListedDeadline> {
  const all = deadlinesAround(await ownClient(tx), today);
  const found = all.find(({ deadline }) => deadline.kind === kind && deadline.period === period);
  if (found === undefined) throw new DomainError('not_found');
  return found;
}

function markFaults(
  { due_on: dueOn, done_on: doneOn }: DeadlineMarkBody,
  { deadline }: ListedDeadline,
  { today }: LedgerCall,
): FieldIssue[] {
  const faults: FieldIssue[] = [];
  if (doneOn !== null && doneOn > today) faults.push({ path: 'done_on', word: 'date_future' });
  const [first, last] = [addMonths(deadline.dueOn, -MAX_MOVED_MONTHS), addMonths(deadline.dueOn, MAX_MOVED_MONTHS)];
  if (dueOn !== null && (dueOn < first || dueOn > last))
    faults.push({ path: 'due_on', word: 'deadline_day_far', values: { found: dueOn, first, last } });
  return faults;
}

function markFields({ deadline, mark }: ListedDeadline): AuditedFields {
  const { kind, period } = deadline;
  return {
    deadline: `${kind} ${period}`,
    due_on: mark?.dueOn ?? null,
    done_on: mark?.doneOn ?? null,
    note: mark?.note ?? '',
  };
}

async function note(
  tx: CompanyTransaction,
  { userId, now: at }: LedgerCall,
  action: AuditAction,
  before: AuditedFields,
  after: AuditedFields,
): Promise<void> {
  // The change names the deadline although its name does not change.
  const named = 'deadline' in after ? { deadline: { before: null, after: after.deadline ?? null } } : {};
  const change = { ...named, ...fieldChanges(before, after) };
  await writeAudit(tx, { userId, at, action, subjectType: 'company', subjectId: tx.companyId, change });
}
