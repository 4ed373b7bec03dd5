import type { AuditAction, BankRuleBody, BankRuleRow } from '@folio/contract';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type AuditedFields, fieldChanges, type LedgerCall, writeAudit } from '../ledger/index.ts';
import { accuracyOf } from './auto-confirm.ts';
import { checkRule } from './check-rule.ts';
import { markOpenLinesStale } from './line-store.ts';
import { measureRules } from './outcome-store.ts';
import { deleteRule, insertRule, readStoredRules, type StoredRule, writeOrder, writeRule } from './rule-store.ts';

const MOST_RULES = 1000;

/** Rules in the order they are tried, each with how often it was right. */
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
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

/** Adds a rule behind the others. */
export async function createRule(tx: CompanyTransaction, call: LedgerCall, rule: BankRuleBody): Promise<BankRuleRow> {
  await checkRule(tx, rule);
  const count = (await readStoredRules(tx)).length;
  if (count >= MOST_RULES)
    throw new Refusal('conflict', { word: 'rule_too_many', values: { count: String(MOST_RULES) } });
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
  if (rule === undefined) throw new Refusal('not_found');
  return rule;
}

/** Puts the rules in the order of the ids, which name every rule once. */
export async function orderRules(
  tx: CompanyTransaction,
  call: LedgerCall,
  ids: readonly string[],
): Promise<BankRuleRow[]> {
  const before = await readStoredRules(tx);
  const named = new Set(ids);
  const same = named.size === ids.length && before.length === ids.length && before.every(({ id }) => named.has(id));
  if (!same) throw new Refusal('conflict', { word: 'rule_order_stale' });
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

/** Open lines are looked at anew, and who changed what is written down. */
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
