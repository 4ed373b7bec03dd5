import type { Day } from '@folio/ledger';
import type { Database } from '../../../platform/database/open.ts';
import { type CompanyTransaction, inCompany } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { rateOn } from '../../books/exchange-rate/index.ts';
import { type LedgerCall, readBooks } from '../../books/ledger/index.ts';
import { readPaymentTerms } from '../../books/numbering/index.ts';
import { sendByTemplate } from '../emails/index.ts';
import { approvalNeeded, confirmInvoice, createInvoice, submitInvoice } from '../invoice/index.ts';
import { draftOfDay } from './draft-of-day.ts';
import { keptRefusal } from './kept-refusal.ts';
import { dayAfter } from './next-day.ts';
import { noteRun, takeDay } from './run-store.ts';
import { findRecurring, lockRecurring, type StoredRecurring, setStanding } from './store.ts';

/** The moment and the user; without a user, the job acts in the name of the person who set it up. */
export type Moment = Pick<LedgerCall, 'now' | 'today'> & { userId?: string };

/** The result for one day; null if nothing was due. */
export interface Made {
  by: LedgerCall;
  on: Day;
  invoiceId: string;
  action: StoredRecurring['action'];
}

/**
 * Makes the next document of a recurring one that is due by `until`. The draft is committed first, then confirmed or
 * sent. A draft that cannot be confirmed or sent stays a draft with the reason; if not even a draft can be made, the
 * recurring document is paused.
 */
export async function makeOne(
  database: Database,
  at: Moment,
  { companyId, id, until }: { companyId: string; id: string; until: Day },
): Promise<Made | null> {
  const work = <T>(todo: (tx: CompanyTransaction) => Promise<T>) => inCompany(database, companyId, todo);
  let made: Made | null;
  try {
    made = await work((tx) => makeDraft(tx, at, id, until));
  } catch (error) {
    await work((tx) => setStanding(tx, id, { state: 'paused', lastError: refusalText(error) }));
    return null;
  }
  if (made === null || made.action === 'draft') return made;
  const { by, invoiceId, on, action } = made;
  try {
    await work(async (tx) => {
      await finish(tx, by, invoiceId, action);
      await setStanding(tx, id, { lastError: null });
    });
  } catch (error) {
    const text = refusalText(error);
    await work(async (tx) => {
      await noteRun(tx, id, on, { error: text });
      await setStanding(tx, id, { lastError: text });
    });
  }
  return made;
}

/** Confirms and sends it; if a second person approves documents, submits it for approval instead. */
async function finish(
  tx: CompanyTransaction,
  by: LedgerCall,
  invoiceId: string,
  action: StoredRecurring['action'],
): Promise<void> {
  if (await approvalNeeded(tx)) return submitInvoice(tx, by, { id: invoiceId });
  await confirmInvoice(tx, by, invoiceId);
  if (action === 'send') await sendByTemplate(tx, by, { invoiceId });
}

/** Rethrows anything that is not a domain error: it is a bug. */
function refusalText(error: unknown): string {
  const text = keptRefusal(error);
  if (text === null) throw error;
  return text;
}

async function makeDraft(tx: CompanyTransaction, at: Moment, id: string, until: Day): Promise<Made | null> {
  const row = await lockRecurring(tx, id);
  if (row === null || row.state !== 'active' || row.nextOn === null || row.nextOn > until) return null;
  const on = row.nextOn;
  const made = row.made + 1;
  const next = dayAfter(row, on, made);
  const state = next === null ? ('ended' as const) : row.state;
  if (!(await takeDay(tx, id, on, at.now))) {
    await setStanding(tx, id, { nextOn: next, state });
    return null;
  }
  const userId = at.userId ?? row.createdBy;
  if (userId === null) throw new DomainError('conflict', { word: 'recurring_nobody', values: { name: row.name } });
  const by = { ...at, userId };
  const invoiceId = await createInvoice(tx, by, { type: row.type, draft: await draftFor(tx, row, on) });
  await noteRun(tx, id, on, { invoiceId });
  await setStanding(tx, id, { nextOn: next, state, made, lastError: null });
  return { by, on, invoiceId, action: row.action };
}

async function draftFor(tx: CompanyTransaction, row: StoredRecurring, on: Day) {
  const { draft } = row;
  const { baseCurrency } = await readBooks(tx);
  const known = draft.currency === baseCurrency ? null : await rateOn(tx, draft.currency, on);
  const terms = draft.payment_term_id === null ? [] : await readPaymentTerms(tx);
  const term = terms.find((one) => one.id === draft.payment_term_id) ?? null;
  return draftOfDay(draft, on, { dueDays: row.dueDays, term, rate: known?.rate ?? null });
}

/**
 * Makes the next document now, before its day but dated that day. Throws `not_found`, or `conflict` if no day is
 * left.
 */
export async function makeNow(
  database: Database,
  call: LedgerCall,
  { companyId, id }: { companyId: string; id: string },
): Promise<Made> {
  const row = await inCompany(database, companyId, (tx) => findRecurring(tx, id));
  if (row === null) throw new DomainError('not_found');
  if (row.state !== 'active' || row.nextOn === null)
    throw new DomainError('conflict', { word: 'recurring_not_active', values: { name: row.name } });
  const made = await makeOne(database, call, { companyId, id, until: row.nextOn });
  if (made === null) throw new DomainError('conflict', { word: 'recurring_not_made', values: { name: row.name } });
  return made;
}
