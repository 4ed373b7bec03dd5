import type { InvoiceDraft } from '@folio/contract';
import { absolute, formatMoney, parseMoney } from '@folio/ledger';
import { Refusal } from '../../platform/http/refusal.ts';
import { byTheRules } from '../ledger/index.ts';

/** Refuses a draft whose items do not come to the total printed on the paper. */
export function refuseOtherTotal(draft: InvoiceDraft, totalMinor: bigint): void {
  if (draft.total === null) return;
  const printed = byTheRules(() => parseMoney(draft.total ?? '0', draft.currency));
  if (absolute(printed) === totalMinor) return;
  const values = { found: formatMoney(totalMinor, draft.currency), expected: formatMoney(printed, draft.currency) };
  throw new Refusal('arithmetic_not_confirmed', { faults: [{ path: 'total', word: 'check_items', values }] });
}
