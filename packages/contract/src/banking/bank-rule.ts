import { z } from 'zod';
import { day, decimalText, id, instant, moneyText } from '../wire/wire.ts';

/** All conditions must be met; an absent one is always met. Text comparison ignores case, width and punctuation. */
export const ruleConditions = z.object({
  direction: z.enum(['spent', 'received']).nullable().default(null),
  /** Bank accounts the rule applies to; empty = all. */
  bank_account_ids: z.array(id).max(50).default([]),
  text: z
    .array(
      z.object({
        field: z.enum(['any', 'payee', 'description']),
        match: z.enum(['contains', 'equals', 'starts_with', 'not_contains']),
        value: z.string().trim().min(1).max(120),
      }),
    )
    .max(10)
    .default([]),
  /** Without direction, in the account's currency, both included. */
  amount_min: moneyText.nullable().default(null),
  amount_max: moneyText.nullable().default(null),
});
export type RuleConditions = z.infer<typeof ruleConditions>;

/** `percent` of the line, or a fixed `amount`; exactly one part has neither and takes the rest. */
export const rulePart = z.object({
  account_code: z.string().max(20),
  percent: decimalText.nullable().default(null),
  amount: moneyText.nullable().default(null),
  tax_code: z.string().max(20).nullable().default(null),
  description: z.string().trim().max(300).nullable().default(null),
});
export const ruleAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('classify'), parts: z.array(rulePart).min(1).max(20) }),
  z.object({ kind: z.literal('transfer'), account_code: z.string().max(20) }),
  z.object({ kind: z.literal('exclude'), reason: z.string().trim().min(1).max(300) }),
]);
export type RuleAction = z.infer<typeof ruleAction>;

export const bankRuleBody = z.object({
  name: z.string().trim().min(1).max(120),
  active: z.boolean().default(true),
  conditions: ruleConditions,
  action: ruleAction,
});
export type BankRuleBody = z.infer<typeof bankRuleBody>;

/** How often users accepted suggestions of one source unchanged; `share` is null while there are too few to judge. */
export const suggestionAccuracy = z.object({
  suggested: z.number(),
  accepted: z.number(),
  share: z.number().nullable(),
});
export type SuggestionAccuracy = z.infer<typeof suggestionAccuracy>;

export const bankRuleRow = bankRuleBody.extend({
  id,
  /** Rules are tried in this order; the first one whose conditions are met decides. */
  position: z.number(),
  accuracy: suggestionAccuracy,
  created_at: instant,
});
export type BankRuleRow = z.infer<typeof bankRuleRow>;

/** Effect the rule would have had on past and open lines; nothing is changed. */
export const ruleTrial = z.object({
  matched: z.number(),
  /** Number of matching coded lines that were coded exactly as the rule would. */
  coded: z.number(),
  agreeing: z.number(),
  lines: z.array(
    z.object({
      id,
      date: day,
      payee: z.string().nullable(),
      description: z.string(),
      amount: moneyText,
      currency: z.string(),
      coded_text: z.string().nullable(),
      agrees: z.boolean().nullable(),
    }),
  ),
});
export type RuleTrial = z.infer<typeof ruleTrial>;

/** What Folio learned about a payee of the company. */
export const payeeMemoryRow = z.object({
  id,
  payee: z.string(),
  direction: z.enum(['spent', 'received']),
  account_code: z.string(),
  account_name: z.string(),
  account_name_zh: z.string(),
  times: z.number(),
  refused: z.number(),
  last_used: day,
  accuracy: suggestionAccuracy,
});
export type PayeeMemoryRow = z.infer<typeof payeeMemoryRow>;

/** Measured over the last 500 suggestions; auto-confirm may be switched on only while `offered`. */
export const autoConfirm = z.object({
  on: z.boolean(),
  offered: z.boolean(),
  threshold_score: z.number(),
  /** The required share of accepted suggestions at or above the score, and the required number of suggestions. */
  needed_share: z.number(),
  needed_count: z.number(),
  measured: suggestionAccuracy,
  /** Set when Folio stopped it. */
  stopped_at: instant.nullable(),
});
export type AutoConfirm = z.infer<typeof autoConfirm>;
