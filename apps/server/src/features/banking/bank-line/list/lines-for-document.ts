import type { BankLineOffer } from '@folio/contract';
import { type Day, daysBetween, formatMoney, type OpenForMatching, scoreDocument } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { readBooks } from '../../../books/ledger/index.ts';
import type { StoredLine } from '../stored-line.ts';
import { readToDoBetween } from './line-store.ts';

/**
 * A document that is not yet posted. `settlesMinor` is the amount that would settle it; money received is positive.
 */
export interface UnbookedDocument {
  id: string;
  number: string;
  reference: string | null;
  contactNames: readonly string[];
  settlesMinor: bigint;
  currency: string;
  date: Day;
}

const MOST = 5;
/** Days a payment may be dated before or after the document. */
const BEFORE_DAYS = 7;
const AFTER_DAYS = 120;

/**
 * Open bank lines that may be the payment of a document: same currency and direction, near its date, and of its
 * amount or, for a part payment, with its number in the text. Best first, scored like bank matching.
 */
export async function linesForDocument(tx: CompanyTransaction, document: UnbookedDocument): Promise<BankLineOffer[]> {
  if (document.settlesMinor === 0n) return [];
  const lines = await readToDoBetween(tx, {
    currency: document.currency,
    amounts:
      document.settlesMinor > 0n ? ([1n, document.settlesMinor] as const) : ([document.settlesMinor, -1n] as const),
  });
  const wanted: OpenForMatching = {
    ref: document.id,
    number: document.number,
    reference: document.reference,
    contactRef: '',
    type: document.settlesMinor > 0n ? 'sales_invoice' : 'purchase_bill',
    contactNames: document.contactNames,
    openMinor: document.settlesMinor,
    currency: document.currency,
    issueDate: document.date,
  };
  const scored = lines
    .filter((line) => isNear(line, document.date))
    .flatMap((line) => {
      const found = scoreDocument({ ...line, ref: line.id }, wanted);
      return found === null ? [] : [{ line, score: found.score, reasons: found.reasons }];
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST);
  if (scored.length === 0) return [];
  const { chart } = await readBooks(tx);
  return scored.map(({ line, score, reasons }) => {
    const account = chart.byCode.get(line.accountCode);
    return {
      id: line.id,
      date: line.date,
      payee: line.payee,
      description: line.description,
      amount: formatMoney(line.amountMinor, line.currency),
      currency: line.currency,
      account_code: line.accountCode,
      account_name: account?.name ?? '',
      account_name_zh: account?.nameZh ?? '',
      score,
      reasons: reasons.map((reason) => ({ ...reason })),
    };
  });
}

function isNear(line: StoredLine, day: Day): boolean {
  const days = daysBetween(day, line.date);
  return days >= -BEFORE_DAYS && days <= AFTER_DAYS;
}
