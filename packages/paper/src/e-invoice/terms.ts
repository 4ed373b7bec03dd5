/*
 * The business terms of EN 16931, the model that both syntaxes write down. Money, quantities and rates are decimal texts;
 * amounts of a credit note are positive.
 */

/** A tax category: standard, zero-rated, exempt, outside the scope, reverse charge. `rate` is null outside the scope. */
export interface TaxCategory {
  readonly code: 'S' | 'Z' | 'E' | 'O' | 'AE';
  readonly rate: string | null;
  /** Why no tax is charged; null where tax is charged, or where the category needs no reason (zero rate). */
  readonly reason: string | null;
}

/** Percent and base are set together, and only when they give the amount. */
export interface Allowance {
  readonly amount: string;
  readonly percent: string | null;
  readonly base: string | null;
}

export interface InvoiceLine {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly quantity: string;
  /** Without tax, of `baseQuantity` units; never negative. */
  readonly price: string;
  /** Null = the price is for one unit. */
  readonly baseQuantity: string | null;
  readonly allowance: Allowance | null;
  readonly net: string;
  readonly category: TaxCategory;
}

/** The tax of one category and rate. */
export interface TaxGroup {
  readonly category: TaxCategory;
  readonly taxable: string;
  readonly tax: string;
}

export interface TradeParty {
  readonly name: string;
  /** At most three lines. */
  readonly address: readonly string[];
  /** Two letters. */
  readonly country: string;
  /** A VAT number beginning with its country code. */
  readonly vatId: string | null;
  /** Any other tax number. */
  readonly taxId: string | null;
  /** Number in the register of companies. */
  readonly registration: string | null;
  readonly contactPerson: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

/** The credited document. */
export interface PrecedingInvoice {
  readonly number: string;
  readonly date: string | null;
}

export interface Payment {
  /** The reference the payer is asked to quote. */
  readonly reference: string | null;
  readonly account: { readonly number: string; readonly name: string } | null;
}

export interface EInvoice {
  readonly isCredit: boolean;
  readonly number: string;
  readonly issueDate: string;
  readonly dueDate: string | null;
  readonly currency: string;
  readonly note: string | null;
  readonly buyerReference: string | null;
  readonly orderNumber: string | null;
  readonly creditOf: PrecedingInvoice | null;
  readonly seller: TradeParty;
  readonly buyer: TradeParty;
  readonly shipTo: { readonly name: string; readonly address: readonly string[]; readonly country: string } | null;
  readonly payment: Payment;
  readonly terms: string | null;
  readonly allowances: readonly (Allowance & { readonly category: TaxCategory })[];
  readonly lines: readonly InvoiceLine[];
  readonly taxes: readonly TaxGroup[];
  readonly lineTotal: string;
  readonly allowanceTotal: string;
  readonly taxExclusive: string;
  readonly tax: string;
  readonly taxInclusive: string;
  readonly prepaid: string;
  readonly payable: string;
}
