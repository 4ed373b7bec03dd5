import { type ArrivedDocument, documentKind, isInvoiceKind } from '@folio/contract';
import { absolute, formatMoney, parseMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { invoiceTypeOf } from '../../trade/invoice/index.ts';
import {
  type EvidencedLine,
  type ReviewRow,
  readBareLinesOver,
  readEvidenced,
  readWaiting,
  type WaitingFor,
} from './arrived-store.ts';
import { pairArrived, type WaitingDocument } from './pair-arrived.ts';

/** Somebody dropped the file onto this very line. */
const DROPPED_SCORE = 125;

/** What arrived for each of these lines: dropped onto it, or the best of what waits for review and fits. */
export async function arrivedFor(
  tx: CompanyTransaction,
  lineIds: readonly string[],
): Promise<Map<string, ArrivedDocument>> {
  return pairWaiting(tx, await readWaiting(tx, waitingForLines(await readEvidenced(tx, lineIds))));
}

/** What documents of these lines would be found by. */
export function waitingForLines(lines: readonly EvidencedLine[]): WaitingFor {
  const totals = lines
    .filter(({ bare }) => bare)
    .map(({ amountMinor, currency }) => `${currency} ${formatMoney(absolute(amountMinor), currency)}`);
  return { totals: [...new Set(totals)], lineIds: lines.map(({ id }) => id) };
}

/** Pairs look at every line of the amount: the document of another month's line is not this one's. */
export async function pairWaiting(
  tx: CompanyTransaction,
  rows: readonly ReviewRow[],
): Promise<Map<string, ArrivedDocument>> {
  const found = new Map<string, ArrivedDocument>();
  for (const row of rows) {
    const over = amountOf(row);
    if (row.forLineId !== null) found.set(row.forLineId, present(row, over, DROPPED_SCORE));
  }
  const documents = rows.flatMap((row) => (row.forLineId === null ? (amountOf(row) ?? []) : []));
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { lineId, documentId, score } of pairArrived(documents, await readBareLinesOver(tx, documents))) {
    const row = byId.get(documentId);
    if (row !== undefined && !found.has(lineId)) found.set(lineId, present(row, amountOf(row), score));
  }
  return found;
}

/** Null for what is paid by no line: a statement, a letter, a quotation. */
function amountOf(row: ReviewRow): WaitingDocument | null {
  const kind = documentKind.safeParse(row.kind);
  const [currency, amount] = row.total?.split(' ') ?? [];
  if (!kind.success || !isInvoiceKind(kind.data) || currency === undefined || amount === undefined) return null;
  const type = invoiceTypeOf(kind.data);
  if (type === null) return null;
  const minor = parseMoney(amount, currency);
  const received = type === 'sales_invoice' || type === 'purchase_credit_note';
  const { id, number, date, partner } = row;
  return { id, amountMinor: received ? minor : -minor, currency, number, date, partner };
}

function present(row: ReviewRow, over: WaitingDocument | null, score: number): ArrivedDocument {
  const { id, name, title, date } = row;
  const currency = over?.currency ?? '';
  const amount = over === null ? '0.00' : formatMoney(absolute(over.amountMinor), currency);
  return { id, name, title, amount, currency, date, score };
}
