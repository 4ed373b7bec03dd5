import type { AccessRequestRow, applyBody, inviteBody, PracticeRequestRow } from '@folio/contract';
import type { z } from 'zod';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { noteAccountEvent, type Origin } from '../account-event/index.ts';
import { enterPractice, lockPractice, type NotedCall } from '../practice/index.ts';
import { limitAttempts } from '../session/index.ts';
import { requestsOfCompany, requestsOfPractice } from './list-store.ts';
import { noteAct } from './note-act.ts';
import { insertRequest, isPractice, numberOf, openByNumber, openWithCompany } from './request-store.ts';

/** Applications of one practice in 15 minutes: the limit prevents guessing of registration numbers. */
const MAX_APPLICATIONS = 60;

/** A call of a company that is written into the log of accounts. */
export interface NotedCompanyCall extends CompanyCall {
  from: Origin;
}

/**
 * A practice requests access from the company with a registration number. The number is not looked up here: neither
 * the answer nor its time shows whether a company has the number. Throws `conflict` where the practice itself has a
 * pending request or invitation, or has access already.
 */
export async function applyToCompany(
  call: NotedCall,
  practiceId: string,
  { number, message }: z.output<typeof applyBody>,
): Promise<PracticeRequestRow> {
  const { database, userId, now, from } = call;
  const askedNumber = number.toUpperCase().replace(/\s+/g, '');
  return database.queries.transaction().execute(async (queries) => {
    await enterPractice(queries, call, practiceId, 'manager');
    await limitAttempts(queries, 'practice-apply', practiceId, MAX_APPLICATIONS, now);
    await lockPractice(queries, practiceId);
    const open = await openByNumber(queries, { practiceId, askedNumber });
    if (open !== null) throw openRefusal(open, 'practice');
    const asked = { practiceId, companyId: null, askedNumber, askedBy: 'practice', role: null, message } as const;
    const id = await insertRequest(queries, { ...asked, userId, now });
    const { rows } = await requestsOfPractice(queries, practiceId, { page: 1, limit: 1, id });
    const [row] = rows;
    if (row === undefined) throw new DomainError('internal');
    const change = { number: String(row.number), asked_number: askedNumber };
    await noteAccountEvent(queries, { userId, action: 'access_requested', practiceId, from, change });
    return row;
  });
}

/** A company's owner invites a practice to act for the company. */
export async function invitePractice(
  call: NotedCompanyCall,
  { practice_id: practiceId, role, message }: z.output<typeof inviteBody>,
): Promise<AccessRequestRow> {
  const { database, companyId, userId, now, from } = call;
  return database.queries.transaction().execute(async (queries) => {
    if (!(await isPractice(queries, practiceId))) throw new DomainError('not_found');
    await lockPractice(queries, practiceId);
    const open = await openWithCompany(queries, { practiceId, companyId });
    if (open !== null) throw openRefusal(open, 'company');
    const askedNumber = await numberOf(queries, companyId);
    const asked = { practiceId, companyId, askedNumber, askedBy: 'company', role, message } as const;
    const id = await insertRequest(queries, { ...asked, userId, now });
    const { rows } = await requestsOfCompany(queries, companyId, { page: 1, limit: 1, id });
    const [row] = rows;
    if (row === undefined) throw new DomainError('internal');
    const act = {
      action: 'access_invited' as const,
      userId,
      now,
      from,
      practiceId,
      forPractice: false,
      change: { role },
    };
    await noteAct(queries, companyId, { ...act, request: { id, number: row.number } });
    return row;
  });
}

/** The open request that prevents a new one, described for the side that asks. */
function openRefusal(open: { state: string; askedBy: string }, side: 'practice' | 'company'): DomainError {
  if (open.state === 'accepted') return new DomainError('conflict', { word: 'request_open_accepted' });
  return new DomainError('conflict', { word: open.askedBy === side ? 'request_open_asked' : 'request_open_answer' });
}
