import type { DocumentKind } from '../reading.ts';

export interface AnsweredParty {
  readonly name: string | null;
  readonly address: string | null;
  readonly tax_id: string | null;
}

export interface AnsweredItem {
  readonly name: string;
  readonly quantity: string | null;
  readonly price: string | null;
  readonly tax_rate: string | null;
  readonly amount: string | null;
}

export interface AnsweredLine {
  readonly date: string;
  readonly description: string;
  readonly withdrawal: string | null;
  readonly deposit: string | null;
  readonly balance: string | null;
}

export interface AnsweredStatement {
  readonly account: string | null;
  readonly currency: string | null;
  readonly period_start: string | null;
  readonly period_end: string | null;
  readonly opening_balance: string | null;
  readonly closing_balance: string | null;
  readonly lines: readonly AnsweredLine[];
}

/**
 * The content of a document according to a language model: dates as YYYY-MM-DD, money as plain decimals, null for
 * what the page does not show. No value is trusted before it has been found on the page.
 */
export interface ModelAnswer {
  readonly kind: DocumentKind;
  readonly number: string | null;
  readonly related_number: string | null;
  readonly issue_date: string | null;
  readonly due_date: string | null;
  readonly payment_terms: string | null;
  readonly currency: string | null;
  readonly supplier: AnsweredParty | null;
  readonly customer: AnsweredParty | null;
  readonly items: readonly AnsweredItem[];
  readonly subtotal: string | null;
  readonly discount: string | null;
  readonly service_charge: string | null;
  readonly tax: string | null;
  readonly total: string | null;
  readonly prepaid: string | null;
  readonly amount_due: string | null;
  readonly bank: string | null;
  readonly statements: readonly AnsweredStatement[];
}
