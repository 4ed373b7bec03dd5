import { type InvoiceDraft, withAdjustment } from '@folio/contract';
import { accountByRole, formatMoney, parseMoney } from '@folio/ledger';
import { sentence } from '../../messages/index.ts';
import type { Language } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { byTheRules, type CompanyBooks } from '../ledger/index.ts';
import { type DraftRules, draftTotals, statedRounding } from './draft-totals.ts';

/**
 * The draft with an item for what is missing to the total it states, as the person who confirms has agreed to. Throws
 * `arithmetic_not_confirmed` where no item can bring it there.
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
  if (adjusted === null) throw new Refusal('arithmetic_not_confirmed');
  return adjusted;
}
