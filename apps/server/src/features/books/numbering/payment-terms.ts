import type { AuditAction, PaymentTermRow, paymentTermBody } from '@folio/contract';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type LedgerCall, writeAudit } from '../ledger/index.ts';
import { insertTerms, readTerms, termNamed, writeTerm } from './term-store.ts';

type Term = z.infer<typeof paymentTermBody>;

function usual(name: string, name_zh: string, kind: Term['kind'], days: number): Term {
  return { name, name_zh, kind, days, months: 0, active: true };
}

/** The payment terms of a company that never added any: those that small companies usually use. */
const USUAL_TERMS: readonly Term[] = [
  usual('Due on receipt', '即時付款', 'days', 0),
  usual('7 days', '7 天', 'days', 7),
  usual('14 days', '14 天', 'days', 14),
  usual('30 days', '30 天', 'days', 30),
  usual('60 days', '60 天', 'days', 60),
  usual('End of month', '月底付款', 'end_of_month', 0),
  usual('30 days end of month', '月結 30 天', 'end_of_month', 30),
];

/** A company's payment terms; the first call creates the usual ones. */
export async function readPaymentTerms(tx: CompanyTransaction): Promise<PaymentTermRow[]> {
  const known = await readTerms(tx);
  if (known.length > 0) return known;
  await insertTerms(tx, USUAL_TERMS);
  return readTerms(tx);
}

/** Adds payment terms. Throws `validation_failed` for a name in use, or a day that exists in no month. */
export async function addPaymentTerm(tx: CompanyTransaction, call: LedgerCall, term: Term): Promise<PaymentTermRow> {
  await readPaymentTerms(tx);
  await refuseWrong(tx, term, null);
  const [id] = await insertTerms(tx, [term]);
  if (id === undefined) throw nameTaken(term.name);
  await note(tx, call, { action: 'payment_term_added', id, change: { name: term.name } });
  return { id, ...term };
}

/** Changes payment terms; existing documents keep their due dates. Throws as `addPaymentTerm`, and `not_found`. */
export async function savePaymentTerm(
  tx: CompanyTransaction,
  call: LedgerCall,
  { id, ...term }: Term & { id: string },
): Promise<PaymentTermRow> {
  const before = (await readTerms(tx)).find((known) => known.id === id);
  if (before === undefined) throw new DomainError('not_found');
  await refuseWrong(tx, term, id);
  await writeTerm(tx, id, term);
  const changed = (['name', 'name_zh', 'kind', 'days', 'months', 'active'] as const).filter(
    (field) => before[field] !== term[field],
  );
  const change = Object.fromEntries(changed.map((field) => [field, { before: before[field], after: term[field] }]));
  await note(tx, call, { action: 'payment_term_changed', id, change });
  return { id, ...term };
}

async function refuseWrong(tx: CompanyTransaction, term: Term, id: string | null): Promise<void> {
  if (term.kind === 'fixed_day' && (term.days < 1 || term.days > 31)) {
    const values = { found: String(term.days) };
    throw new DomainError('validation_failed', { faults: [{ path: 'days', word: 'ledger_bad_payment_term', values }] });
  }
  if (await termNamed(tx, term.name, id)) throw nameTaken(term.name);
}

function nameTaken(name: string): DomainError {
  return new DomainError('validation_failed', {
    faults: [{ path: 'name', word: 'term_name_taken', values: { name } }],
  });
}

async function note(
  tx: CompanyTransaction,
  { userId, now }: LedgerCall,
  { action, id, change }: { action: AuditAction; id: string; change: unknown },
): Promise<void> {
  await writeAudit(tx, { userId, at: now, action, subjectType: 'payment_term', subjectId: id, change });
}
