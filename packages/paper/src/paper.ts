/** Type of the document; `receipt` confirms a payment received. */
export type PaperType =
  | 'sales_invoice'
  | 'sales_credit_note'
  | 'purchase_bill'
  | 'purchase_credit_note'
  | 'quotation'
  | 'receipt';

export type PaperLanguage = 'en-US' | 'zh-Hant' | 'bilingual';
export type PaperTemplate = 'classic' | 'modern' | 'compact';

/** The kinds of tax codes, as in the ledger. */
export type PaperTaxKind = 'standard' | 'zero_rated' | 'exempt' | 'out_of_scope' | 'reverse_charge';

/** A party in both languages; null if unknown. Addresses may have several lines. */
export interface PaperParty {
  readonly name: string;
  readonly nameZh: string | null;
  readonly address: string | null;
  readonly addressZh: string | null;
  /** Two letters; null = Hong Kong. */
  readonly country: string | null;
  readonly taxId: string | null;
  /** Business registration number. */
  readonly br: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly contactPerson: string | null;
}

/** Money is a decimal text in the document's currency: '1234.50', '-3.00'. */
export type PaperMoney = string;

/**
 * One item. `amount` is printed at the end of its row: quantity x price less its discount, with tax in it when prices
 * contain tax. `net` and `tax` are also reduced by the item's share of the document's discount.
 */
export interface PaperItem {
  readonly name: string;
  readonly description: string | null;
  readonly quantity: string;
  readonly price: string;
  /** As stated: '10%' or money; null = no discount. */
  readonly discount: string | null;
  readonly discountMoney: PaperMoney;
  readonly amount: PaperMoney;
  readonly net: PaperMoney;
  readonly tax: PaperMoney;
  /** The share of the document's discount, on the same basis as `amount`. */
  readonly documentDiscount: PaperMoney;
  readonly taxCode: string | null;
  readonly taxName: string | null;
  readonly taxNameZh: string | null;
  /** Percent as a decimal text; '0' without tax. */
  readonly taxRate: string;
  readonly taxKind: PaperTaxKind;
}

/** The tax of one code and rate over the whole document. */
export interface PaperTax {
  readonly code: string | null;
  readonly name: string;
  readonly nameZh: string | null;
  readonly rate: string;
  readonly kind: PaperTaxKind;
  readonly base: PaperMoney;
  readonly tax: PaperMoney;
}

/** The bank account the customer is asked to pay to. */
export interface PaperBank {
  readonly bank: string | null;
  readonly accountName: string;
  readonly number: string;
  readonly currency: string;
}

/** Full content of an invoice, credit note, quotation or receipt, in every format. */
export interface Paper {
  readonly type: PaperType;
  readonly language: PaperLanguage;
  readonly template: PaperTemplate;
  readonly number: string;
  readonly reference: string | null;
  readonly orderNumber: string | null;
  /** `YYYY-MM-DD`; null in an unfinished draft. */
  readonly issueDate: string | null;
  /** For a quotation: the last day it is valid. */
  readonly dueDate: string | null;
  readonly paymentTerms: string | null;
  readonly paymentReference: string | null;
  /** Number and date of the invoice that a credit note credits. */
  readonly creditOf: { readonly number: string; readonly date: string | null } | null;
  readonly currency: string;
  readonly seller: PaperParty;
  readonly buyer: PaperParty;
  readonly shipTo: PaperParty | null;
  readonly amountsAre: 'no_tax' | 'tax_exclusive' | 'tax_inclusive';
  readonly items: readonly PaperItem[];
  /** Sum of the items' `amount`. */
  readonly itemsTotal: PaperMoney;
  /** The document's discount as stated and in money (positive); null = no discount. */
  readonly discount: { readonly stated: string; readonly money: PaperMoney } | null;
  /** Sum of the items' `net`. */
  readonly subtotal: PaperMoney;
  readonly taxes: readonly PaperTax[];
  readonly totalTax: PaperMoney;
  readonly total: PaperMoney;
  readonly paid: PaperMoney;
  readonly due: PaperMoney;
  readonly notes: string | null;
  readonly footer: string | null;
  readonly payTo: PaperBank | null;
  readonly instructions: string | null;
  readonly instructionsZh: string | null;
  /** Content of its FPS code (EMV merchant-presented mode); null = no code. */
  readonly fpsPayload: string | null;
  /** Printed across the page. */
  readonly mark: 'draft' | 'voided' | 'paid' | null;
}
