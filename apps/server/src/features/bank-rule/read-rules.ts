import type { BankRuleBody, RuleAction } from '@folio/contract';
import { type Currency, isLedgerFault, type LineRule, parseMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { listBankAccounts, readBooks } from '../ledger/index.ts';
import { readStoredRules } from './rule-store.ts';

/**
 * The rules in use as the engine tries them on lines of a currency (the books' own when none is named), in their order. A rule
 * whose amounts cannot be amounts of that currency fits none of its lines and is left out.
 */
export async function readRules(tx: CompanyTransaction, currency?: Currency): Promise<LineRule[]> {
  const active = (await readStoredRules(tx)).filter((rule) => rule.active);
  if (active.length === 0) return [];
  const of = currency ?? (await readBooks(tx)).baseCurrency;
  const codes = new Map((await listBankAccounts(tx)).map(({ id, code }) => [id, code]));
  return active.flatMap((rule) => lineRuleOf(rule.id, rule, { currency: of, codes }) ?? []);
}

/** A rule as the engine tries it; null when its amounts are none of the currency, or every account it was for is gone. */
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
    if (isLedgerFault(error)) return null;
    throw error;
  }
}

/** The accounts a rule is for; a transfer to an account is for every other one. Null when there is none. */
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
