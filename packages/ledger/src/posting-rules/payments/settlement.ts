import type { AccountCode, SystemRole } from '../../accounts/index.ts';
import { at } from '../../assert.ts';
import type { Day } from '../../calendar/index.ts';
import { LedgerIssue } from '../../fault.ts';
import type { JournalDraft } from '../../journal/index.ts';
import { absolute, type Currency, formatMoney, multiplyDivide, parseMoney } from '../../money/index.ts';
import {
  type Books,
  balancingAmount,
  baseValue,
  currencyOfAccount,
  draftOf,
  type Posting,
  roleCode,
} from '../books.ts';
import {
  documentOf,
  type OpenDocument,
  type OpenDocuments,
  openMinorOf,
  releasedBy,
} from '../documents/open-documents.ts';
import { LINE_WORDS } from '../wording.ts';

/** Part of a payment that settles a document; positive, in the document's currency. */
export interface Allocation {
  readonly documentRef: string;
  readonly amountMinor: bigint;
}

/** A fee or write-off in addition to the amount; positive, in the currency of the money account. */
export interface SideAmount {
  readonly amountMinor: bigint;
  readonly accountCode?: AccountCode | null;
}

/**
 * Money received or paid. `accountCode` may be a bank, cash, card, director's, deposit or bad-debt account;
 * `amountMinor` is positive in that account's currency and `rate` its rate of the day (null in base currency).
 * - `fee`: kept back from a receipt (it settles too), charged on top of a payment (it does not settle).
 * - `writeOff`: a small shortfall given up; it settles.
 */
export interface MoneyRecord {
  readonly ref: string;
  readonly number: string;
  readonly date: Day;
  readonly accountCode: AccountCode;
  readonly contactId: string;
  readonly narration: string;
  /** Cheque or transfer reference, written on the money leg; if empty, the narration is used. */
  readonly reference?: string;
  readonly amountMinor: bigint;
  readonly rate: string | null;
  readonly allocations: readonly Allocation[];
  readonly fee?: SideAmount | null;
  readonly writeOff?: SideAmount | null;
}

/**
 * Needs the books and the open state of every allocated document, from all their posted control lines.
 * `writeOffLimitMinor` is in the currency of the documents; without it the limit is 1.00.
 */
export interface SettlementContext extends Books {
  readonly openDocuments: OpenDocuments;
  readonly writeOffLimitMinor?: bigint;
}

export type MoneyKind = 'receipt' | 'payment' | 'customer_refund' | 'supplier_refund';

interface Shape {
  readonly direction: 1n | -1n;
  readonly control: SystemRole;
  readonly excessAllowed: boolean;
}

const SHAPES: Readonly<Record<MoneyKind, Shape>> = {
  receipt: { direction: 1n, control: 'accounts_receivable', excessAllowed: true },
  supplier_refund: { direction: 1n, control: 'accounts_payable', excessAllowed: false },
  payment: { direction: -1n, control: 'accounts_payable', excessAllowed: true },
  customer_refund: { direction: -1n, control: 'accounts_receivable', excessAllowed: false },
};

interface Work {
  readonly kind: MoneyKind;
  readonly shape: Shape;
  readonly record: MoneyRecord;
  readonly context: SettlementContext;
  readonly currency: Currency;
  readonly documents: readonly OpenDocument[];
}

function checkAmounts(record: MoneyRecord): void {
  const positive = [record.amountMinor, ...record.allocations.map((allocation) => allocation.amountMinor)];
  if (positive.some((amount) => amount <= 0n)) throw new LedgerIssue('amount_not_positive', { record: record.number });
  const sides = [record.fee?.amountMinor ?? 0n, record.writeOff?.amountMinor ?? 0n];
  if (sides.some((amount) => amount < 0n)) throw new LedgerIssue('amount_not_positive', { record: record.number });
  const refs = record.allocations.map((allocation) => allocation.documentRef);
  const twice = refs.find((ref, index) => refs.indexOf(ref) !== index);
  if (twice !== undefined) throw new LedgerIssue('duplicate_allocation', { document: twice });
}

/** One payment settles documents of one currency: otherwise the amount each document received would be unknown. */
function checkOneCurrency([first, ...others]: readonly OpenDocument[]): void {
  const other = others.find((document) => document.currency !== first?.currency);
  if (first !== undefined && other !== undefined)
    throw new LedgerIssue('currency_mismatch', { document: first.ref, against: other.ref });
}

/** The write-off limit in the currency of the money account, at the rates of the document and of the day. */
function writeOffLimitOf({ record, context, currency, documents }: Work): bigint {
  const [document] = documents;
  const limitMinor = context.writeOffLimitMinor ?? parseMoney('1', document?.currency ?? currency);
  if (document === undefined || document.currency === currency) return limitMinor;
  const limitBase = multiplyDivide(absolute(document.baseMinor), limitMinor, absolute(document.totalMinor));
  return multiplyDivide(limitBase, record.amountMinor, baseValue(context, record.amountMinor, currency, record.rate));
}

function checkWriteOff(work: Work): void {
  const writeOffMinor = work.record.writeOff?.amountMinor ?? 0n;
  if (writeOffMinor === 0n) return;
  const limitMinor = writeOffLimitOf(work);
  if (writeOffMinor <= limitMinor) return;
  const { currency } = work;
  const values = { found: formatMoney(writeOffMinor, currency), expected: formatMoney(limitMinor, currency), currency };
  throw new LedgerIssue('write_off_too_large', values);
}

