import type { AuditAction, BankRuleBody, BankRuleRow } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type AuditedFields, fieldChanges, type LedgerCall, writeAudit } from '../../books/ledger/index.ts';
import { accuracyOf } from './auto-confirm.ts';
import { checkRule } from './check-rule.ts';
import { markOpenLinesStale } from './line-store.ts';
import { measureRules } from './outcome-store.ts';
import { deleteRule, insertRule, readStoredRules, type StoredRule, writeOrder, writeRule } from './rule-store.ts';

const MAX_RULES = 1000;

/** Rules in the order of evaluation, each with its accuracy. */
export async function listRules(tx: CompanyTransaction): Promise<BankRuleRow[]> {
  const measures = await measureRules(tx);
  return (await readStoredRules(tx)).map(({ createdAt, ...rule }) => ({
    ...rule,
    accuracy: accuracyOf(measures.get(rule.id) ?? { suggested: 0, accepted: 0 }),
    created_at: createdAt.toISOString(),
  }));
}

async function getRule(tx: CompanyTransaction, id: string): Promise<BankRuleRow> {
  const row = (await listRules(tx)).find((rule) => rule.id === id);
  if (row === undefined) throw new DomainError('not_found');
  return row;
}

/** Adds a rule at the end of the order. */
export async function createRule(tx: CompanyTransaction, call: LedgerCall, rule: BankRuleBody): Promise<BankRuleRow> {
  await checkRule(tx, rule);
  const count = (await readStoredRules(tx)).length;
  if (count >= MAX_RULES)
    throw new DomainError('conflict', { word: 'rule_too_many', values: { count: String(MAX_RULES) } });
  const id = await insertRule(tx, rule, call);
  await noteChange(tx, call, 'bank_rule_added', { id, before: null, after: rule });
  return getRule(tx, id);
}

export async function updateRule(
  tx: CompanyTransaction,
  call: LedgerCall,
  { id, ...rule }: BankRuleBody & { id: string },
): Promise<BankRuleRow> {
  const before = await storedRule(tx, id);
  await checkRule(tx, rule);
  await writeRule(tx, id, rule);
  await noteChange(tx, call, 'bank_rule_changed', { id, before, after: rule });
  return getRule(tx, id);
}

export async function removeRule(tx: CompanyTransaction, call: LedgerCall, id: string): Promise<void> {
  const before = await storedRule(tx, id);
  await deleteRule(tx, id);
  await noteChange(tx, call, 'bank_rule_removed', { id, before, after: null });
}

async function storedRule(tx: CompanyTransaction, id: string): Promise<StoredRule> {
  const [rule] = await readStoredRules(tx, id);
  if (rule === undefined) throw new DomainError('not_found');
  return rule;
}

/** Sets the order of the rules. The ids must include every rule exactly once. */
export async function orderRules(
  tx: CompanyTransaction,
  call: LedgerCall,
  ids: readonly string[],
): Promise<BankRuleRow[]> {
  const before = await readStoredRules(tx);
  const named = new Set(ids);
  const same = named.size === ids.length && before.length === ids.length && before.every(({ id }) => named.has(id));
  if (!same) throw new DomainError('conflict', { word: 'rule_order_stale' });
  if (before.every(({ id }, index) => ids[index] === id)) return listRules(tx);
  await writeOrder(tx, ids);
  await markOpenLinesStale(tx);
  const names = new Map(before.map(({ id, name }) => [id, name]));
  const change = {
    from: before.map(({ name }) => name).join(', '),
    to: ids.map((id) => names.get(id) ?? '').join(', '),
  };
  const subject = { subjectType: 'company', subjectId: tx.companyId };
  await writeAudit(tx, { userId: call.userId, at: call.now, action: 'bank_rules_ordered', ...subject, change });
  return listRules(tx);
}

/** Marks open lines for recalculation and records in the audit trail who made the change. */
async function noteChange(
  tx: CompanyTransaction,
  { userId, now: at }: LedgerCall,
  action: AuditAction,
  { id, before, after }: { id: string; before: BankRuleBody | null; after: BankRuleBody | null },
): Promise<void> {
  const change = fieldChanges(before && auditedFields(before), after && auditedFields(after));
  if (Object.keys(change).length === 0) return;
  await markOpenLinesStale(tx);
  await writeAudit(tx, { userId, at, action, subjectType: 'bank_rule', subjectId: id, change });
}

function auditedFields({ name, active, conditions, action }: BankRuleBody): AuditedFields {
  const { direction, bank_account_ids, text, amount_min, amount_max } = conditions;
  return {
    name,
    active: String(active),
    direction,
    bank_accounts: bank_account_ids.length === 0 ? null : bank_account_ids.join(', '),
    conditions: text.map(({ field, match, value }) => `${field} ${match} "${value}"`).join(', ') || null,
    amount_min,
    amount_max,
    action: JSON.stringify(action),
  };
}
