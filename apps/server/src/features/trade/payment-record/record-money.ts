import { randomUUID } from 'node:crypto';
import {
  type Allocation,
  currencyOfAccount,
  customerRefund,
  type Day,
  type MoneyKind,
  type MoneyRecord,
  type OpenDocuments,
  payment,
  receipt,
  type SideAmount,
  supplierRefund,
} from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import {
  byTheRules,
  type LedgerCall,
  loadOpenDocuments,
  noteNumber,
  type OpenedBooks,
  openBooks,
  type Posted,
  postEntries,
  takeNumberFor,
} from '../../books/ledger/index.ts';
import { rootContactId } from '../contact/index.ts';
import { insertMoney } from './insert-sql.ts';
import { moneyByNumber } from './store.ts';

/**
 * A receipt or payment; amounts in minor units of the account's currency, allocations in their document's currency.
 */
export interface MoneyInput {
  type: MoneyKind;
  date: Day;
  accountCode: string;
  contactId: string;
  /** The contact is known not to be merged into another one. */
  contactIsRoot?: boolean;
  /** The name of the payer or payee, for the entry's narration. */
  contactName: string;
  amountMinor: bigint;
  /** Base units per 1 unit of the account's currency; null for a base-currency account. */
  rate: string | null;
  reference: string;
  allocations: readonly Allocation[];
  fee?: SideAmount | null;
  writeOff?: SideAmount | null;
  /** The number it already has; otherwise a new one is assigned. */
  number?: string;
  /** The bank line it was categorized from. */
  bankLineId?: string;
}

export interface RecordedMoney {
  id: string;
  number: string;
  entry: Posted;
}

const RULES = { receipt, payment, customer_refund: customerRefund, supplier_refund: supplierRefund } as const;
const PREFIXES: Readonly<Record<MoneyKind, string>> = {
  receipt: 'RCT',
  payment: 'PAY',
  customer_refund: 'CRF',
  supplier_refund: 'SRF',
};

/** The number of a payment, the given one (its series then continues after it) or the next one, and the open documents. */
async function numberAndDocuments(
  tx: CompanyTransaction,
  { type, number, allocations }: MoneyInput,
): Promise<{ number: string; openDocuments: OpenDocuments }> {
  const refs = allocations.map(({ documentRef }) => documentRef);
  if (number === undefined) return takeNumberFor(tx, PREFIXES[type], refs);
  await noteNumber(tx, number);
  return { number, openDocuments: await loadOpenDocuments(tx, refs) };
}

/** Records and posts a receipt, payment or refund; the unallocated part stays open under its number. */
export async function recordMoney(
  tx: CompanyTransaction,
  call: LedgerCall,
  input: MoneyInput,
  known?: OpenedBooks,
): Promise<RecordedMoney> {
  const books = known ?? (await openBooks(tx));
  const id = randomUUID();
  const { number, openDocuments } = await numberAndDocuments(tx, input);
  const contactId = input.contactIsRoot ? input.contactId : await rootContactId(tx, input.contactId);
  const record = recordOf(id, number, { ...input, contactId });
  const drafts = byTheRules(() => RULES[input.type](record, { ...books, openDocuments }));
  const currency = currencyOfAccount(books, input.accountCode);
  const row = insertMoney(tx, { ...input, contactId, id, number, currency, reference: input.reference || null });
  const [entry] = await postEntries(tx, call, drafts, { books, bankLineId: input.bankLineId ?? null, record: row });
  if (entry === undefined) throw new Error('a money record posted nothing');
  return { id, number, entry };
}

function recordOf(id: string, number: string, input: MoneyInput): MoneyRecord {
  return {
    ref: id,
    number,
    date: input.date,
    accountCode: input.accountCode,
    contactId: input.contactId,
    narration: input.contactName,
    reference: input.reference,
    amountMinor: input.amountMinor,
    rate: input.rate,
    allocations: input.allocations,
    fee: input.fee ?? null,
    writeOff: input.writeOff ?? null,
  };
}

/** The id of the record with a number; null if no record has it. */
export function findMoneyByNumber(tx: CompanyTransaction, number: string): Promise<string | null> {
  return moneyByNumber(tx, number);
}
