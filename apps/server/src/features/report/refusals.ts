import type { Chart, Period } from '@folio/ledger';
import { Refusal } from '../../platform/http/refusal.ts';

/** Refuses a period that ends before it starts. */
export function checkPeriod({ from, to }: Period): void {
  if (from > to)
    throw new Refusal('validation_failed', { word: 'date_order', faults: [{ path: 'to', word: 'date_order' }] });
}

/** Refuses accounts the chart does not have. */
export function checkAccounts(chart: Chart, codes: readonly string[] | undefined): void {
  const unknown = codes?.find((code) => !chart.byCode.has(code));
  if (unknown === undefined) return;
  const fault = { word: 'report_account_unknown', values: { account: unknown } };
  throw new Refusal('validation_failed', { ...fault, faults: [{ path: 'account', ...fault }] });
}
