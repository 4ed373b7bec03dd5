import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { CompanyBooks } from '../../../books/ledger/index.ts';
import { readSalesSetting } from '../../sales-setting/index.ts';
import { checkInvoice } from '../draft/check-invoice.ts';
import { statedRounding } from '../draft/draft-totals.ts';
import { type CreditedDocument, readCredited } from './credited-document.ts';
import type { PostingRules } from './posting.ts';

/** A draft that may be confirmed: its total, its posting and the document it credits. */
export interface CheckedDraft {
  totalMinor: bigint;
  rules: PostingRules;
  credited: CreditedDocument | null;
}

/** Checks a draft against the current books. Throws `validation_failed` with every faulty field. */
export async function checkDraft(
  tx: CompanyTransaction,
  { type, draft }: { type: InvoiceType; draft: InvoiceDraft },
  books: CompanyBooks,
): Promise<CheckedDraft> {
  const { tax_rounding: taxRounding } = await readSalesSetting(tx);
  const credited = await readCredited(tx, type, draft);
  const taxDate = credited?.issueDate ?? null;
  const rules = { ...books, taxRounding: statedRounding(draft, { ...books, taxRounding }), taxDate };
  return { totalMinor: checkInvoice(type, draft, rules), rules, credited };
}
