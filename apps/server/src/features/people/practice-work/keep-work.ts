import type { assigneeBody, deadlineBody } from '@folio/contract';
import type { z } from 'zod';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { noteAccountEvent } from '../account-event/index.ts';
import { enterPractice, type NotedCall } from '../practice/index.ts';
import { deleteMet, insertMet, readPeople, readSeenClient, writeAssignee } from './work-store.ts';

interface Client {
  practiceId: string;
  companyId: string;
}

/** The name of the client. Throws `not_found` unless the caller works in the practice and sees the client. */
async function enterClient(call: Call, { practiceId, companyId }: Client): Promise<string> {
  const { queries } = call.database;
  await enterPractice(queries, call, practiceId, 'staff');
  const name = await readSeenClient(queries, { practiceId, userId: call.userId }, companyId);
  if (name === null) throw new DomainError('not_found');
  return name;
}

/**
 * Says who looks after a client. Everybody who sees the client may, and only a person who sees it can be chosen
 * (`practice_assignee_unknown`).
 */
export async function assignClient(
  call: NotedCall,
  client: Client,
  { user_id: userId }: z.output<typeof assigneeBody>,
): Promise<void> {
  const { queries } = call.database;
  const { practiceId, companyId } = client;
  const clientName = await enterClient(call, client);
  if (userId !== null && (await readSeenClient(queries, { practiceId, userId }, companyId)) === null)
    throw new DomainError('validation_failed', { faults: [{ path: 'user_id', word: 'practice_assignee_unknown' }] });
  const people = await readPeople(queries, practiceId);
  const assignee = people.find((person) => person.userId === userId)?.name ?? null;
  await queries.transaction().execute(async (tx) => {
    await writeAssignee(tx, { practiceId, companyId, userId });
    const change = { client: clientName, assignee };
    await noteAccountEvent(tx, {
      userId: call.userId,
      action: 'practice_client_assigned',
      practiceId,
      from: call.from,
      change,
    });
  });
}

/** Marks a deadline of a client as met, or takes the mark back. Everybody who sees the client may. */
export async function markDeadline(
  call: NotedCall,
  client: Client,
  { deadline, due_on: dueOn, met }: z.output<typeof deadlineBody>,
): Promise<void> {
  const clientName = await enterClient(call, client);
  const { practiceId, companyId } = client;
  await call.database.queries.transaction().execute(async (tx) => {
    const mark = { companyId, deadline, dueOn };
    const by = { userId: call.userId, at: call.now, doneOn: call.today };
    await (met ? insertMet(tx, mark, by) : deleteMet(tx, mark));
    const change = { client: clientName, deadline, due_on: dueOn, met };
    await noteAccountEvent(tx, {
      userId: call.userId,
      action: 'practice_deadline_marked',
      practiceId,
      from: call.from,
      change,
    });
  });
}
