import type { InvoiceDraft, InvoiceLookAlike, InvoiceType } from '@folio/contract';
import { absolute, addDays, type Day, isDay } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { readBooks } from '../../../books/ledger/index.ts';
import { contactFamily, contactKey, rootContactId } from '../../contact/index.ts';
import { readSalesSetting } from '../../sales-setting/index.ts';
import { partyOf } from '../draft/check-invoice.ts';
import { listedTotal } from '../draft/draft-columns.ts';
import { refuseUnreadable } from '../draft/draft-faults.ts';
import { presentInvoice } from '../list/list-invoices.ts';
import { readListed } from '../list/list-store.ts';
import { type AlikeAsked, type AlikeCandidate, sameNumber, sameTotal } from './possible-duplicate-store.ts';

/** Two documents with one amount may be duplicates if their dates differ by at most this many days. */
const NEAR_DAYS = 3;
const MAX_SHOWN = 5;

interface Asked {
  type: InvoiceType;
  id: string | null;
  draft: InvoiceDraft;
}

/**
 * Possible duplicates of a draft, of the same contact: first those with its number, then those with its total within
 * three days. Throws `validation_failed` for figures that give no total.
 */
export async function lookAlikes(tx: CompanyTransaction, today: Day, asked: Asked): Promise<InvoiceLookAlike[]> {
  const { type, id, draft } = asked;
  const party = partyOf(type, draft);
  if (draft.contact_id === null && party.name === '') return [];
  const rootId = draft.contact_id === null ? null : await rootContactId(tx, draft.contact_id);
  const key = contactKey(party.name);
  const isSame = ({ contactId, contactName }: AlikeCandidate) =>
    rootId !== null && contactId !== null ? rootId === contactId : contactKey(contactName) === key;
  const contactIds = rootId === null ? null : await contactFamily(tx, [rootId]);
  const about = { id, type, contactIds };
  const byNumber = draft.number === '' ? [] : await sameNumber(tx, { ...about, number: draft.number });
  const candidates = [...byNumber, ...(await overTotal(tx, draft, about))].filter(isSame);
  const reasons = new Map<string, InvoiceLookAlike['reason']>();
  for (const candidate of candidates) {
    if (!reasons.has(candidate.id))
      reasons.set(candidate.id, candidate.sameNumber ? 'same_number' : 'same_amount_and_date');
  }
  const shown = await readListed(tx, [...reasons.keys()].slice(0, MAX_SHOWN));
  return shown.map((row) => ({ ...presentInvoice(row, today), reason: reasons.get(row.id) ?? 'same_number' }));
}

async function overTotal(tx: CompanyTransaction, draft: InvoiceDraft, about: AlikeAsked): Promise<AlikeCandidate[]> {
  const { issue_date: issued, currency } = draft;
  if (issued === null || !isDay(issued)) return [];
  refuseUnreadable(draft);
  const { taxCodes } = await readBooks(tx);
  const { tax_rounding: taxRounding } = await readSalesSetting(tx);
  const totalMinor = absolute(listedTotal(draft, { taxCodes, taxRounding }));
  if (totalMinor === 0n) return [];
  const days = { from: addDays(issued, -NEAR_DAYS), to: addDays(issued, NEAR_DAYS) };
  return sameTotal(tx, { ...about, totalMinor, currency, ...days });
}
