import { randomUUID } from 'node:crypto';
import {
  type Allocation,
  currencyOfAccount,
  customerRefund,
  type Day,
  type MoneyKind,
  type MoneyRecord,
  payment,
  receipt,
  type SideAmount,
  supplierRefund,
} from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { rootContactId } from '../contact/index.ts';
import {
  byTheRules,
  type CompanyBooks,
  type LedgerCall,
  loadOpenDocuments,
  noteNumber,
  openBooks,
  type Posted,
  postEntries,
  takeNumber,
} from '../ledger/index.ts';
import { insertMoney } from './store.ts';

/** Money received or paid; amounts in minor units of the account's currency, allocations in their document's. */
export interface MoneyInput {
  type: MoneyKind;
  date: Day;
  accountCode: string;
  contactId: string;
  /** Who it came from or went to, in words: the entry's narration. */
  contactName: string;
  amountMinor: bigint;
  /** Base units per 1 unit of the account's currency; null for a base-currency account. */
  rate: string | null;
  reference: string;
  allocations: readonly Allocation[];
  fee?: SideAmount | null;
  writeOff?: SideAmount | null;
  /** The number it carries already; a new one is given otherwise. */
  number?: string;
  /** The statement line it was coded from. */
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

/** The number of a money record: the one given (its series is kept ahead of it), else the next one. */
export async function takeMoneyNumber(tx: CompanyTransaction, type: MoneyKind, number?: string): Promise<string> {
  if (number === undefined) return takeNumber(tx, PREFIXES[type]);
  await noteNumber(tx, number);
  return number;
}

/** Records a receipt, payment or refund and posts it; what is not allocated stays open under its number. */
export async function recordMoney(
  tx: CompanyTransaction,
  call: LedgerCall,
  input: MoneyInput,
  known?: CompanyBooks,
): Promise<RecordedMoney> {
  const books = known ?? (await openBooks(tx));
  const id = randomUUID();
  const openDocuments = await loadOpenDocuments(
    tx,
    input.allocations.map((allocation) => allocation.documentRef),
  );
  const number = await takeMoneyNumber(tx, input.type, input.number);
  const contactId = await rootContactId(tx, input.contactId);
  const record = recordOf(id, number, { ...input, contactId });
  const drafts = byTheRules(() => RULES[input.type](record, { ...books, openDocuments }));
  const currency = currencyOfAccount(books, input.accountCode);
  await insertMoney(tx, { ...input, contactId, id, number, currency, reference: input.reference || null });
  const [entry] = await postEntries(tx, call, drafts, { chart: books.chart, bankLineId: input.bankLineId ?? null });
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
