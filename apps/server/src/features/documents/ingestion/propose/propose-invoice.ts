import { blankInvoiceDraft, blankItem, type DocumentKind, type DraftItem, type InvoiceDraft } from '@folio/contract';
import type { Party, Reading } from '@folio/documents';
import { absolute, formatMoney, minorDigits, parseDecimal, parseMoney } from '@folio/ledger';
import type { EvidenceBook } from './evidence-of.ts';
import type { OwnBooks } from './own-books.ts';
import { accountPaidFrom } from './paid-from.ts';
import { proposeElectronic } from './propose-electronic.ts';

type Side = 'sales' | 'purchase';
type AmountsAre = InvoiceDraft['amounts_are'];

/**
 * The kind from the company's point of view: an invoice or credit note is a sale or a purchase; a document that is
 * not booked keeps its kind.
 */
export function invoiceKind(reading: Reading): DocumentKind {
  if (reading.kind !== 'invoice' && reading.kind !== 'credit_note') return reading.kind;
  const side = sideOf(reading);
  if (reading.kind === 'credit_note') return side === 'sales' ? 'sales_credit_note' : 'purchase_credit_note';
  return side === 'sales' ? 'sales_invoice' : 'purchase_bill';
}

/** A document is a sale only if the company itself is named as the issuer; otherwise it is a purchase. */
function sideOf(reading: Reading): Side {
  return reading.direction === 'sales' && reading.kind !== 'receipt' ? 'sales' : 'purchase';
}

/** The draft for the editor from a read invoice, bill, credit note or receipt. */
export function proposeInvoice(reading: Reading, books: OwnBooks, book: EvidenceBook): InvoiceDraft {
  const currency = book.take('invoice.currency', reading.currency) ?? books.baseCurrency;
  const issueDate = book.take('invoice.issue_date', reading.issueDate);
  const side = sideOf(reading);
  const { items, amountsAre, isTaxMisread = false } = proposeItems(reading, currency, books, book);
  const draft: InvoiceDraft = {
    ...blankInvoiceDraft(currency),
    number: book.take('invoice.number', reading.number) ?? '',
    reference: book.take('invoice.reference', reading.relatedNumber),
    issue_date: issueDate,
    due_date: book.take('invoice.due_date', reading.dueDate) ?? (reading.kind === 'receipt' ? issueDate : null),
    payment_terms: book.take('invoice.payment_terms', reading.terms),
    amounts_are: amountsAre,
    vendor: proposeParty(reading.supplier, 'invoice.vendor', book),
    customer: proposeParty(reading.customer, 'invoice.customer', book),
    items,
    subtotal: book.take('invoice.subtotal', reading.subtotal),
    total_tax: book.take('invoice.total_tax', isTaxMisread ? null : reading.tax),
    total: book.take('invoice.total', reading.total ?? reading.amountDue),
    ...proposePayment(reading, currency, books, book),
  };
  if (reading.electronic === undefined) return draft;
  const accountOf = (name: string) => books.accountFor(name, partnerName(reading, side), side);
  return proposeElectronic(draft, reading.electronic, { reading, books, book, accountOf }) ?? draft;
}

/** Low enough that a person checks it: the page shows that it was paid, but not from which account. */
const ACCOUNT_GUESSED = 0.6;

/** A receipt that prints its payment method becomes a paid receipt, with the account that fits. */
function proposePayment(
  { payment, kind, issueDate }: Reading,
  currency: string,
  books: OwnBooks,
  book: EvidenceBook,
): Pick<InvoiceDraft, 'paid_from' | 'paid_date'> {
  const account = kind === 'receipt' && payment ? accountPaidFrom(payment, books.moneyAccounts ?? [], currency) : null;
  if (!payment || account === null) return { paid_from: null, paid_date: null };
  const { confidence } = payment.tender;
  book.take('invoice.paid_from', {
    ...payment.tender,
    value: payment.words,
    confidence: account.isCertain ? confidence : Math.min(confidence, ACCOUNT_GUESSED),
  });
  return { paid_from: account.code, paid_date: book.take('invoice.paid_date', issueDate) };
}

function proposeParty(party: Party | null, path: string, book: EvidenceBook) {
  return {
    name: (book.take(`${path}.name`, party?.name ?? null) ?? '').slice(0, 300),
    address: book.take(`${path}.address`, party?.address ?? null)?.slice(0, 400) ?? null,
    tax_id: book.take(`${path}.tax_id`, party?.taxId ?? null)?.slice(0, 60) ?? null,
  };
}

/**
 * The items as printed if they, the printed discount, service charge and tax add up to the total. If they do not (a
 * line was misread or missed), one item over the printed total: the total is the most reliable figure, and a person
 * checks one line instead of ten wrong ones.
 */
