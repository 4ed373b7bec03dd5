import type { Chart, Period } from '@folio/ledger';
import { DomainError } from '../../../platform/http/domain-error.ts';

/** Refuses a period that ends before it starts. */
export function checkPeriod({ from, to }: Period): void {
  if (from > to)
    throw new DomainError('validation_failed', { word: 'date_order', faults: [{ path: 'to', word: 'date_order' }] });
}

/** Maximum columns of a readable table: ten years of months. */
const MAX_COLUMNS = 121;

/** Refuses a period of too many months or quarters. */
export function checkColumns(count: number): void {
  if (count <= MAX_COLUMNS) return;
  const fault = { word: 'report_range_too_long', values: { max: String(MAX_COLUMNS - 1) } };
  throw new DomainError('validation_failed', { ...fault, faults: [{ path: 'by', ...fault }] });
}

/** Refuses accounts the chart does not have. */
export function checkAccounts(chart: Chart, codes: readonly string[] | undefined): void {
  const unknown = codes?.find((code) => !chart.byCode.has(code));
  if (unknown === undefined) return;
  const fault = { word: 'report_account_unknown', values: { account: unknown } };
  throw new DomainError('validation_failed', { ...fault, faults: [{ path: 'account', ...fault }] });
}
