import type { BankAccountRow, Evidence, StatementDraft } from '@folio/contract';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import {
  createBankAccount,
  describeBankAccount,
  findBankAccount,
  type LedgerCall,
  listBankAccounts,
} from '../ledger/index.ts';
import { type CheckedStatement, checkStatement } from './check-statement.ts';
import { markDuplicates } from './duplicates.ts';
import { insertLines, type NewLine, readEarlier } from './line-store.ts';
import { postOpening } from './post-opening.ts';
import { refreshStatements } from './refresh-statements.ts';
import { insertStatement } from './statement-store.ts';
import { forgetSuggestions, refreshSuggestions } from './suggestions.ts';

export interface StatementInput {
  draft: StatementDraft;
  documentId: string;
  /** Of the document, by field path. */
  evidence: Readonly<Record<string, Evidence>>;
  /** Where this statement stands in the document's draft, such as `statements.0`. */
  path: string;
}

export interface ImportedStatement {
  id: string;
  bankAccountId: string;
  periodEnd: string;
}

/**
 * Takes a confirmed statement into the books: its account (made when there is none yet), its lines with their spot on the
 * page, and, where asked for, the opening balance. Lines that an earlier statement brought already are excluded. Nothing
 * else is posted: each line waits to be coded, with a suggestion where there is one.
 */
export async function importStatement(
  tx: CompanyTransaction,
  call: LedgerCall,
  input: StatementInput,
): Promise<ImportedStatement> {
  const { draft, path } = input;
  const checked = checkStatement(draft, path);
  const account = await accountFor(tx, draft, path);
  if (draft.post_opening_balance) await postOpening(tx, call, { draft, checked, account, path });
  const id = await insertStatement(tx, {
    bankAccountId: account.id,
    documentId: input.documentId,
    currency: draft.currency,
    ...checked,
  });
  await insertLines(tx, { id, bankAccountId: account.id }, await newLines(tx, input, checked, account.id));
  await forgetSuggestions(tx);
  await refreshSuggestions(tx, account);
  await refreshStatements(tx, account, checked.periodEnd);
  return { id, bankAccountId: account.id, periodEnd: checked.periodEnd };
}

async function accountFor(tx: CompanyTransaction, draft: StatementDraft, path: string): Promise<BankAccountRow> {
  if (draft.bank_account_id === null) return newOrSame(tx, draft);
  const account = await findBankAccount(tx, draft.bank_account_id);
  if (account.currency !== draft.currency) {
    const values = { found: draft.currency, expected: account.currency };
    const faults = [{ path: `${path}.bank_account_id`, word: 'bank_account_currency', values }];
    throw new Refusal('validation_failed', { faults });
  }
  const known = { bank: account.bank ?? draft.bank, number: account.number ?? draft.account_number };
  if (known.bank !== account.bank || known.number !== account.number) await describeBankAccount(tx, account.id, known);
  return account;
}

/** The account of that number and currency, where a statement before this one has made it; else a new one. */
async function newOrSame(tx: CompanyTransaction, draft: StatementDraft): Promise<BankAccountRow> {
  const digits = (text: string | null) => (text ?? '').replace(/\D/g, '');
  const wanted = digits(draft.account_number);
  const same = (await listBankAccounts(tx)).find(
    (row) => row.currency === draft.currency && wanted !== '' && digits(row.number) === wanted,
  );
  if (same !== undefined) return same;
  const { bank, account_number: number, currency } = draft;
  const name = [bank, currency, number === null ? null : number.slice(-4)].filter((part) => part !== null).join(' ');
  return createBankAccount(tx, { name: name === currency ? `Bank - ${currency}` : name, bank, number, currency });
}

async function newLines(
  tx: CompanyTransaction,
  { draft, evidence, path }: StatementInput,
  checked: CheckedStatement,
  bankAccountId: string,
): Promise<NewLine[]> {
  const lines = checked.lines.map((line, index) => {
    const typed = draft.lines[index];
    const spot = evidence[`${path}.lines.${index}`] ?? evidence[`${path}.lines.${index}.description`];
    return {
      ...line,
      lineNo: index + 1,
      hint: typed?.hint ?? null,
      payee: typed?.payee || null,
      description: typed?.description ?? '',
      page: spot?.page ?? null,
      box: spot?.box ?? null,
    };
  });
  const days = lines.map((line) => line.date).sort();
  const range = { from: days[0] ?? checked.periodEnd, to: days.at(-1) ?? checked.periodEnd };
  const duplicates = markDuplicates(lines, await readEarlier(tx, bankAccountId, range));
  return lines.map((line, index) => ({ ...line, duplicate: duplicates[index] ?? false }));
}
