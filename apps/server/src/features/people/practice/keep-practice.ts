import type { PracticeDetail } from '@folio/contract';
import type { Queries } from '../../../platform/database/open.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { noteAccountEvent } from '../account-event/index.ts';
import { limitAttempts } from '../session/index.ts';
import { enterPractice, type NotedCall } from './enter-practice.ts';
import { insertPractice, type PracticeValues, readPractice, updatePractice } from './practice-store.ts';

/** Practices one person may create in 15 minutes: only a program would create more. */
const MAX_PRACTICES = 5;

/** A practice as the caller sees it. Throws `not_found`. */
export async function getPractice(queries: Queries, userId: string, id: string): Promise<PracticeDetail> {
  const found = await readPractice(queries, { id, userId });
  if (found === null) throw new DomainError('not_found');
  return found;
}

/** Creates a practice; the caller manages it. */
export async function createPractice(call: NotedCall, values: PracticeValues): Promise<PracticeDetail> {
  await limitAttempts(call.database.queries, 'practice-create', call.userId, MAX_PRACTICES, call.now);
  return call.database.queries.transaction().execute(async (queries) => {
    const practiceId = await insertPractice(queries, call.userId, values);
    const change = { name: values.name, pc_number: values.pc_number };
    await noteAccountEvent(queries, {
      userId: call.userId,
      action: 'practice_created',
      practiceId,
      from: call.from,
      change,
    });
    return getPractice(queries, call.userId, practiceId);
  });
}

/** Changes the details of a practice. Managers only. */
export async function changePractice(call: NotedCall, id: string, values: PracticeValues): Promise<PracticeDetail> {
  return call.database.queries.transaction().execute(async (queries) => {
    await enterPractice(queries, call, id, 'manager');
    const before = await getPractice(queries, call.userId, id);
    await updatePractice(queries, id, values);
    const after = await getPractice(queries, call.userId, id);
    const fields = ['name', 'pc_number', 'phone', 'email', 'address', 'about', 'website', 'listed'] as const;
    const change = Object.fromEntries(
      fields
        .filter((field) => before[field] !== after[field])
        .map((field) => [field, { before: before[field], after: after[field] }]),
    );
    await noteAccountEvent(queries, {
      userId: call.userId,
      action: 'practice_changed',
      practiceId: id,
      from: call.from,
      change,
    });
    return after;
  });
}
