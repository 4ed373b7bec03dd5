import type { BankImportPreview, ImportStatementPreview } from '@folio/contract';
import type { BankFile, BankFileProblem } from '@folio/documents';
import { formatMoney } from '@folio/ledger';
import { sentence } from '../../../../messages/index.ts';
import type { Language } from '../../../../platform/http/call.ts';
import { wireOfMapping } from '../file/mapping.ts';
import type { ReadStatement } from '../file/read-statement.ts';
import type { EarlierStatement, FileDocument } from './document-store.ts';
import { warningsOf } from './warnings.ts';

/** What goes over the wire of a long file. */
const ROWS_SHOWN = 50;
const TABLE_ROWS_SHOWN = 30;
const PROBLEMS_SHOWN = 100;

export interface ReadFile {
  document: FileDocument;
  file: BankFile;
  remembered: boolean;
  statements: readonly ReadStatement[];
  earlier: readonly EarlierStatement[];
}

/** Every row that cannot be taken, in the file's order. */
export function problemsOf(file: BankFile, statements: readonly { problems: BankFileProblem[] }[]): BankFileProblem[] {
  const problems = [...file.problems, ...statements.flatMap((statement) => statement.problems)];
  return problems.sort((a, b) => (a.row ?? 0) - (b.row ?? 0));
}

export function presentPreview(
  { document, file, remembered, statements, earlier }: ReadFile,
  { language, today }: { language: Language; today: string },
): BankImportPreview {
  const problems = problemsOf(file, statements);
  return {
    document_id: document.id,
    name: document.name,
    earlier:
      earlier.length === 0
        ? null
        : {
            uploaded_at: document.uploadedAt.toISOString(),
            statements: earlier.map((statement) => ({
              id: statement.id,
              bank_account_id: statement.bankAccountId,
              account_code: statement.accountCode,
              period_start: statement.periodStart,
              period_end: statement.periodEnd,
            })),
          },
    format: file.format,
    mapping: file.mapping === null ? null : wireOfMapping(file.mapping),
    mapping_remembered: remembered,
    table: file.table.slice(0, TABLE_ROWS_SHOWN).map((row) => [...row]),
    statements: statements.map((statement) => presentStatement(statement, language, today)),
    problems: problems.slice(0, PROBLEMS_SHOWN).map(({ row, code, values }) => ({
      row,
      message: sentence(language, `bank_file_${code}`, values),
    })),
    problem_count: problems.length,
  };
}

function presentStatement(statement: ReadStatement, language: Language, today: string): ImportStatementPreview {
  const { said, account, currency, lines, duplicates, proof, previousClosing } = statement;
  const money = (minor: bigint) => formatMoney(minor, currency);
  const orNull = (minor: bigint | null) => (minor === null ? null : money(minor));
  const [bad] = proof.walk.breaks;
  const total = (of: (amountMinor: bigint) => boolean) =>
    lines.reduce((sum, { amountMinor }) => (of(amountMinor) ? sum + amountMinor : sum), 0n);
  return {
    account_number: said.account,
    other_holder: statement.otherHolder,
    currency: said.currency,
    bank_account_id: account?.id ?? null,
    period_start: statement.start,
    period_end: statement.end,
    opening_balance: orNull(proof.opening),
    opening_from: proof.openingFrom,
    closing_balance: orNull(proof.closing),
    computed_closing_balance: orNull(proof.computed),
    proved: proof.proved,
    first_bad_row: bad === undefined ? null : { row: lines[bad.index]?.fileRow ?? bad.index + 1, flip: bad.flip },
    lines: lines.length,
    duplicates: duplicates.filter((is) => is).length,
    spent_total: money(-total((minor) => minor < 0n)),
    received_total: money(total((minor) => minor > 0n)),
    previous_closing_balance:
      previousClosing !== null && previousClosing !== proof.opening ? money(previousClosing) : null,
    opens_account: statement.opensAccount,
    warnings: warningsOf(statement, today).map(({ word, values }) => sentence(language, word, values)),
    rows: lines.slice(0, ROWS_SHOWN).map((line, index) => ({
      row: line.fileRow,
      date: line.date,
      payee: line.payee,
      description: line.description,
      spent: line.amountMinor < 0n ? money(-line.amountMinor) : null,
      received: line.amountMinor > 0n ? money(line.amountMinor) : null,
      balance: orNull(line.balanceMinor),
      duplicate: duplicates[index] ?? false,
    })),
  };
}
