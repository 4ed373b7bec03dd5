import type { InvoiceDraft, TaxCodeRow } from '@folio/contract';
import type { TaxCode } from '@folio/ledger/invoicing';
import { useDeferredValue, useMemo } from 'react';
import { useTaxCodes } from '../../api/queries/books/accounting-tax-code.ts';
import { useSalesSetting } from '../../api/queries/trade/sales-setting.ts';
import { type DraftRules, type DraftTotals, draftTotals } from './draft-totals.ts';

function taxCodeOf(row: TaxCodeRow): TaxCode {
  return { code: row.code, ratePercent: row.rate_percent, kind: row.kind, recoverable: row.recoverable };
}

function useDraftRules(): DraftRules {
  const { data: rows } = useTaxCodes();
  const taxRounding = useSalesSetting().data?.setting.tax_rounding ?? 'per_line';
  return useMemo(() => ({ taxCodes: (rows ?? []).map(taxCodeOf), taxRounding }), [rows, taxRounding]);
}

/** The draft's totals, computed once per change and outside of key events, together with the draft they belong to. */
export function useTotals(draft: InvoiceDraft): { counted: InvoiceDraft; totals: DraftTotals | null } {
  const rules = useDraftRules();
  const counted = useDeferredValue(draft);
  const { items, currency, amounts_are, discount, discount_is } = counted;
  const totals = useMemo(
    () => draftTotals({ items, currency, amounts_are, discount, discount_is }, rules),
    [items, currency, amounts_are, discount, discount_is, rules],
  );
  return { counted, totals };
}
