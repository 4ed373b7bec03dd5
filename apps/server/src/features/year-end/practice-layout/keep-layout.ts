import type { AuditAction, ReportLayoutBody } from '@folio/contract';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { noteAccountEvent } from '../../people/account-event/index.ts';
import { enterPractice, type NotedCall } from '../../people/practice/index.ts';
import { checkLayout } from '../../reports/report-layout/index.ts';
import { deleteLayout, insertLayout, updateLayout } from './store.ts';

/*
 * Every person of the practice keeps its layouts. Accounts are not checked: each company has its own chart, and the report says
 * what a chart does not have.
 */

/** Saves a layout for every company of the practice. Throws `validation_failed` for rows that no chart makes usable. */
export async function addPracticeLayout(
  call: NotedCall,
  practiceId: string,
  body: ReportLayoutBody,
): Promise<{ id: string }> {
  await enterPractice(call.database.queries, call, practiceId, 'staff');
  checkLayout(body, null);
  return call.database.queries.transaction().execute(async (tx) => {
    const id = await insertLayout(tx, practiceId, body);
    await noteAccountEvent(tx, eventOf(call, practiceId, 'practice_layout_added', body.name));
    return { id };
  });
}

/** Throws `stale_version` also for a layout that was deleted. */
export async function changePracticeLayout(
  call: NotedCall,
  { practiceId, id }: { practiceId: string; id: string },
  body: ReportLayoutBody & { version: number },
): Promise<void> {
  await enterPractice(call.database.queries, call, practiceId, 'staff');
  checkLayout(body, null);
  await call.database.queries.transaction().execute(async (tx) => {
    if (!(await updateLayout(tx, { practiceId, id }, body))) throw new DomainError('stale_version');
    await noteAccountEvent(tx, eventOf(call, practiceId, 'practice_layout_changed', body.name));
  });
}

/** Throws `not_found`. */
export async function removePracticeLayout(
  call: NotedCall,
  { practiceId, id }: { practiceId: string; id: string },
): Promise<void> {
  await enterPractice(call.database.queries, call, practiceId, 'staff');
  await call.database.queries.transaction().execute(async (tx) => {
    const name = await deleteLayout(tx, { practiceId, id });
    if (name === null) throw new DomainError('not_found');
    await noteAccountEvent(tx, eventOf(call, practiceId, 'practice_layout_removed', name));
  });
}

function eventOf(call: NotedCall, practiceId: string, action: AuditAction, name: string) {
  return { userId: call.userId, action, practiceId, from: call.from, change: { name } };
}
