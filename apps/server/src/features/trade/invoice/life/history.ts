import type { InvoiceEvent } from '@folio/contract';
import { formatMoney } from '@folio/ledger';
import { z } from 'zod';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { readInvoiceRow } from '../store.ts';
import { type DoneAct, type DoneEntry, readActs, readDoneEntries, readOutgone } from './history-store.ts';

/** The history of a document, newest first: actions of users, settlements, emails and views by link. */
export async function invoiceHistory(tx: CompanyTransaction, id: string): Promise<InvoiceEvent[]> {
  const stored = await readInvoiceRow(tx, id);
  if (stored === null) throw new DomainError('not_found');
  const acts = await readActs(tx, id);
  const entries = await readDoneEntries(tx, id);
  const events = [
    ...beforeTheTrail(acts, entries, stored.createdAt),
    ...acts.filter(({ action }) => action !== MAILED).map(eventOfAct),
    ...entries.filter(({ own }) => !own).map(eventOfEntry),
    ...(await readOutgone(tx, id)),
  ];
  return events
    .map((event, place) => ({ event, place }))
    .sort((a, b) => b.event.at.getTime() - a.event.at.getTime() || b.place - a.place)
    .map(({ event }) => ({ ...event, at: event.at.toISOString() }));
}

interface Happened extends Omit<InvoiceEvent, 'at'> {
  at: Date;
}

/** The history already shows the email itself. */
const MAILED = 'invoice.sent';

/** Events that the audit trail lacks for older documents: creation and posting. */
function beforeTheTrail(acts: readonly DoneAct[], entries: readonly DoneEntry[], createdAt: Date): Happened[] {
  const kept = new Set(acts.map(({ action }) => action));
  const made = kept.has('invoice.created') || kept.has('invoice.copied');
  const posted = kept.has('invoice.confirmed') ? undefined : entries.find(({ own }) => own);
  return [
    ...(made ? [] : [{ at: createdAt, by: null, action: 'invoice.created', detail: null }]),
    ...(posted === undefined ? [] : [{ at: posted.at, by: posted.by, action: 'invoice.confirmed', detail: null }]),
  ];
}

const told = z.object({
  reason: z.string().optional(),
  from: z.string().optional(),
  answer: z.object({ after: z.string().nullable() }).optional(),
});

function eventOfAct({ at, by, action, change }: DoneAct): Happened {
  const { data } = told.safeParse(change);
  const answer = data?.answer?.after;
  return { at, by, action: answer ? `invoice.${answer}` : action, detail: data?.reason || data?.from || null };
}

const SETTLED: Readonly<Record<string, string>> = {
  receipt: 'paid',
  payment: 'paid',
  customer_refund: 'refunded',
  supplier_refund: 'refunded',
  allocation: 'credit_applied',
};

function eventOfEntry({ at, by, kind, number, currency, amountMinor, badDebt }: DoneEntry): Happened {
  const undone = SETTLED[kind] ?? 'undone';
  const action = badDebt && undone !== 'undone' ? 'bad_debt' : undone;
  const amount = formatMoney(amountMinor < 0n ? -amountMinor : amountMinor, currency);
  return { at, by, action: `invoice.${action}`, detail: `${number} · ${amount} ${currency}` };
}
