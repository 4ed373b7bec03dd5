import type { Account, Chart } from '../../accounts/index.ts';
import { type EntryKind, type JournalDraft, netOf, type SourceType } from '../../journal/index.ts';
import { addTo } from '../../money/index.ts';
import { type MovementRange, type NetByAccount, rangeKey } from '../movement.ts';

/**
 * Movements that are no cash flow, or that belong to another line than their account says:
 * - `brought_in`: balances taken over from other books.
 * - `revaluation`: balances in other currencies brought to a day's rate, and the reversals.
 * - `depreciation`: on accounts of accumulated depreciation, the part that is charged to the profit. What else moves
 *   there belongs to the sale of an asset.
 */
export type NotCashKind = 'brought_in' | 'revaluation' | 'depreciation';

/** The net movements of each kind, debit positive, by the `rangeKey` of each column's period. */
export type NotCash = ReadonlyMap<string, Readonly<Record<NotCashKind, NetByAccount>>>;

/** The entries that take over balances and open documents from other books. */
export const BROUGHT_IN_ENTRIES: readonly EntryKind[] = ['opening_balance', 'opening_document'];

/** Where revaluations and their reversals come from. */
export const REVALUATION_SOURCE: SourceType = 'fx_revaluation';

/** Accounts of accumulated depreciation: fixed assets that no cash flow touches. */
export function isDepreciation({ section, cashFlow }: Account): boolean {
  return section === 'non_current_assets' && cashFlow === 'none';
}

/** Accounts of income and expenses that no cash flow touches, such as depreciation. */
export function isChargedWithoutCash({ type, cashFlow }: Account): boolean {
  return (type === 'revenue' || type === 'expense') && cashFlow === 'none';
}

/** The movements of entries that are no cash flow; a store computes the same in SQL. */
export function notCashFrom(entries: readonly JournalDraft[], ranges: readonly MovementRange[], chart: Chart): NotCash {
  return new Map(ranges.map((range) => [rangeKey(range), notCashOf(entries, range, chart)]));
}

function notCashOf(entries: readonly JournalDraft[], range: MovementRange, chart: Chart) {
  const nets = { brought_in: new Map<string, bigint>(), revaluation: new Map(), depreciation: new Map() };
  const depreciation = new Set(chart.accounts.filter(isDepreciation).map(({ code }) => code));
  const charged = new Set(chart.accounts.filter(isChargedWithoutCash).map(({ code }) => code));
  for (const entry of entries) {
    if (entry.date > range.to || (range.from !== null && entry.date < range.from) || entry.kind === 'closing') continue;
    const kind = kindOf(entry, charged);
    if (kind === null) continue;
    for (const line of entry.lines) {
      if (kind === 'depreciation' && !depreciation.has(line.accountCode)) continue;
      addTo(nets[kind], line.accountCode, netOf(line));
    }
  }
  return nets;
}

function kindOf({ kind, sourceType, lines }: JournalDraft, charged: ReadonlySet<string>): NotCashKind | null {
  if (BROUGHT_IN_ENTRIES.includes(kind)) return 'brought_in';
  if (sourceType === REVALUATION_SOURCE) return 'revaluation';
  return lines.some((line) => charged.has(line.accountCode)) ? 'depreciation' : null;
}
