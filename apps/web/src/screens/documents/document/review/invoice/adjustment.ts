import type { InvoiceDraft } from '@folio/contract';
import { type AdjustmentKind, withAdjustment } from '@folio/contract/adjusting-item';
import { formatMoney, isCurrency, parseMoney } from '@folio/ledger/money';
import { draftTotals } from '../../../../../components/invoice-form/invoice-draft.ts';

export interface AdjustmentWords {
  /** The company's account of rounding differences. */
  roundingAccount: string | null;
  nameOf: (kind: AdjustmentKind) => string;
}

/** The invoice with an item for what its items lack to its total; null where they agree or cannot be counted. */
export function adjusted(invoice: InvoiceDraft, words: AdjustmentWords): InvoiceDraft | null {
  const { currency } = invoice;
  if (!isCurrency(currency) || draftTotals(invoice) === null) return null;
  try {
    const done = withAdjustment(invoice, {
      ...words,
      totalOf: (draft) => parseMoney(draftTotals(draft)?.total ?? '', currency),
      parse: (amount) => parseMoney(amount, currency),
      format: (minor) => formatMoney(minor, currency),
    });
    return done === invoice ? null : done;
  } catch {
    // A figure that is not one yet is said at its field.
    return null;
  }
}
