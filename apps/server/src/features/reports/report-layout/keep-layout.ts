import type { AuditAction, ReportLayout, ReportLayoutBody } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { fieldChanges, type LedgerCall, readBooks, writeAudit } from '../../books/ledger/index.ts';
import { checkLayout } from './check-layout.ts';
import { deleteLayout, findLayout, insertLayout, updateLayout } from './store.ts';

/** A layout of the company, or of a practice that it let in. Throws `not_found`. */
export async function getLayout(tx: CompanyTransaction, id: string): Promise<ReportLayout> {
  const row = await findLayout(tx, id);
  if (row === null) throw new DomainError('not_found');
  return row;
}

/** Saves a layout. Throws `validation_failed` with a fault for each row that cannot be used. */
export async function addLayout(
  tx: CompanyTransaction,
  call: LedgerCall,
  body: ReportLayoutBody,
): Promise<ReportLayout> {
  await check(tx, body);
  const id = await insertLayout(tx, body, { createdBy: call.userId, at: call.now });
  await note(tx, call, id, 'report_layout_added', null, body);
  return getLayout(tx, id);
}

/** Throws `validation_failed`, `not_found` also for a layout of a practice, and `stale_version`. */
export async function changeLayout(
  tx: CompanyTransaction,
  call: LedgerCall,
  id: string,
  body: ReportLayoutBody & { version: number },
): Promise<ReportLayout> {
  const before = await ownLayout(tx, id);
  await check(tx, body);
  if (!(await updateLayout(tx, id, body))) throw new DomainError('stale_version');
  await note(tx, call, id, 'report_layout_changed', before, body);
  return getLayout(tx, id);
}

export async function removeLayout(tx: CompanyTransaction, call: LedgerCall, id: string): Promise<void> {
  const before = await ownLayout(tx, id);
  await deleteLayout(tx, id);
  await note(tx, call, id, 'report_layout_removed', before, null);
}

async function check(tx: CompanyTransaction, body: ReportLayoutBody): Promise<void> {
  const { chart } = await readBooks(tx);
  checkLayout(body, new Set(chart.byCode.keys()));
}

async function ownLayout(tx: CompanyTransaction, id: string): Promise<ReportLayout> {
  const row = await getLayout(tx, id);
  if (row.practice_id !== null) throw new DomainError('not_found');
  return row;
}

async function note(
  tx: CompanyTransaction,
  { userId, now: at }: LedgerCall,
  id: string,
  action: AuditAction,
  before: ReportLayoutBody | null,
  after: ReportLayoutBody | null,
): Promise<void> {
  const change = fieldChanges(before && auditFields(before), after && auditFields(after));
  await writeAudit(tx, { userId, at, action, subjectType: 'report_layout', subjectId: id, change });
}

/** The rows are kept as text, so that the trail shows what a report was made of. */
function auditFields({ name, name_zh, rows, covers, columns }: ReportLayoutBody): Record<string, string> {
  return { name, name_zh, rows: JSON.stringify(rows), covers: covers.join(', '), columns: JSON.stringify(columns) };
}
