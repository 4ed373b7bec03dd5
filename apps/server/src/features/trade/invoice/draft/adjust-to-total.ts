import { type InvoiceDraft, withAdjustment } from '@folio/contract';
import { accountByRole, formatMoney, parseMoney } from '@folio/ledger';
import { sentence } from '../../../../messages/index.ts';
import type { Language } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { byTheRules, type CompanyBooks } from '../../../books/ledger/index.ts';
import { type DraftRules, draftTotals, statedRounding } from './draft-totals.ts';

/**
 * Adds an item for the difference to the stated total, which the confirming user accepted. Throws
 * `arithmetic_not_confirmed` if no item can close the difference.
 */
export function adjustToTotal(
  draft: InvoiceDraft,
  books: CompanyBooks,
  rules: DraftRules,
  language: Language,
): InvoiceDraft {
  const adjusted = byTheRules(() =>
    withAdjustment(draft, {
      totalOf: (one) => draftTotals(one, { ...rules, taxRounding: statedRounding(one, rules) }).totalMinor,
      parse: (amount) => parseMoney(amount, draft.currency),
      format: (minor) => formatMoney(minor, draft.currency),
      roundingAccount: accountByRole(books.chart, 'rounding').code,
      nameOf: (kind) => sentence(language, `adjusting_item_${kind}`),
    }),
  );
  if (adjusted === null) throw new DomainError('arithmetic_not_confirmed');
  return adjusted;
}
