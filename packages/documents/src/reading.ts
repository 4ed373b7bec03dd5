import type { Check } from './checks/check.ts';
import type { CompanyPaperKind } from './company-papers/company-paper.ts';
import type { Field } from './evidence/field.ts';
import type { Payment } from './kinds/commercial/payment.ts';
import type { Box, PageSource, Turn } from './page/page.ts';

/**
 * What a document is. An invoice is a sales invoice or a purchase bill by its `direction`. Quotations, delivery
 * notes, cheques, remittance advices and letters of public offices have separate kinds so that they are filed, not
 * booked.
 */
export type DocumentKind =
  | 'bank_statement'
  | 'card_statement'
  | 'invoice'
  | 'receipt'
  | 'credit_note'
  | 'quotation'
  | 'delivery_note'
  | 'cheque'
  | 'remittance_advice'
  | 'official_letter'
  | 'other';

/** The bookkeeping record of a kind: statement lines, a commercial document, or none. */
export function bookkeepingOf(kind: DocumentKind): 'statement' | 'commercial' | 'none' {
  if (kind === 'bank_statement' || kind === 'card_statement') return 'statement';
  if (kind === 'invoice' || kind === 'receipt' || kind === 'credit_note') return 'commercial';
  return 'none';
}

/** Whose document it is, seen from the company's own books: `sales` when the company issued it, else `purchase`. */
export type Direction = 'sales' | 'purchase';

/** Money as a plain decimal string such as "1234.50" or "-20.00": never a floating point number. */
export type DecimalText = string;

/** A business date, YYYY-MM-DD. */
export type IsoDate = string;

/** The issuer or the recipient of a document, as far as the page shows it. */
export interface Party {
  readonly name: Field<string> | null;
  readonly address: Field<string> | null;
  readonly taxId: Field<string> | null;
}

/** One row of an invoice, receipt or credit note. `rate` is the tax rate in percent ("19", "0"). */
export interface Item {
  readonly name: Field<string>;
  readonly quantity: Field<DecimalText> | null;
  readonly price: Field<DecimalText> | null;
  readonly rate: Field<DecimalText> | null;
  readonly amount: Field<DecimalText> | null;
}

/**
 * One transaction of a statement. Exactly one of `out` (withdrawal, card purchase) and `in` (deposit, card payment)
 * is set; both are positive. `balance` is the printed running balance, signed, null where none is printed.
 */
export interface StatementLine {
  readonly date: Field<IsoDate>;
  readonly postDate: Field<IsoDate> | null;
  /** The printed description; a line break marks where the page breaks the line. */
  readonly description: Field<string>;
  readonly reference: Field<string> | null;
  readonly out: Field<DecimalText> | null;
  readonly in: Field<DecimalText> | null;
  readonly balance: Field<DecimalText> | null;
  /** The page and the rectangle of the whole line, for showing it. */
  readonly page: number;
  readonly box: Box;
  /**
   * 0..1; below 0.5 where a value was repaired, where the balances around the line do not agree, or where its date is
   * out of order or outside the period.
   */
  readonly confidence: number;
  /** The value that the balances (or the dates around it) corrected, for a person to confirm. */
  readonly repaired?: 'amount' | 'direction' | 'balance' | 'date';
  /** The text as read before the correction. */
  readonly readAs?: string;
}

/** One account in one currency. Closing = opening + in - out for deposits; opening + out - in for cards. */
export interface Statement {
  readonly account: Field<string> | null;
  readonly currency: Field<string> | null;
  readonly periodStart: Field<IsoDate> | null;
  readonly periodEnd: Field<IsoDate> | null;
  readonly dueDate: Field<IsoDate> | null;
  readonly openingBalance: Field<DecimalText> | null;
  readonly closingBalance: Field<DecimalText> | null;
  /** True for a credit card statement, where balances are amounts owed. */
  readonly card: boolean;
  readonly lines: readonly StatementLine[];
}

/**
 * Why a person should check the reading. Closed list of codes; the user interface holds the texts.
 * - `ambiguous_date` {date}: day and month of the issue date could be exchanged
 * - `low_confidence`: check every field before using it
 * - `no_total`, `no_lines` {account}: the total or the lines were not found
 * - `direction_repaired`, `amount_repaired` {account, count}: running balances contradicted what was read
 * - `not_on_page` {field, value}: a language model gave a value that is not printed on the page
 * - `line_incomplete` {account, count}: lines left out because their date or amount could not be read
 * - `page_repeated` {first}: the page is another copy of an earlier one and was left out
 */
