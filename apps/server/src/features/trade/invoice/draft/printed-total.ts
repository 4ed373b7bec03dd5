import type { InvoiceDraft } from '@folio/contract';
import { absolute, formatMoney, parseMoney } from '@folio/ledger';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { byTheRules } from '../../../books/ledger/index.ts';

/** Rejects a draft if the sum of its items differs from the total printed on the document. */
export function refuseOtherTotal(draft: InvoiceDraft, totalMinor: bigint): void {
  if (draft.total === null) return;
  const printed = byTheRules(() => parseMoney(draft.total ?? '0', draft.currency));
  if (absolute(printed) === totalMinor) return;
  const values = { found: formatMoney(totalMinor, draft.currency), expected: formatMoney(printed, draft.currency) };
  throw new DomainError('arithmetic_not_confirmed', { faults: [{ path: 'total', word: 'check_items', values }] });
}
