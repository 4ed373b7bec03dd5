import { blankInvoiceDraft, blankItem, type DraftItem, type InvoiceDraft, type InvoiceType } from '@folio/contract';
import type { SalesItem, SalesRecord } from '@folio/documents';
import type { TaxCode } from '@folio/ledger';
import { contactKey } from '../contact/index.ts';
import type { ImportFacts } from './import-facts.ts';
import type { StoredMapping } from './stored-import.ts';

/** Something in the file that the company's books do not have. */
export interface UnknownWord {
  readonly word: 'account_unknown' | 'tax_unknown' | 'currency_unknown';
  readonly found: string;
}

export interface RecordDraft {
  readonly type: InvoiceType;
  readonly draft: InvoiceDraft;
  readonly unknown: readonly UnknownWord[];
}

/** A code may contain its percentage: "20% (VAT on Income)". */
const PERCENT = /(\d+(?:\.\d+)?)\s*%/u;
const UNTAXED = /exempt|no ?tax|none|non|out of scope|不適用|免稅|無稅|^n$|^0%?$/iu;
const MAX_DECIMALS = 6;

export function typeOfRecord(kind: 'sales' | 'purchases', type: SalesRecord['type']): InvoiceType {
  if (kind === 'purchases') return type === 'credit_note' ? 'purchase_credit_note' : 'purchase_bill';
  if (type === 'credit_note') return 'sales_credit_note';
  return type === 'quotation' ? 'quotation' : 'sales_invoice';
}

function same(a: string | undefined, b: string): boolean {
  return a !== undefined && a.trim().toLowerCase() === b.toLowerCase();
}

function accountOf(text: string | null, { chart }: ImportFacts, unknown: UnknownWord[]): string | null {
  if (text === null) return null;
  const code = text.split(/[\s–:-]/u)[0] ?? '';
  const found =
    chart.byCode.get(text) ??
    chart.accounts.find((account) => same(account.name, text) || same(account.nameZh, text)) ??
    chart.byCode.get(code);
  if (found === undefined) unknown.push({ word: 'account_unknown', found: text });
  return found?.code ?? null;
}

function taxOf({ taxCode, taxRate }: SalesItem, codes: readonly TaxCode[], unknown: UnknownWord[]) {
  const text = taxCode ?? '';
  const own = codes.find((code) => same(code.code, text) || same(code.name, text) || same(code.nameZh, text));
  if (own !== undefined) return { tax_code: own.code, rate: null };
  const percent = taxRate ?? PERCENT.exec(text)?.[1] ?? null;
  if (percent === null && (text === '' || UNTAXED.test(text))) return { tax_code: null, rate: null };
  const standard = codes.filter(
    (code) => (code.kind ?? 'standard') === 'standard' && Number(code.ratePercent) === Number(percent),
  );
  if (percent !== null && standard.length === 1) return { tax_code: standard[0]?.code ?? null, rate: null };
  if (percent !== null && Number(percent) === 0) return { tax_code: null, rate: null };
  unknown.push({ word: 'tax_unknown', found: text || `${percent}%` });
  return { tax_code: null, rate: null };
}

/** A figure with more decimals than the books keep comes from the spreadsheet's binary fractions: it is rounded. */
function short(figure: string | null): string | null {
  if (figure === null) return null;
  const decimals = figure.split('.')[1]?.length ?? 0;
  return decimals > MAX_DECIMALS
    ? Number(figure)
        .toFixed(MAX_DECIMALS)
        .replace(/\.?0+$/u, '')
    : figure;
}

function itemOf(item: SalesItem, mapping: StoredMapping, facts: ImportFacts, unknown: UnknownWord[]): DraftItem {
  const isTaxed = mapping.amounts_are !== 'no_tax';
  return {
    ...blankItem,
    name: item.name.slice(0, 300),
    description: item.description?.slice(0, 400) ?? null,
    quantity: short(item.quantity) ?? '1',
    price: short(item.price) ?? item.amount,
    discount: item.discount,
    discount_is: item.discountIs,
    amount: null,
    ...(isTaxed ? taxOf(item, facts.taxCodes, unknown) : {}),
    account_code: accountOf(item.account, facts, unknown),
  };
}

/** The draft for a record, with the parts that the books do not have. */
export function draftOfRecord(
  record: SalesRecord,
  kind: 'sales' | 'purchases',
  mapping: StoredMapping,
  facts: ImportFacts,
): RecordDraft {
  const unknown: UnknownWord[] = [];
  const { texts } = record;
  const stated = texts.currency?.toUpperCase() ?? facts.baseCurrency;
  const isCode = /^[A-Z]{3}$/u.test(stated);
  if (!isCode) unknown.push({ word: 'currency_unknown', found: stated });
  const currency = isCode ? stated : facts.baseCurrency;
  const party = {
    name: record.contact.slice(0, 300),
    address: texts.address?.slice(0, 400) ?? null,
    tax_id: texts.tax_id?.slice(0, 60) ?? null,
  };
  const draft: InvoiceDraft = {
    ...blankInvoiceDraft(currency),
    number: record.number.slice(0, 60),
    reference: texts.reference?.slice(0, 400) ?? null,
    order_number: texts.order_number?.slice(0, 400) ?? null,
    issue_date: record.issueDate,
    due_date: record.dueDate,
    payment_terms: texts.terms?.slice(0, 400) ?? null,
    rate: currency === facts.baseCurrency ? null : short(record.rate),
    amounts_are: mapping.amounts_are,
    contact_id: facts.contacts.get(contactKey(record.contact)) ?? null,
    items: record.items.map((item) => itemOf(item, mapping, facts, unknown)),
    notes: texts.notes?.slice(0, 2000) ?? null,
    is_receipt: kind === 'purchases' && record.type === 'receipt',
  };
  return {
    type: typeOfRecord(kind, record.type),
    draft: kind === 'sales' ? { ...draft, customer: party } : { ...draft, vendor: party },
    unknown,
  };
}
