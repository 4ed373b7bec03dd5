import type { BankImportResult, bankImportConfirmRequest } from '@folio/contract';
import type { BankFileProblem } from '@folio/documents';
import { formatMoney } from '@folio/ledger';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { accountOfStatement, takeStatement } from '../../bank-line/index.ts';
import { wireOfMapping } from '../file/mapping.ts';
import { rememberMapping } from '../file/mapping-store.ts';
import { type OpenedFile, openFile } from '../file/open-file.ts';
import { otherHolderOf, type PreparedStatement, proveStatement } from '../file/read-statement.ts';
import type { BankImportTools } from '../tools.ts';
import { type FileSummary, finishFile, lockFile } from './document-store.ts';
import { problemsOf } from './present-preview.ts';

type Confirmation = z.infer<typeof bankImportConfirmRequest>;
type Choice = Confirmation['statements'][number];
type Taken = BankImportResult['statements'][number];

/**
 * Imports the statements of a file that a person takes, each through the one door of statements, in one transaction with the
 * file's new state and what is remembered of its bank. Rows that could not be read need the person's word to be left out.
 */
export async function confirmImport(
  call: CompanyCall,
  tools: BankImportTools,
  id: string,
  asked: Confirmation,
): Promise<BankImportResult> {
  const opened = await openFile(call, tools, id, asked);
  refuseProblems(problemsOf(opened.file, opened.statements), asked.skip_problems);
  if (opened.statements.length !== asked.statements.length || !asked.statements.some(({ take }) => take))
    throw new DomainError('conflict', { word: 'bank_import_changed' });
  return call.transaction(async (tx) => {
    if ((await lockFile(tx, id)) === null) throw new DomainError('not_found');
    const statements: Taken[] = [];
    for (const [index, prepared] of opened.statements.entries()) {
      const choice = asked.statements[index];
      if (choice?.take) statements.push(await takeOne(tx, call, id, { prepared, choice, index }));
    }
    await remember(tx, opened, statements);
    await finishFile(tx, id, {
      outcomes: statements.map(({ id: statement, account_code }) => ({
        type: 'bank_statement',
        id: statement,
        number: account_code,
      })),
      summary: summaryOf(opened.statements[0]),
    });
    return { statements };
  });
}

function refuseProblems(problems: readonly BankFileProblem[], skip: boolean): void {
  if (problems.length === 0 || skip) return;
  const rows = problems.flatMap(({ row }) => row ?? []).slice(0, 5);
  throw new DomainError('validation_failed', {
    word: 'bank_import_rows_unread',
    values: { count: String(problems.length), rows: rows.join(', ') },
  });
}

interface One {
  prepared: PreparedStatement;
  choice: Choice;
  index: number;
}

async function takeOne(
  tx: CompanyTransaction,
  call: CompanyCall,
  documentId: string,
  { prepared, choice, index }: One,
): Promise<Taken> {
  const path = `statements.${index}`;
  const { said, currency, start, end, lines } = prepared;
  if (end === null) throw refusedAt(`${path}.take`, 'enter_period_end');
  const holder = choice.accept_holder ? null : await otherHolderOf(tx, prepared);
  if (holder !== null) throw new DomainError('holder_not_confirmed', { values: { holder } });
  const account = await accountOfStatement(
    tx,
    { bankAccountId: choice.bank_account_id, bank: null, number: said.account, currency, card: said.card },
    path,
  );
  const { proof } = await proveStatement(tx, { ...prepared, account });
  if (proof.opening === null || proof.computed === null)
    throw refusedAt(`${path}.opening_balance`, 'enter_opening_balance');
  const taken = await takeStatement(tx, call, account, {
    documentId,
    periodStart: start,
    periodEnd: end,
    openingMinor: proof.opening,
    closingMinor: proof.closing ?? proof.computed,
    spots: {},
    lines,
    wholeDays: false,
    opening: choice.post_opening_balance ? { rate: choice.opening_rate, path } : null,
  });
  const { id, duplicates } = taken;
  return { id, bank_account_id: account.id, account_code: account.code, lines: taken.lines, duplicates };
}

function refusedAt(path: string, word: string): DomainError {
  return new DomainError('validation_failed', { faults: [{ path, word }] });
}

/** A bank's next table is read the same way, and goes to the same account where it was of one. */
async function remember(tx: CompanyTransaction, { file }: OpenedFile, statements: readonly Taken[]): Promise<void> {
  const { fingerprint, mapping } = file;
  if (fingerprint === null || mapping === null) return;
  const [only, ...others] = statements;
  const bankAccountId = others.length === 0 ? (only?.bank_account_id ?? null) : null;
  await rememberMapping(tx, { fingerprint, mapping: wireOfMapping(mapping), bankAccountId });
}

function summaryOf(first: PreparedStatement | undefined): FileSummary | null {
  if (first === undefined) return null;
  const moved = first.lines.reduce((sum, line) => sum + line.amountMinor, 0n);
  return {
    title: null,
    number: first.said.account,
    total: first.said.closingBalance ?? formatMoney(moved, first.currency),
    currency: first.currency,
  };
}
