import type { BankRuleBody, RuleAction } from '@folio/contract';
import { type Currency, isLedgerIssue, type LineRule, parseMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { listBankAccounts, readBooks } from '../../books/ledger/index.ts';
import { readStoredRules } from './rule-store.ts';

/**
 * Active rules in order, prepared for lines in one currency (by default the base currency). Leaves out a rule whose
 * amounts are not valid in that currency, since it cannot match any of its lines.
 */
export async function readRules(tx: CompanyTransaction, currency?: Currency): Promise<LineRule[]> {
  const active = (await readStoredRules(tx)).filter((rule) => rule.active);
  if (active.length === 0) return [];
  const of = currency ?? (await readBooks(tx)).baseCurrency;
  const codes = new Map((await listBankAccounts(tx)).map(({ id, code }) => [id, code]));
  return active.flatMap((rule) => lineRuleOf(rule.id, rule, { currency: of, codes }) ?? []);
}

/**
 * A rule prepared for the matching engine; null if its amounts are not valid in the currency or all of its accounts
 * are deleted.
 */
export function lineRuleOf(
  ref: string,
  { name, conditions, action }: BankRuleBody,
  { currency, codes }: { currency: Currency; codes: ReadonlyMap<string, string> },
): LineRule | null {
  const accountCodes = accountsOf(conditions.bank_account_ids, action, codes);
  if (accountCodes === null) return null;
  const minor = (text: string | null) => (text === null ? null : parseMoney(text, currency));
  try {
    return {
      ref,
      name,
      direction: conditions.direction,
      accountCodes,
      text: conditions.text,
      leastMinor: minor(conditions.amount_min),
      mostMinor: minor(conditions.amount_max),
      action: lineAction(action, minor),
    };
  } catch (error) {
    if (isLedgerIssue(error)) return null;
    throw error;
  }
}

/**
 * The accounts a rule applies to. A rule that transfers to an account applies to all other accounts. Null if no
 * account remains.
 */
function accountsOf(
  ids: readonly string[],
  action: RuleAction,
  codes: ReadonlyMap<string, string>,
): readonly string[] | null {
  if (ids.length === 0 && action.kind !== 'transfer') return [];
  const named = ids.length === 0 ? [...codes.values()] : ids.flatMap((id) => codes.get(id) ?? []);
  const fitting = action.kind === 'transfer' ? named.filter((code) => code !== action.account_code) : named;
  return fitting.length === 0 ? null : fitting;
}

function lineAction(action: RuleAction, minor: (text: string | null) => bigint | null): LineRule['action'] {
  if (action.kind === 'exclude') return action;
  if (action.kind === 'transfer') return { kind: 'transfer', accountCode: action.account_code };
  const parts = action.parts.map((part) => ({
    accountCode: part.account_code,
    percent: part.percent,
    amountMinor: minor(part.amount),
    taxCode: part.tax_code,
    description: part.description,
  }));
  return { kind: 'classify', parts };
}
