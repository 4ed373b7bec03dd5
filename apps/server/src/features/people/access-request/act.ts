import type { PracticeRole } from '@folio/contract';
import type { Queries } from '../../../platform/database/open.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { enterPractice, lockPractice, type NotedCall } from '../practice/index.ts';
import type { NotedCompanyCall } from './ask.ts';
import { noteAct } from './note-act.ts';
import {
  cancelOthers,
  dropGiven,
  findRequest,
  openWithCompany,
  type Seen,
  type StoredRequest,
  writeRole,
  writeState,
} from './request-store.ts';
import { mayAct, type RequestAct, resultOf } from './transitions.ts';

/** A request after an act, and whether the act changed anything: a repeated click does not. */
export interface Acted {
  request: StoredRequest;
  changed: boolean;
}

/** The company's owner answers a practice, withdraws the request, or ends its access. */
export function actForCompany(
  call: NotedCompanyCall,
  asked: { id: string; act: RequestAct; role?: PracticeRole },
): Promise<Acted> {
  const { companyId } = call;
  return call.database.queries.transaction().execute(async (queries) => {
    const request = await hold(queries, { companyId }, asked.id);
    if (isDone(request, asked)) return { request, changed: false };
    if (!mayAct(asked.act, 'company', request)) throw over(request);
    // The answer binds an application by registration number to the company that answers.
    const role = asked.act === 'accept' ? (asked.role ?? request.role) : request.role;
    const after = { ...request, companyId, role, state: resultOf(asked.act) };
    await move(queries, call, { request: after, act: asked.act, forPractice: false });
    return { request: after, changed: true };
  });
}

/** A manager of the practice answers a company, withdraws an application, or stops acting for a client. */
export function actForPractice(
  call: NotedCall,
  practiceId: string,
  asked: { id: string; act: RequestAct },
): Promise<Acted> {
  return call.database.queries.transaction().execute(async (queries) => {
    await enterPractice(queries, call, practiceId, 'manager');
    const request = await hold(queries, { practiceId }, asked.id);
    if (isDone(request, asked)) return { request, changed: false };
    if (!mayAct(asked.act, 'practice', request)) throw over(request);
    const after = { ...request, state: resultOf(asked.act) };
    await move(queries, call, { request: after, act: asked.act, forPractice: true });
    return { request: after, changed: true };
  });
}

/** Changes what a practice may do in a company, effective now; also for a pending invitation. */
export function changeLevel(call: NotedCompanyCall, asked: { id: string; role: PracticeRole }): Promise<Acted> {
  const { companyId, userId, now, from } = call;
  return call.database.queries.transaction().execute(async (queries) => {
    const request = await hold(queries, { companyId }, asked.id);
    const isOpen = request.state === 'accepted' || (request.state === 'pending' && request.askedBy === 'company');
    if (!isOpen) throw over(request);
    if (request.role === asked.role) return { request, changed: false };
    await writeRole(queries, request.id, asked.role);
    const { practiceId } = request;
    const change = { role: { before: request.role, after: asked.role } };
    const act = {
      action: 'access_level_changed' as const,
      userId,
      now,
      from,
      practiceId,
      forPractice: false,
      request,
      change,
    };
    await noteAct(queries, companyId, act);
    return { request: { ...request, role: asked.role }, changed: true };
  });
}

/** Locks a request, and first its practice: all changes to one practice's requests happen one after the other. */
async function hold(queries: Queries, side: Seen, id: string): Promise<StoredRequest> {
  const found = await findRequest(queries, side, id, false);
  if (found === null) throw new DomainError('not_found');
  await lockPractice(queries, found.practiceId);
  const held = await findRequest(queries, side, id, true);
  if (held === null) throw new DomainError('not_found');
  return held;
}

/** True when the same act was done before and its result is still in effect. */
function isDone({ state, role }: StoredRequest, asked: { act: RequestAct; role?: PracticeRole }): boolean {
  return state === resultOf(asked.act) && (asked.role === undefined || asked.role === role);
}

function over({ state }: StoredRequest): DomainError {
  return new DomainError('conflict', { word: `request_is_${state}` });
}

async function move(
  queries: Parameters<typeof noteAct>[0],
  call: NotedCall,
  { request, act, forPractice }: { request: StoredRequest; act: RequestAct; forPractice: boolean },
): Promise<void> {
  const { id, practiceId, companyId, role, state } = request;
  const { userId, now, from } = call;
  if (act === 'accept' && companyId !== null) {
    const open = await openWithCompany(queries, { practiceId, companyId });
    if (open !== null && open.id !== id && open.state === 'accepted')
      throw new DomainError('conflict', { word: 'request_open_accepted' });
  }
  await writeState(queries, id, { state, companyId, role, userId, now });
  if (act === 'accept' && companyId !== null)
    await cancelOthers(queries, { practiceId, companyId, id }, { userId, now });
  if (act === 'revoke' && companyId !== null) await dropGiven(queries, { practiceId, companyId });
  const noted = { action: `access_${resultOf(act)}` as const, userId, now, from, practiceId, forPractice, request };
  await noteAct(queries, companyId, { ...noted, change: act === 'accept' ? { role } : {} });
}
