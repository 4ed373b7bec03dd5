import type { signOffBody } from '@folio/contract';
import { type SignOffRole, signOffFault } from '@folio/ledger';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { DomainError, type FieldIssue } from '../../../platform/http/domain-error.ts';
import { fieldChanges, openBooks } from '../../books/ledger/index.ts';
import { note } from './note.ts';
import { type OpenedSchedule, openSchedules } from './open-schedules.ts';
import { requirePeriod } from './period.ts';
import { insertSignOffs } from './sign-off-store.ts';

/**
 * Signs off schedules, all or none. The books are held, so that what is signed is what is in them. Throws
 * `validation_failed` with a fault for each schedule that cannot be signed.
 */
export async function signOffSchedules(
  tx: CompanyTransaction,
  call: CompanyCall,
  role: SignOffRole,
  { schedules: wanted, ...name }: z.output<typeof signOffBody>,
): Promise<void> {
  const books = await openBooks(tx);
  const period = await requirePeriod(tx, name, books);
  const { schedules } = await openSchedules(tx, call, books, period);
  const faults: FieldIssue[] = [];
  const signed: OpenedSchedule[] = [];
  for (const [index, { account_code: code, hash }] of wanted.entries()) {
    const opened = schedules.find(({ schedule }) => schedule.account.code === code);
    if (opened === undefined) throw new DomainError('not_found');
    const fault = faultOf(opened, { role, userId: call.userId, seenHash: hash });
    if (fault === null) signed.push(opened);
    else faults.push({ path: `schedules.${index}`, word: `close_${fault}`, values: { account: code } });
  }
  const [first] = faults;
  if (first !== undefined)
    throw new DomainError('validation_failed', { word: first.word, values: first.values ?? {}, faults });
  const rows = signed.map(({ schedule, content, hash }) => ({ code: schedule.account.code, content, hash }));
  await insertSignOffs(tx, period, { role, userId: call.userId, at: call.now }, rows);
  const accounts = rows.map(({ code }) => code).join(', ');
  await note(tx, call, period, 'close_signed_off', fieldChanges(null, { role, accounts }));
}

function faultOf(
  { hash, state, signOffs }: OpenedSchedule,
  wish: { role: SignOffRole; userId: string; seenHash: string },
) {
  return signOffFault({ ...wish, hash, isOpen: state === 'open' || state === 'unsupported', signOffs });
}