function proposeItems(
  reading: Reading,
  currency: string,
  books: OwnBooks,
  book: EvidenceBook,
): { items: DraftItem[]; amountsAre: AmountsAre; isTaxMisread?: boolean } {
  const side = sideOf(reading);
  const asMinor = (text: string | null | undefined) => (text == null ? 0n : wholeMinor(text, currency));
  const total = reading.total ?? reading.amountDue;
  const taxMinor = asMinor(reading.tax?.value);
  const extrasMinor = asMinor(reading.service?.value) - asMinor(reading.discount?.value);
  const itemsMinor = reading.items.reduce((sum, item) => sum + asMinor(item.amount?.value), 0n);
  const totalMinor = total ? asMinor(total.value) : itemsMinor + extrasMinor + taxMinor;
  const complete = reading.items.length > 0 && reading.items.every((item) => item.amount !== null);
  const tax = { minor: taxMinor, rate: knownRate(reading, books, { taxMinor, netMinor: totalMinor - taxMinor }) };
  for (const isIncluded of [false, true]) {
    if (!complete) break;
    for (const extras of [extrasMinor, 0n]) {
      if (itemsMinor + extras + (isIncluded ? 0n : taxMinor) !== totalMinor) continue;
      const items = reading.items.map((_, index) => proposeItem(reading, index, side, books, book));
      if (extras !== 0n) items.push(...extraItems(reading, side, books));
      return withTax(items, isIncluded, tax, { reading, currency, side, books });
    }
  }
  if (isImplausible(taxMinor, totalMinor))
    return {
      items: [wholeItem(reading, formatMoney(totalMinor, currency), side, books)],
      amountsAre: 'no_tax',
      isTaxMisread: true,
    };
  const whole = wholeItem(reading, formatMoney(totalMinor - taxMinor, currency), side, books);
  return withTax([whole], false, tax, { reading, currency, side, books });
}

interface ReadTax {
  minor: bigint;
  /**
   * A rate that is printed or that the company has a code for, and that results in this tax; null if there is no such
   * rate.
   */
  rate: string | null;
}

/**
 * The items with their tax: by its rate if known. A rate is never derived from the amounts to make a sum agree. Tax
 * without a rate becomes a separate item or, if prices include it, part of the items.
 */
function withTax(
  items: DraftItem[],
  isIncluded: boolean,
  tax: ReadTax,
  { reading, currency, side, books }: { reading: Reading; currency: string; side: Side; books: OwnBooks },
): { items: DraftItem[]; amountsAre: AmountsAre } {
  if (tax.minor === 0n) return { items, amountsAre: 'no_tax' };
  const isRated = items.some((item) => item.rate !== null);
  if (isRated || tax.rate !== null) {
    const rated = isRated ? items : items.map((item) => ({ ...item, rate: tax.rate }));
    return { items: rated, amountsAre: isIncluded ? 'tax_inclusive' : 'tax_exclusive' };
  }
  if (isIncluded) return { items, amountsAre: 'no_tax' };
  const amount = formatMoney(tax.minor, currency);
  const account_code = books.accountFor(items[0]?.name ?? '', partnerName(reading, side), side);
  return {
    items: [...items, { ...blankItem, name: 'Tax 稅款', price: amount, amount, account_code }],
    amountsAre: 'no_tax',
  };
}

function knownRate(
  reading: Reading,
  books: OwnBooks,
  { taxMinor, netMinor }: { taxMinor: bigint; netMinor: bigint },
): string | null {
  if (taxMinor === 0n) return null;
  const printed = reading.items.flatMap((item) => item.rate?.value ?? []);
  const own = (books.taxCodes ?? []).map((code) => code.ratePercent);
  // Each item may have been rounded separately.
  const slackMinor = BigInt(Math.max(1, reading.items.length));
  return (
    [...printed, ...own].find((rate) => {
      const given = (netMinor * BigInt(parseDecimal(rate, 6).times(1_000_000).toFixed(0))) / 100_000_000n;
      return Number(rate) > 0 && absolute(given - taxMinor) <= slackMinor;
    }) ?? null
  );
}

/** No country's sales tax exceeds 30 percent of the price, so such a figure was misread. */
function isImplausible(taxMinor: bigint, totalMinor: bigint): boolean {
  return absolute(taxMinor) * 130n > absolute(totalMinor) * 30n;
}

function proposeItem(reading: Reading, index: number, side: Side, books: OwnBooks, book: EvidenceBook): DraftItem {
  const item = reading.items[index];
  const path = `invoice.items.${index}`;
  const name = (item ? book.take(`${path}.name`, item.name) : '') ?? '';
  return {
    ...blankItem,
    name: name.slice(0, 300),
    quantity: book.take(`${path}.quantity`, item?.quantity ?? null),
    price: book.take(`${path}.price`, item?.price ?? null),
    rate: book.take(`${path}.rate`, item?.rate ?? null),
    amount: book.take(`${path}.amount`, item?.amount ?? null),
    account_code: books.accountFor(name, partnerName(reading, side), side),
  };
}

function extraItems(reading: Reading, side: Side, books: OwnBooks): DraftItem[] {
  const partner = partnerName(reading, side);
  const extra = (name: string, amount: string): DraftItem => ({
    ...blankItem,
    name,
    price: amount,
    amount,
    account_code: books.accountFor(name, partner, side),
  });
  const items: DraftItem[] = [];
  if (reading.service) items.push(extra('Service charge 服務費', reading.service.value));
  if (reading.discount) items.push(extra('Discount 折扣', `-${reading.discount.value.replace('-', '')}`));
  return items;
}

function wholeItem(reading: Reading, amount: string, side: Side, books: OwnBooks): DraftItem {
  const read = reading.items
    .map((item) => item.name.value)
    .filter((name) => name !== '')
    .join(', ');
  const name = (read || partnerName(reading, side)).slice(0, 300);
  return {
    ...blankItem,
    name,
    price: amount,
    amount,
    account_code: books.accountFor(name, partnerName(reading, side), side),
  };
}

/**
 * A read amount may have more decimals than its currency (a misread point, cents of yen). They are cut off before
 * calculation.
 */
function wholeMinor(text: string, currency: string): bigint {
  const [whole = '0', decimals = ''] = text.split('.');
  const kept = decimals.slice(0, minorDigits(currency));
  return parseMoney(kept === '' ? whole : `${whole}.${kept}`, currency);
}

function partnerName(reading: Reading, side: Side): string {
  return (side === 'sales' ? reading.customer : reading.supplier)?.name?.value ?? '';
}
