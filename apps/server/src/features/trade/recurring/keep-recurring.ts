import type { AuditAction, RecurringBody, RecurringDetail } from '@folio/contract';
import { isCurrency } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type LedgerCall, writeAudit } from '../../books/ledger/index.ts';
import { nextDays } from './next-day.ts';
import {
  deleteRecurring,
  insertRecurring,
  lockRecurring,
  type StoredRecurring,
  setStanding,
  updateRecurring,
} from './store.ts';

/** The schedule of a request body, with the calendar's names. */
export function planOf(body: Pick<RecurringBody, 'unit' | 'every' | 'starts_on' | 'ends_on' | 'most_times'>) {
  return {
    unit: body.unit,
    every: body.every,
    startsOn: body.starts_on,
    endsOn: body.ends_on,
    mostTimes: body.most_times,
  };
}

function checkBody({ draft, starts_on, ends_on, type }: RecurringBody): void {
  const faults = [];
  if (ends_on !== null && ends_on < starts_on)
    faults.push({ path: 'ends_on', word: 'recurring_ends_before', values: { starts: starts_on, ends: ends_on } });
  if (draft.items.length === 0) faults.push({ path: 'draft.items', word: 'ledger_no_items' });
  const party = type === 'sales_invoice' ? 'customer' : 'vendor';
  if (draft[party].name.trim() === '' && draft.contact_id === null)
    faults.push({ path: `draft.${party}.name`, word: 'enter_contact' });
  if (!isCurrency(draft.currency)) faults.push({ path: 'draft.currency', word: 'currency_unknown' });
  if (faults.length > 0) throw new DomainError('validation_failed', { faults });
}

/**
 * Creates a recurring document from its first day on. Documents for days before today are made too: a person who
 * enters a past day wants them.
 */
export async function createRecurring(tx: CompanyTransaction, call: LedgerCall, body: RecurringBody): Promise<string> {
  checkBody(body);
  const [nextOn = null] = nextDays(planOf(body), body.starts_on, 0, 1);
  const id = await insertRecurring(tx, body, { nextOn, createdBy: call.userId });
  await note(tx, call, id, 'recurring_added', { name: body.name });
  return id;
}

/** Changes a recurring document: the days from its next one on are planned again. */
export async function saveRecurring(
  tx: CompanyTransaction,
  call: LedgerCall,
  id: string,
  { version, ...body }: RecurringBody & { version: number },
): Promise<void> {
  checkBody(body);
  const before = await current(tx, id, version);
  const from = before.made > 0 && before.nextOn !== null ? before.nextOn : body.starts_on;
  const [nextOn = null] = nextDays(planOf(body), from, before.made, 1);
  await updateRecurring(tx, id, body, nextOn);
  if (nextOn === null) await setStanding(tx, id, { state: 'ended' });
  await note(tx, call, id, 'recurring_changed', { name: body.name });
}

/** Pauses, resumes or ends it. After a pause, the days within the pause are skipped. */
export async function moveRecurring(
  tx: CompanyTransaction,
  call: LedgerCall,
  id: string,
  input: { version: number; state: RecurringDetail['state'] },
): Promise<void> {
  const before = await current(tx, id, input.version);
  if (input.state !== 'active') {
    await setStanding(tx, id, { state: input.state });
  } else {
    const { nextOn } = before;
    const from = nextOn !== null && nextOn > call.today ? nextOn : call.today;
    const [next = null] = nextDays(before, from, before.made, 1);
    if (next === null) throw new DomainError('conflict', { word: 'recurring_over', values: { name: before.name } });
    await setStanding(tx, id, { state: 'active', nextOn: next, lastError: null, createdBy: call.userId });
  }
  await note(tx, call, id, `recurring_${input.state}`, { name: before.name });
}

export async function removeRecurring(tx: CompanyTransaction, call: LedgerCall, id: string): Promise<void> {
  const before = await lockRecurring(tx, id);
  if (before === null) throw new DomainError('not_found');
  await deleteRecurring(tx, id);
  await note(tx, call, id, 'recurring_removed', { name: before.name });
}

async function current(tx: CompanyTransaction, id: string, version: number): Promise<StoredRecurring> {
  const row = await lockRecurring(tx, id);
  if (row === null) throw new DomainError('not_found');
  if (row.version !== version) throw new DomainError('stale_version');
  return row;
}

async function note(
  tx: CompanyTransaction,
  { userId, now: at }: LedgerCall,
  id: string,
  action: AuditAction,
  { name }: { name: string },
): Promise<void> {
  const change = { name: { before: null, after: name } };
  await writeAudit(tx, { userId, at, action, subjectType: 'recurring_invoice', subjectId: id, change });
}
