import type { OutgoingMail, ReportSchedule } from '@folio/contract';
import { sentence } from '../../../messages/index.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { LedgerCall } from '../../books/ledger/index.ts';
import { readMailsById } from '../../trade/emails/index.ts';
import { readMailsOfSchedules } from './run-store.ts';
import { listSchedules, type StoredSchedule } from './store.ts';

type Caller = LedgerCall & { language: Language };

/** What goes out by email, of the reports that the caller sees; the next due first. */
export async function listReportSchedules(tx: CompanyTransaction, call: Caller): Promise<ReportSchedule[]> {
  const rows = await listSchedules(tx, call.userId);
  const mails = await readMailsOfSchedules(tx);
  const newestIds = rows.flatMap(({ id }) => mails.get(id)?.newestMailId ?? []);
  const newest = new Map((await readMailsById(tx, newestIds, call)).map((mail) => [mail.id, mail]));
  return rows.map((row) => {
    const { newestMailId = null, lastSentAt = null } = mails.get(row.id) ?? {};
    const mail = newestMailId === null ? null : (newest.get(newestMailId) ?? null);
    return present(row, { mail, lastSentAt, language: call.language });
  });
}

/** One of them. Throws `not_found`. */
export async function getReportSchedule(tx: CompanyTransaction, call: Caller, id: string): Promise<ReportSchedule> {
  const found = (await listReportSchedules(tx, call)).find((row) => row.id === id);
  if (found === undefined) throw new DomainError('not_found');
  return found;
}

function present(
  row: StoredSchedule,
  { mail, lastSentAt, language }: { mail: OutgoingMail | null; lastSentAt: Date | null; language: Language },
): ReportSchedule {
  return {
    id: row.id,
    version: row.version,
    subject: row.subject,
    subject_id: row.subjectId,
    name: row.name,
    rhythm: row.rhythm,
    on_day: row.on_day,
    at_hour: row.at_hour,
    receivers: row.receivers,
    formats: row.formats,
    language: row.language,
    state: row.state,
    next_on: row.state === 'active' ? row.nextOn : null,
    last_sent_at: lastSentAt?.toISOString() ?? null,
    problem: stopText(row, language) ?? mail?.problem ?? null,
    created_by: row.createdByName,
  };
}

function stopText({ stoppedBecause, createdByName }: StoredSchedule, language: Language): string | null {
  if (stoppedBecause === null) return null;
  return sentence(language, `report_schedule_${stoppedBecause}`, { person: createdByName ?? '' });
}