/** The document must be this contact's, on the right control account, and open on the side that money settles. */
function checkedDocument(ref: string, shape: Shape, record: MoneyRecord, context: SettlementContext): OpenDocument {
  const document = documentOf(context.openDocuments, ref);
  if (document.contactId !== record.contactId) throw new LedgerIssue('contact_mismatch', { document: ref });
  if (document.controlAccount !== roleCode(context, shape.control)) {
    throw new LedgerIssue('control_account_mismatch', { document: ref, account: document.controlAccount });
  }
  if (openMinorOf(document) * shape.direction < 0n) throw new LedgerIssue('wrong_direction', { document: ref });
  return document;
}

function wordsOf(record: MoneyRecord): string {
  return record.reference === undefined || record.reference === '' ? record.narration : record.reference;
}

function moneyPosting({ shape, record, context, currency }: Work, amountMinor: bigint): Posting {
  return {
    accountCode: record.accountCode,
    netMinor: shape.direction * baseValue(context, amountMinor, currency, record.rate),
    currency,
    foreignMinor: shape.direction * amountMinor,
    rate: record.rate,
    contactId: record.contactId,
    description: wordsOf(record),
  };
}

function sidePostings(work: Work): Posting[] {
  const { record, context, currency, shape } = work;
  const postings: Posting[] = [];
  const feeMinor = record.fee?.amountMinor ?? 0n;
  if (feeMinor !== 0n) {
    const netMinor = baseValue(context, feeMinor, currency, record.rate);
    postings.push({
      accountCode: record.fee?.accountCode ?? roleCode(context, 'bank_fee'),
      netMinor,
      contactId: record.contactId,
      description: wordsOf(record),
    });
    if (shape.direction === -1n) postings.push(moneyPosting(work, feeMinor));
  }
  const writeOffMinor = record.writeOff?.amountMinor ?? 0n;
  if (writeOffMinor !== 0n) {
    const netMinor = shape.direction * baseValue(context, writeOffMinor, currency, record.rate);
    postings.push({
      accountCode: record.writeOff?.accountCode ?? roleCode(context, 'rounding'),
      netMinor,
      contactId: record.contactId,
      description: wordsOf(record),
    });
  }
  return postings;
}

function allocationPostings({ record, documents, shape }: Work): Posting[] {
  return documents.map((document, index) => {
    const amountMinor = at(record.allocations, index).amountMinor;
    return {
      accountCode: document.controlAccount,
      netMinor: -releasedBy(document, amountMinor),
      currency: document.currency,
      foreignMinor: -shape.direction * amountMinor,
      contactId: document.contactId,
      documentRef: document.ref,
      description: document.number,
    };
  });
}

/** The amount settled beyond the allocations, in the currency of the money account. */
function excessMinorOf({ kind, shape, record, currency, documents }: Work): bigint {
  const feeMinor = shape.direction === 1n ? (record.fee?.amountMinor ?? 0n) : 0n;
  const settles = record.amountMinor + feeMinor + (record.writeOff?.amountMinor ?? 0n);
  const allocated = record.allocations.reduce((sum, allocation) => sum + allocation.amountMinor, 0n);
  if (documents.some((document) => document.currency !== currency)) return 0n;
  const values = { found: formatMoney(allocated, currency), expected: formatMoney(settles, currency), currency };
  if (allocated > settles) throw new LedgerIssue('over_allocated', values);
  if (allocated < settles && !shape.excessAllowed)
    throw new LedgerIssue('excess_not_allowed', { ...values, record: kind });
  return settles - allocated;
}

function excessPostings(work: Work): Posting[] {
  const { shape, record, context } = work;
  const excessMinor = excessMinorOf(work);
  if (excessMinor === 0n) return [];
  const settled = moneyPosting(work, excessMinor);
  return [
    {
      ...settled,
      accountCode: roleCode(context, shape.control),
      netMinor: -settled.netMinor,
      foreignMinor: -(settled.foreignMinor ?? 0n),
      documentRef: record.ref,
      description: record.number,
    },
  ];
}

/** The balancing figure is an exchange difference only where some leg is foreign. */
function exchangePostings({ context, currency, documents, record }: Work, postings: readonly Posting[]): Posting[] {
  const difference = balancingAmount(postings);
  if (difference === 0n) return [];
  const foreign = [currency, ...documents.map((document) => document.currency)].some(
    (code) => code !== context.baseCurrency,
  );
  if (!foreign) throw new LedgerIssue('does_not_balance', { record: record.number });
  return [{ accountCode: roleCode(context, 'fx_realised'), netMinor: difference, description: LINE_WORDS.exchange }];
}

/**
 * The entry of a payment: money leg at the day's rate, fee, write-off, each allocated document at the carrying
 * value it releases, any excess as an open credit named after the record, and the realised exchange difference.
 * All documents are in one currency; when it is not the money's, there is no excess.
 */
export function settle(kind: MoneyKind, record: MoneyRecord, context: SettlementContext): JournalDraft {
  const shape = SHAPES[kind];
  const currency = currencyOfAccount(context, record.accountCode);
  checkAmounts(record);
  const documents = record.allocations.map(({ documentRef }) => checkedDocument(documentRef, shape, record, context));
  checkOneCurrency(documents);
  if (documents.length === 0 && !shape.excessAllowed)
    throw new LedgerIssue('nothing_to_refund', { record: record.number });
  const work: Work = { kind, shape, record, context, currency, documents };
  const postings = [
    moneyPosting(work, record.amountMinor),
    ...sidePostings(work),
    ...allocationPostings(work),
    ...excessPostings(work),
  ];
  checkWriteOff(work);
  const head = {
    date: record.date,
    kind,
    sourceType: kind,
    sourceRef: record.ref,
    number: record.number,
    narration: record.narration,
  };
  return draftOf(context, head, [...postings, ...exchangePostings(work, postings)]);
}
