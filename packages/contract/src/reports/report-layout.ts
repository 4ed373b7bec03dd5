import { z } from 'zod';
import { id } from '../wire/wire.ts';

/* Custom reports. A row is named by its id in formulas. */

const label = z.string().trim().max(1000).default('');
const rowId = z.string().regex(/^[a-z][a-z0-9]{0,11}$/);
const formula = z.string().trim().max(500).default('');
const code = z.string().trim().max(20);
const ledgerType = z.enum(['asset', 'liability', 'equity', 'revenue', 'expense']);
export type LedgerType = z.infer<typeof ledgerType>;

export const layoutRowKind = z.enum(['heading', 'accounts', 'formula', 'percent', 'note', 'blank']);

/**
 * A row. Of its fields only those of its kind count; the others keep what was typed before the kind was changed.
 * `choose`: accounts of `types`, with codes `from` to `to`, or the chosen `codes`. `formula`: rows with plus, minus and
 * parentheses; of a percentage it is divided by `base`.
 */
export const layoutRow = z.object({
  id: rowId,
  kind: layoutRowKind,
  label,
  label_zh: label,
  choose: z.enum(['types', 'range', 'list']).default('types'),
  types: z.array(ledgerType).max(5).default([]),
  from: code.default(''),
  to: code.default(''),
  codes: z.array(code.min(1)).max(500).default([]),
  measure: z.enum(['movement', 'closing', 'opening']).default('movement'),
  positive: z.enum(['debit', 'credit']).default('debit'),
  formula,
  base: formula,
  look: z.enum(['plain', 'subtotal', 'total']).default('plain'),
});
export type ReportLayoutRow = z.infer<typeof layoutRow>;

/** The columns that the report opens with: those of the profit and loss. */
export const layoutColumns = z.object({
  by: z.enum(['total', 'month', 'quarter']).default('total'),
  compare: z.enum(['none', 'previous_period', 'previous_year']).default('none'),
});

/** `covers`: types of accounts of which every account should be in one row. */
export const reportLayoutBody = z.object({
  name: z.string().trim().min(1).max(120),
  name_zh: z.string().trim().max(120).default(''),
  rows: z.array(layoutRow).min(1).max(200),
  covers: z.array(ledgerType).max(5),
  columns: layoutColumns,
});
export type ReportLayoutBody = z.infer<typeof reportLayoutBody>;
export const changeReportLayoutBody = reportLayoutBody.extend({ version: z.number().int().min(1) });

/** A layout. `practice_id`: the practice that keeps it for its companies; null = the company's own. */
export const reportLayout = reportLayoutBody.extend({
  id,
  version: z.number().int(),
  practice_id: id.nullable(),
});
export type ReportLayout = z.infer<typeof reportLayout>;
