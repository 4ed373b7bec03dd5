import type { BankRuleBody, RuleAction } from '@folio/contract';
import { isLedgerIssue, parseDecimal } from '@folio/ledger';
import type { FieldIssue } from '../../../platform/http/domain-error.ts';
import { accountFaults } from '../../books/ledger/index.ts';
import { amountFaults, type RuleGround } from './rule-ground.ts';

type Part = Extract<RuleAction, { kind: 'classify' }>['parts'][number];

const PERCENT_DECIMALS = 4;

/** What is wrong with what a rule does: accounts a person may post to, parts that fill any line, an own account to move to. */
export function actionFaults({ action, conditions }: BankRuleBody, ground: RuleGround): FieldIssue[] {
  if (action.kind === 'exclude') return [];
  if (action.kind === 'transfer') return transferFaults(action.account_code, conditions.bank_account_ids, ground);
  const faults = action.parts.flatMap((part, index) => partFaults(part, `action.parts.${index}`, ground));
  return faults.length > 0 ? faults : sumFaults(action.parts);
}

function transferFaults(code: string, forIds: readonly string[], { accounts }: RuleGround): FieldIssue[] {
  const path = 'action.account_code';
  const target = accounts.find((account) => account.code === code);
  const values = { account: code };
  if (code === '') return [{ path, word: 'choose_account' }];
  if (target === undefined) return [{ path, word: 'rule_transfer_to_stranger', values }];
  return forIds.includes(target.id) ? [{ path, word: 'rule_transfer_to_itself', values }] : [];
}

function partFaults(part: Part, path: string, { books, accounts, currency }: RuleGround): FieldIssue[] {
  const { account_code: code, percent, amount, tax_code: taxCode } = part;
  const faults = accountOfPart(`${path}.account_code`, code, { books, accounts });
  if (percent !== null && amount !== null) faults.push({ path: `${path}.amount`, word: 'rule_percent_or_amount' });
  if (percent !== null && !isShare(percent))
    faults.push({ path: `${path}.percent`, word: 'rule_percent_range', values: { found: percent } });
  faults.push(...amountFaults(`${path}.amount`, amount, currency));
  if (taxCode !== null && !books.taxCodes.some((known) => known.code === taxCode))
    faults.push({ path: `${path}.tax_code`, word: 'ledger_unknown_tax_code', values: { taxCode } });
  return faults;
}

function accountOfPart(path: string, code: string, { books, accounts }: Omit<RuleGround, 'currency'>): FieldIssue[] {
  if (code === '') return [{ path, word: 'choose_account' }];
  if (accounts.some((account) => account.code === code))
    return [{ path, word: 'rule_account_is_bank', values: { account: code } }];
  return accountFaults(path, code, books.chart);
}

function isShare(percent: string): boolean {
  try {
    const share = parseDecimal(percent, PERCENT_DECIMALS);
    return share.gt(0) && share.lte(100);
  } catch (error) {
    if (isLedgerIssue(error)) return false;
    throw error;
  }
}

/** Any line must be filled: one part takes what is left of it, or percentages make the whole of it. */
function sumFaults(parts: readonly Part[]): FieldIssue[] {
  const path = 'action.parts';
  const free = parts.filter(({ percent, amount }) => percent === null && amount === null).length;
  const shares = parts.flatMap(({ percent }) => percent ?? []);
  const sum = shares.reduce((total, share) => total.plus(parseDecimal(share, PERCENT_DECIMALS)), parseDecimal('0', 0));
  const values = { found: sum.toFixed(), count: String(free) };
  if (free > 1) return [{ path, word: 'rule_one_rest', values }];
  if (free === 1) return sum.gte(100) ? [{ path, word: 'rule_nothing_left', values }] : [];
  if (shares.length < parts.length) return [{ path, word: 'rule_rest_needed', values }];
  return sum.eq(100) ? [] : [{ path, word: 'rule_percent_sum', values }];
}
