import type { ImportDetail, ImportReading, ImportRow, TieOut } from '@folio/contract';
import { accountByRole, formatMoney, journalNumberOf, sumAt, type TieOutMonth, tieOutMonth } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { readBooks, standingOpening } from '../../../books/ledger/index.ts';
import { postedBefore, type StoredImport } from '../import-store.ts';
import { readBalancesOn } from '../read-balances.ts';
import { fromStored, merge, type StoredBalances } from '../stored-balances.ts';
import type { Surroundings } from './present-reading.ts';

export function presentRow(run: StoredImport): ImportRow {
  return {
    id: run.id,
    kind: run.kind,
    state: run.state,
    file_name: run.fileName,
    created_at: run.createdAt.toISOString(),
    created_by: run.createdBy,
    posted_at: run.postedAt?.toISOString() ?? null,
    entries: run.entryCount,
    first_date: run.firstDate,
    last_date: run.lastDate,
  };
}

const numberText = (number: bigint | null) => (number === null ? null : journalNumberOf(Number(number)));

/** Facts of the books that prevent posting an import, or that the user should know before. */
export async function surroundingsOf(tx: CompanyTransaction, run: StoredImport): Promise<Surroundings> {
  return {
    replacesOpening: (await standingOpening(tx, tx.companyId)) !== null,
    postedBefore: await postedBefore(tx, run),
  };
}

/** An import in its current state: a draft with how its file was understood, a posted one with its tie-out. */
export async function presentImport(
  tx: CompanyTransaction,
  run: StoredImport,
  reading: ImportReading | null,
): Promise<ImportDetail> {
  return {
    ...presentRow(run),
    version: run.version,
    choices: run.choices,
    reading,
    tie_out: run.state === 'posted' ? await tieOutOf(tx, run) : null,
    compared_with: run.comparedName,
    first_number: numberText(run.firstNumber),
    last_number: numberText(run.lastNumber),
    archive: run.archive,
  };
}

/** The source's balances against our current balances, month by month. */
async function tieOutOf(tx: CompanyTransaction, run: StoredImport): Promise<TieOut | null> {
  const stored = run.compared ?? run.theirs;
  if (stored === null) return null;
  const books = await readBooks(tx);
  const months = await compareMonths(tx, stored, books);
  const names = new Map(books.chart.accounts.map((account) => [account.code, account]));
  const money = (minor: bigint) => formatMoney(minor, books.baseCurrency);
  const own = run.kind === 'archive' ? 'archive' : 'file';
  return {
    source: run.compared === null ? own : 'trial_balance',
    base_currency: books.baseCurrency,
    holds: months.every((month) => month.differenceMinor === 0n),
    months: months.map((month) => ({
      day: month.day,
      theirs_debit: money(month.theirsDebitMinor),
      ours_debit: money(month.oursDebitMinor),
      accounts: month.rows.length,
      difference: money(month.differenceMinor),
      unexplained: money(month.unexplainedMinor),
      rows: month.rows.map((row) => ({
        code: row.code,
        name: names.get(row.code)?.name ?? row.code,
        name_zh: names.get(row.code)?.nameZh ?? row.code,
        theirs: money(row.theirsMinor),
        ours: money(row.oursMinor),
        difference: money(row.differenceMinor),
        reason: row.reason,
      })),
    })),
  };
}

async function compareMonths(
  tx: CompanyTransaction,
  stored: StoredBalances,
  books: Awaited<ReturnType<typeof readBooks>>,
): Promise<TieOutMonth[]> {
  const ours = await readBalancesOn(
    tx,
    books,
    stored.months.map((month) => month.day),
  );
  const equity = accountByRole(books.chart, 'opening_balance_equity').code;
  const waiting = new Set(stored.waiting);
  return stored.months.map(({ day, theirs, imported }) => {
    const mine = merge(ours.get(day) ?? new Map(), stored.merged);
    const brought = imported === null ? mine : merge(fromStored(imported), stored.merged);
    const codes = new Set([...mine.keys(), ...brought.keys()]);
    const others = new Map([...codes].map((code) => [code, sumAt(mine, code) - sumAt(brought, code)]));
    return tieOutMonth({ day, theirs: merge(fromStored(theirs), stored.merged), ours: mine, others, waiting, equity });
  });
}
