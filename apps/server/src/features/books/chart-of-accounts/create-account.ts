import type { newAccountBody } from '@folio/contract';
import { type Account, isBankAccountCode, type Section } from '@folio/ledger';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError, type FieldIssue } from '../../../platform/http/domain-error.ts';
import { addAccounts, fieldChanges, type LedgerCall, openBooks, writeAudit } from '../ledger/index.ts';
import { auditedFields } from './audited-fields.ts';
import { isAccountCode, mayBeCash, ruleOf, sectionOf } from './section-rules.ts';

type NewAccount = z.infer<typeof newAccountBody>;

/**
 * Adds an account; its type follows from its section. Codes of bank accounts are only created with a bank account.
 */
export async function createAccount(tx: CompanyTransaction, call: LedgerCall, input: NewAccount): Promise<void> {
  const { chart } = await openBooks(tx);
  const section = sectionOf(input.section);
  const faults = [...codeFaults(input.code, chart.byCode.has(input.code)), ...sectionFaults(input, section)];
  if (section === null || faults.length > 0) throw new DomainError('validation_failed', { faults });
  const account = newAccount(input, section);
  await addAccounts(tx, [account]);
  const { userId, now: at } = call;
  const change = fieldChanges(null, auditedFields(account));
  const subject = { subjectType: 'ledger_account', subjectId: account.code };
  await writeAudit(tx, { userId, at, action: 'account_added', ...subject, change });
}

function codeFaults(code: string, taken: boolean): FieldIssue[] {
  const values = { code };
  if (!isAccountCode(code)) return [{ path: 'code', word: 'account_code_format', values }];
  if (taken) return [{ path: 'code', word: 'account_code_taken', values }];
  return isBankAccountCode(code) ? [{ path: 'code', word: 'account_code_of_bank', values }] : [];
}

function sectionFaults(input: NewAccount, section: Section | null): FieldIssue[] {
  if (section === null) return [{ path: 'section', word: 'account_section_unknown' }];
  if (input.cash_flow === 'cash' && !mayBeCash(section)) return [{ path: 'cash_flow', word: 'account_cash_section' }];
  return [];
}

function newAccount(input: NewAccount, section: Section): Account {
  const { type, subtype, normalSide, cashFlow } = ruleOf(section);
  const flow = input.cash_flow ?? cashFlow;
  return {
    code: input.code,
    name: input.name,
    nameZh: input.name_zh || input.name,
    type,
    subtype,
    section,
    normalSide: input.normal_side ?? normalSide,
    cashFlow: flow,
    // Banks come with their bank accounts, so other cash is petty cash.
    systemRole: flow === 'cash' ? 'petty_cash' : null,
    currency: null,
    active: true,
  };
}
