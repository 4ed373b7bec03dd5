import type { ExportFormat } from '@folio/contract';
import type { Day } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { type LedgerCall, readBooks, writeAudit } from '../ledger/index.ts';

const ENDINGS: Readonly<Record<ExportFormat, { ending: string; type: string }>> = {
  hledger: { ending: '.journal', type: 'text/plain; charset=utf-8' },
  beancount: { ending: '.beancount', type: 'text/plain; charset=utf-8' },
  csv: { ending: '-csv.zip', type: 'application/zip' },
  archive: { ending: '-archive.zip', type: 'application/zip' },
};

/** The name an export is saved under: the company's, the day's, and what it is. */
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

/** Who took the books out, and in what form, is told by the audit trail. */
export async function noteExport(tx: CompanyTransaction, call: LedgerCall, format: ExportFormat): Promise<void> {
  const { userId, now: at } = call;
  const subject = { subjectType: 'company', subjectId: tx.companyId };
  await writeAudit(tx, { userId, at, action: 'exported', ...subject, change: { format } });
}
