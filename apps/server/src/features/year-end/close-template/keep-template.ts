import type { AuditAction, CloseTemplateBody, CloseTemplateRow, closeTemplateChange } from '@folio/contract';
import type { z } from 'zod';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { noteAccountEvent } from '../../people/account-event/index.ts';
import { enterPractice, type NotedCall } from '../../people/practice/index.ts';
import { deleteTemplate, insertTemplate, readTemplates, updateTemplate } from './template-store.ts';

/** The lists of closing tasks of a practice, by name. Everybody in the practice sees and changes them. */
export async function listTemplates(call: Call, practiceId: string): Promise<CloseTemplateRow[]> {
  await enterPractice(call.database.queries, call, practiceId, 'staff');
  return readTemplates(call.database.queries, practiceId);
}

export async function addTemplate(
  call: NotedCall,
  practiceId: string,
  body: CloseTemplateBody,
): Promise<CloseTemplateRow> {
  await enterPractice(call.database.queries, call, practiceId, 'staff');
  return call.database.queries.transaction().execute(async (tx) => {
    const id = await insertTemplate(tx, practiceId, body);
    await noteAccountEvent(tx, eventOf(call, practiceId, 'close_template_added', body.name));
    return { ...body, id, version: 1 };
  });
}

/** Throws `stale_version` also for a list that was deleted. */
export async function changeTemplate(
  call: NotedCall,
  { practiceId, id }: { practiceId: string; id: string },
  body: z.output<typeof closeTemplateChange>,
): Promise<void> {
  await enterPractice(call.database.queries, call, practiceId, 'staff');
  await call.database.queries.transaction().execute(async (tx) => {
    if (!(await updateTemplate(tx, { practiceId, id }, body))) throw new DomainError('stale_version');
    await noteAccountEvent(tx, eventOf(call, practiceId, 'close_template_changed', body.name));
  });
}

/** Throws `not_found`. */
export async function removeTemplate(
  call: NotedCall,
  { practiceId, id }: { practiceId: string; id: string },
): Promise<void> {
  await enterPractice(call.database.queries, call, practiceId, 'staff');
  await call.database.queries.transaction().execute(async (tx) => {
    const name = await deleteTemplate(tx, { practiceId, id });
    if (name === null) throw new DomainError('not_found');
    await noteAccountEvent(tx, eventOf(call, practiceId, 'close_template_removed', name));
  });
}

function eventOf(call: NotedCall, practiceId: string, action: AuditAction, name: string) {
  return { userId: call.userId, action, practiceId, from: call.from, change: { name } };
}
