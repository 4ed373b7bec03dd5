import type { WorkKind, WorkMeta, WorkRow, workQuery } from '@folio/contract';
import { parseDay } from '@folio/ledger';
import type { z } from 'zod';
import type { Call } from '../../../platform/http/call.ts';
import { enterPractice } from '../practice/index.ts';
import { type WorkItem, workOf } from './work-items.ts';
import { readClientWork, readPeople } from './work-store.ts';

/**
 * What waits for all clients that the caller sees, the most urgent first. Throws `not_found` for a person who does not
 * work there.
 */
export async function listWork(
  call: Call,
  practiceId: string,
  { page, limit, q, kind, whose }: z.output<typeof workQuery>,
): Promise<{ rows: WorkRow[]; meta: WorkMeta }> {
  const { queries } = call.database;
  const { userId } = call;
  await enterPractice(queries, call, practiceId, 'staff');
  const clients = await readClientWork(queries, { practiceId, userId, q: q?.trim() ?? '' });
  const people = await readPeople(queries, practiceId);
  const all = workOf(clients, parseDay(call.today));
  const isMine = ({ client }: WorkItem) => client.assignee?.userId === userId;
  const isFree = ({ client }: WorkItem) => client.assignee === null;
  const theirs = whose === 'mine' ? all.filter(isMine) : whose === 'unassigned' ? all.filter(isFree) : all;
  const found = kind === undefined ? theirs : theirs.filter((item) => item.kind === kind);
  return {
    rows: found.slice((page - 1) * limit, page * limit).map(present),
    meta: {
      page,
      limit,
      total: found.length,
      kinds: countKinds(theirs),
      all: all.length,
      mine: all.filter(isMine).length,
      unassigned: all.filter(isFree).length,
      people: people.map((person) => ({ user_id: person.userId, name: person.name, is_me: person.userId === userId })),
    },
  };
}

function countKinds(items: readonly WorkItem[]): Partial<Record<WorkKind, number>> {
  const counts: Partial<Record<WorkKind, number>> = {};
  for (const { kind } of items) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

function present({ client, kind, count, since, dueOn, isLate }: WorkItem): WorkRow {
  const { assignee } = client;
  return {
    company_id: client.companyId,
    name: client.name,
    name_zh: client.nameZh,
    kind,
    count,
    since,
    due_on: dueOn,
    is_late: isLate,
    assignee: assignee && { user_id: assignee.userId, name: assignee.name },
  };
}
