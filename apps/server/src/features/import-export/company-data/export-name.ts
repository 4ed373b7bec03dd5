import type { ExportFormat } from '@folio/contract';
import type { Day } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { type LedgerCall, readBooks, writeAudit } from '../../books/ledger/index.ts';

const ENDINGS: Readonly<Record<ExportFormat, { ending: string; type: string }>> = {
  hledger: { ending: '.journal', type: 'text/plain; charset=utf-8' },
  beancount: { ending: '.beancount', type: 'text/plain; charset=utf-8' },
  csv: { ending: '-csv.zip', type: 'application/zip' },
  archive: { ending: '-archive.zip', type: 'application/zip' },
};

/** The file name of an export: the company, the day and the kind. */
export async function exportName(
  tx: CompanyTransaction,
  format: ExportFormat,
  today: Day,
): Promise<{ fileName: string; type: string }> {
  const { name } = await readBooks(tx);
  const { ending, type } = ENDINGS[format];
  const plain = name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim();
  return { fileName: `${plain.slice(0, 80)} ${today}${ending}`, type };
}

/** The audit trail records who exported the books, and in what format. */
export async function noteExport(tx: CompanyTransaction, call: LedgerCall, format: ExportFormat): Promise<void> {
  const { userId, now: at } = call;
  const subject = { subjectType: 'company', subjectId: tx.companyId };
  await writeAudit(tx, { userId, at, action: 'exported', ...subject, change: { format } });
}
