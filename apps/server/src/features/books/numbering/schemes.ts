import type { InvoiceType, NumberGaps, NumberSchemeRow, numberSchemeBody } from '@folio/contract';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type LedgerCall, writeAudit } from '../ledger/index.ts';
import { gapsOf } from './gaps.ts';
import { patternOf, peekInvoiceNumber } from './numbers.ts';
import { frameOf, isOwnType, numberAt, OWN_TYPES, seriesOf } from './scheme.ts';
import { readNumbers, takenAmong, writeCount, writePattern } from './store.ts';

/** The pattern of each type that this company numbers, with the next number for a document issued today. */
export async function listSchemes(
  tx: CompanyTransaction,
  { today }: Pick<LedgerCall, 'today'>,
): Promise<NumberSchemeRow[]> {
  const rows: NumberSchemeRow[] = [];
  for (const type of OWN_TYPES) {
    const { number, count } = await peekInvoiceNumber(tx, type, today);
    rows.push({ type, pattern: await patternOf(tx, type), next: number, next_count: count });
  }
  return rows;
}

/** Changes the pattern of a type for new documents, and continues from `next` where it is given. */
export async function saveScheme(
  tx: CompanyTransaction,
  call: LedgerCall,
  { type, pattern, next }: z.infer<typeof numberSchemeBody>,
): Promise<NumberSchemeRow[]> {
  if (!isOwnType(type))
    throw new DomainError('validation_failed', { faults: [{ path: 'type', word: 'numbers_are_theirs' }] });
  const before = await patternOf(tx, type);
  await writePattern(tx, type, pattern);
  if (next !== null) await countFrom(tx, type, { pattern, next, today: call.today });
  const subject = { subjectType: 'company', subjectId: tx.companyId };
  const change = { type, pattern: { before, after: pattern }, ...(next === null ? {} : { next: String(next) }) };
  await writeAudit(tx, { userId: call.userId, at: call.now, action: 'number_scheme_changed', ...subject, change });
  return listSchemes(tx, call);
}

async function countFrom(
  tx: CompanyTransaction,
  type: InvoiceType,
  { pattern, next, today }: { pattern: string; next: number; today: string },
): Promise<void> {
  const frame = frameOf(pattern, today);
  const number = numberAt(frame, next);
  if ((await takenAmong(tx, type, [number])).has(number))
    throw new DomainError('validation_failed', {
      faults: [{ path: 'next', word: 'next_number_taken', values: { number } }],
    });
  await writeCount(tx, seriesOf(frame), next - 1);
}

/** The numbers of a type's pattern that no document has; drafts count as documents. */
export async function reportGaps(tx: CompanyTransaction, type: InvoiceType): Promise<NumberGaps> {
  if (!isOwnType(type)) return { type, used: 0, missing: 0, runs: [] };
  const pattern = await patternOf(tx, type);
  const [head = ''] = /^[^{]*/.exec(pattern) ?? [];
  return { type, ...gapsOf(pattern, await readNumbers(tx, { type, head, drafts: true })) };
}
