import type { BankRuleBody, RuleConditions } from '@folio/contract';
import { parseMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError, type FieldIssue } from '../../../platform/http/domain-error.ts';
import { actionFaults } from './check-action.ts';
import { amountFaults, groundOf, type RuleGround } from './rule-ground.ts';

/** Rejects an invalid rule and reports every error. */
export async function checkRule(tx: CompanyTransaction, rule: BankRuleBody): Promise<void> {
  const ground = await groundOf(tx, rule.conditions);
  const faults = [...conditionFaults(rule.conditions, ground), ...actionFaults(rule, ground)];
  if (faults.length > 0) throw new DomainError('validation_failed', { faults });
}

/** Errors in the conditions: they must select only some lines, and everything they refer to must exist. */
export function conditionFaults(conditions: RuleConditions, ground: RuleGround): FieldIssue[] {
  const { text, amount_min, amount_max, bank_account_ids } = conditions;
  const faults: FieldIssue[] = [];
  const tells = text.some(({ match }) => match !== 'not_contains') || amount_min !== null || amount_max !== null;
  if (!tells) faults.push({ path: 'conditions.text', word: 'rule_needs_condition' });
  for (const [index, { value }] of text.entries())
    if (!/[\p{L}\p{N}]/u.test(value))
      faults.push({
        path: `conditions.text.${index}.value`,
        word: 'rule_text_without_words',
        values: { found: value },
      });
  for (const [index, id] of bank_account_ids.entries())
    if (!ground.accounts.some((account) => account.id === id))
      faults.push({ path: `conditions.bank_account_ids.${index}`, word: 'rule_bank_account_unknown' });
  const amounts = [
    ...amountFaults('conditions.amount_min', amount_min, ground.currency),
    ...amountFaults('conditions.amount_max', amount_max, ground.currency),
  ];
  const bothRead = amounts.length === 0 && amount_min !== null && amount_max !== null;
  if (bothRead && parseMoney(amount_min, ground.currency) > parseMoney(amount_max, ground.currency))
    amounts.push({
      path: 'conditions.amount_max',
      word: 'rule_amount_order',
      values: { min: amount_min, max: amount_max },
    });
  return [...faults, ...amounts];
}
