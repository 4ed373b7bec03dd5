import type { AuditAction, SavedReport, SavedReportBody } from '@folio/contract';
import type { Day } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { fieldChanges, type LedgerCall, readBooks, writeAudit } from '../../books/ledger/index.ts';
import { type ChosenReport, checkedChoices, queryOf, type Viewpoint } from './choices.ts';
import { deleteSaved, findSaved, insertSaved, listSaved, type StoredReport, updateSaved } from './store.ts';

/** The view from a day, with every day of the periods. */
export async function viewFrom(tx: CompanyTransaction, day: Day): Promise<Viewpoint> {
  const { years } = await readBooks(tx);
  return { day, years, latest: null };
}

/** The saved reports that the caller sees, each with the address that opens it today. */
export async function listSavedReports(tx: CompanyTransaction, call: LedgerCall): Promise<SavedReport[]> {
  const view = await viewFrom(tx, call.today);
  return (await listSaved(tx, call.userId)).map((row) => present(row, call.userId, view));
}

export async function getSavedReport(tx: CompanyTransaction, call: LedgerCall, id: string): Promise<SavedReport> {
  return present(await seen(tx, call, id), call.userId, await viewFrom(tx, call.today));
}

/** A saved report as it was saved. Throws `not_found` for a private one of somebody else. */
export async function savedChoices(
  tx: CompanyTransaction,
  userId: string,
  id: string,
): Promise<ChosenReport & { name: string }> {
  return seen(tx, { userId }, id);
}

/** Saves a report with its choices. Throws `validation_failed` if the report rejects them. */
export async function saveReport(tx: CompanyTransaction, call: LedgerCall, body: SavedReportBody): Promise<string> {
  const query = checkedChoices(body, await viewFrom(tx, call.today));
  const id = await insertSaved(tx, { ...body, query }, { createdBy: call.userId, at: call.now });
  await note(tx, call, id, 'saved_report_added', null, body);
  return id;
}

/** Renames or shares a saved report. Throws `not_found` for a private one of somebody else, and `stale_version`. */
export async function changeSavedReport(
  tx: CompanyTransaction,
  call: LedgerCall,
  id: string,
  change: { name: string; shared: boolean; version: number },
): Promise<void> {
  const before = await seen(tx, call, id);
  if (!(await updateSaved(tx, id, change))) throw new DomainError('stale_version');
  await note(tx, call, id, 'saved_report_changed', before, change);
}

/** Deletes a saved report. Throws `not_found` for a private one of somebody else. */
export async function removeSavedReport(tx: CompanyTransaction, call: LedgerCall, id: string): Promise<void> {
  const before = await seen(tx, call, id);
  await deleteSaved(tx, id);
  await note(tx, call, id, 'saved_report_removed', before, null);
}

async function seen(tx: CompanyTransaction, { userId }: Pick<LedgerCall, 'userId'>, id: string): Promise<StoredReport> {
  const row = await findSaved(tx, userId, id);
  if (row === null) throw new DomainError('not_found');
  return row;
}

function present(row: StoredReport, userId: string, view: Viewpoint): SavedReport {
  return {
    id: row.id,
    name: row.name,
    report: row.report,
    period: row.period,
    query: row.query,
    shared: row.shared,
    version: row.version,
    address: queryOf(row, view),
    own: row.createdBy === userId,
    created_by: row.createdByName,
    created_at: row.createdAt.toISOString(),
  };
}

type Audited = Pick<StoredReport, 'name' | 'shared'>;

async function note(
  tx: CompanyTransaction,
  { userId, now: at }: LedgerCall,
  id: string,
  action: AuditAction,
  before: Audited | null,
  after: Audited | null,
): Promise<void> {
  const fields = (row: Audited | null) => row && { name: row.name, shared: String(row.shared) };
  const change = fieldChanges(fields(before), fields(after));
  await writeAudit(tx, { userId, at, action, subjectType: 'saved_report', subjectId: id, change });
}
