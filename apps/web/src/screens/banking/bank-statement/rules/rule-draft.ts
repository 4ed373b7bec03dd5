import type { BankRuleBody, RuleAction, RuleConditions } from '@folio/contract';

type TextCondition = RuleConditions['text'][number];
export type RulePart = Extract<RuleAction, { kind: 'classify' }>['parts'][number];

/** A form row with a stable React key, so that it keeps its state when other rows are added or removed. */
export type Keyed<T> = T & { key: number };

/** A rule being edited. The fields of each kind of action are kept while the user views another kind. */
export interface RuleDraft {
  name: string;
  active: boolean;
  direction: RuleConditions['direction'];
  accountIds: string[];
  text: Keyed<TextCondition>[];
  amountMin: string | null;
  amountMax: string | null;
  kind: RuleAction['kind'];
  parts: Keyed<RulePart>[];
  transferCode: string;
  reason: string;
}

export const emptyPart: RulePart = { account_code: '', percent: null, amount: null, tax_code: null, description: null };
export const emptyText: TextCondition = { field: 'any', match: 'contains', value: '' };

export const emptyRule: BankRuleBody = {
  name: '',
  active: true,
  conditions: { direction: null, bank_account_ids: [], text: [emptyText], amount_min: null, amount_max: null },
  action: { kind: 'classify', parts: [emptyPart] },
};

export function draftOf({ name, active, conditions, action }: BankRuleBody): RuleDraft {
  const parts = action.kind === 'classify' ? action.parts : [emptyPart];
  const text = conditions.text.length > 0 ? conditions.text : [emptyText];
  return {
    name,
    active,
    direction: conditions.direction,
    accountIds: conditions.bank_account_ids,
    text: keyed(text),
    amountMin: conditions.amount_min,
    amountMax: conditions.amount_max,
    kind: action.kind,
    parts: keyed(parts),
    transferCode: action.kind === 'transfer' ? action.account_code : '',
    reason: action.kind === 'exclude' ? action.reason : '',
  };
}

function keyed<T extends object>(rows: readonly T[]): Keyed<T>[] {
  return rows.map((row, key) => ({ ...row, key }));
}

export function withRow<T extends object>(rows: readonly Keyed<T>[], row: T): Keyed<T>[] {
  return [...rows, { ...row, key: Math.max(-1, ...rows.map(({ key }) => key)) + 1 }];
}

export function withChange<T extends object>(rows: readonly Keyed<T>[], key: number, change: Partial<T>): Keyed<T>[] {
  return rows.map((row) => (row.key === key ? { ...row, ...change } : row));
}

/**
 * The rule in the server's format. Empty text rows are left out; a rule without a name gets its first search text as
 * its name.
 */
export function bodyOf(draft: RuleDraft): BankRuleBody {
  const text = draft.text
    .map(({ field, match, value }) => ({ field, match, value: value.trim() }))
    .filter(({ value }) => value !== '');
  return {
    name: draft.name.trim() || (text[0]?.value ?? ''),
    active: draft.active,
    conditions: {
      direction: draft.direction,
      bank_account_ids: draft.accountIds,
      text,
      amount_min: draft.amountMin,
      amount_max: draft.amountMax,
    },
    action: actionOf(draft),
  };
}

function actionOf({ kind, parts, transferCode, reason }: RuleDraft): RuleAction {
  if (kind === 'transfer') return { kind, account_code: transferCode };
  if (kind === 'exclude') return { kind, reason: reason.trim() };
  return { kind, parts: parts.map(({ key: _key, ...part }) => part) };
}

/** The rule to try while it is being edited: null if it would match every line. */
export function trialOf(draft: RuleDraft): BankRuleBody | null {
  const body = bodyOf(draft);
  const { text, amount_min, amount_max } = body.conditions;
  const tells = text.some(({ match }) => match !== 'not_contains') || amount_min !== null || amount_max !== null;
  if (!tells) return null;
  const { action } = body;
  return {
    ...body,
    name: body.name || '-',
    action: action.kind === 'exclude' && action.reason === '' ? { ...action, reason: '-' } : action,
  };
}

/** The index a screen row has in the request body: empty text rows are not sent. */
export function sentIndex(draft: RuleDraft, key: number): number {
  return draft.text.filter((row) => row.value.trim() !== '').findIndex((row) => row.key === key);
}

export function moved<T>(rows: readonly T[], from: number, to: number): T[] {
  const rest = rows.filter((_, index) => index !== from);
  const one = rows[from];
  return one === undefined || to < 0 || to >= rows.length ? [...rows] : [...rest.slice(0, to), one, ...rest.slice(to)];
}
