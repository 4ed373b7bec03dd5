import type { movementBody, scheduleBody, scheduleFileBody, scheduleFileRemoval } from '@folio/contract';
import { type Account, formatMoney } from '@folio/ledger';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { fieldChanges, type LedgerCall, readBooks } from '../../books/ledger/index.ts';
import { holdContent } from '../../shared/stored-file/index.ts';
import { note } from './note.ts';
import {
  deleteScheduleFile,
  findStorageFile,
  insertScheduleFile,
  readExplanations,
  readKeptSchedules,
  writeExplanation,
  writeSchedule,
} from './note-store.ts';
import { type Period, requirePeriod } from './period.ts';
import { onNormalSide } from './present.ts';
import { readSignedAmount } from './setting.ts';

interface Named {
  kind: 'month' | 'year';
  end: string;
  account_code: string;
}

async function requirePlace(
  tx: CompanyTransaction,
  { account_code: code, ...name }: Named,
): Promise<{ period: Period; account: Account; baseCurrency: string }> {
  const books = await readBooks(tx);
  const { chart, baseCurrency } = books;
  const period = await requirePeriod(tx, name, books);
  const account = chart.accounts.find((one) => one.code === code);
  if (account === undefined) throw new DomainError('not_found');
  return { period, account, baseCurrency };
}

/** Keeps a figure from outside the books and an explanation. Throws `validation_failed` and `stale_version`. */
export async function keepSchedule(
  tx: CompanyTransaction,
  call: LedgerCall,
  body: z.output<typeof scheduleBody>,
): Promise<void> {
  const { period, account, baseCurrency } = await requirePlace(tx, body);
  const currency = account.currency ?? baseCurrency;
  const { source, explanation, version } = body;
  const sourceMinor =
    source === null ? null : onNormalSide(account, readSignedAmount(source.amount, currency, 'source.amount'));
  const before = (await readKeptSchedules(tx, period)).get(account.code) ?? null;
  const kept = { sourceKind: source?.kind ?? null, sourceMinor, explanation, version };
  if (!(await writeSchedule(tx, period, account.code, kept))) throw new DomainError('stale_version');
  const fields = (of: typeof kept | null) =>
    of && {
      account: account.code,
      source: of.sourceKind,
      amount: of.sourceMinor === null ? null : formatMoney(onNormalSide(account, of.sourceMinor), currency),
      explanation: of.explanation,
    };
  await note(tx, call, period, 'close_schedule_changed', fieldChanges(fields(before), fields(kept)));
}

/** Keeps why an account changed. Throws `stale_version`. */
export async function keepMovement(
  tx: CompanyTransaction,
  call: LedgerCall,
  body: z.output<typeof movementBody>,
): Promise<void> {
  const { period, account } = await requirePlace(tx, body);
  const { explanation, version } = body;
  const before = (await readExplanations(tx, period)).get(account.code)?.explanation ?? null;
  if (!(await writeExplanation(tx, period, account.code, { explanation, version })))
    throw new DomainError('stale_version');
  const fields = (text: string | null) => (text === null ? null : { account: account.code, explanation: text });
  await note(tx, call, period, 'close_movement_explained', fieldChanges(fields(before), fields(explanation)));
}

/** Attaches a file of the storage to a schedule. Throws `not_found`. */
export async function attachToSchedule(
  tx: CompanyTransaction,
  call: LedgerCall,
  { file_id: fileId, ...body }: z.output<typeof scheduleFileBody>,
): Promise<void> {
  const { period, account } = await requirePlace(tx, body);
  const file = await findStorageFile(tx, fileId);
  if (file === null) throw new DomainError('not_found');
  // So that the file is not destroyed at the same time.
  await holdContent(tx, file.sha256);
  const place = { period, code: account.code, sha256: file.sha256 };
  await insertScheduleFile(tx, place, { name: file.name, userId: call.userId, at: call.now });
  const change = fieldChanges(null, { account: account.code, file: file.name });
  await note(tx, call, period, 'close_file_attached', change);
}

/** Removes a file from a schedule; it stays in the storage. Throws `not_found`. */
export async function detachFromSchedule(
  tx: CompanyTransaction,
  call: LedgerCall,
  { sha256, ...body }: z.output<typeof scheduleFileRemoval>,
): Promise<void> {
  const { period, account } = await requirePlace(tx, body);
  const name = await deleteScheduleFile(tx, { period, code: account.code, sha256 });
  if (name === null) throw new DomainError('not_found');
  await note(tx, call, period, 'close_file_detached', fieldChanges({ account: account.code, file: name }, null));
}