export type WarningCode =
  | 'ambiguous_date'
  | 'low_confidence'
  | 'no_total'
  | 'no_lines'
  | 'direction_repaired'
  | 'amount_repaired'
  | 'line_incomplete'
  | 'not_on_page'
  | 'page_repeated';

/** A warning with the values its sentence needs; `page` starts at 1. */
export interface Warning {
  readonly code: WarningCode;
  readonly values: Readonly<Record<string, string>>;
  readonly page?: number;
}

export interface ReadPage {
  readonly number: number;
  readonly widthPt: number;
  readonly heightPt: number;
  readonly source: PageSource;
  readonly turn: Turn;
  readonly mirrored: boolean;
}

/**
 * Everything read from one document. Money is positive on credit notes too. Fields the page does not show are null.
 * `confidence` is the confidence of the whole: the kind, the fields that matter for the kind, and the checks.
 */
export interface Reading {
  readonly kind: DocumentKind;
  /** The certificates of a company among its pages, whatever its kind; left out without such pages. */
  readonly companyPapers?: readonly CompanyPaperKind[];
  /** Null for statements and other documents, and where neither party is known to be the company itself. */
  readonly direction: Direction | null;
  readonly confidence: number;
  readonly pages: readonly ReadPage[];
  readonly number: Field<string> | null;
  /** On a credit note: the number of the invoice it corrects. */
  readonly relatedNumber: Field<string> | null;
  readonly issueDate: Field<IsoDate> | null;
  readonly dueDate: Field<IsoDate> | null;
  /** Payment terms as printed, such as "Net 30" or "月結30天". */
  readonly terms: Field<string> | null;
  /** ISO 4217 code. */
  readonly currency: Field<string> | null;
  readonly supplier: Party | null;
  readonly customer: Party | null;
  readonly items: readonly Item[];
  readonly subtotal: Field<DecimalText> | null;
  readonly discount: Field<DecimalText> | null;
  readonly service: Field<DecimalText> | null;
  readonly tax: Field<DecimalText> | null;
  readonly total: Field<DecimalText> | null;
  readonly prepaid: Field<DecimalText> | null;
  readonly amountDue: Field<DecimalText> | null;
  /** On a receipt: how it was paid, where the page says so. */
  readonly payment?: Payment | null;
  readonly bank: Field<string> | null;
  /** The account holder of a statement, as far as the page shows it. */
  readonly holder?: Field<string> | null;
  readonly statements: readonly Statement[];
  /** The kept layout by which a statement was read. */
  readonly taughtBy?: string;
  readonly checks: readonly Check[];
  readonly warnings: readonly Warning[];
  /** The complete data embedded in the file; absent when the file has none. */
  readonly electronic?: ElectronicInvoice;
}

/** An allowance or a charge with its tax category. `percent` is set only when the data state it. */
export interface ElectronicAllowance {
  readonly amount: DecimalText;
  readonly percent: DecimalText | null;
  readonly reason: string | null;
  readonly category: string | null;
  readonly rate: DecimalText | null;
}

/** A line as the data states it, with its sign. `price` is of one unit, without tax. */
export interface ElectronicItem {
  readonly name: Field<string>;
  readonly description: Field<string> | null;
  readonly quantity: Field<DecimalText> | null;
  readonly price: Field<DecimalText> | null;
  readonly discount: ElectronicAllowance | null;
  readonly amount: Field<DecimalText> | null;
  /** Tax category of UNCL 5305: S, Z, E, O, AE and others. */
  readonly category: string | null;
  readonly rate: Field<DecimalText> | null;
}

/** One row of the tax breakdown: the taxable amount of this rate, after all allowances and charges. */
export interface ElectronicTax {
  readonly basis: DecimalText;
  readonly category: string | null;
  readonly rate: DecimalText | null;
}

/**
 * The data of an electronic invoice that are not on its pages; all values are exact. Addresses have a line break
 * after each line.
 */
export interface ElectronicInvoice {
  readonly orderNumber: Field<string> | null;
  readonly buyerReference: Field<string> | null;
  readonly note: Field<string> | null;
  readonly supplierAddress: Field<string> | null;
  readonly customerAddress: Field<string> | null;
  readonly shipTo: { readonly name: Field<string> | null; readonly address: Field<string> | null } | null;
  readonly items: readonly ElectronicItem[];
  readonly allowances: readonly ElectronicAllowance[];
  readonly charges: readonly ElectronicAllowance[];
  readonly taxes: readonly ElectronicTax[];
}
