/**
 * The role of a column in a file of documents or contacts; a document has one row for each item, and its number
 * connects the rows.
 */
export const SALES_ROLES = [
  'ignore',
  'number',
  'reference',
  'order_number',
  'contact',
  'contact_zh',
  'email',
  'phone',
  'contact_person',
  'address',
  'tax_id',
  'br',
  'issue_date',
  'due_date',
  'currency',
  'rate',
  'item',
  'description',
  'quantity',
  'price',
  'discount',
  'amount',
  'tax_code',
  'tax_rate',
  'account',
  'total',
  'kind',
  'terms',
  'notes',
] as const;
export type SalesRole = (typeof SALES_ROLES)[number];

/** The list that the file fills. */
export type SalesFileKind = 'sales' | 'purchases' | 'contacts';

export interface SalesMapping {
  readonly roles: readonly SalesRole[];
  readonly amountsAre: 'no_tax' | 'tax_exclusive' | 'tax_inclusive';
  readonly dateOrder: 'ymd' | 'dmy' | 'mdy';
}

/**
 * Why a record cannot be imported. Closed list of codes, with the values their sentence needs: `no_number`,
 * `no_contact`, `no_date`, `no_amount`, `no_name`; `bad_date`, `bad_number` {found, heading}; `differs` {heading,
 * found, expected}: rows of one document do not agree; `total_differs` {found, expected}; `twice` {row}: the same
 * contact is in an earlier row.
 */
export interface SalesFault {
  readonly word:
    | 'no_number'
    | 'no_contact'
    | 'no_date'
    | 'no_amount'
    | 'no_name'
    | 'bad_date'
    | 'bad_number'
    | 'differs'
    | 'total_differs'
    | 'twice';
  readonly row: number;
  readonly values: Readonly<Record<string, string>>;
}

/** The rows below the headings, and the number of the first of them in the file (from 1). */
export interface SalesTable {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly firstRow: number;
}

export interface SalesItem {
  readonly name: string;
  readonly description: string | null;
  readonly quantity: string | null;
  readonly price: string | null;
  readonly discount: string | null;
  readonly discountIs: 'percent' | 'amount';
  readonly amount: string | null;
  readonly taxCode: string | null;
  readonly taxRate: string | null;
  readonly account: string | null;
}

/** A document as the file states it. `row` is its first row, from 1. Amounts of credit notes are positive. */
export interface SalesRecord {
  readonly row: number;
  readonly type: 'invoice' | 'credit_note' | 'quotation' | 'receipt';
  readonly number: string;
  readonly contact: string;
  readonly issueDate: string | null;
  readonly dueDate: string | null;
  readonly rate: string | null;
  readonly total: string | null;
  /** Texts of the roles that are imported unchanged. */
  readonly texts: Readonly<Partial<Record<SalesRole, string>>>;
  readonly items: readonly SalesItem[];
  readonly faults: readonly SalesFault[];
}

export interface ContactRecord {
  readonly row: number;
  readonly name: string;
  readonly texts: Readonly<Partial<Record<SalesRole, string>>>;
  readonly faults: readonly SalesFault[];
}
