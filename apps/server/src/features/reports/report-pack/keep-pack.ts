import type { AuditAction, ReportPack, ReportPackBody } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { fieldChanges, type LedgerCall, writeAudit } from '../../books/ledger/index.ts';
import { checkedChoices, viewFrom } from '../saved-report/index.ts';
import { deletePack, findPack, insertPack, listPacks, type StoredPack, updatePack } from './store.ts';

export async function listReportPacks(tx: CompanyTransaction): Promise<ReportPack[]> {
  return (await listPacks(tx)).map(present);
}

/** A pack. Throws `not_found`. */
export async function getReportPack(tx: CompanyTransaction, id: string): Promise<ReportPack> {
  return present(await existing(tx, id));
}

export async function createReportPack(
  tx: CompanyTransaction,
  call: LedgerCall,
  body: ReportPackBody,
): Promise<string> {
  const checked = await checkedBody(tx, call, body);
  const id = await insertPack(tx, checked, { createdBy: call.userId, at: call.now });
  await note(tx, call, id, 'report_pack_added', null, checked);
  return id;
}

export async function saveReportPack(
  tx: CompanyTransaction,
  call: LedgerCall,
  id: string,
  { version, ...body }: ReportPackBody & { version: number },
): Promise<void> {
  const before = await existing(tx, id);
  const checked = await checkedBody(tx, call, body);
  if (!(await updatePack(tx, id, { ...checked, version }))) throw new DomainError('stale_version');
  await note(tx, call, id, 'report_pack_changed', before, checked);
}

/** Deletes a pack. Throws `not_found`. */
export async function removeReportPack(tx: CompanyTransaction, call: LedgerCall, id: string): Promise<void> {
  const before = await existing(tx, id);
  await deletePack(tx, id);
  await note(tx, call, id, 'report_pack_removed', before, null);
}

/** The body with the choices as they are stored. Throws `validation_failed` if a report rejects its choices. */
async function checkedBody(tx: CompanyTransaction, call: LedgerCall, body: ReportPackBody): Promise<ReportPackBody> {
  const view = await viewFrom(tx, call.today);
  const reports = body.reports.map((one) => ({ ...one, query: checkedChoices(one, view) }));
  return { ...body, reports };
}

async function existing(tx: CompanyTransaction, id: string): Promise<StoredPack> {
  const row = await findPack(tx, id);
  if (row === null) throw new DomainError('not_found');
  return row;
}

function present({ titleZh, preparedBy, createdByName, createdAt, ...row }: StoredPack): ReportPack {
  return {
    ...row,
    title_zh: titleZh,
    prepared_by: preparedBy,
    created_by: createdByName,
    created_at: createdAt.toISOString(),
  };
}

type Audited = Pick<StoredPack, 'name' | 'reports'>;

async function note(
  tx: CompanyTransaction,
  { userId, now: at }: LedgerCall,
  id: string,
  action: AuditAction,
  before: Audited | null,
  after: Audited | null,
): Promise<void> {
  const fields = (row: Audited | null) =>
    row && { name: row.name, reports: row.reports.map(({ report }) => report).join(', ') };
  const change = fieldChanges(fields(before), fields(after));
  await writeAudit(tx, { userId, at, action, subjectType: 'report_pack', subjectId: id, change });
}
