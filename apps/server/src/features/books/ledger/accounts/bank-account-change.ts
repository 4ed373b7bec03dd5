import type { BankAccountRow, bankAccountChange } from '@folio/contract';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { type AuditedFields, fieldChanges, writeAudit } from '../audit.ts';
import type { LedgerCall } from '../ledger-call.ts';
import { lockHead, readAccounts } from '../store.ts';
import { chineseName, createBankAccount, type NewBankAccount, refuseSameNumber } from './bank-account.ts';
import {
  bankCodesTaken,
  clearDefaultAccount,
  countOpenLines,
  nameBankAccount,
  writeBankAccount,
} from './bank-account-store.ts';
import { findBankAccount } from './find-bank-account.ts';

/** Adds an account as a person requests it, with an audit event. */
export async function addBankAccount(
  tx: CompanyTransaction,
  call: LedgerCall,
  input: NewBankAccount,
): Promise<BankAccountRow> {
  const account = await createBankAccount(tx, input);
  await audit(tx, call, 'bank_account_added', { id: account.id, before: null, after: account });
  return account;
}

/**
 * Changes the details of a bank account, or closes it. Its currency and ledger account cannot change. It cannot be
 * closed while lines of its statements are open.
 */
export async function changeBankAccount(
  tx: CompanyTransaction,
  call: LedgerCall,
  { id, ...input }: z.infer<typeof bankAccountChange> & { id: string },
): Promise<BankAccountRow> {
  await lockHead(tx);
  const before = await findBankAccount(tx, id);
  const others = (await bankCodesTaken(tx)).filter(({ account_code }) => account_code !== before.code);
  refuseSameNumber(others, { number: input.number, currency: before.currency });
  if (before.active && !input.active) await refuseOpenLines(tx, id);
  const ledger = (await readAccounts(tx)).find(({ code }) => code === before.code);
  if (ledger === undefined) throw new DomainError('not_found');
  const nameZh = chineseName(ledger, input);
  if (ledger.name !== input.name || ledger.nameZh !== nameZh)
    await nameBankAccount(tx, before.code, { name: input.name, nameZh, currency: ledger.currency });
  const { bank, number, active } = input;
  const isDefault = active && (input.is_default ?? before.is_default);
  if (isDefault && !before.is_default) await clearDefaultAccount(tx, before.currency);
  await writeBankAccount(tx, id, { bank: bank || null, number: number || null, active, is_default: isDefault });
  const after = await findBankAccount(tx, id);
  await audit(tx, call, 'bank_account_changed', { id, before, after });
  return after;
}

async function refuseOpenLines(tx: CompanyTransaction, id: string): Promise<void> {
  const open = await countOpenLines(tx, id);
  if (open > 0)
    throw new DomainError('conflict', { word: 'bank_account_has_open_lines', values: { count: String(open) } });
}

async function audit(
  tx: CompanyTransaction,
  { userId, now: at }: LedgerCall,
  action: 'bank_account_added' | 'bank_account_changed',
  { id, before, after }: { id: string; before: BankAccountRow | null; after: BankAccountRow },
): Promise<void> {
  const change = fieldChanges(before === null ? null : fieldsOf(before), fieldsOf(after));
  if (Object.keys(change).length === 0) return;
  await writeAudit(tx, { userId, at, action, subjectType: 'bank_account', subjectId: id, change });
}

function fieldsOf({ code, name, name_zh, bank, number, active, is_default }: BankAccountRow): AuditedFields {
  return { code, name, name_zh, bank, number, active: String(active), is_default: String(is_default) };
}
